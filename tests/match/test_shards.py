"""Long runs in parts: merged, they are one run; parts that do not belong together are refused."""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.cli import main
from monopoly_gui.commands import arena, simulate
from monopoly_gui.commands.simulate import FAULTS_TOLD
from monopoly_gui.storage.parts import Shard

from .tables import Says

#: seven games, so that the parts differ in length; an option that the command turns into another
SIMULATE = "simulate --games 7 --players 3 --seed 5 --rule time_limit_minutes=50"
ARENA = "arena --league easy,normal --players 2 --games 7 --seed 5 --jobs 1"
PARTS = 3


@dataclass
class Clock:
    """A clock by which every run takes ``seconds``; it is read at the beginning and at the end."""

    seconds: float = PARTS
    running: bool = False

    def perf_counter(self) -> float:
        self.running = not self.running
        return 0.0 if self.running else self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(simulate, "time", found)
    monkeypatch.setattr(arena, "time", found)
    return found


@dataclass
class Desk:
    """Runs commands and keeps what they print."""

    folder: Path
    clock: Clock
    capsys: pytest.CaptureFixture[str]

    def run(self, *words: str, status: int = 0) -> tuple[str, str]:
        """A command's output and error output."""
        assert main(words) == status
        return self.capsys.readouterr()

    def whole(self, command: str, *more: str) -> tuple[str, str]:
        """One run; it takes as long as all parts."""
        self.clock.running, self.clock.seconds = False, PARTS
        return self.run(*command.split(), *more)

    def part(self, command: str, number: int, *more: str, of: int = PARTS) -> str:
        """The file of a part."""
        self.clock.running, self.clock.seconds = False, 1
        text, _ = self.run(*command.split(), *more, "--shard", f"{number}/{of}")
        file = self.folder / f"{command.split()[0]}{number}.json"
        file.write_text(text, encoding="utf-8")
        return str(file)

    def refused(self, *words: str) -> str:
        """The reason for a command's refusal."""
        out, err = self.run(*words, status=2)
        assert out == ""
        return err.replace(str(self.folder) + os.sep, "").strip()


@pytest.fixture
def desk(tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, clock, capsys)


def changed(file: str, change: Callable[[Any], None]) -> str:
    """Another file like this one but for the change."""
    data = json.loads(Path(file).read_text(encoding="utf-8"))
    change(data)
    other = Path(file).with_name("other.json")
    other.write_text(json.dumps(data), encoding="utf-8")
    return str(other)


def test_every_game_is_in_one_part() -> None:
    shards = [Shard(part, 3) for part in (1, 2, 3)]
    numbers = [s.number(at) for s in shards for at in range(1, s.count(8) + 1)]
    assert numbers == [1, 4, 7, 2, 5, 8, 3, 6]


@pytest.mark.parametrize("command", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_three_parts_merged_are_one_run(command: str, desk: Desk) -> None:
    name = command.split()[0]
    files = [desk.part(command, number) for number in (3, 1, 2)]
    for form in ("table" if name == "arena" else "text", "json", "csv"):
        merged = desk.run(name, "--merge", *files, "--format", form)
        assert merged == desk.whole(command, "--format", form)


@pytest.mark.parametrize("command", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_a_part_is_the_same_by_two_processes(command: str, desk: Desk) -> None:
    one = Path(desk.part(command, 2)).read_bytes()
    assert Path(desk.part(f"{command} --jobs 2", 2)).read_bytes() == one


def test_the_first_faults_are_told_as_by_one_run(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(code: str) -> Says:
        return Says(lambda view: 1 // 0)  # type: ignore[arg-type,return-value]

    monkeypatch.setattr(simulate, "make_bot", broken)
    command = "simulate --games 3 --players 2 --seed 1 --rule round_limit=2"
    files = [desk.part(command, number) for number in (1, 2, 3)]
    out, err = desk.run("simulate", "--merge", *files)
    assert (out, err) == desk.whole(command)
    assert len(err.splitlines()) == FAULTS_TOLD


def test_a_league_with_a_game_that_failed_is_merged_like_one_run(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = arena._played

    def failing(table: Any, seats: Any, seed: int) -> Any:
        if seed == 6:
            raise ZeroDivisionError("half of a sign: \ud83d")
        return played(table, seats, seed)

    monkeypatch.setattr(arena, "_played", failing)
    command = "arena --seats easy,normal --games 4 --seed 5 --jobs 1"
    files = []
    for number in (1, 2):  # games 3 and 4 fail, one in each part
        desk.clock.seconds = PARTS / 2
        text, _ = desk.run(*command.split(), "--shard", f"{number}/2", status=1)
        files.append(str(desk.folder / f"{number}.json"))
        Path(files[-1]).write_text(text, encoding="utf-8")
    merged = desk.run("arena", "--merge", *files, status=1)
    desk.clock.seconds = PARTS
    out, err = desk.run(*command.split(), status=1)
    assert merged == (out, err.replace("\ud83d", "?"))
    assert len(err.splitlines()) == 2


def test_a_part_that_a_shell_wrote_as_utf_16_is_read(desk: Desk) -> None:
    file = desk.part(SIMULATE, 1, of=1)
    usual = desk.run("simulate", "--merge", file)
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_bytes(text.encode("utf-16"))
    assert desk.run("simulate", "--merge", file) == usual


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("simulate --shard 1/3", "--shard needs a --seed, the same for all parts"),
        ("arena --seats easy,normal --shard 1/3", "--shard needs a --seed, the same for all parts"),
        ("simulate --seed 1 --games 2 --shard 1/3", "no more than 2 parts"),
        ("simulate --seed 1 --shard 1/3 --format csv", "give --format to --merge"),
        ("simulate --merge a.json --shard 1/3", "omit --shard"),
        ("arena --merge a.json --bot-seconds 3", "omit --bot-seconds"),
        ("simulate --merge nowhere.json", "nowhere.json cannot be read ("),
    ],
)
def test_options_that_do_not_go_together_are_refused(words: str, reason: str, desk: Desk) -> None:
    assert reason in desk.refused(*words.split())


@pytest.mark.parametrize("text", ["2", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3"])
def test_what_is_no_part_is_explained(text: str, desk: Desk) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--seed", "1", f"--shard={text}"])
    sentence = desk.capsys.readouterr().err
    assert "must be a part and the number of parts, such as 2/8" in sentence


def test_a_part_that_is_missing_is_asked_for(desk: Desk) -> None:
    files = [desk.part(SIMULATE, number) for number in (1, 3)]
    assert desk.refused("simulate", "--merge", *files) == (
        "Part 2/3 is missing: name its file too, or play it with --shard 2/3 and the options of "
        "the others."
    )


def test_a_part_that_comes_twice_is_refused(desk: Desk) -> None:
    file = desk.part(SIMULATE, 1)
    twin = changed(file, lambda data: None)
    assert desk.refused("simulate", "--merge", file, twin) == (
        "simulate1.json and other.json are both part 1 of 3: name one of them."
    )


@pytest.mark.parametrize(
    ("command", "more", "name"),
    [
        (SIMULATE, "--seed 6", "--seed"),
        (SIMULATE, "--games 8", "--games"),
        (SIMULATE, "--players 4", "--players"),
        (SIMULATE, "--rule speed_die=on", "--preset and --rule"),
        (SIMULATE, "--edition uk", "--edition"),
        (ARENA, "--seats hard,easy", "--seats or --league"),
        (ARENA, "--bot-seconds 3", "--bot-seconds"),
    ],
)
def test_parts_with_other_options_are_refused(
    command: str, more: str, name: str, desk: Desk
) -> None:
    files = [desk.part(command, 1), desk.part(command, 2, *more.split())]
    text = desk.refused(command.split()[0], "--merge", *files)
    assert f"are parts of different runs: {name} differs. Play all parts with the same" in text


def test_parts_of_another_number_of_parts_are_refused(desk: Desk) -> None:
    files = [desk.part(SIMULATE, 1), desk.part(SIMULATE, 2, of=4)]
    assert "runs: the number of parts differs." in desk.refused("simulate", "--merge", *files)


def test_a_part_of_the_other_command_is_refused(desk: Desk) -> None:
    file = desk.part(SIMULATE, 1)
    assert "simulate1.json is no part of 'arena': " in desk.refused("arena", "--merge", file)


def test_a_part_of_another_version_is_refused_whatever_else_it_holds(desk: Desk) -> None:
    file = changed(
        desk.part(SIMULATE, 1), lambda data: data.update(version="9.9", news=[{"more": 1}])
    )
    text = desk.refused("simulate", "--merge", file)
    assert text.startswith("other.json was played by version 9.9, and this is ")
    assert text.endswith("play and merge all parts with one version.")


def test_a_part_of_another_board_of_that_name_is_refused(desk: Desk) -> None:
    file = changed(desk.part(SIMULATE, 1, of=1), lambda data: data["run"].update(board="a" * 64))
    text = desk.refused("simulate", "--merge", file)
    assert text.startswith("The board us_2008 on this computer differs from the one of other.json")


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["games"].pop(),
        lambda data: data["games"][0].__setitem__(0, [4]),
        lambda data: data["games"][0].__setitem__(1, -1),
        lambda data: data["games"][0].__setitem__(1, "7"),
        lambda data: data["rents"].pop(),
        lambda data: data.update(part=4),
        lambda data: data.update(seconds=0),
        lambda data: data.update(more=1),
    ],
)
def test_a_part_that_was_changed_is_refused(change: Callable[[Any], None], desk: Desk) -> None:
    file = changed(desk.part(SIMULATE, 1), change)
    assert desk.refused("simulate", "--merge", file) == (
        "other.json is damaged: play that part again with --shard."
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["tables"].pop(),
        lambda data: data["tables"][0].pop(),
        lambda data: data["tables"][0][0].__setitem__(0, ["nobody"]),
        lambda data: data["run"].update(seats=[]),
    ],
)
def test_a_part_of_a_league_that_was_changed_is_refused(
    change: Callable[[Any], None], desk: Desk
) -> None:
    file = changed(desk.part(ARENA, 1), change)
    assert "other.json is damaged: " in desk.refused("arena", "--merge", file)


@pytest.mark.parametrize(
    "data", [b"", b"\x00\xff\xfe", b"[]", b"[" * 100_000, b'{"part_of": "simulate"}']
)
def test_a_file_that_is_no_part_is_refused(data: bytes, desk: Desk) -> None:
    file = desk.folder / "odd.json"
    file.write_bytes(data)
    text = desk.refused("simulate", "--merge", str(file))
    assert text.startswith("odd.json is no part of a run, or it was not written to its end: ")


def test_half_a_part_is_refused(desk: Desk) -> None:
    file = Path(desk.part(SIMULATE, 1))
    file.write_bytes(file.read_bytes()[:-40])
    assert "it was not written to its end" in desk.refused("simulate", "--merge", str(file))


def test_a_file_that_is_far_too_large_is_not_parsed(desk: Desk) -> None:
    file = desk.folder / "large.json"
    file.write_bytes(b"[" + b"{}," * 24_000_000 + b"{}]")
    text = desk.refused("simulate", "--merge", str(file))
    assert text == "large.json is too large: play the run in more parts."


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_is_not_waited_for(desk: Desk) -> None:
    file = desk.folder / "pipe"
    os.mkfifo(file)
    text = desk.refused("simulate", "--merge", str(file))
    assert text.startswith("pipe cannot be read (it is not an ordinary file): ")
