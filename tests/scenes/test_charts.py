"""Pictures of the game: reached from the table, read by mouse and by keys, right at all sizes."""

from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from monopoly_gui.engine.actions import EndByAgreement, Resign
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.match.seal import seal
from monopoly_gui.scenes.table.dialogs import charts as charts_module
from monopoly_gui.scenes.table.dialogs.charts import RENTS, TABS, ChartsScene
from monopoly_gui.scenes.table.parts.log_texts import log_text, write_log
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.ui.charts.chart_data import moments_of
from monopoly_gui.ui.charts.line_chart import (
    DASHES,
    dashed_pieces,
    rounded,
    scale_of,
    spread_apart,
)
from tests.match.tables import table, until
from tests.scenes.dialogs.desk import position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


@pytest.fixture(scope="module")
def whole() -> Match:
    """A game of four simple players that has come to its end."""
    match = table("aaaa")
    until(match, lambda state: state.over)
    return match


class Page:
    """The charts of a game on a screen."""

    def __init__(
        self, match: Match, tab: str = "cash", size: tuple[int, int] = (1280, 720)
    ) -> None:
        self.screen = Screen(size)
        self.scene = self.screen.open(ChartsScene(self.screen.context, match, tab))
        while self.scene.growing:
            self.screen.frame()

    def point(self, pos: tuple[int, int]) -> None:
        self.screen.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.screen.frame()

    def pixels(self, area: Rect) -> bytes:
        surface = pygame.display.get_surface()
        assert surface is not None
        return pygame.image.tobytes(surface.subsurface(area), "RGB")


class TestTabs:
    @pytest.mark.parametrize("size", SIZES)
    def test_everything_lies_inside_the_window(self, whole: Match, size: tuple[int, int]) -> None:
        page = Page(whole, size=size)
        for tab, _ in TABS:
            page.scene.tabs.choose([name for name, _ in TABS].index(tab))
            page.screen.frame()
            seen = [w for w in page.scene.form.widgets if w.visible]
            for widget in seen:
                assert page.scene.bounds.contains(widget.rect), (tab, widget.name)
            for at, one in enumerate(seen):
                for other in seen[at + 1 :]:
                    assert not one.rect.colliderect(other.rect), (tab, one.name, other.name)

    def test_arrow_keys_turn_the_pages_and_escape_leaves(self, whole: Match) -> None:
        seat = Seat(position(2))
        charts = ChartsScene(seat.screen.context, whole)
        seat.screen.context.scenes.push(charts)
        seat.frames(2)
        for tab, _ in TABS[1:]:
            seat.key(pygame.K_RIGHT)
            assert charts.tabs.value == tab
        seat.key(pygame.K_ESCAPE)
        assert seat.screen.scene is seat.table

    def test_each_kind_of_rent_draws_another_picture(self, whole: Match) -> None:
        page = Page(whole, "rent")
        pictures = set()
        for at, _ in enumerate(RENTS):
            page.scene.rents.choose(at)
            page.screen.frame()
            pictures.add(page.pixels(page.scene.chart.rect))
        assert len(pictures) == len(RENTS)


class TestReading:
    def test_the_pointer_reads_the_values_of_a_turn(self, whole: Match) -> None:
        page = Page(whole)
        chart = page.scene.lines
        page.point(chart.rect.center)
        assert chart.at in chart.turns()
        points = page.scene.chronicle.points()
        point = points[moments_of([p.round for p in points]).index(chart.at)]
        read = {line.name: value for line, value in chart.values()}
        for player, seat in enumerate(whole.seats):
            if seat.name in read:
                assert read[seat.name] == point.cash[player]
        page.point((1, 1))
        assert chart.at is None

    @pytest.mark.parametrize("tab", ["cash", "worth"])
    def test_who_went_bankrupt_ends_with_nothing(self, tab: str) -> None:
        match = table("haa", rules=Rules(voluntary_bankruptcy="resign"))
        match.submit(Resign(0))
        line = Page(match, tab).scene.lines.lines[0]
        assert line.points[-1][1] == 0

    def test_the_last_turn_of_each_round_is_at_its_number(self) -> None:
        assert moments_of([1, 1, 2, 2, 2, 2]) == [0.5, 1.0, 1.25, 1.5, 1.75, 2.0]

    def test_spaces_of_one_name_are_numbered(self, whole: Match) -> None:
        heat = Page(whole, "landings").scene.heat
        names = []
        for at in range(len(heat.board.spaces)):
            heat.at = at
            names.append(heat.spoken().value.partition(":")[0])
        assert len(set(names)) == len(names)
        assert names[17] == "Community Chest 2"

    def test_keys_read_them_as_well(self, whole: Match) -> None:
        page = Page(whole)
        page.screen.key(pygame.K_TAB)
        page.screen.key(pygame.K_LEFT)
        turns = page.scene.lines.turns()
        read = [page.scene.lines.at]
        page.screen.key(pygame.K_LEFT)
        read.append(page.scene.lines.at)
        assert read == [turns[-1], turns[-2]]

    def test_a_space_tells_who_came_there(self, whole: Match) -> None:
        page = Page(whole, "landings")
        view = page.scene.heat.view
        assert view is not None
        page.point(view.cell_rect(24).center)
        assert page.scene.heat.at == 24
        came = [count[24] for count in page.scene.chronicle.landings]
        assert [row.figure for row in page.scene.heat.rows[24][:-1]] == [str(n) for n in came]
        assert page.scene.heat.counts[24] == sum(came)

    def test_one_player_can_be_looked_at_alone(self, whole: Match) -> None:
        page = Page(whole, "dice")
        page.scene.who.choose(2)
        throws = page.scene.chronicle.throws[1]
        assert [bar.value for bar in page.scene.bars.bars] == throws[2:]
        assert sum(bar.expected or 0 for bar in page.scene.bars.bars) == pytest.approx(sum(throws))

    def test_a_bar_tells_its_figure(self, whole: Match) -> None:
        page = Page(whole, "dice")
        page.point(page.scene.bars.rect.center)
        assert page.scene.bars.at in range(3, 7)


class TestLines:
    def test_a_scale_holds_both_ends_in_round_steps(self) -> None:
        scale = scale_of(-130, 1480, 6)
        assert list(scale.ticks) == [-500, 0, 500, 1000, 1500]
        assert [scale.share(end) for end in (-500, 1500)] == [0, 1]

    def test_dashes_leave_gaps_of_the_right_length(self) -> None:
        pieces = list(dashed_pieces([(0, 0), (10, 0)], (3, 2)))
        assert pieces == [((0, 0), (3, 0)), ((5, 0), (8, 0))]
        assert list(dashed_pieces([(0, 0), (10, 0)], ())) == [((0, 0), (10, 0))]

    def test_bends_are_round_without_leaving_what_they_join(self) -> None:
        places = [(0.0, 50.0), (40.0, 50.0), (80.0, 90.0), (120.0, 10.0), (160.0, 10.0)]
        course = rounded(places)
        assert set(places) <= set(course) and len(course) > 2 * len(places)
        assert all(b[0] > a[0] for a, b in pairwise(course))
        assert all(10 <= y <= 90 for _, y in course)
        assert {y for x, y in course if x <= 40} == {50}

    def test_eight_players_have_eight_kinds_of_line(self) -> None:
        assert len(set(DASHES)) == 8

    def test_labels_keep_apart(self) -> None:
        placed = spread_apart([50, 51, 52, 99], 20, 10, 100)
        ordered = sorted(placed)
        assert all(b - a >= 20 for a, b in pairwise(ordered))
        assert min(placed) >= 10 and max(placed) <= 100


class TestReached:
    def test_from_the_menu_by_key(self) -> None:
        seat = Seat(position(2))
        seat.key(pygame.K_ESCAPE)
        seat.screen.shows(TableMenu)
        seat.key(pygame.K_c)
        seat.screen.shows(ChartsScene)
        seat.key(pygame.K_ESCAPE)
        seat.screen.shows(TableMenu)

    def test_in_a_game_that_has_just_begun(self) -> None:
        seat = Seat(position(2))
        seat.screen.context.scenes.push(ChartsScene(seat.screen.context, seat.table.match))
        for _ in TABS:
            seat.frames(2)
            seat.key(pygame.K_RIGHT)
        assert seat.screen.shows(ChartsScene).moments == []


class TestLog:
    def test_the_whole_log_is_written_in_sentences(self, whole: Match, tmp_path: Path) -> None:
        path = write_log(whole, tmp_path / "logs", datetime(2026, 1, 2, 3, 4, 5))
        text = path.read_text(encoding="utf-8")
        assert path.name == "2026-01-02 03-04-05.txt"
        assert text == log_text(whole)
        assert text.startswith("United States")
        assert len(text.splitlines()) > len(whole.log) // 2
        assert not any("\ue000" <= letter <= "\uf8ff" for letter in text)

    def test_the_menu_says_where_it_is(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("MONOPOLY_GUI_HOME", str(tmp_path))
        seat = Seat(position(2))
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_x)
        (file,) = (tmp_path / "logs").iterdir()
        assert seat.screen.said == [f"Saved as “{file}”."]

    def test_a_folder_that_cannot_be_made_is_told(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "logs").write_text("in the way")
        monkeypatch.setenv("MONOPOLY_GUI_HOME", str(tmp_path))
        seat = Seat(position(2))
        seat.key(pygame.K_ESCAPE)
        seat.key(pygame.K_x)
        (said,) = seat.screen.said
        assert said.startswith("The log could not be written")


def test_the_seal_of_the_dice_is_on_their_page_and_not_in_the_log() -> None:
    """The code during the game, and what was sealed once it is over."""
    match = table("hh")
    code = seal(match.state.seed, match.salt)[:12]
    screen = Screen()
    page = screen.open(ChartsScene(screen.context, match, "dice"))
    assert code in page.words.text and str(match.state.seed) not in page.words.text
    assert code not in log_text(match)
    match.submit(EndByAgreement(players=match.voters))
    page = screen.open(ChartsScene(screen.context, match, "dice"))
    assert code in page.words.text and str(match.state.seed) in page.words.text


def test_a_long_game_is_followed_some_entries_in_each_frame(
    whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = Page(whole).scene.lines.turns()
    monkeypatch.setattr(charts_module, "AT_ONCE", len(whole.log) // 3)
    whole.chronicle._begin()
    screen = Screen()
    scene = screen.open(ChartsScene(screen.context, whole))
    first = len(scene.lines.turns())
    frames = 0
    while scene.growing:
        assert scene.moving, "the next frame comes by itself"
        screen.frame()
        frames += 1
    assert 2 <= frames <= 5 and first < len(everything)
    assert scene.lines.turns() == everything
