"""The best results of challenges: kept, beaten, damaged, and not kept."""

import pytest

from monopoly_gui.storage import SaveError
from monopoly_gui.storage.challenge_results import (
    ChallengeResult,
    ChallengeResults,
    load_results,
    results_file,
    save_results,
)

TWO = ChallengeResult(stars=2, measured=4, day="2026-11-22")


def test_a_result_is_found_again_by_person() -> None:
    results = ChallengeResults()
    assert results.note("ada", "first", TWO, race=True)
    assert results.note("", "first", ChallengeResult(stars=1, measured=6), race=True)
    save_results(results)
    found, trouble = load_results()
    assert trouble == ""
    assert found.of("ada") == {"first": TWO}
    assert found.of("")["first"].stars == 1
    assert found.of("nobody") == {}


@pytest.mark.parametrize(
    ("result", "race", "best"),
    [
        (ChallengeResult(stars=3, measured=9), True, True),
        (ChallengeResult(stars=1, measured=1), True, False),
        (ChallengeResult(stars=2, measured=3), True, True),
        (ChallengeResult(stars=2, measured=5), True, False),
        (ChallengeResult(stars=2, measured=5), False, True),
        (ChallengeResult(stars=2, measured=4), False, False),
    ],
)
def test_only_the_best_is_kept(result: ChallengeResult, race: bool, best: bool) -> None:
    results = ChallengeResults()
    results.note("ada", "first", TWO, race)
    assert results.note("ada", "first", result, race) is best
    assert results.of("ada")["first"] == (result if best else TWO)


def test_a_day_has_a_result_of_its_own() -> None:
    results = ChallengeResults()
    assert results.note_day("ada", TWO, race=False)
    assert results.days_of("ada") == {"2026-11-22": TWO}
    assert results.of("ada") == {}


def test_everything_of_a_person_can_be_forgotten() -> None:
    results = ChallengeResults()
    results.note("ada", "first", TWO, race=True)
    results.forget("ada")
    results.forget("nobody")
    assert results.of("ada") == {}


def test_without_a_file_there_are_no_results() -> None:
    assert load_results() == (ChallengeResults(), "")


@pytest.mark.parametrize("text", ["", "{", '{"format": 0}', '{"people": {"a": 3}}'])
def test_a_damaged_file_is_told_of_and_set_aside(text: str) -> None:
    file = results_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    results, trouble = load_results()
    assert "set aside" in trouble
    assert file.read_text(encoding="utf-8") == text
    results.note("", "first", TWO, race=True)
    save_results(results)
    assert load_results()[0].of("")["first"] == TWO
    assert file.with_name("challenges.damaged.json").read_text(encoding="utf-8") == text


def test_a_result_that_cannot_be_kept_is_told_of() -> None:
    results_file().mkdir(parents=True)
    assert "cannot be read" in load_results()[1]
    results_file().rmdir()
    results_file().parent.rmdir()
    results_file().parent.write_text("no folder", encoding="utf-8")
    with pytest.raises(SaveError, match="could not be saved"):
        save_results(ChallengeResults())
