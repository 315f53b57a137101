"""The result is celebrated, quietly where motion is reduced, and then rests."""

import pytest
from pygame import Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.actions import EndByAgreement, EndTurn
from monopoly_gui.engine.board import JAIL
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Step
from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.scenes.table.panels import player_card
from monopoly_gui.scenes.table.parts.remark_bubble import RemarkBubble
from monopoly_gui.ui.characters.remarks import Remark
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.playback.cues import Director
from monopoly_gui.ui.playback.great_moment_picture import GreatMomentPicture
from monopoly_gui.ui.playback.victory import Victory
from monopoly_gui.ui.table_model import model_of
from monopoly_gui.ui.text.people import People, Person
from tests.scenes.dialogs.desk import position
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.seat import Seat
from tests.waiting import repeat_until


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_the_middle_of_the_board_is_cleared_for_the_winner(view: str) -> None:
    seat = Seat(middle_game(), range(4), view=view, reduced_motion=False)
    seat.table.game.timeline.feed([ev.GameEnded((0, 1, 2, 3), (4, 3, 2, 1), "last_left")])
    seat.frames(3)
    props = seat.table._facts
    assert props is not None and not seat.table.is_settled
    assert (props.prompt, props.slot, props.dice) == (None, None, ())


def test_who_sets_out_from_the_jail_was_only_visiting() -> None:
    state = middle_game()
    state.position[0] = JAIL
    seat = Seat(state, range(4), reduced_motion=False)
    places = set()
    seat.table.game.timeline.feed([ev.TokenMoved(0, JAIL, 14, "forward")])

    def look() -> None:
        seat.frames()
        places.add(player_card(seat.table, 0).about.partition(" · ")[2])

    repeat_until(lambda: seat.table.is_settled, look, "the table rests")
    assert places == {"Jail, just visiting", "Virginia Avenue"}


def test_an_end_is_one_moment_without_other_banners() -> None:
    """Sets that the last bankrupt's deeds complete are no news beside it."""
    seat = Seat(middle_game(), range(4), reduced_motion=False)
    events: list[ev.Event] = [
        ev.DeedMoved(19, 1, 0),
        ev.GameEnded((0, 1, 2, 3), (1840, 3, 2, 1), "bankruptcies"),
    ]
    seat.table.game.show(Step(1, EndTurn(0), tuple(events)))
    seen: list[type] = []

    def look() -> None:
        seat.frames()
        seen.extend(type(one.cue.motion) for one in seat.table.game.timeline.running)

    repeat_until(lambda: seat.table.is_settled, look, "the table rests")
    assert Victory in seen and GreatMomentPicture not in seen


@pytest.mark.parametrize("human", [True, False])
def test_notes_fall_for_people_and_a_computer_shows_its_face(human: bool) -> None:
    board = load_edition("us_2008")
    people = People(
        [Person(name, "car", n, n == 0, "normal") for n, name in enumerate("ab")], board, Rules()
    )
    director = Director(
        board, load_theme("classic").motion, lambda event: "", frozenset({0}), people
    )
    ranking = (0, 1) if human else (1, 0)
    cue = director.cue(ev.GameEnded(ranking, (1840, 0), "last"), model_of(position(2)))
    shown = cue.motion
    assert isinstance(shown, Victory)
    assert (shown.happy, bool(shown.face), shown.worth) == (human, not human, 1840)
    consolation = "" if human else "a, you played on to the end"
    assert (shown.consolation, cue.sound) == (consolation, "win" if human else "trade")


def test_who_falls_last_is_told_the_rounds() -> None:
    board, model = load_edition("us_2008"), model_of(position(2))
    persons = [Person(name, "car", n, n == 0, "normal") for n, name in enumerate("ab")]
    people = People(persons, board, Rules())
    model.alive[0], model.round = False, 16
    motion = load_theme("classic").motion
    director = Director(board, motion, lambda event: "", frozenset({0}), people)
    shown = director.cue(ev.GameEnded((1, 0), (1840, 0), "last"), model).motion
    assert isinstance(shown, Victory) and shown.consolation == "a, you held out 16 rounds"


@pytest.mark.parametrize("winner", [0, 1])
def test_the_last_word_is_said_beside_the_winner_by_a_computer(winner: int) -> None:
    """By the winner, or to a person who has won by somebody who has fallen."""
    seat = Seat(middle_game(), reduced_motion=False)
    game, said = seat.table.game, seat.table.remark_bubble
    game.remarks.model.alive[1:] = [winner == 1, False, False]
    ranking = (winner, *(p for p in range(4) if p != winner))
    game.timeline.feed([ev.GameEnded(ranking, (4, 3, 2, 1), "last_left")])
    repeat_until(lambda: seat.table.motion.has_winner, seat.frames, "the winner is there")
    seat.frames(2)
    assert said.text and said.player == (1 if winner else said.player) != 0
    middle = seat.table.picture.middle
    assert said.area.left > middle.centerx and abs(said.area.centery - middle.centery) < 100


@pytest.mark.parametrize(("covered_after", "stays"), [(0.2, True), (2.0, False)])
def test_only_a_remark_that_could_not_be_read_waits_for_what_covers_it(
    covered_after: float, stays: bool
) -> None:
    table = Seat(middle_game()).table
    said = [Remark(1, "captain", "set", 0)]
    bubble = RemarkBubble(table.context, table.picture, lambda: said.pop() if said else None)
    bubble.follow(0.0)
    assert bubble.text
    bubble.read = lambda: True
    bubble.follow(covered_after)
    bubble.read = lambda: False
    bubble.follow(covered_after)
    assert bool(bubble.text) == stays


def test_who_falls_last_is_seen_to_fall_before_the_winner_is_shown() -> None:
    seat = Seat(middle_game(), range(4), reduced_motion=False)
    end = ev.GameEnded((0, 1, 2, 3), (1840, 3, 2, 1), "bankruptcies")
    seat.table.game.show(Step(1, EndTurn(0), (ev.WentBankrupt(1, 0), end)))
    seen: list[str] = []

    def look() -> None:
        seat.frames()
        for one in seat.table.game.timeline.running:
            motion = one.cue.motion
            kind = motion.great_moment.kind if isinstance(motion, GreatMomentPicture) else "won"
            seen.append(kind if motion else "")

    repeat_until(lambda: seat.table.is_settled, look, "the table rests")
    assert [one for one in dict.fromkeys(seen) if one] == ["bankrupt", "won"]


def test_a_bankruptcy_is_one_moment_whatever_sets_it_completes() -> None:
    seat = Seat(middle_game(), range(4), reduced_motion=False)
    deeds = [ev.DeedMoved(space, 1, 0) for space in (19, 11, 13, 14)]
    seat.table.game.show(Step(1, EndTurn(0), (ev.WentBankrupt(1, 0), *deeds)))
    seen: list[tuple[str, ...]] = []

    def look() -> None:
        seat.frames()
        for one in seat.table.game.timeline.running:
            if isinstance(one.cue.motion, GreatMomentPicture):
                seen.append(one.cue.motion.texts)

    repeat_until(lambda: seat.table.is_settled, look, "the table rests")
    last = "Blaise is bankrupt; everything goes to Ada"
    assert {*seen} == {("Blaise is bankrupt", last)}


def test_the_story_is_there_when_the_page_of_the_result_comes() -> None:
    seat = Seat(middle_game(), range(4), reduced_motion=False)
    seat.table.submit(EndByAgreement(players=(0, 1, 2, 3)))
    repeat_until(
        lambda: isinstance(seat.screen.scene, ResultDialog), seat.frames, "the result comes"
    )
    first = seat.screen.shows(ResultDialog)
    assert len(first.story.sentences) > 1


def test_the_gold_button_brings_the_result_back_that_was_put_aside() -> None:
    seat = Seat(middle_game(), range(4))
    seat.table.submit(EndByAgreement(players=(0, 1, 2, 3)))
    repeat_until(
        lambda: isinstance(seat.screen.scene, ResultDialog), seat.frames, "the result comes"
    )
    seat.click("fold")
    assert seat.screen.shows(ResultDialog).folded
    seat.screen.click(seat.button("answer").rect.center)
    assert not seat.screen.shows(ResultDialog).folded


def test_the_table_below_the_result_is_not_drawn_until_one_looks_at_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Seat(middle_game(), range(4))
    seat.table.submit(EndByAgreement(players=(0, 1, 2, 3)))
    repeat_until(
        lambda: isinstance(seat.screen.scene, ResultDialog), seat.frames, "the result comes"
    )
    seat.frames(2)
    drawn: list[Surface] = []
    with monkeypatch.context() as patch:
        patch.setattr(seat.table.picture, "draw", drawn.append)
        seat.screen.context.scenes.invalidate()
        seat.frames(2)
    assert not drawn
    seat.click("fold")
    seat.frames(20)
    seen = seat.screen.app.surface.copy()
    seat.table.put_away()
    seat.screen.context.scenes.invalidate()
    seat.frames(20)
    assert seen.get_buffer().raw == seat.screen.app.surface.get_buffer().raw
