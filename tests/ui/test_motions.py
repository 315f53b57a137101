"""Moving things stay within their reported areas, and publish their events."""

import math
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui import language, paths
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import Bundle
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.board.cards_art import CardProps
from monopoly_gui.ui.board.stage import Animation, DieSpot
from monopoly_gui.ui.cards.space_card import space_props
from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.table_layout import table_layout
from monopoly_gui.ui.panels.table_picture import TablePicture
from monopoly_gui.ui.pieces.rolling_die import Pose, axes
from monopoly_gui.ui.playback.bubble import EDGE, SIZE, SMALL, fitted
from monopoly_gui.ui.playback.card_turn import CardTurn, turned_over
from monopoly_gui.ui.playback.cues import Cue, Director
from monopoly_gui.ui.playback.dice_roll import DiceRoll
from monopoly_gui.ui.playback.great_moment_picture import GreatMomentPicture
from monopoly_gui.ui.playback.great_moments import MOMENTS, GreatMoment
from monopoly_gui.ui.playback.money_flight import DeedFlight, MoneyFlight
from monopoly_gui.ui.playback.timeline import Running
from monopoly_gui.ui.playback.token_walk import BuildingDrop, TokenJump, TokenWalk
from monopoly_gui.ui.playback.victory import SLOW, THROWN, Victory
from monopoly_gui.ui.table_model import model_of
from monopoly_gui.ui.text.log_text import cue_text
from monopoly_gui.ui.text.people import People, Person
from tests.scenes.dialogs.desk import position
from tests.scenes.seat import Seat

MOTIONS: tuple[Animation, ...] = (
    MoneyFlight(0, 2, 620),
    MoneyFlight(-1, 1, 200, start=0),
    TokenWalk(1, (0, 1, 2, 3)),
    TokenWalk(1, (29, 30, 31)),
    TokenJump(1, 30, 10),
    BuildingDrop(39, 3),
    BuildingDrop(11, 5),
    *(DiceRoll((2, 6, 4)[: 2 + player % 2], player) for player in range(4)),
    DeedFlight(1, -1, 1),
    CardTurn(CardProps(0, "Step back three spaces.", "Chance"), 0.5),
    CardTurn(CardProps(1, "Pay the doctor."), 0.9),
    *(
        GreatMomentPicture(GreatMoment(kind, 1, 39, 40, 2), (kind, "so"), (37, 39))
        for kind in MOMENTS
    ),
    Victory(0, "Ada wins", 1840, lambda amount: f"${amount}"),
)


def director() -> Director:
    return Director(load_edition("us_2008"), load_theme("classic").motion, lambda event: "words")


@pytest.fixture(scope="module", params=["flat", "seated"])
def picture(request: pytest.FixtureRequest) -> TablePicture:
    return Seat(position(3), reduced_motion=False, view=request.param).table.picture


def touched(before: Surface, after: Surface) -> Rect:
    """The areas where two pictures differ."""
    one, other = before.copy(), after.copy()
    one.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    one.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    one.set_colorkey((0, 0, 0))
    return one.get_bounding_rect()


@pytest.mark.parametrize("motion", MOTIONS[:-1], ids=lambda motion: type(motion).__name__)
def test_it_draws_only_inside_its_area(motion: Animation, picture: TablePicture) -> None:
    page, ground = Surface((1280, 720), 0, 32), (90, 120, 110)
    for share in (0.0, 0.3, 0.6, 1.0):
        page.set_colorkey(None)
        page.fill(ground)
        motion.draw(picture, page, share)
        page.set_colorkey(ground)
        drawn = page.get_bounding_rect()
        assert drawn.size != (0, 0), share
        assert motion.area(picture, share).contains(drawn), share


@pytest.mark.parametrize("motion", MOTIONS, ids=lambda motion: type(motion).__name__)
def test_it_changes_while_time_passes(motion: Animation, picture: TablePicture) -> None:
    early, late = Surface((1280, 720), 0, 32), Surface((1280, 720), 0, 32)
    motion.draw(picture, early, 0.1)
    motion.draw(picture, late, 0.5)
    assert touched(early, late).size != (0, 0)


def test_an_arrest_and_a_victory_have_pictures_of_their_own() -> None:
    model = model_of(position(3))
    jailed = director().cue(ev.Jailed(1, "doubles"), model).motion
    assert isinstance(jailed, GreatMomentPicture) and jailed.calm
    assert (jailed.great_moment.kind, jailed.great_moment.player) == ("jailed", 1)
    won = director().cue(ev.GameEnded((2, 0, 1), (900, 0, 0), "bankruptcies"), model).motion
    assert isinstance(won, Victory) and won.player == 2 and won.calm


def test_the_largest_notes_of_a_sum_fly_and_the_salary_comes_from_go() -> None:
    model = model_of(position(3))
    rent = director().cue(ev.CashMoved(0, 2, 1125, "rent"), model).motion
    assert isinstance(rent, MoneyFlight)
    assert rent.notes == [500, 500, 100]
    salary = director().cue(ev.CashMoved(-1, 2, 200, "salary"), model).motion
    assert isinstance(salary, MoneyFlight) and (salary.payer, salary.start) == (-1, 0)


def test_notes_fall_and_are_gone(painter: Painter) -> None:
    empty = Surface((640, 360), 0, 32)
    won, middle = Victory(0, "Ada wins", 1840, str), Rect(0, 0, 0, 0)
    for seconds, seen in ((0.0, False), (1.0, True), (SLOW + THROWN, False)):
        shown = empty.copy()
        won._notes(painter, shown, seconds, middle, shaded=False)
        assert (touched(empty, shown).size != (0, 0)) is seen


@pytest.mark.parametrize("player", range(4))
def test_dice_knock_together_and_lie_where_they_fell(picture: TablePicture, player: int) -> None:
    throw = DiceRoll((2, 6), player)
    moments = [throw._poses(picture, step / 200) for step in range(201)]
    size = moments[0][0][0][1]

    def apart(moment: list[tuple[DieSpot, Pose]]) -> float:
        ((a, _, _), _), ((b, _, _), _) = moment
        return math.dist(a, b)

    nearest = min(range(201), key=lambda step: apart(moments[step]))
    assert size <= apart(moments[nearest]) < size * 1.25, "they touch"
    assert apart(moments[-1]) > apart(moments[nearest]) + size * 0.1, "and go apart"
    for (spot, pose), lies in zip(moments[-1], picture.die_spots(2), strict=True):
        assert spot == lies
        assert pose.still


@pytest.mark.parametrize("player", range(4))
def test_a_die_never_jumps_while_it_rolls(picture: TablePicture, player: int) -> None:
    throw = DiceRoll((3, 5), player)
    moments = [throw._poses(picture, step / 1000) for step in range(1001)]
    for number in range(2):
        turns = [axes(moment[number][1]) for moment in moments]
        for one, other in pairwise(turns):
            moved = max(
                abs(a - b)
                for x, y in zip(one, other, strict=True)
                for a, b in zip(x, y, strict=True)
            )
            # two steps of what is drawn of a turn
            assert moved < 0.27


@pytest.mark.parametrize("player", range(4))
def test_a_die_comes_by_way_of_the_frame_of_the_board(picture: TablePicture, player: int) -> None:
    throw = DiceRoll((3, 5), player)
    number = 0 if player % 2 else 1
    points = [throw._poses(picture, step / 1000)[number][0][0] for step in range(1001)]
    size = picture.die_spots(2)[0][1]
    right, foot = picture.cell(35).right, picture.cell(5).bottom
    nearest = min(foot - y if player % 2 else right - x for x, y in points)
    assert nearest == pytest.approx(0.6 * size, abs=3)


def test_a_token_in_the_way_wobbles_and_stands_again(picture: TablePicture) -> None:
    """It stands where a die comes; the same throw always knocks it in the same way."""
    throw = DiceRoll((2, 6), 0)
    on_the_way = throw._poses(picture, 0.3)[1][0][0]
    old = dict(picture._tokens)
    spot = Rect(0, 0, 40, 40)
    spot.midbottom = on_the_way[0], on_the_way[1] + 8
    picture._tokens = {1: (spot, spot), 2: (Rect(0, 0, 40, 40), Rect(0, 0, 40, 40))}
    try:
        tilts = [throw.is_rolling(picture, step / 100).get(1, 0) for step in range(101)]
        assert all(2 not in throw.is_rolling(picture, step / 100) for step in range(101))
    finally:
        picture._tokens = old
    assert tilts[0] == 0 and tilts[-1] == 0
    assert max(tilts) > 5 and min(tilts) < -5
    late = tilts[90:]
    assert max(map(abs, late)) <= 3


def test_with_reduced_motion_no_token_wobbles(picture: TablePicture) -> None:
    throw = Cue(0.85, 0.85, "dice", DiceRoll((2, 6), 0))
    running = Running(throw, 0.0, 0.85, 0.85)
    for now in (0.1, 0.4, 0.7):
        assert picture.moving_areas([running], now, calm=True) == []
        assert picture._tilts == {}


def test_a_building_falls_faster_and_faster_is_pressed_together_and_stands(
    picture: TablePicture,
) -> None:
    drop = BuildingDrop(39, 3)
    tops = [drop.area(picture, share).top for share in (0.0, 0.2, 0.4, 0.58, 1.0)]
    falls = [after - before for before, after in pairwise(tops)]
    assert falls[0] < falls[1] < falls[2] and falls[3] == 0


SLIDING = (ev.CashMoved(0, -1, 620, "purchase", 39), ev.DeedMoved(39, -1, 0))


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_with_reduced_motion_nothing_slides_and_a_card_is_simply_there(view: str) -> None:
    seat = Seat(position(3), reduced_motion=True, view=view)
    timeline, picture = seat.table.game.timeline, seat.table.picture
    for event in SLIDING:
        timeline.feed([event])
        seat.frames(2)
        assert timeline.running
        for seconds in (0.0, 0.2, 0.4):
            now = seat.screen.clock.now() + seconds
            assert picture.moving_areas(timeline.running, now, calm=True) == []
        seat.until_rest()
    timeline.feed([ev.CardDrawn(0, 0, "ch_back_3")])
    seat.frames(1, 0.02)
    shown = [window()]
    for _ in range(3):
        seat.frames(1, 0.1)
        shown.append(window())
    stage = picture.held_card()
    held = [one.subsurface(stage) for one in shown]
    assert all(touched(held[0], other).size == (0, 0) for other in held[1:])


def window() -> Surface:
    shown = pygame.display.get_surface()
    assert shown is not None
    return shown.copy()


def test_the_deed_that_is_shown_goes_to_the_plate_of_its_buyer(picture: TablePicture) -> None:
    space = 3
    props = space_props(position(3), picture.people, space)
    place = Rect(400, 200, 222, 300)
    picture.lay_deed(props, place, 3.0)
    flight = DeedFlight(space, -1, 1)
    assert flight.area(picture, 0.0).center == place.center
    assert flight.area(picture, 0.0).width > place.width
    home = flight.area(picture, 1.0)
    assert picture.panel(1).collidepoint(home.center) and home.width < place.width
    before = Surface((1280, 720), 0, 32)
    after = before.copy()
    flight.draw(picture, after, 0.0)
    seen = touched(before, after)
    assert seen.inflate(8, 8).contains(place), "it begins as large as it was shown"
    # one that changes hands among players is no deed that was shown
    assert DeedFlight(space, 0, 1).area(picture, 0.0).center == picture.panel(0).center


@pytest.mark.parametrize("deck", [0, 1])
def test_a_card_begins_on_its_pile_and_turns_over(deck: int, picture: TablePicture) -> None:
    turn = CardTurn(CardProps(deck, "Pay the doctor."), 1.0)
    pile = picture.view.deck_card(deck)
    assert Rect(pile).inflate(4, 4).collidepoint(turn.area(picture, 0.0).center)
    side = Surface((300, 200), pygame.SRCALPHA)
    side.fill((255, 255, 255, 255))
    wide = [turned_over(side, (300, 200), share).get_width() for share in (0.0, 0.2, 0.35, 0.49)]
    assert wide == sorted(wide, reverse=True) and wide[-1] < 30
    tall = [turned_over(side, (300, 200), share).get_height() for share in (0.0, 0.3)]
    assert tall[1] > tall[0], "the side that comes nearer looks larger"


@pytest.mark.parametrize("code", ["en", "de", "fr", "es"])
def test_words_on_a_plate_are_never_cut(code: str) -> None:
    language.speak(code, paths.assets() / "locale")
    painter = Painter(load_theme("classic"))
    painter.fit_window((1280, 720), scale_for(1280, 720))
    room = table_layout(Rect(0, 0, 1280, 720), painter, (True,) * 4).panels[0].width
    board = load_edition("us_2008")
    people = People(
        [Person("Dorothy", "car", n, False, "normal") for n in range(2)], board, Rules()
    )
    said = (
        ev.BidderPassed(0, True),
        ev.DebtOpened(0, (1,), 1400, "rent"),
        ev.TradeOffered(1, 0, 1, Bundle(), Bundle()),
        ev.PassWithdrawn(0),
    )
    for event in said:
        text = cue_text(event, people)
        width = room - painter.px(8) - 2 * painter.px(EDGE)
        size = fitted(painter, text, width, (SIZE, SMALL), "bold")
        assert painter.measure(text, size, "bold")[0] <= width, text
