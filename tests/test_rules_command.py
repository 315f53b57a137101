"""Rules on the command line: listed, chosen, changed, and refused with the reason."""

import json
from argparse import Namespace
from typing import Any

import pytest

from monopoly_gui import cli
from monopoly_gui.commands.rules import Chosen, chosen
from monopoly_gui.engine.presets import PRESETS
from monopoly_gui.engine.rules import Rules, options
from monopoly_gui.storage import rule_sets, save_preset
from monopoly_gui.storage.user_presets import presets_file


def rules(*words: str, players: int = 4) -> Chosen:
    return chosen(cli.read(["rules", *words]), players)


def listed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert cli.main(["rules", "--format", "json", *words]) == 0
    return json.loads(capsys.readouterr().out)


def test_without_arguments_they_are_the_official_ones() -> None:
    assert rules() == Chosen(Rules(), "us_2008")


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_preset_brings_its_board(preset: Any) -> None:
    found = rules("--preset", preset.id)
    assert found.edition == preset.edition
    assert rules("--preset", preset.name.upper(), "--edition", "uk") == Chosen(found.rules, "uk")


def test_options_are_changed_one_by_one() -> None:
    words = (
        "--rule even_build=no --rule start_cash=2000 --rule free_parking=pot --rule jail_skip=on"
    )
    assert rules(*words.split()).rules == Rules(
        even_build=False, start_cash=2000, free_parking="pot", jail_skip=True
    )


def test_what_a_preset_set_for_an_option_that_is_gone_goes_too() -> None:
    """Free deeds mean nothing when no deeds are dealt, and nobody typed that they are free."""
    found = rules("--preset", "short_1997", "--rule", "deal_deeds=0")
    assert (found.rules.deal_deeds, found.rules.deal_paid) == (0, True)


def test_own_rules_are_found_by_name() -> None:
    save_preset("Friday evening", "uk", {"free_parking": "pot"})
    found = rules("--preset", "friday EVENING")
    assert found == Chosen(Rules(free_parking="pot"), "uk")


REFUSED = [
    ("--preset nonsense", "There is no preset called 'nonsense'. Choose one of: official_2008,"),
    ("--rule flying=yes", "There is no rule option called 'flying'."),
    ("--rule even_build", "'even_build' is no rule: write it as name=value."),
    ("--rule even_build=perhaps", "Build and sell evenly: 'perhaps' is not yes or no."),
    ("--rule start_cash=much", "Starting cash: 'much' is not a whole number."),
    ("--rule start_cash=-5", "Starting cash: '-5' is not a whole number."),
    ("--rule start_cash=200000", "Starting cash: 200000 is not between 0 and 100000."),
    ("--rule deal_deeds=1", "Deeds dealt at the start: 1 is not one of 0, 2, 3."),
    ("--rule income_tax=none", "Income Tax: 'none' is not one of as_printed, flat, choice."),
    (
        "--rule auction_order=round_robin --rule auction_bid_limit=unlimited",
        "Bids without limit need open bidding.",
    ),
    ("--rule deal_paid=no", "Dealt deeds are paid for: It needs deeds dealt at the start."),
]


@pytest.mark.parametrize("command", ["rules", "simulate", "play"])
@pytest.mark.parametrize(("words", "reason"), REFUSED)
def test_wrong_rules_are_refused_with_the_reason(
    command: str, words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, *words.split()]) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert reason in out.err


def test_a_damaged_own_preset_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    presets_file().write_text(
        '{"format": 1, "presets": [{"name": "Odd", "edition": "uk", "rules": {"flying": 1}}]}'
    )
    assert cli.main(["rules", "--preset", "odd"]) == 2
    assert "The preset 'Odd' cannot be used: There is no rule option" in capsys.readouterr().err
    presets_file().write_text("{")
    assert cli.main(["rules", "--preset", "odd"]) == 2
    assert f"Your presets in {presets_file()} cannot be used" in capsys.readouterr().err


def test_the_list_has_every_option_with_values_default_and_explanation(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = listed(capsys, "--preset", "tournament", "--rule", "speed_die=on")
    assert [one["id"] for one in found["presets"]] == [preset.id for preset in PRESETS]
    assert [one["name"] for one in found["options"]] == [option.name for option in options()]
    by_name = {one["name"]: one for one in found["options"]}
    bids = by_name["auction_bid_limit"]
    assert bids["values"] == ["cash", "raisable", "unlimited"]
    assert (bids["official"], bids["value"], bids["meaning"]) == ("cash", "unlimited", "Nothing")
    assert bids["rules"] == ["AUCT-6"]
    assert by_name["start_cash"]["limits"] == [0, 100_000]
    assert by_name["start_cash"]["meaning"] == "$1,500"
    assert by_name["utility_flat_one"]["idle"] == "It needs fixed utility rents."
    assert found["changes"]["speed_die"] == "on"
    assert all(one["help"] and one["label"] and one["group"] for one in found["options"])


def test_the_text_marks_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    save_preset("Friday", "uk", {})
    assert cli.main(["rules", "--rule", "free_parking=pot"]) == 0
    text = capsys.readouterr().out
    assert "1 marked * differ" in text
    assert "* free_parking = pot   (nothing | pot)" in text
    assert "  even_build = yes   (yes | no)" in text
    assert '"Friday"' in text
    assert all(f" {option.name} = " in text for option in options())
    assert all(len(line) < 120 for line in text.splitlines())


def test_simulations_play_by_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --games 1 --preset short_1997 --rule round_limit=3 --format json"
    assert cli.main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"]["deal_deeds"] == 3
    assert found["rules"]["round_limit"] == 3
    assert (found["finished"], found["median_rounds"]) == (1, 3)


def test_a_clock_counts_rounds_in_a_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate --games 1 --preset time_limit --rule time_limit_minutes=6"
    assert cli.main(words.split()) == 0
    assert "round_limit=3" in capsys.readouterr().out


def test_playing_opens_the_set_up_with_what_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Namespace] = []
    monkeypatch.setattr(cli, "display_problem", lambda: "")

    def run(args: Namespace, window: object) -> int:
        opened.append(args)
        return 0

    monkeypatch.setattr("monopoly_gui.opening.open_window", str)
    monkeypatch.setattr("monopoly_gui.start.run", run)
    assert cli.main(["play", "--preset", "uk_1996", "--seed", "7"]) == 0
    assert cli.main(["play"]) == 0
    first, second = opened
    assert (first.chosen.edition, first.seed) == ("uk", 7)
    assert (second.chosen, second.seed) == (None, None)


def test_sets_are_named_by_their_rules() -> None:
    sets, trouble = rule_sets.rule_sets()
    assert trouble == ""
    assert all(rule_sets.matching_set(one.rules, sets) == one for one in sets)
    assert rule_sets.matching_set(Rules(even_build=False), sets) is None
    save_preset("Mine", "uk", {"even_build": False})
    own = rule_sets.matching_set(Rules(even_build=False), rule_sets.rule_sets()[0])
    assert own is not None
    assert (own.name, own.own) == ("Mine", True)
