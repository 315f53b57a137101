"""The people at this computer and the computer's levels: games, records, charts, achievements."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from pygame import Rect, Surface

from ... import paths
from ...ai.levels import LEVELS, level
from ...engine.money import figures
from ...files import atomic
from ...files.sharing import why_failed
from ...language import _, mark, plural, translate, translate_titles
from ...match.background_tasks import BackgroundTask, BackgroundTasks
from ...records.career import career_of
from ...records.export import csv_of, json_of
from ...records.statistics import PlayedSeat, played_at, played_by, statistics, suggest_level
from ...storage import file_name
from ...storage.challenge_results import load_results
from ...storage.profiles import Profile, load_profiles
from ...ui.charts.line_chart import LineChart
from ...ui.layout.containers import Column, Scroll, Share, Sheet, Wrap
from ...ui.layout.leaves import Control, DoubleRule, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows, ScrolledTree, WrappedChoice
from ...ui.painting.painter import Painter
from ...ui.panels.plate_tray import Tray
from ...ui.widgets import SMALL, Button, Choice, ListRow, RowList, Tabs
from ..core.context import Context
from ..core.dialog import ConfirmScene
from ..core.page import Page
from . import rows as row_lists
from .name import ProfileScene
from .page_tree import draw_subject, hero, opponents, page_tree, row_node
from .saved_results import SavedResults, deed_name, delete_person, fill_in, kept_results
from .sheet import CHARTS, WORDS, column_entry, column_heading, lines

TABS = (
    ("games_won", mark("Games")),
    ("records", mark("Records")),
    ("charts", mark("Charts")),
    ("achievements", mark("Achievements")),
    ("all_games", mark("History")),
)
#: widths and heights in design units: the list, the page of one person, and the button for more
EVERYBODY, KNOWN = 320, 510
#: the list takes more width only where it has a line of its own
ALONE = 1e-5
#: the height of the list that its rows share
SHELF = 720.0
PAGE, BUTTON = (230, 900), (50, 60)


@dataclass(frozen=True, slots=True)
class PageSubject:
    """The owner of the page: a person, or a level of the computer."""

    title: str
    profile: Profile | None = None
    level: str = ""


class PeopleScene(Page):
    """A list of people on the left, the chosen person's page on the right."""

    preferred_width = 1100.0

    def __init__(self, context: Context, tab: str = "games_won") -> None:
        super().__init__(context, _("People"))
        self.subjects: list[PageSubject] = []
        self.known = SavedResults(())
        #: of each subject, and those of the one shown
        self.played: list[list[PlayedSeat]] = []
        self.games: list[PlayedSeat] = []
        self.rows: list[row_lists.PageRow] = []
        self.list = RowList(
            self._subject, on_select=lambda index: self._chosen(), name="who", lines=1
        )
        self.tabs = Tabs(translate_titles(TABS), tab, lambda value: self._turn())
        self.page = ScrolledTree()
        self.kind = Choice(
            translate_titles(CHARTS), CHARTS[0][0], lambda value: self._turn(), name="chart kind"
        )
        self.lines = LineChart(figures, name="lines")
        self.lines.unit = _("Game")
        self.add = Button(
            _("New profile"), lambda: self._open(None), icon="plus", style="secondary", name="add"
        )
        self.change = Button(_("Change"), self._change, icon="edit", style="ghost", name="change")
        self.write = Button(
            _("Export"), self._write, icon="save", style="ghost", name="write",
            tip=_("Everything as a table (CSV) and as JSON."),
        )  # fmt: skip
        self.delete = Button(_("Delete"), self._delete, icon="trash", style="ghost", name="delete")
        self.at_title = (self.delete, self.write, self.change)
        self.page.title, self.kind.title = _("Statistics"), _("Chart")
        self._tasks = BackgroundTasks()
        self._filling: BackgroundTask[int] | None = None
        self._filled = False

    # contents ----------------------------------------------------------------------

    def enter(self) -> None:
        self.refresh()
        if not self._filled:
            self._filled = True
            self._filling = self._tasks.send(partial(fill_in, self.context.shelf))

    def leave(self) -> None:
        self._tasks.close()

    @property
    def waiting(self) -> bool:
        return self._tasks.busy

    def tick(self, now: float, dt: float) -> None:
        """Show the results of earlier games, once they are computed."""
        super().tick(now, dt)
        if self._filling is not None and self._filling.done:
            found, self._filling = self._filling.result, None
            if found:
                self.refresh()

    def retranslate(self) -> None:
        self._chosen()

    def refresh(self, chosen: str = "") -> None:
        """Read everything again; ``chosen`` selects a profile, else the selection stays."""
        before = self.chosen
        people, trouble = load_profiles()
        self.known = kept_results()
        for sentence in filter(None, (trouble, self.known.trouble)):
            self.context.scenes.toasts.say(translate(sentence))
        self.subjects = [PageSubject(each.name, each) for each in people]
        self.subjects += [PageSubject(_(level.name), None, level.code) for level in LEVELS]
        results = self.known.results
        self.played = [
            played_by(results, who.profile.id) if who.profile else played_at(results, who.level)
            for who in self.subjects
        ]
        # a few large portraits, or many small ones
        self.list.least = max(96.0, min(156.0, SHELF / len(self.subjects)))
        self.list.selected = self._place(chosen, before)
        self.list.count = len(self.subjects)
        self._chosen()

    def _place(self, profile: str, before: PageSubject | None) -> int:
        """The index of that profile, else of the last one shown, else of the current player."""
        wanted = [profile, self.context.settings.profile]
        if before is not None:
            wanted.insert(1, before.level or (before.profile.id if before.profile else ""))
        keys = [each.level or (each.profile.id if each.profile else "") for each in self.subjects]
        return next((keys.index(each) for each in wanted if each and each in keys), 0)

    @property
    def chosen(self) -> PageSubject | None:
        """The subject of the shown page."""
        at = self.list.selected
        return self.subjects[at] if 0 <= at < len(self.subjects) else None

    def _chosen(self) -> None:
        who = self.chosen
        if who is None:
            return
        self.games = self.played[self.list.selected]
        reason = "" if who.profile else _("The computer has no profile.")
        self.change.reason = self.delete.reason = reason
        self._turn()

    def _turn(self) -> None:
        """Show the contents of the tab."""
        if self.tabs.value == "charts":
            theme = self.context.painter.theme
            self.lines.show(lines(self.games, self.kind.value, theme))
        else:
            self.rows = self._rows()
            self.page.show(self._page())
        self.recompose()
        if self.form.focused is None:
            self.form.focus(self.list)

    def _page(self) -> Node:
        """The rows as a tree; without games it shows the opponents."""
        first = self.rows[0] if self.rows else None
        if first is None or first.style != "empty" or self.tabs.value != "games_won":
            return page_tree(self.rows)
        return Column([*map(row_node, self.rows[1:]), opponents(self.context.painter)], gap=10)

    def _rows(self) -> list[row_lists.PageRow]:
        who = self.chosen
        if who is None:
            return []
        tab = self.tabs.value
        if tab == "games_won":
            advised = suggest_level(self.games) if who.profile else None
            rows = row_lists.figures(statistics(self.games), advised)
            return [*rows, *self._left_out()]
        if tab == "records":
            return row_lists.records(statistics(self.games))
        if tab == "achievements":
            if who.profile is None:
                return [
                    row_lists.empty(
                        _("Only people earn achievements."),
                        _("Choose a person on the left, or create a profile."),
                    )
                ]
            career = career_of(self.known.results, who.profile.id)
            return row_lists.achievements(row_lists.achieved_numbers(self.games, career))
        return row_lists.games_played(self.games)

    def _left_out(self) -> list[row_lists.PageRow]:
        """Lines that say how many results were changed, or are of a newer version, if some are."""
        damaged, newer = self.known.damaged, self.known.newer
        texts = (
            plural(
                "{count} result was changed or damaged and is left out.",
                "{count} results were changed or damaged and are left out.",
                damaged,
            ),
            plural(
                "{count} result is from a newer version of the game and is left out here.",
                "{count} results are from a newer version of the game and are left out here.",
                newer,
            ),
        )
        counted = zip((damaged, newer), texts, strict=True)
        return [row_lists.PageRow(text.format(count=count)) for count, text in counted if count]

    # button commands ------------------------------------------------------------------

    def _change(self) -> None:
        if self.chosen and self.chosen.profile:
            self._open(self.chosen.profile)

    def _open(self, profile: Profile | None) -> None:
        ProfileScene(self.context, profile, lambda kept: self.refresh(kept.id)).open()

    def _write(self) -> None:
        """Write the chosen person's data into two files, and report their place."""
        who, say = self.chosen, self.context.scenes.toasts.say
        if who is None:
            return
        name = file_name(who.title.lower()).partition(".")[0]
        stem = f"{name} {datetime.now():%Y-%m-%d %H-%M-%S}"
        folder = paths.user_data() / "statistics"
        about: dict[str, object] = {"level": who.level}
        if who.profile:
            reached = load_results()[0].of(who.profile.id)
            stars = {name: result.model_dump() for name, result in reached.items()}
            about = {"profile": who.profile.model_dump(), "challenges": stars}
        try:
            table = csv_of(self.games, deed_name, column_heading, column_entry).encode("utf-8-sig")
            atomic.write(folder / f"{stem}.csv", table, keep_old=False)
            data = json_of(about, self.games, deed_name).encode()
            atomic.write(folder / f"{stem}.json", data, keep_old=False)
        except OSError as error:
            reason = translate(why_failed(error))
            say(_("This could not be saved: {why}.").format(why=reason), "bad")
        else:
            say(_("Two files are in {folder}.").format(folder=folder), "good")

    def _delete(self) -> None:
        """Ask, and then forget a person."""
        who = self.chosen
        if who is None or who.profile is None:
            return
        text = _(
            "{player}’s profile is deleted, with all statistics and achievements. "
            "Saved games stay, with the names at their tables."
        ).format(player=who.title)
        title, forget = _("Delete {player}?"), partial(self._forget, who.profile.id)
        title = title.format(player=who.title)
        ConfirmScene(self.context, title, text, forget, yes=_("Delete"), danger=True).open()

    def _forget(self, profile: str) -> None:
        if self.context.attempt(lambda: delete_person(profile, self.context.settings)):
            self.context.settings_changed()
            self.list.selected = -1
            self.refresh()

    # drawing -----------------------------------------------------------------------

    def compose(self) -> Node:
        add = Control(self.add, height=BUTTON, grow=0.0)
        listed = Rows(self.list, seen=(2, min(6, len(self.subjects))))
        listed.grow = 0.0
        people = Column([Tray(Column([listed, add])), Spacer()])
        chart = self.tabs.value == "charts"
        shown: Node = Control(self.lines if chart else self.page, height=PAGE)
        if chart:
            words = Text(_(WORDS[self.kind.value]), size=SMALL, colour="muted")
            shown = Column([shown, words])
        album = Column([self._hero(), DoubleRule(), shown], gap=16)
        known = [
            WrappedChoice(self.tabs),
            WrappedChoice(self.kind) if chart else None,
            Sheet(album, pad=(38, 26), grow=1.0),
        ]
        parts = [Share(people, EVERYBODY, grow=ALONE), Share(Column(known), KNOWN, grow=1.0)]
        return Scroll(Wrap(parts, gap=24))

    def _hero(self) -> Node | None:
        """The person shown: a portrait, the last game, and the most important figures."""
        who, painter = self.chosen, self.context.painter
        if who is None:
            return None
        found, about = statistics(self.games), self._about(who)
        figures = [(str(found.all.games), _("Games")), (str(found.all.wins), _("Won"))]
        if found.taken:
            figures.append((row_lists.rent_sum(found.taken), _("Highest rent collected")))
        if who.profile:
            career = career_of(self.known.results, who.profile.id)
            reached = row_lists.achieved_numbers(self.games, career)
            figures.append((str(len(reached)), _("Achievements")))
        draw = partial(_draw, painter, who)
        return hero(painter, who.title, draw, about, figures if self.games else [])

    def _about(self, who: PageSubject) -> str:
        """A person's last game, or a level's way of playing."""
        if who.level:
            return _(level(who.level).description)
        if not self.games:
            return _(row_lists.PLAY_ONE)
        return row_lists.last_game(self.games[-1])

    def _subject(self, index: int) -> ListRow:
        """A person with a token, or a level of the computer."""
        who, count = self.subjects[index], len(self.played[index])
        return ListRow(
            who.title, plural("{count} game", "{count} games", count).format(count=count),
            picture=partial(_draw, self.context.painter, who), strong=who.profile is not None,
        )  # fmt: skip


def _draw(painter: Painter, who: PageSubject, surface: Surface, rect: Rect) -> None:
    draw_subject(painter, surface, rect, who.profile, who.level)
