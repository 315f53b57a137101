"""``monopoly-gui verify``: dice that followed from the seed are distinguished from others."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from monopoly_gui import cli, paths
from monopoly_gui.commands import verify
from monopoly_gui.commands.verify import ProofFailed, prove
from monopoly_gui.engine.actions import Buy, Mortgage
from monopoly_gui.engine.chance import DICE
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.film import Film
from monopoly_gui.match.match import Match
from monopoly_gui.match.seal import new_salt, seal_line, seed_line
from monopoly_gui.storage import SavedGame, load, save
from tests.engine.scripted import ScriptedChance
from tests.match.tables import RandomBot, seats


def played(scripted: bool = False, speed_die: bool = False) -> SavedGame:
    bots = {p: RandomBot(p) for p in range(3)}
    rules = Rules(speed_die="on") if speed_die else Rules()
    chance = ScriptedChance(dice=[(6, 6), (1, 1), (1, 2), (5, 6), (3, 3)]) if scripted else None
    match = Match.new("us_2008", rules, seats("aaa"), 5, chance, bots=bots, threaded=False)
    for _ in range(200):
        match.poll()
    return match.saved()


@pytest.mark.parametrize("speed_die", [False, True])
def test_an_honest_game_is_proved(speed_die: bool) -> None:
    saved = played(speed_die=speed_die)
    outcomes = [drawn[0] for entry in saved.log for drawn in entry[2]]
    proof = prove(saved)
    assert proof.whole
    assert proof.throws == outcomes.count("dice") + outcomes.count("speed") > 0
    assert proof.cards == outcomes.count("card") > 0


def test_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(tmp_path / "game.json", played())
    assert cli.main(["verify", "--reveal-seed", str(tmp_path / "game.json")]) == 0
    out = capsys.readouterr().out
    assert "seed     5\n" in out
    assert sha256(b"5").hexdigest() in out
    assert (
        "The dice and cards followed from the seed, and so did the order of play and both shuffles."
    ) in out
    assert "Not proved: who played, and how the seed was chosen." in out
    assert "salt" not in out, "a game of before there was one"


def test_dice_that_were_chosen_by_their_counter_prove_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They follow from the seed, but whoever set the position took the throws that he wanted."""
    saved = played()
    for state in (saved.start, saved.state):
        state.draws[DICE] += 2
    saved.log.clear()
    saved.state = saved.start.clone()
    proof = prove(saved)
    assert not (proof.whole or proof.unset)
    save(tmp_path / "game.json", saved)
    assert cli.main(["verify", str(tmp_path / "game.json")]) == 0
    out = capsys.readouterr().out
    assert "The position at the start was set by hand, and the dice and decks with it" in out
    assert "followed from" not in out


def test_a_set_position_with_the_dice_and_decks_of_its_seed_is_told_apart() -> None:
    saved = played()
    saved.start.cash[0] += 100
    saved.log.clear()
    saved.state = saved.start.clone()
    proof = prove(saved)
    assert proof.unset and not proof.whole
    assert "but the position at the start was set by hand" in verify.proved(proof)


def test_a_seal_with_salt_is_told_and_hidden_as_long_as_the_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    salt = new_salt()
    path = tmp_path / "game.json"
    save(path, replace(played(), salt=salt))
    assert load(path).salt == salt
    assert Match.from_saved(load(path), threaded=False).saved().salt == salt
    cli.main(["verify", str(path)])
    assert salt not in "".join(capsys.readouterr())
    cli.main(["verify", "--reveal-seed", str(path)])
    out = capsys.readouterr().out
    assert f"salt     {salt}\n" in out
    digest = sha256(f"5 {salt}".encode()).hexdigest()
    assert digest in out
    assert digest[:12] in seal_line(5, salt)
    assert digest[:12] in seed_line(5, salt) and salt in seed_line(5, salt)


def test_the_seed_of_a_game_that_goes_on_is_not_shown_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = played()
    saved.start.seed = saved.state.seed = 918273645
    save(tmp_path / "game.json", saved)
    cli.main(["verify", str(tmp_path / "game.json")])
    assert "918273645" not in "".join(capsys.readouterr())
    cli.main(["verify", "--reveal-seed", str(tmp_path / "game.json")])
    assert "918273645" in "".join(capsys.readouterr())


def test_loaded_dice_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = played(scripted=True)
    Film(saved)
    save(tmp_path / "game.json", saved)
    assert cli.main(["verify", str(tmp_path / "game.json")]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "did not follow from its seed (hidden" in said.err
    assert "the log says dice" in said.err


def test_a_changed_position_is_found() -> None:
    saved = played()
    saved.state.cash[0] += 100
    with pytest.raises(ProofFailed, match="does not lead to the position"):
        prove(saved)


def test_an_action_that_was_not_allowed_is_found() -> None:
    saved = played()
    saved.log[3] = (3, Buy(9), ())
    with pytest.raises(ProofFailed, match=r"Action 4 \(buy\) is not allowed"):
        prove(saved)


def test_shuffles_that_are_not_the_seeds_are_told() -> None:
    saved = played()
    saved.start.decks[0].reverse()
    saved.log.clear()
    saved.state = saved.start.clone()
    assert not prove(saved).whole


def test_a_game_gone_on_with_is_proved() -> None:
    saved = Film(played()).cut(60)
    bots = {p: RandomBot(p + 7) for p in range(3)}
    match = Match.from_saved(saved, bots=bots, threaded=False)
    for _ in range(100):
        match.poll()
    assert prove(match.saved()).actions == 160


def test_a_scenario_is_proved_too(capsys: pytest.CaptureFixture[str]) -> None:
    scenario = paths.scenarios() / "two_left.json"
    bots = {p: RandomBot(p) for p in range(len(load(scenario).seats))}
    match = Match.from_saved(load(scenario), bots=bots, threaded=False)
    for _ in range(30):
        match.poll()
    proof = prove(match.saved())
    assert proof.throws > 0
    assert not proof.whole
    assert cli.main(["verify", str(scenario)]) == 0
    assert "The position at the start was set by hand" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_game_is_one_sentence(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "display_problem", lambda: "")
    file = tmp_path / "game.json"
    file.write_text("{", encoding="utf-8")
    assert cli.main([command, str(file)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("The game game.json cannot be opened: ")
    assert said.count("\n") == 1


def test_a_log_with_a_gap_is_found() -> None:
    saved = played()
    del saved.log[10]
    with pytest.raises(ProofFailed, match=r"comes after 10 actions"):
        prove(saved)


def test_an_action_that_is_none_is_found() -> None:
    saved = played()
    version, _, drawn = saved.log[3]
    saved.log[3] = (version, Mortgage(0, "here"), drawn)  # type: ignore[arg-type]
    refusal = r"Action 4 \(mortgage\) is not allowed: This game has no such action"
    with pytest.raises(ProofFailed, match=refusal):
        prove(saved)


def test_a_start_that_makes_no_game_is_not_the_seeds_own() -> None:
    saved = played()
    saved.start.rules = replace(saved.start.rules, start_cash=-5)
    saved.log.clear()
    saved.state = saved.start.clone()
    assert not prove(saved).whole
