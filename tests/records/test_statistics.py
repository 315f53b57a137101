"""The totals of games, for people and for the computer's levels; and a suggestion."""

import csv
import io
import json
from dataclasses import replace

import pytest

from monopoly_gui.records.career import CAREER, career_of, earned_by
from monopoly_gui.records.export import COLUMNS, csv_of, json_of
from monopoly_gui.records.result import Bargain, Payment, Result
from monopoly_gui.records.statistics import (
    Suggestion,
    played_at,
    played_by,
    statistics,
    suggest_level,
)
from tests.records.made import TOM, ZOE, against, computer, person, result, seat


def test_games_wins_and_places_by_level_board_and_rules() -> None:
    games = [
        against(1),
        against(2),
        against(1, "hard/builder", board="uk", rules=""),
        result(seat(2, person()), seat(1, person(TOM, "Tom"))),
    ]
    found = statistics(played_by(games, ZOE))
    assert (found.all.games, found.all.wins, found.rounds) == (4, 2, 120)
    assert found.all.fair == pytest.approx(3 / 3 + 1 / 2)
    assert found.places == {1: 2, 2: 2}
    assert {code: (s.games, s.wins) for code, s in found.by_level.items()} == {
        "normal": (2, 1),
        "hard": (1, 1),
    }
    assert {code: s.wins for code, s in found.by_board.items()} == {"us_2008": 1, "uk": 1}
    assert {code: s.games for code, s in found.by_rules.items()} == {"official_2008": 3, "": 1}
    assert (found.against_people.games, found.against_people.wins) == (1, 0)


def test_the_same_for_the_levels_of_the_computer() -> None:
    games = [against(3), against(1)]
    found = statistics(played_at(games, "normal"))
    assert (found.all.games, found.all.wins) == (4, 1)
    assert found.against_people.games == 4
    assert statistics(played_at(games, "hard")).all.games == 0


def test_the_dearest_rents_the_deals_and_the_favourite_deeds() -> None:
    calm = seat(2, person(), paid=Payment(1, 50, 1), taken=Payment(3, 90, 1), held=5, luck=-40)
    wild = seat(
        1,
        person(),
        paid=Payment(39, 1400, 1),
        best=Bargain(210, 1, 9),
        worst=Bargain(-30, 1, 4),
        held=5,
        earner=39,
        luck=100,
    )
    games = [result(calm, seat(1, computer())), result(wild, seat(2, computer()))]
    found = statistics(played_by(games, ZOE))
    assert found.paid is not None and found.taken is not None
    assert (found.paid[1].amount, found.paid[0].result.game) == (1400, games[1].game)
    assert found.taken[1] == Payment(3, 90, 1)
    assert found.best is not None and found.best[1].change == 210
    assert found.worst is not None and found.worst[1].change == -30
    assert found.held.most_common(1) == [(("us_2008", 5), 2)]
    assert found.earners == {("us_2008", 39): 1}
    assert found.luck == [-40, 100]


def test_what_does_not_count_is_listed_and_changes_no_sum() -> None:
    half = seat(1, person(), holders=(person(), computer()))
    games = [
        against(1, kind="lesson"),
        against(1, marks=("seed",)),
        result(half, seat(2, computer())),
        against(2),
    ]
    listed = played_by(games, ZOE)
    assert [game.counts for game in listed] == [False, False, False, True]
    assert statistics(listed).all.games == 1 and statistics(listed).all.wins == 0
    assert not career_of(games, ZOE)
    lesson = result(seat(1, person(), earned=(6,)), seat(2, computer()), kind="lesson")
    assert not earned_by([*games, lesson], ZOE)
    assert earned_by([replace(lesson, kind="game")], ZOE) == {6}


def test_a_nameless_seat_belongs_to_nobody() -> None:
    assert played_by([result(seat(1, person("")), seat(2, computer()))], "") == []


# -- achievements over several games ------------------------------------------------------

WON_BY = {
    "first_win": [against(1)],
    "ten_games": [against(2)] * 10,
    "fifty_games": [against(2)] * 50,
    "beat_easy": [against(1, "easy")],
    "beat_normal": [against(1)],
    "beat_hard": [against(1, "hard/bully")],
    "beat_expert": [against(1, "expert")],
    "streak": [against(1), against(1), against(1)],
    "globetrotter": [against(1, board=board) for board in ("us_2008", "uk", "own")],
    "lawyer": [against(1, rules=rules) for rules in ("official_2008", "uk_1996", "")],
    "psychologist": [
        against(1, f"easy/{code}")
        for code in ("cautious", "builder", "dealer", "bully", "collector")
    ],
    "friends": [result(seat(1, person()), seat(2, person(TOM, "Tom")))],
    "ladder": [against(1, level) for level in ("easy", "normal", "hard", "expert")],
}


@pytest.mark.parametrize("code", sorted(WON_BY))
def test_each_achievement_over_several_games_is_earned_by_the_last_of_them(code: str) -> None:
    (number,) = [each.number for each in CAREER if each.code == code]
    games = WON_BY[code]
    assert number in career_of(games, ZOE)
    assert number not in career_of(games[:-1], ZOE)
    assert number not in career_of(games, TOM)


def test_every_achievement_over_several_games_is_tried() -> None:
    assert sorted(WON_BY) == sorted(each.code for each in CAREER)


# -- what to try next -----------------------------------------------------------------------


def next_for(*games: Result) -> Suggestion | None:
    return suggest_level(played_by(games, ZOE))


def test_three_of_four_against_normal_are_followed_by_hard() -> None:
    four = [against(1), against(2), against(1), against(1)]
    assert next_for(*four) == Suggestion("normal", "hard", 3, 4)
    assert next_for(*four[1:]) is None
    assert next_for(against(2), *four[:3]) is None


def test_who_has_gone_on_or_mixes_levels_is_left_alone() -> None:
    four = [against(1), against(1), against(1), against(1)]
    assert next_for(*four, against(3, "hard")) is None
    mixed = result(seat(1, person()), seat(2, computer()), seat(3, computer("expert")))
    assert next_for(mixed, mixed, mixed, mixed) is None
    assert next_for(*[against(1, "expert")] * 4) is None


def test_six_losses_in_a_row_are_followed_by_an_easier_level() -> None:
    assert next_for(*[against(3, "hard")] * 6) == Suggestion("hard", "normal", 0, 6)
    assert next_for(*[against(3, "easy")] * 6) is None


# -- written out ------------------------------------------------------------------------------


def deed(board: str, space: int) -> str:
    return f"{board} {space}"


def test_a_table_has_a_line_a_game_and_no_formulas() -> None:
    game = seat(1, person(), paid=Payment(39, 1400, 1), best=Bargain(215, 1, 9), earned=(0, 40))
    games = [result(game, seat(2, computer()), board="=evil()"), against(2, kind="lesson")]
    lines = list(csv.DictReader(io.StringIO(csv_of(played_by(games, ZOE), deed))))
    assert list(lines[0]) == list(COLUMNS)
    first, second = lines
    assert (first["place"], first["won"], first["opponents"]) == ("1", "True", "normal")
    assert first["dearest_rent_paid"] == "1400" and first["best_deal_points"] == "21.5"
    assert first["board"] == "'=evil()"
    assert first["achievements"] == "first_set comeback"
    assert (second["kind"], second["counts"]) == ("lesson", "False")


def test_json_holds_the_chances_and_what_said_them() -> None:
    games = played_by([against(1)], ZOE)
    text = json.loads(json_of({"name": "Zoe"}, games, deed))
    assert text["name"] == "Zoe"
    (game,) = text["games"]
    assert game["chance_curve"] == [pytest.approx(1 / 3), 1.0]
    assert game["chances_said_by"] == "1-abcdef"
    assert game["sat_there"][0]["name"] == "Zoe"


def test_other_people_are_not_written_out() -> None:
    games = played_by([result(seat(2, person()), seat(1, person(TOM, "Tom")))], ZOE)
    assert "Tom" not in csv_of(games, deed) + json_of({}, games, deed)
