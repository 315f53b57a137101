"""The library that knows screen readers lives in a child: what that does, harms nobody."""

from __future__ import annotations

import io
import json
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from monopoly_gui.speech import reader
from monopoly_gui.speech.choosing import candidates
from monopoly_gui.speech.pipe import PipeVoice
from monopoly_gui.speech.reader import ReaderVoice
from monopoly_gui.speech.speaker import FAILURES, Speaker
from monopoly_gui.speech.voice import Manner, VoiceFailed
from tests.speech.fakes import Noting, until

#: a child that answers every question, and one that ends at the first
GOOD = "import sys, json\nfor line in sys.stdin: print(json.dumps({'voices': ['a']}), flush=True)"
ENDS = "import sys; sys.stdin.readline(); sys.exit(9)"
REFUSES = 'import sys\nfor line in sys.stdin: print(\'{"failed": "no sound"}\', flush=True)'
SILENT = "import sys\nfor line in sys.stdin: pass"


def child(code: str) -> ReaderVoice:
    return ReaderVoice([sys.executable, "-c", code])


def test_questions_are_answered_by_the_child() -> None:
    voice = child(GOOD)
    voice.begin("text", Manner())
    assert voice.voices("de") == ["a"]
    assert not voice.speaking()
    voice.stop()
    voice.close()


@pytest.mark.parametrize("code", [ENDS, REFUSES, "import os; os.abort()"])
def test_a_child_that_ends_or_refuses_is_a_failure(code: str) -> None:
    voice = child(code)
    with pytest.raises(VoiceFailed):
        voice.begin("text", Manner())
    voice.close()


def test_a_child_that_does_not_answer_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "STARTING", 0.2)
    voice = child(SILENT)
    with pytest.raises(VoiceFailed, match="does not answer"):
        voice.begin("text", Manner())
    voice.close()


def test_after_some_crashes_the_next_voice_speaks() -> None:
    noting = Noting()
    speaker = Speaker([child("import os; os.abort()"), noting])
    for number in range(FAILURES + 1):
        speaker.say(str(number))
    until(lambda: noting.heard == [str(FAILURES)])
    speaker.close()


class FakeBackend:
    """A screen reader that keeps its own rate and does not say when it is done."""

    name = "NVDA"

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []
        self.stopped = 0

    def speak(self, text: str, interrupt: bool) -> None:
        self.said.append((text, interrupt))

    def stop(self) -> None:
        self.stopped += 1

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("not implemented")


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> FakeBackend:
    found = FakeBackend()
    library = ModuleType("prism")
    context = SimpleNamespace(acquire_best=lambda: found)
    library.Context = lambda: context  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "prism", library)
    return found


def test_the_child_speaks_by_the_best_back_end(
    backend: FakeBackend, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    say = {"say": "Ada", "language": "en", "rate": 100, "voice": "", "volume": 100}
    asked = [say, {"speaking": True}, {"stop": True}, {"speaking": True}, {"voices": "en"}]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(json.dumps(q) + "\n" for q in asked)))
    assert reader.main() == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0] == {"backend": "NVDA"}
    assert [a.get("speaking") for a in answers] == [None, True, None, False, None]
    assert answers[4] == {"voices": []}
    assert backend.said == [("Ada", True)] and backend.stopped == 1


def test_without_the_library_the_child_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    monkeypatch.setattr("sys.stdin", io.StringIO('{"speaking": true}\n'))
    reader.main()
    assert "failed" in json.loads(capsys.readouterr().out)


def test_only_what_is_there_is_tried() -> None:
    assert all(voice.available() for voice in candidates())
    assert {voice.name for voice in candidates("plan9")} <= {"prism"}


def test_the_pipe_gets_a_line_of_json_for_each_text() -> None:
    out = io.StringIO()
    voice = PipeVoice(out)
    speaker = Speaker([voice])
    speaker.say("Schloßallee, 400")
    until(lambda: bool(out.getvalue()))
    speaker.close()
    assert json.loads(out.getvalue()) == {"say": "Schloßallee, 400"}
