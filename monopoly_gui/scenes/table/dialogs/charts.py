"""Pictures of the game: money by rounds, landings, dice, luck, great moments."""

from functools import partial

from pygame import Rect, Surface

from ....engine.amounts.printed import as_played
from ....engine.amounts.taxes import is_choosing
from ....engine.chance import LogMismatch
from ....language import _, mark, translate, translate_titles
from ....match.chronicle import ChronicleMoment
from ....match.luck import HELP
from ....match.match import Match
from ....match.seal import seal_line, seed_line
from ....storage import SavedGame
from ....ui.cards.still_life import draw_things
from ....ui.charts import chart_data as facts
from ....ui.charts.bar_chart import BarChart
from ....ui.charts.chart import draw_badge
from ....ui.charts.heat_board import HeatBoard
from ....ui.charts.line_chart import LineChart
from ....ui.layout.containers import Column, MinWidth, Panel, Row, Scroll, Share, Sheet, Wrap
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ....ui.layout.node import Node
from ....ui.layout.parts import WrappedChoice
from ....ui.painting import layout
from ....ui.pieces.medallion import draw_medallion
from ....ui.text.great_moment_text import ICONS, great_moment_sentence
from ....ui.widgets import BODY, SMALL, Choice, Label, ListRow, RowList, Tabs, Widget
from ...core.context import Context
from ...core.page import Page
from ...menus.help_lines import WORDS as HELP_WORDS
from ..parts.game import people_of

TABS = (
    ("cash", mark("Cash")),
    ("worth", mark("Worth")),
    ("rent", mark("Rent")),
    ("landings", mark("Landings")),
    ("dice", mark("Dice")),
    ("luck", mark("Luck")),
    ("moments", mark("Moments")),
)
RENTS = (
    ("received", mark("Collected so far")),
    ("paid", mark("Paid so far")),
    ("expected", mark("Expected per round")),
    ("groups", mark("By group")),
)
WORDS = mark(
    {
        "cash": "Cash at the end of each turn.",
        "worth": HELP_WORDS["tax_worth_basis"]["current_value"],
        "received": "All rent collected up to each turn.",
        "paid": "All rent paid up to each turn.",
        "expected": "What your deeds earn on average while everybody else takes a turn.",
        "groups": "All rent each group has earned, by player.",
        "landings": "How often tokens landed on each space. Point at a space to see whose.",
        "luck": HELP,
        "moments": "Sets, bankruptcies, the largest payments, and the end.",
    }
)
NO_SPEED = mark("Luck is not shown in games with the speed die.")
BROKEN = mark("This game’s log can’t be replayed, so there is nothing to show before this point.")
UNCOUNTED = mark("Nobody’s worth is shown while a player chooses how to pay a tax.")
#: the pieces beside the words of each tab
THINGS = {
    "cash": "note:500 note:100",
    "worth": "house hotel",
    "rent": "note:50 house",
    "landings": "token:car token:dog",
    "dice": "die:5 die:6",
    "luck": "die:1 die:1",
    "moments": "art:crown art:gavel",
}
#: the height of these pieces, and the most letters of a headline
THING, HEADLINE = 74, 90
#: log entries followed per frame
AT_ONCE = 150
#: the height of a moment, and the face of a player in it
MOMENT = 92
MOODS = {"set": "happy", "won": "happy", "rent": "worried", "tax": "cross", "bankrupt": "sad"}
#: in a row of the moments, the most that is beside the words
BESIDE = 200
#: the portrait at the end of a line, and the column of the players beside a picture, and
#: the margin above and below all but a picture
END, ASIDE, HIGH = 80, 420, 14


class ChartsScene(Page):
    """A tab for each picture; it follows the log of the match while it is visible."""

    def __init__(self, context: Context, match: Match, tab: str = "cash") -> None:
        super().__init__(context, _("Charts"))
        self.match = match
        self.people = people_of(match.seats, match.state)
        self.chronicle = match.chronicle
        self.broken = False
        #: whether the game may have more than is shown
        self.growing = True
        money = match.board.money
        self.tabs = Tabs(translate_titles(TABS), tab, lambda value: self._turn())
        self.rents = Choice(
            translate_titles(RENTS), "received", lambda value: self._turn(), name="rents",
            on_card=True,
        )  # fmt: skip
        names = [(str(p), seat.name) for p, seat in enumerate(match.seats)]
        everybody = (str(facts.ALL), _("Everybody"))
        faces = {name[0]: partial(self._draw_face, p, "calm") for p, name in enumerate(names)}
        self.who = Tabs(
            [everybody, *names], everybody[0], lambda value: self._fill(), vertical=True,
            name="who", on_card=True, icons={everybody[0]: "people", **faces},
        )  # fmt: skip
        self.who.title = _("Player")
        self.lines = LineChart(money)
        self.lines.end = END
        self.bars = BarChart(lambda value: f"{value:.0f}", name="throws")
        self.groups = BarChart(lambda value: money(round(value)), name="groups")
        self.heat = HeatBoard(as_played(match.board, match.rules))
        self.list = RowList(self._moment, name="moments", least=MOMENT)
        self.moments: list[ChronicleMoment] = []
        self.words = Label("", size=SMALL, colour="text", wrap=True, name="words")
        self.enter()
        self.form.focus(self.tabs)

    def enter(self) -> None:
        self._follow()
        self._turn()

    def tick(self, now: float, dt: float) -> None:
        if self.growing and not self._follow():
            self._fill()
            self.invalidate()
        super().tick(now, dt)

    @property
    def moving(self) -> bool:
        return self.growing or super().moving

    def _follow(self) -> bool:
        """Follow the log a little further; whether there may be more of it."""
        try:
            self.growing = self.chronicle.update(self.match.log, AT_ONCE)
        except LogMismatch:
            self.broken, self.growing = True, False
        return self.growing

    @property
    def chart(self) -> Widget:
        """The chart that the tab shows."""
        if self.tabs.value == "rent" and self.rents.value == "groups":
            return self.groups
        special = {"landings": self.heat, "dice": self.bars, "moments": self.list}
        return special.get(self.tabs.value, self.lines)

    def _turn(self) -> None:
        """Show the contents of the chosen tab."""
        self._fill()
        self.recompose()
        self.invalidate()

    def _fill(self) -> None:
        theme, chronicle, people = self.context.painter.theme, self.chronicle, self.people
        tab = self.rents.value if self.tabs.value == "rent" else self.tabs.value
        player = int(self.who.value)
        if tab == "landings":
            counts = facts.landing_counts(chronicle, people, player)
            self.heat.show(counts, facts.landing_rows(chronicle, people, theme))
        elif tab == "dice":
            self.bars.show(facts.roll_bars(chronicle, people, theme, player))
        elif tab == "groups":
            self.groups.show(facts.group_bars(chronicle, people, theme))
        elif tab == "moments":
            self.moments = chronicle.moments()
            self.list.count = len(self.moments)
        elif self._uncounted(tab):
            self.lines.show([])
        else:
            self.lines.show(facts.lines(chronicle, people, theme, tab))
        self.words.text = words = self._words(tab, player)
        headline = len(words) <= HEADLINE
        self.words.size, self.words.weight = (
            (BODY + 4, "display") if headline else (SMALL, "regular")
        )

    def _uncounted(self, tab: str) -> bool:
        """Whether a tab would show a worth that must stay unknown for now [TAX-4]."""
        return tab == "worth" and is_choosing(self.match.state)

    def _words(self, tab: str, player: int) -> str:
        if self.broken:
            return _(BROKEN)
        if tab == "luck" and not self.chronicle.lucky:
            return _(NO_SPEED)
        if self._uncounted(tab):
            return _(UNCOUNTED)
        if tab == "dice":
            # the code that seals the dice, and after the game the sealed seed
            proof = seed_line if self.match.state.over else seal_line
            sealed = translate(proof(self.match.state.seed, self.match.salt))
            return f"{facts.roll_text(self.chronicle, self.people, player)} {sealed}"
        return _(WORDS[tab])

    def compose(self) -> Node:
        tab = self.tabs.value
        shown: Node = Control(self.chart, height=(240, 700))
        things = partial(draw_things, self.context.painter, self.match.board, THINGS[tab])
        beside = tab in ("landings", "dice")
        high = (THING, THING * (1 + beside))
        picture = CustomPaint(things, width=(2 * THING, 2 * THING), height=high)
        words = Control(self.words, height=0, grow=float(not beside))
        head: Node = (Column if beside else Row)([picture, words], gap=14)
        if tab == "moments" and not self.moments:
            nothing = _("Nothing has happened yet.")
            shown = Text(nothing, colour="muted", align="center", grow=1.0)
        if beside:
            height = (48 * len(self.who.options), 56 * len(self.who.options))
            who = Column([head, Control(self.who, height=height, grow=0.0), Spacer()], gap=18)
            aside = Share(Panel(who, "", pad=(0, HIGH)), ASIDE)
            sheet: Node = Wrap([aside, MinWidth(shown, 480, grow=1.0)], gap=30)
        else:
            rents = WrappedChoice(self.rents, line=56) if tab == "rent" else None
            sheet = Panel(Column([head, rents, shown], gap=18), "", pad=(0, HIGH))
        card = Sheet(sheet, pad=(72, 16), grow=1.0)
        return Column([WrappedChoice(self.tabs, line=64), Scroll(card, grow=1.0)], gap=14)

    def layout(self) -> None:
        super().layout()
        painter = self.context.painter
        room = self.list.rect.width - painter.px(BESIDE)
        texts = (great_moment_sentence(each, self.people) for each in self.moments)
        self.list.lines = max((len(painter.wrap(text, SMALL, room)) for text in texts), default=1)
        self.list.lay_out(painter)

    def _draw_face(self, player: int, mood: str, surface: Surface, place: Rect) -> None:
        painter = self.context.painter
        portrait = facts.portrait_of(self.people, player, painter.theme, mood)
        draw_medallion(painter, surface, place, portrait, portrait.colour)

    def _moment(self, index: int) -> ListRow:
        """A moment: its player and its sign, its round, and what happened."""
        moment, painter = self.moments[index], self.context.painter

        def draw(surface: Surface, place: Rect) -> None:
            self._draw_face(moment.player, MOODS.get(moment.kind, "calm"), surface, place)
            side = place.width * 3 // 5
            mark = layout.placed((side, side), bottomright=place.move(side // 4, 0).bottomright)
            draw_badge(surface, painter, mark, ICONS[moment.kind])

        return ListRow(round_of(moment), great_moment_sentence(moment, self.people), picture=draw)


def round_of(moment: ChronicleMoment) -> str:
    """In which round it was."""
    return _("Round {round}").format(round=moment.round)


def show_charts_of(context: Context, saved: SavedGame) -> None:
    """Open the charts of a game that is not on the table."""
    match = Match.from_saved(saved, threaded=False)
    match.close()
    show_charts(context, match)


def show_charts(context: Context, match: Match) -> None:
    """Open the pictures of a game."""
    context.scenes.push(ChartsScene(context, match))
