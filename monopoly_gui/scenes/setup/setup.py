"""Setting up a new game: who plays, on which board, by which rules."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ...editions import catalogue, edition_ids
from ...engine.board import MAX_PLAYERS
from ...engine.errors import RulesError
from ...engine.presets import differences, rules_from
from ...engine.rules import Rules, Value
from ...language import _, plural, translate
from ...language.asking_words import OTHERWISE, must_ask, switch_label
from ...simulation.lengths import Length, estimate
from ...storage.profiles import Profile, load_profiles, sit_down
from ...storage.rule_sets import RuleSet, matching_set, rule_sets
from ...ui.board.seated_picture import SHAPE, SeatedPicture
from ...ui.layout.containers import Column, Grid, MinWidth, Panel, Row, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Picture, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting.tokens import offered_tokens
from ...ui.widgets import (
    LARGE,
    SMALL,
    Button,
    CardButton,
    IconButton,
    Label,
    TextField,
    Toggle,
    Widget,
)
from ..boards.own import OwnBoardsScene, import_own_board
from ..core.board_pictures import draw_pieces, draw_seated
from ..core.context import Context
from ..core.dialog import ConfirmScene
from ..core.home_board import in_home_language
from ..core.managed_scene import GameRules
from ..core.page import Page
from ..core.quick import RULES as SHORT
from .draft import GameDraft, SeatDraft
from .options import OptionsScene
from .own_seat import tokens_of
from .preset_page import PresetPage, board_of
from .seat_card import BoardGallery, OpponentChoice, SeatCard, TokenPicker

#: the set of rules of the first card
OFFICIAL = "official_2008"
#: the colours and the pieces of the three ways to play
PIECES = (
    ((26, 122, 74), "note:500 house token:hat"), ((36, 88, 178), "art:clock token:car"),
    ((190, 40, 44), "art:car note:50 note:100"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SetupRequest:
    """The preselected rules, board and seed; None is "as last time"."""

    rules: Rules | None = None
    edition: str | None = None
    seed: int | None = None


class SetupScene(Page):
    """An editor of a draft; the game starts when it has no problems."""

    preferred_width = 1100.0

    def __init__(self, context: Context, wanted: SetupRequest | None = None) -> None:
        super().__init__(context, _("New game"))
        playable = edition_ids()
        theme = context.painter.theme
        wanted = wanted or SetupRequest()
        edition = wanted.edition or context.settings.last_edition or in_home_language()
        self.draft = GameDraft(
            tokens=tokens_of(context),
            colours=range(len(theme.players)),
            edition=edition if edition in playable else in_home_language(),
            seed=new_seed() if wanted.seed is None else str(wanted.seed),
            rules=wanted.rules or last_rules(context.settings.last_rules),
            seed_chosen=wanted.seed is not None,
        )
        self.sets: list[RuleSet] = []
        self.picture = SeatedPicture(context.painter, self.draft.board())
        self.draft.seat_last(context.settings.last_seats)
        #: the people who may take a seat with one click, and the buttons for that
        self.people: list[Profile] = []
        self.chips: list[Button] = []
        self._meet_people()
        self.rows: list[SeatCard] = []
        #: complaints about the file of own rules, each shown once
        self._problems_shown: set[str] = set()
        #: the expected length of the game
        self.length = Label("", size=SMALL, colour="light_muted", wrap=True, name="length")
        self.board_title = Label(
            "", size=LARGE, weight="display", align="center", name="board title"
        )
        self.add = Button(_("Add a player"), self._add, icon="plus", name="add")
        self.edition = BoardGallery(self, self.draft.edition, self._set_edition)
        self.edition.title = _("Board")
        self.boards = IconButton("edit", self._own_boards, tip="", name="boards")
        self.official = CardButton(
            "", lambda: self._take(rule_set(OFFICIAL, self.sets)), name="official"
        )
        self.short = CardButton("", self._play_short, name="short")
        self.rules = CardButton(
            "", lambda: PresetPage(context, self.draft.rules, self._take).open(), name="rules",
            tip=_("Choose the rules"),
        )  # fmt: skip
        self.rule_cards = (self.official, self.short, self.rules)
        for card, (colour, things) in zip(self.rule_cards, PIECES, strict=True):
            card.picture = partial(draw_pieces, self, self.draft.board(), colour, things)
        self.change = Button(
            _("Rules of this game"), self._change_rules, icon="edit", size=SMALL, name="change"
        )
        self.about = Label("", size=SMALL, colour="light_muted", wrap=True, name="about rules")
        self.seed = TextField(
            self.draft.seed, placeholder=_("Any"), max_length=19, on_card=False,
            accepts=lambda letter: letter in "0123456789", on_change=self._set_seed, name="seed",
            tip=_("The same seed and the same decisions give the same game."),
        )  # fmt: skip
        self.seed.title = _("Seed for dice and cards")
        self.shake = IconButton("dice", self._shake, tip=_("Another seed"), name="shake")
        self.more = Button(
            _("More"), self._show_more, icon="chevron_down", size=SMALL, name="more",
            tip=_("Seed for dice and cards"),
        )  # fmt: skip
        self.seed.visible = self.shake.visible = self.draft.seed_chosen
        choose = partial(setattr, self.draft, "chosen_collects")
        self.collects = Toggle("", on_change=choose, name="collects", tip=_(OTHERWISE))
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        self.start = Button(
            _("Start the game"), self._start, icon="play", style="primary", size=LARGE, name="start"
        )
        self.form.default = self.start
        self._list_boards()
        self._fill()

    def _fill(self) -> None:
        """Rebuild the rows from the draft."""
        seats = self.draft.seats
        full = len(seats) >= MAX_PLAYERS and all(seat.kind == "human" for seat in seats)
        self.chips = [
            Button(
                person.name, partial(self._seat, person), icon="person", size=SMALL,
                tip=_("Give {player} a seat").format(player=person.name),
                name=f"person {person.name}",
            )
            for person in ([] if full else self.draft.unseated(self.people)[:6])
        ]  # fmt: skip
        self.rows = [SeatCard(self, seat, number) for number, seat in enumerate(seats, 1)]
        most = _("At most {most_seats} players.").format(most_seats=MAX_PLAYERS)
        self.add.reason = most if len(seats) >= MAX_PLAYERS else ""
        for row in self.rows:
            row.remove.reason = _("Two players are needed.") if len(seats) <= 2 else ""
        self._describe_rules()
        self.recompose()

    def _describe_rules(self) -> None:
        """Name the chosen rules, and count their differences from the official ones."""
        self.sets, trouble = rule_sets()
        found = matching_set(self.draft.rules, self.sets)
        count = len(differences(self.draft.rules))
        self._show_cards(found)
        about = [_(found.about)] if found else [_("Not yet saved under a name.")]
        if count:
            differ = plural(
                "One option differs from the official rules.",
                "{count} options differ from the official rules.",
                count,
            )
            about.append(differ.format(count=count))
        self.about.text = " ".join(about)
        self._describe_collecting()
        if trouble and trouble not in self._problems_shown:
            self._problems_shown.add(trouble)
            self.context.scenes.toasts.say(translate(trouble), "bad")
        self._check()

    def _show_cards(self, found: RuleSet | None) -> None:
        """Name the three ways to play, say how long each takes, and tick the chosen one."""
        others = _("More rules, and your own"), _("House rules")
        for card, id in ((self.official, OFFICIAL), (self.short, SHORT)):
            rules = rule_set(id, self.sets)
            card.label, card.note = rules.title, self._minutes(rules.rules)
            card.chosen = found is not None and found.id == id
        self.rules.chosen = not (self.official.chosen or self.short.chosen)
        self.rules.note, self.rules.label = others
        if self.rules.chosen:
            self.rules.label = found.title if found else _("Your own rules")
            self.rules.note = self._minutes(self.draft.rules)

    def _minutes(self, rules: Rules) -> str:
        return _("about {usual} minutes").format(usual=self._length(rules).usual)

    def _length(self, rules: Rules) -> Length:
        """The expected length of games at such a table, from simulated games."""
        people = sum(seat.kind == "human" for seat in self.draft.seats)
        computers = len(self.draft.seats) - people
        return estimate(rules, people, computers, self.context.settings.speed)

    def _play_short(self) -> None:
        """Play a short game on the same board, without the duty to claim rent unless wanted."""
        if self.draft.chosen_collects is None:
            self.draft.chosen_collects = self.draft.collects(self.context.settings.auto_claim)
        self.draft.rules = rule_set(SHORT, self.sets).rules
        self._describe_rules()
        self.invalidate()

    def _describe_collecting(self) -> None:
        """Offer the switch where these rules require claiming rent or salary."""
        rules, offered = self.draft.rules, self.collects.visible
        self.collects.visible = must_ask(rules)
        if self.collects.visible:
            self.collects.label = switch_label(rules)
            self.collects.on = self.draft.collects(self.context.settings.auto_claim)
            self.collects.dirty = True
        if self.collects.visible != offered:
            self.recompose()

    def _check(self) -> None:
        problems = self.draft.problems()
        self.start.reason = problems[0] if problems else ""
        found = self._length(self.draft.rules)
        self.length.text = _("About {usual} minutes ({least} to {most})").format(
            usual=found.usual, least=found.least, most=found.most
        )
        before = self.trouble.text
        self.trouble.text = " ".join([*problems, *self._unseen()])
        if self.trouble.text != before:
            self.recompose()

    def _unseen(self) -> list[str]:
        """Names that no font here can show whole; they are allowed all the same."""
        note = _(
            "No font on this computer can show every character of {name}: substitutes are shown."
        )
        missing = self.context.painter.type.fonts.missing
        return [note.format(name=s.name) for s in self.draft.seats if missing(s.name)]

    def _meet_people(self) -> None:
        """Read the profiles; at the first game the named person has the first seat."""
        self.people, _trouble = load_profiles()
        self.draft.refresh_people(self.people)
        settings = self.context.settings
        own = next((each for each in self.people if each.id == settings.profile), None)
        if own is not None and not settings.last_seats and own in self.draft.unseated(self.people):
            self.draft.seat_person(own)

    def _seat(self, person: Profile) -> None:
        self.draft.seat_person(person)
        self._fill()

    def _add(self) -> None:
        self.draft.add()
        self._fill()
        self._describe_seats()

    def _describe_seats(self) -> None:
        """Say aloud who sits at the table now."""
        names = [seat.name.strip() for seat in self.draft.seats]
        text = _("{count} seats: {names}").format(count=len(names), names=", ".join(names))
        self.context.announce(text)

    def remove(self, index: int) -> None:
        """Empty a seat; after a question if it is the only human's."""
        people = [n for n, seat in enumerate(self.draft.seats) if seat.kind == "human"]
        if people != [index]:
            self._remove(index)
            return
        ConfirmScene(
            self.context,
            _("Nobody is playing at this screen"),
            _("The computers will play each other while you watch."),
            lambda: self._remove(index),
            yes=_("Clear this seat"),
            no=_("Keep"),
        ).open()

    def _remove(self, index: int) -> None:
        """Empty a seat; the focus moves to the button of the last one left."""
        before = self._length(self.draft.rules).usual
        self.draft.remove(index)
        self._fill()
        if self._length(self.draft.rules).usual > before:
            text = _("Fewer players, more rounds: the game takes a little longer.")
            self.context.scenes.toasts.say(text)
        self._describe_seats()
        if self.form.focused is None and self.form.focus_visible:
            self.form.focus(self.rows[-1].remove, visible=True)

    def rename(self, seat: SeatDraft, name: str) -> None:
        """Give the player of a seat another name."""
        self.draft.name_seat(seat, name, self.people)
        self._check()

    def set_kind(self, seat: SeatDraft, kind: str) -> None:
        """Seat a human or a computer."""
        self.draft.set_kind(seat, "human" if kind == "human" else "ai")
        self._fill()

    def choose_opponent(self, seat: SeatDraft) -> None:
        """Open the dialog that describes the opponents."""

        def take(code: str) -> None:
            self.draft.play_as(seat, code)
            self._fill()

        def take_all(code: str) -> None:
            self.draft.play_as(seat, code)
            self.draft.level_for_all(code)
            self._fill()

        name = seat.name.strip()
        OpponentChoice(self.context, name, seat.bot, take, take_all).open()

    def choose_look(self, seat: SeatDraft) -> None:
        """Open the dialog for a seat's token and colour."""
        TokenPicker(self.context, self.draft, seat).open()

    @property
    def rules_in_force(self) -> GameRules | None:
        return self.draft.rules, self.draft.board()

    def _list_boards(self) -> None:
        """List the current boards, and report an unusable one."""
        entries = catalogue()
        playable = [(entry.id, entry.title) for entry in entries if not entry.problem]
        wrong = len(playable) < len(entries)
        self.edition.offer(playable)
        known = self.draft.edition in dict(playable)
        self._play_on(self.draft.edition if known else in_home_language())
        self.boards.icon = "warning" if wrong else "edit"
        self.boards.style = "danger" if wrong else "ghost"
        if wrong:
            self.boards.tip = _("A custom board can’t be used: see why")
        else:
            self.boards.tip = _("Custom boards: create, edit, import")
        self.boards.dirty = True

    def _play_on(self, edition: str) -> None:
        """Show a board, and give the seats its tokens."""
        self.draft.edition = self.edition.value = edition
        self.board_title.text = self.edition.titles.get(edition, "")
        board = self.picture.board = self.draft.board()
        self.draft.offer(offered_tokens(self.context.painter.assets / "tokens", board.tokens))
        self.invalidate()

    def _set_edition(self, edition: str) -> None:
        before = self.draft.board().rules
        self._play_on(edition)
        wanted = self.draft.board().rules
        if wanted or (before and self.draft.rules == rules_from(before)):
            self.draft.rules = rules_from(wanted)
        self._describe_rules()

    def use_board(self, edition: str) -> None:
        """Play on a board just made or imported."""
        self._list_boards()
        if edition in self.edition.options:
            self._set_edition(edition)

    def take_file(self, file: Path) -> bool:
        """Import a board, and play on it."""
        if name := import_own_board(self.context, file):
            self.use_board(name)
        return True

    def _take(self, chosen: RuleSet) -> None:
        """Play by these rules, on their own board if they have one."""
        self.draft.rules = chosen.rules
        edition = board_of(chosen, self.draft.edition)
        if edition in self.edition.options:
            self._play_on(edition)
        self._describe_rules()
        self.invalidate()

    def _change_rules(self) -> None:
        draft, change = self.draft, partial(setattr, self.draft, "rules")
        OptionsScene(self.context, draft.rules, draft.board(), change).open()

    def _own_boards(self) -> None:
        OwnBoardsScene(self.context, self.draft.edition, self.use_board).open()

    def _set_seed(self, seed: str) -> None:
        self.draft.seed, self.draft.seed_chosen = seed, True
        self._check()

    def _show_more(self) -> None:
        """Show or hide the less common settings."""
        shown = not self.seed.visible
        self.seed.visible = self.shake.visible = shown
        self.more.icon = "chevron_up" if shown else "chevron_down"
        self.recompose()
        self.form.focus(self.seed if shown else self.more)

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

    def enter(self) -> None:
        self._list_boards()
        self._describe_rules()

    def compose(self) -> Node:
        who, where = self._who(), self._where()
        both = Wrap([Share(who, 460, grow=1.2), Share(where, 460, grow=1.0)], gap=32)
        return Column([Scroll(both, grow=1.0), self._foot()], gap=16)

    def _who(self) -> Node:
        """The column of seats and rules."""
        large = len(self.rows) <= 4
        cards = [MinWidth(row.node(large), 180) for row in self.rows]
        rules = [Control(card, height=(76, 210), tight=True) for card in self.rule_cards]
        asked = Panel(Control(self.collects, height=(40, 44)), "dark", pad=(20, 10))
        return Column(
            [
                _in_line(_("Players"), Spacer(), *self.chips, self.add),
                Grid(cards, columns=(1, 4), gap=12),
                _in_line(_("Rules"), Control(self.about), self.change),
                Grid(rules, columns=(1, 3), gap=12),
                asked if self.collects.visible else None,
                Spacer(),
            ],
            gap=14,
        )

    def _where(self) -> Node:
        """The chosen board, large, and the gallery below it."""
        height = 84 * self.edition.rows, 132 * self.edition.rows
        title = Row([Control(self.board_title, height=(44, 56)), Control(self.boards, grow=0.0)])
        board = Picture(partial(draw_seated, self, self.picture), SHAPE, height=(180, 620))
        board.grow = 1.0
        return Panel(
            Column([board, title, Control(self.edition, height=height, grow=0.0)], gap=12),
            "dark",
            pad=(20, 18),
        )

    def _foot(self) -> Node:
        """The footer: problems, length, seed, and the start button."""
        named = MinWidth(_heading(self.seed.title, alt_text=""), 190)
        dice = Control(self.shake, grow=0.0)
        seed = Row([named, Control(self.seed, width=(160, 240), grow=0.0), dice], gap=16)
        parts = [
            Control(self.start, height=(60, 76), width=(300, 420), grow=0.0),
            Control(self.length, width=(200, 420)),
            Control(self.more, grow=0.0),
            seed if self.seed.visible else None,
        ]
        return Column([Control(self.trouble, height=(26, 26)), Wrap(parts, gap=16)], gap=4)


def _in_line(title: str, *parts: Node | Widget) -> Node:
    """A heading, and parts beside it as wide as they need."""
    nodes = [Control(each, grow=0.0) if isinstance(each, Widget) else each for each in parts]
    return Wrap([MinWidth(_heading(title), 120), *nodes], gap=12)


def _heading(title: str, alt_text: str | None = None) -> Text:
    return Text(title, size=SMALL, weight="bold", colour="light_muted", alt_text=alt_text)


def rule_set(id: str, sets: Sequence[RuleSet]) -> RuleSet:
    """The shipped set of rules with this id."""
    return next(each for each in sets if each.id == id and not each.own)


def last_rules(changes: Mapping[str, Value]) -> Rules:
    """The rules of the last game, or the official ones if they are unknown now."""
    try:
        return rules_from(changes)
    except RulesError:
        return Rules()


def new_seed() -> str:
    """A random seed, short enough to share with a friend."""
    return str(random.SystemRandom().randrange(1, 1_000_000))
