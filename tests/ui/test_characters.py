"""Opponents have faces and words of their own, and use them sparingly."""

import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from monopoly_gui import paths
from monopoly_gui.ai import levels
from monopoly_gui.ai.characters import CHARACTERS, FACES, OWN, PLAIN, SeatOccupant, cast
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import start
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from monopoly_gui.ui.characters.remarks import LONGEST, WORDINGS, Remark, Remarks, remarks_in
from monopoly_gui.ui.characters.triggers import (
    KINDS,
    MOODS,
    TriggerContext,
    TriggerMemory,
    triggers_of,
)
from monopoly_gui.ui.table_model import model_of
from tests.ui.random_games import begun
from tools.campaigns.remarks import OFTEN, SELDOM, Count, listen

LANGUAGES = ("en", "de", "fr", "es")
BOARD = load_edition("us_2008")
DOUBLES = ev.DiceRolled(0, (3, 3), "move")
CODES = ("normal/builder", "normal", "normal/dealer", "normal/bully")


# -- who sits there ---------------------------------------------------------------------
def test_a_personality_has_its_face_and_a_human_none() -> None:
    assert {p.code for p in levels.PERSONALITIES} == set(OWN)
    for code, face in OWN.items():
        for level in ("hard", "easy"):
            bo = SeatOccupant("Bo", False, f"{level}/{code}")
            assert cast((SeatOccupant("Ada", True), bo)) == ("", face)
    assert cast((SeatOccupant("Bo", False, "hard"),))[0] in PLAIN


def test_two_alike_never_sit_together() -> None:
    for code in ("normal/builder", "normal", ""):
        faces = cast(tuple(SeatOccupant(f"N{n}", False, code) for n in range(8)))
        assert sorted(faces) == sorted(FACES)


def test_a_seat_keeps_the_face_that_was_chosen_for_it() -> None:
    georg = SeatOccupant("Georg", False, "hard", "captain")
    assert cast((georg, SeatOccupant("Bo", False, "normal/bully"))) == ("captain", "baron")
    unknown = SeatOccupant("Bo", False, "normal/bully", "wizard")
    assert cast((unknown,)) == ("baron",)


def test_the_usual_names_of_older_games_look_as_they_did() -> None:
    usual = tuple(SeatOccupant(each.name, False, "hard") for each in CHARACTERS[1:4])
    assert cast(usual) == ("captain", "professor", "painter")


# -- what they look like ------------------------------------------------------------------
def test_every_character_has_a_drawing_for_every_mood() -> None:
    moods = {*MOODS.values(), "calm", "worried", "sad", "cross", "surprised"}
    assert len(moods) >= 6
    names = {f"{who}_{mood}.svg" for who in FACES for mood in moods}
    found = {file.name for file in (paths.assets() / "faces").iterdir()}
    assert found == names
    for file in (paths.assets() / "faces").iterdir():
        assert file.read_text(encoding="utf-8").count('<g id="gaze">') == 1


# -- what they say --------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_words_for_every_occasion(language: str) -> None:
    texts = remarks_in(language)
    assert sorted(texts) == sorted(FACES)
    said = []
    for of_kind in texts.values():
        assert list(of_kind) == list(KINDS)
        for wordings in of_kind.values():
            assert len(wordings) == WORDINGS
            said += wordings
    assert len(said) == len(set(said)) == len(FACES) * len(KINDS) * WORDINGS
    for text in said:
        assert 3 <= len(text) <= LONGEST and text == text.strip(), text
        assert not re.search(r"[{}%<>|_]|  ", text), text


def test_each_language_has_words_of_its_own() -> None:
    for language in LANGUAGES[1:]:
        here, english = remarks_in(language), remarks_in("en")
        same = [
            text
            for who in FACES
            for kind in KINDS
            for text in here[who][kind]
            if text in english[who][kind]
        ]
        assert len(same) <= 3, same


def test_the_files_are_written_as_json_in_one_form() -> None:
    for language in LANGUAGES:
        file = paths.assets() / "remarks" / f"{language}.json"
        text = file.read_text(encoding="utf-8")
        assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"


# -- when they say it -----------------------------------------------------------------------
def means(event: Event, change: object = None, players: int = 3) -> dict[int, str]:
    """An event's meaning to each of the opponents; everybody is one."""
    model = model_of(begun(1, players).state)
    if callable(change):
        change(model)
    moment = TriggerContext(event, model, BOARD, tuple(range(players)), TriggerMemory())
    return {player: kind for kind, player in reversed(triggers_of(moment))}


def test_a_set_means_something_to_everybody() -> None:
    def park_place_is_owned(model: object) -> None:
        model.owner[37] = 1  # type: ignore[attr-defined]

    taken = ev.DeedMoved(39, BANK, 1)
    assert means(taken, park_place_is_owned) == {1: "set", 0: "other_set", 2: "other_set"}
    lost = ev.DeedMoved(39, BANK, 2)
    assert means(lost, park_place_is_owned) == {1: "set_lost"}


def test_small_things_are_left_unsaid() -> None:
    assert means(ev.CashMoved(0, 1, 20, "rent", 1)) == {}
    assert means(ev.CashMoved(0, 1, 600, "rent", 39)) == {0: "rent_out", 1: "rent_in"}
    assert means(ev.CashMoved(0, BANK, 200, "purchase", 5)) == {}
    assert means(ev.CashMoved(0, BANK, 60, "purchase", 1)) == {0: "buy"}


def test_a_human_is_never_spoken_for() -> None:
    state = begun(1, 2).state
    remarks = Remarks(state, lambda: ("", ""), opened=False)
    assert remarks.on_event(ev.Jailed(0, "space")) is None


def test_who_pays_for_the_card_of_another_says_nothing_of_it() -> None:
    def second_draws(model: object) -> None:
        model.current = 1  # type: ignore[attr-defined]

    assert means(ev.CashMoved(1, BANK, 50, "card"), second_draws) == {1: "card_bad"}
    assert means(ev.CashMoved(0, 1, 50, "card"), second_draws) == {}
    assert means(ev.CashMoved(BANK, 1, 50, "card"), second_draws) == {1: "card_good"}


def test_nobody_is_glad_of_the_doubles_that_lead_to_jail() -> None:
    model, memory = model_of(begun(1, 2).state), TriggerMemory()
    said = []
    for event in (DOUBLES, DOUBLES, DOUBLES, ev.TurnStarted(1, 1, 1), DOUBLES):
        said.append(triggers_of(TriggerContext(event, model, BOARD, (0, 1), memory)))
    assert [len(each) for each in said] == [1, 1, 0, 0, 1]


def test_who_has_nothing_left_does_not_speak_of_a_few_coins() -> None:
    def has(cash: int) -> Callable[[object], None]:
        def change(model: object) -> None:
            model.cash[0] = cash  # type: ignore[attr-defined]

        return change

    rent = ev.CashMoved(0, 1, 600, "rent", 39)
    assert means(rent, has(600))[0] == "rent_out" and means(rent, has(610))[0] == "escape"


def test_an_auction_is_won_against_somebody() -> None:
    model, memory = model_of(begun(1, 2).state), TriggerMemory()

    def closed(*bidders: int) -> list[tuple[str, int]]:
        events = [ev.AuctionOpened(39), *(ev.BidPlaced(p, 10 + n) for n, p in enumerate(bidders))]
        for event in events:
            triggers_of(TriggerContext(event, model, BOARD, (0, 1), memory))
        return triggers_of(
            TriggerContext(ev.AuctionClosed(0, 50, 39), model, BOARD, (0, 1), memory)
        )

    assert closed(0) == []
    assert closed(1, 0) == [("auction_won", 0), ("auction_lost", 1)]


def test_an_owner_remembers_what_a_person_did() -> None:
    """Player 0 is a person: first a rent in return, then one after a refusal, then the third."""
    model, memory = model_of(begun(1, 2).state), TriggerMemory()

    def means_now(event: Event) -> list[tuple[str, int]]:
        found = triggers_of(TriggerContext(event, model, BOARD, (1,), memory))
        return [one for one in found if one[0] in ("payback", "snubbed", "regular")]

    theirs, mine = ev.CashMoved(0, 1, 100, "rent", 39), ev.CashMoved(1, 0, 100, "rent", 37)
    refused = ev.TradeEnded(1, 1, 0, "refused")
    said = [means_now(event) for event in (mine, theirs, refused, theirs, theirs, theirs)]
    assert said == [[], [("payback", 1)], [], [("snubbed", 1)], [("regular", 1)], []]
    assert means_now(ev.CashMoved(0, 1, 99, "rent", 39)) == []


def test_what_is_said_is_true_and_one_in_three_rounds() -> None:
    """The campaign in short; `python -m tools.campaigns.remarks` plays 100 games."""
    count = Count()
    for seed in range(1, 13):
        listen(seed, count, 60)
    assert count.wrong == []
    assert OFTEN <= count.gap <= SELDOM
    assert len(KINDS) == 33 and WORDINGS == 3


def played(seed: int, players: int, rounds: int = 45) -> tuple[State, list[Event]]:
    """A game of opponents, and all that happened in it."""
    engine = start(BOARD, Rules(), players, seed)
    happened = list(engine.events)
    bots = [levels.make_opponent(CODES[seat % len(CODES)]) for seat in range(players)]
    play(engine, bots, rounds, happened.extend)
    return engine.state, happened


def listened(state: State, happened: list[Event]) -> list[tuple[int, Remark]]:
    """The remarks of a game, each with its round."""
    sitters = tuple(
        SeatOccupant(f"N{n}", not n, CODES[n % len(CODES)]) for n in range(state.players)
    )
    remarks = Remarks(state, lambda: cast(sitters), opened=True)
    said = []
    for event in happened:
        if remark := remarks.on_event(event):
            said.append((remarks.model.round, remark))
    return said


def test_remarks_are_rare_and_never_the_same_twice() -> None:
    rounds = count = 0
    for seed in range(1, 7):
        state, happened = played(seed, 2 + seed % 4)
        said = listened(state, happened)
        assert said == listened(state, happened), "a replay says the same"
        assert all(one < other for (one, _a), (other, _b) in pairwise(said)), "one a round"
        words = Counter((r.character, r.kind, r.wording) for _round, r in said)
        assert max(words.values()) == 1
        rounds += state.round
        count += len(said)
    assert 2.5 <= rounds / count <= 4.0


def test_the_first_rounds_are_lively() -> None:
    said = [one for seed in range(1, 5) for one in listened(*played(seed, 4, 3))]
    assert len({round for round, _remark in said}) == 3 and len(said) >= 10
