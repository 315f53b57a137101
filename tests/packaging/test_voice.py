"""The library for screen readers is packed where it can be had, and nowhere else needed."""

import subprocess
import tomllib
from pathlib import Path

import pytest

import build
import check_frozen
import trim
from build import Places
from identity import TOP


def test_a_build_goes_on_where_the_library_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps: list[str] = []

    def run(self: Places, what: str, *words: object) -> None:
        steps.append(what)
        if Path(str(words[-1])).name == "voice.txt":
            raise subprocess.CalledProcessError(1, "pip")

    monkeypatch.setattr(Places, "run", run)
    places = Places(tmp_path)
    places.work.mkdir(parents=True)
    build.environment(places)
    assert "prismatoid==" in (places.work / "voice.txt").read_text("utf-8")
    assert "prismatoid" not in (places.work / "needed.txt").read_text("utf-8")
    assert steps[-1] == "install the voice"
    assert capsys.readouterr().out.strip() == build.NO_VOICE


def test_the_plain_install_stays_without_it() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    assert not any("prismatoid" in need for need in project["dependencies"])
    assert any("prismatoid" in need for need in project["optional-dependencies"]["speech"])


def test_only_with_it_what_it_needs_is_packed() -> None:
    assert "asyncio" in trim.modules(voice=False)
    assert set(trim.modules(voice=False)) - set(trim.modules(voice=True)) == {"asyncio"}


class Speaks(check_frozen.Built):
    """A program whose process that speaks prints something."""

    said = ""

    def run(self, *words: str, told: str = "") -> subprocess.CompletedProcess[str]:
        assert words == ("speech-process",) and told == check_frozen.ASKED
        return subprocess.CompletedProcess(words, 0, self.said, "")


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ('{"voices": ["Anna"]}', "the library is loaded"),
        ('{"failed": "ValueError: Invalid or unsupported backend"}', "the library is loaded"),
        ('{"failed": "ModuleNotFoundError: No module named \'prism\'"}', "without the library"),
        ('{"failed": "ModuleNotFoundError: No module named \'asyncio\'"}', "Wrong"),
        ('{"failed": "ImportError: libprism.so: cannot open"}', "Wrong"),
        ("", "Wrong"),
    ],
)
def test_the_process_that_speaks_is_judged_by_its_answer(
    said: str, found: str, tmp_path: Path
) -> None:
    Speaks.said = said
    built = Speaks(tmp_path / "program", ["program"], tmp_path, tmp_path)
    if found == "Wrong":
        with pytest.raises(check_frozen.Wrong):
            check_frozen.find_the_voice(built)
    else:
        assert check_frozen.find_the_voice(built).startswith(found)
