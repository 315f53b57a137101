"""Setting up a new game: who plays, on which board, by which rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...editions import catalogue, edition_ids
from ...engine.errors import RulesError
from ...engine.presets import differences, rules_from
from ...engine.rules import Rules, Value
from ...language import _, mark, plural, translate
from ...language.asking_words import OTHERWISE, must_ask, switch_label, told
from ...storage.profiles import Profile, load_profiles, sit_down
from ...storage.rule_sets import RuleSet, named, rule_sets
from ...ui.painting import layout
from ...ui.painting.tokens import names as token_names
from ...ui.painting.tokens import offered
from ...ui.widgets import (
    LARGE,
    SMALL,
    Button,
    Dropdown,
    IconButton,
    Label,
    TextField,
    Toggle,
)
from ..boards.own import OwnBoardsScene, taken_in
from ..core.confirm import ConfirmScene
from ..core.home_board import at_home
from ..core.page import Page
from ..core.shown import GameRules
from .draft import MOST_SEATS, Draft, SeatDraft
from .lengths import estimate
from .look import LookScene
from .opponent_choice import OpponentChoice
from .options import OptionsScene
from .preset_page import PresetPage, board_of
from .seat_row import SeatRow
from .seating import draw_seating
from .told import paint_board, paint_length, seating_facts

if TYPE_CHECKING:
    from ..core.context import Context

WRONG_BOARD = mark("A custom board can’t be used: see why")
OWN_BOARDS = mark("Custom boards: create, edit, import")
ROW = 74
#: with fewer design units across a seat has two lines, which are so high together
SLIM, SLIM_ROW = 900.0, 122
#: the players where the game lies below them: in all; or what is above the seats, and below
PLAYERS, ABOVE, BELOW = 692, 104, 280
#: people who may sit down with one click
MOST_CHIPS = 6


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for before the screen opened; None is "as the last time"."""

    rules: Rules | None = None
    edition: str | None = None
    seed: int | None = None


class SetupScene(Page):
    """Changes a draft; the game starts when nothing is wrong with it any more."""

    #: wide enough for the longest word for a computer in a row of a seat
    usual = roomy = 1440.0
    first_part = PLAYERS

    def __init__(self, context: Context, wanted: Wanted | None = None) -> None:
        super().__init__(context, _("New game"))
        playable = edition_ids()
        theme = context.painter.theme
        wanted = wanted or Wanted()
        edition = wanted.edition or context.settings.last_edition or at_home()
        self.draft = Draft(
            tokens=token_names(context.painter.assets / "tokens"),
            colours=range(len(theme.players)),
            edition=edition if edition in playable else at_home(),
            seed=new_seed() if wanted.seed is None else str(wanted.seed),
            rules=wanted.rules or last_rules(context.settings.last_rules),
            seed_chosen=wanted.seed is not None,
        )
        self.sets: list[RuleSet] = []
        self.draft.seat_last(context.settings.last_seats)
        self._offer_tokens()
        #: who may sit down with one click, and the buttons for that
        self.people: list[Profile] = []
        self.chips: list[Button] = []
        self._meet_people()
        self.rows: list[SeatRow] = []
        #: complaints about the file of own rules, each told once
        self._told: set[str] = set()
        #: how long the game will last
        self.length = ""
        self._players = Rect(0, 0, 0, 0)
        self._game = Rect(0, 0, 0, 0)
        self._picture = Rect(0, 0, 0, 0)
        self._seating = Rect(0, 0, 0, 0)
        self.add = Button(_("Add a player"), self._add, icon="plus", style="ghost", name="add")
        self.edition = Dropdown([], self.draft.edition, self._set_edition, name="edition")
        self.boards = IconButton(
            "edit",
            lambda: context.scenes.push(
                OwnBoardsScene(context, self.draft.edition, self.use_board)
            ),
            tip="",
            name="boards",
        )
        self.rules = Button(
            "",
            self._choose_rules,
            icon="book",
            style="ghost",
            align="left",
            name="rules",
            tip=_("Choose other rules"),
        )
        self.rules.title = _("Rules")
        self.change = IconButton(
            "edit", self._change_rules, tip=_("See and change every option"), name="change"
        )
        self.about = Label("", size=SMALL, colour="light_muted", wrap=True, valign="top",
                           name="about rules")  # fmt: skip
        self.seed = TextField(
            self.draft.seed,
            placeholder=_("Any"),
            max_length=19,
            accepts=lambda letter: letter in "0123456789",
            on_change=self._set_seed,
            name="seed",
            tip=_("The same seed and the same decisions give the same game."),
        )
        self.shake = IconButton("dice", self._shake, tip=_("Another seed"), name="shake")
        self.more = Button(
            _("More"),
            self._show_more,
            icon="chevron_down",
            style="ghost",
            size=SMALL,
            name="more",
            tip=_("The seed of the dice and the cards"),
        )
        self.seed.visible = self.shake.visible = self.draft.seed_chosen
        self.collects = Toggle("", on_change=self._set_collects, name="collects", tip=_(OTHERWISE))
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        self.start = Button(
            _("Start the game"), self._start, icon="play", style="primary", size=LARGE, name="start"
        )
        self._list_boards()
        self._fill()

    # the draft -------------------------------------------------------------

    def _fill(self) -> None:
        """Make the rows anew from the draft."""
        seats = self.draft.seats
        full = len(seats) >= MOST_SEATS and all(seat.kind == "human" for seat in seats)
        self.chips = [
            Button(
                person.name,
                partial(self._seat, person),
                icon="person",
                style="ghost",
                size=SMALL,
                tip=_("Give {player} a seat").format(player=person.name),
                name=f"person {person.name}",
            )
            for person in ([] if full else self.draft.unseated(self.people)[:MOST_CHIPS])
        ]
        self.rows = [SeatRow(self, seat, number) for number, seat in enumerate(seats, 1)]
        rows = [widget for row in self.rows for widget in row.widgets]
        self.form.replace(
            [
                self.back,
                *rows,
                self.add,
                *self.chips,
                self.edition,
                self.boards,
                self.rules,
                self.change,
                self.about,
                self.collects,
                self.more,
                self.seed,
                self.shake,
                self.trouble,
                self.start,
            ],
            default=self.start,
        )
        full = len(seats) >= MOST_SEATS
        self.add.reason = (
            _("At most {most_seats} players.").format(most_seats=MOST_SEATS) if full else ""
        )
        for row in self.rows:
            row.remove.reason = _("Two players are needed.") if len(seats) <= 2 else ""
        self._tell_rules()

    def _tell_rules(self) -> None:
        """Name the rules that are chosen, and count what differs from the official ones."""
        self.sets, trouble = rule_sets()
        found = named(self.draft.rules, self.sets)
        count = len(differences(self.draft.rules))
        self.rules.label = found.title if found else _("Your own rules")
        about = [_(found.about)] if found else [_("Not yet saved under a name.")]
        if count:
            differ = plural(
                "One option differs from the official rules.",
                "{count} options differ from the official rules.",
                count,
            )
            about.append(differ.format(count=count))
        self.about.text = " ".join(about)
        self._tell_collecting()
        if trouble and trouble not in self._told:
            self._told.add(trouble)
            self.context.scenes.toasts.say(translate(trouble), "bad")
        self._check()

    def _tell_collecting(self) -> None:
        """Offer the switch where these rules want rent or salary asked for."""
        rules, offered = self.draft.rules, self.collects.visible
        self.collects.visible = must_ask(rules)
        if self.collects.visible:
            self.collects.label = switch_label(rules)
            self.collects.on = self.draft.collects(self.context.settings.auto_claim)
            self.collects.dirty = True
        if self.collects.visible != offered and self._game.width:
            self.layout()
            self.invalidate()

    def _set_collects(self, on: bool) -> None:
        self.draft.chosen_collects = on

    def _check(self) -> None:
        problems = self.draft.problems()
        self.start.reason = problems[0] if problems else ""
        self._tell_length()
        self.trouble.text = " ".join([*problems, *self._unseen()])

    def _tell_length(self) -> None:
        """How long games at such a table last, as far as simulated games tell."""
        people = sum(seat.kind == "human" for seat in self.draft.seats)
        speed = self.context.settings.speed
        found = estimate(self.draft.rules, people, len(self.draft.seats) - people, speed)
        told = _("About {usual} minutes, between {least} and {most}").format(
            usual=found.usual, least=found.least, most=found.most
        )
        if told != self.length:
            self.length = told
            self.invalidate(self._players)

    def _unseen(self) -> list[str]:
        """Names that no font here can show whole; one may play under them all the same."""
        note = _(
            "No font on this computer can show every character of {name}: substitutes are shown."
        )
        missing = self.context.painter.missing
        return [note.format(name=s.name) for s in self.draft.seats if missing(s.name)]

    def _again(self) -> None:
        self._fill()
        self.settle_view()
        self.layout()
        self.invalidate()

    def _meet_people(self) -> None:
        """Read who is here; at the first game whoever gave a name has the first seat."""
        self.people, _trouble = load_profiles()
        self.draft.refresh_people(self.people)
        settings = self.context.settings
        own = next((each for each in self.people if each.id == settings.profile), None)
        if own is not None and not settings.last_seats and own in self.draft.unseated(self.people):
            self.draft.seat_person(own)

    def _seat(self, person: Profile) -> None:
        self.draft.seat_person(person)
        self._again()

    def _in_order(self) -> None:
        """Have Tab go through the seats as their widgets lie."""
        ordered = [widget for row in self.rows for widget in row.widgets]
        slots = [n for n, widget in enumerate(self.form.widgets) if widget in ordered]
        for slot, widget in zip(slots, ordered, strict=True):
            self.form.widgets[slot] = widget

    def _add(self) -> None:
        self.draft.add()
        self._again()
        self._tell_seats()

    def _tell_seats(self) -> None:
        """Say aloud who sits at the table now."""
        names = [seat.name.strip() for seat in self.draft.seats]
        said = _("{count} seats: {names}").format(count=len(names), names=", ".join(names))
        self.context.tell(said)

    def remove(self, index: int) -> None:
        """Empty a seat; if it is that of the only human, after a question."""
        people = [n for n, seat in enumerate(self.draft.seats) if seat.kind == "human"]
        if people != [index]:
            self._remove(index)
            return
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Nobody plays at this screen"),
                _("The computers will play among themselves, and you watch."),
                lambda: self._remove(index),
                yes=_("Clear this seat"),
                no=_("Keep"),
            )
        )

    def _remove(self, index: int) -> None:
        """Empty a seat; the focus goes on to the button of the last one left."""
        self.draft.remove(index)
        self._again()
        self._tell_seats()
        if self.form.focused is None and self.form.focus_visible:
            self.form.focus(self.rows[-1].remove, visible=True)

    def rename(self, seat: SeatDraft, name: str) -> None:
        """Give the player of a seat another name."""
        self.draft.name_seat(seat, name, self.people)
        self._check()

    def set_kind(self, seat: SeatDraft, kind: str) -> None:
        """Seat a human or a computer."""
        seat.kind = "human" if kind == "human" else "ai"
        self._again()

    def choose_opponent(self, seat: SeatDraft) -> None:
        """Open the dialog that tells what the opponents are like."""

        def take(code: str) -> None:
            seat.bot = code
            self._again()

        def take_all(code: str) -> None:
            for each in self.draft.seats:
                each.bot = code
            self._again()

        name = seat.name.strip()
        self.context.scenes.push(OpponentChoice(self.context, name, seat.bot, take, take_all))

    def choose_look(self, seat: SeatDraft) -> None:
        """Open the dialog that gives a seat its token and its colour."""
        self.context.scenes.push(LookScene(self.context, self.draft, seat))

    @property
    def rules_told(self) -> GameRules | None:
        return self.draft.rules, self.draft.board()

    def _list_boards(self) -> None:
        """Offer the boards that there are now, and say so if one cannot be used."""
        entries = catalogue()
        playable = [(entry.id, entry.title) for entry in entries if not entry.problem]
        wrong = len(playable) < len(entries)
        if self.draft.edition not in dict(playable):
            self.draft.edition = at_home()
        self.edition.options, self.edition.value = playable, self.draft.edition
        self.boards.icon = "warning" if wrong else "edit"
        self.boards.style = "danger" if wrong else "ghost"
        self.boards.tip = _(WRONG_BOARD) if wrong else _(OWN_BOARDS)
        self.boards.dirty = True

    def _offer_tokens(self) -> None:
        """Let the seats have tokens of the board that is chosen."""
        self.draft.offer(offered(self.context.painter.assets / "tokens", self.draft.board().tokens))
        self.invalidate()

    def _set_edition(self, edition: str) -> None:
        before = self.draft.board().rules
        self.draft.edition = edition
        self._offer_tokens()
        wanted = self.draft.board().rules
        if wanted or (before and self.draft.rules == rules_from(before)):
            self.draft.rules = rules_from(wanted)
        self._tell_rules()
        self.invalidate(self._game)

    def use_board(self, edition: str) -> None:
        """Play on a board that has just been made or taken in."""
        self._list_boards()
        if edition in dict(self.edition.options):
            self.edition.value = edition
            self._set_edition(edition)

    def handle(self, event: Event) -> bool:
        """A board that is dropped on the window is taken in, and played on."""
        if event.type != pygame.DROPFILE:
            return super().handle(event)
        if name := taken_in(self.context, Path(event.file)):
            self.use_board(name)
        return True

    def _choose_rules(self) -> None:
        self.context.scenes.push(PresetPage(self.context, self.draft.rules, self._take))

    def _take(self, chosen: RuleSet) -> None:
        """Play by these rules, on the board that belongs to them if there is one."""
        self.draft.rules = chosen.rules
        edition = board_of(chosen, self.draft.edition)
        if edition in {edition for edition, _other in self.edition.options}:
            self.draft.edition = self.edition.value = edition
            self._offer_tokens()
        self._tell_rules()

    def _change_rules(self) -> None:
        self.context.scenes.push(
            OptionsScene(self.context, self.draft.rules, self.draft.board(), self._set_rules)
        )

    def _set_rules(self, rules: Rules) -> None:
        self.draft.rules = rules

    def _set_seed(self, seed: str) -> None:
        self.draft.seed, self.draft.seed_chosen = seed, True
        self._check()

    def _show_more(self) -> None:
        """Show what is rarely wanted, or put it away."""
        shown = not self.seed.visible
        self.seed.visible = self.shake.visible = shown
        self.layout()
        self.invalidate()

    def _shake(self) -> None:
        self.draft.seed = self.seed.text = new_seed()
        self.draft.seed_chosen = False
        self._check()

    def _start(self) -> None:
        settings = self.context.settings
        game = self.draft.game(settings.auto_claim)
        settings.last_seats = tuple(game.seats)
        sit_down(settings, next((seat.profile for seat in game.seats if seat.profile), ""))
        settings.last_edition = game.edition
        settings.last_rules = differences(self.draft.rules)
        self.context.settings_changed()
        self.context.start_game(game)

    # the screen --------------------------------------------------------------

    def enter(self) -> None:
        self._list_boards()
        self._offer_tokens()
        self._tell_rules()
        self.invalidate()

    @property
    def _slim(self) -> bool:
        """Whether a seat has two lines, as all is enlarged."""
        return self.narrower(SLIM)

    def settle_view(self) -> None:
        """Where the game lies below the players, these are as high as their seats need."""
        self.first_part = ABOVE + len(self.rows) * SLIM_ROW + BELOW if self._slim else PLAYERS
        super().settle_view()

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self._players, self._game = self.beside(self.body, [1.45, 1.0])
        inside = layout.inset(self._players, px(30), px(24))
        self._layout_players(inside)
        top = self.add.rect.bottom + px(20)
        self._seating = Rect(inside.x, top, inside.width, max(0, inside.bottom - top))
        self._layout_game(layout.inset(self._game, px(30), px(24)))
        self.edition.bounds = self.bounds

    def _layout_players(self, box: Rect) -> None:
        px = self.context.painter.px
        _other, rest = layout.split(box, "top", px(48), px(8))
        # the button takes the place of the next seat, and one of its own below the last
        height = min(px(ROW), rest.height // (MOST_SEATS + 1))
        if self._slim:
            height = px(ROW)
        row = px(SLIM_ROW) if self._slim else height
        lines = [Rect(rest.x, rest.y + n * row, rest.width, row) for n in range(9)]
        for seat, line in zip(self.rows, lines, strict=False):
            seat.place(line, self.context.painter, self._slim)
        self._in_order()
        last = lines[len(self.rows)]
        self.add.rect = Rect(last.x, last.y + px(8), min(last.width, px(280)), height - px(16))
        left = self.add.rect.right + px(12)
        for chip in self.chips:
            width = min(chip.width(self.context.painter), px(190))
            chip.visible = left + width <= last.right
            chip.rect = Rect(left, self.add.rect.y, width, self.add.rect.height)
            left += width + px(12)

    def _layout_game(self, box: Rect) -> None:
        px = self.context.painter.px
        self.start.rect, rest = layout.split(box, "bottom", px(76), px(12))
        self.trouble.rect, rest = layout.split(rest, "bottom", px(50), px(8))
        label, line = px(34), px(56)
        three = 3 * self.context.painter.measure("", self.about.size)[1]
        about = max(px(88), three + px(20))
        asking = label + px(48) if self.collects.visible else 0
        more = label + px(8) + line if self.seed.visible else 0
        height = 2 * line + 2 * label + about + asking + px(52) + more
        fields, self._picture = layout.split(rest, "top", height, px(16))
        last = (label + px(8), line) if more else (0, 0)
        _other, edition, _other, rules, about_box, asked, opens, _other, seed = layout.column(
            fields, [label, line, label, line, about, asking, px(52), *last]
        )
        self.more.icon = "chevron_up" if more else "chevron_down"
        wide = self.more.width(self.context.painter)
        high = opens.height - px(8)
        self.more.rect = Rect(opens.x, opens.y + px(8), min(wide, opens.width), high)
        self.collects.rect = layout.split(asked, "bottom", asking and px(48))[0]
        self.about.rect = layout.inset(about_box, 0, px(8))
        self.rules.rect, self.change.rect = layout.row(rules, [1.0, line], px(12))
        self.edition.rect, self.boards.rect = layout.row(edition, [1.0, line], px(12))
        self.seed.rect, self.shake.rect = layout.row(seed, [1.0, line], px(12))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for box, title in ((self._players, _("Players")), (self._game, "")):
            painter.panel(surface, box, "dark")
            if title:
                head = layout.inset(box, painter.px(30), painter.px(24))
                painter.text(
                    surface, title, head.topleft, size=LARGE, colour="light", weight="bold"
                )
        asking = ((self.collects, told(self.draft.rules)),) if self.collects.visible else ()
        for widget, title in (
            (self.edition, _("Board")),
            (self.rules, _("Rules")),
            *asking,
            *(((self.seed, _("Seed of the dice and the cards")),) if self.seed.visible else ()),
        ):
            at = (widget.rect.x, widget.rect.y - painter.px(30))
            size = painter.fitting(title, SMALL, widget.rect.width, "bold")
            painter.text(surface, title, at, size=size, colour="light_muted", weight="bold")
        inside = layout.inset(self._players, painter.px(30), painter.px(24))
        paint_length(painter, surface, inside, self.length)
        paint_board(painter, surface, self._picture, self.draft)
        draw_seating(painter, surface, self._seating, seating_facts(painter, self.draft))


def last_rules(changes: Mapping[str, Value]) -> Rules:
    """The rules of the last game, or the official ones if they are not known any more."""
    try:
        return rules_from(changes)
    except RulesError:
        return Rules()


def new_seed() -> str:
    """A seed that nobody chose, short enough to be told to a friend."""
    return str(random.SystemRandom().randrange(1, 1_000_000))
