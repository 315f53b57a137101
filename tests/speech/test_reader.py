"""The library that knows screen readers lives in a child: what that does, harms nobody."""

import io
import json
import select
import subprocess
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from monopoly_gui.speech import prism as reader
from monopoly_gui.speech.choosing import candidate_voices
from monopoly_gui.speech.pipe import PipeVoice
from monopoly_gui.speech.prism import PrismVoice
from monopoly_gui.speech.speaker import Speaker
from monopoly_gui.speech.voice import Manner, VoiceFailed
from tests.speech.fakes import Noting
from tests.waiting import LONG, ended_when_late, wait_until

#: a child that answers every question, and one that ends at the first
GOOD = "import sys, json\nfor line in sys.stdin: print(json.dumps({'voices': ['a']}), flush=True)"
ENDS = "import sys; sys.stdin.readline(); sys.exit(9)"
REFUSES = 'import sys\nfor line in sys.stdin: print(\'{"failed": "no sound"}\', flush=True)'
SILENT = "import sys\nfor line in sys.stdin: pass"


def child(code: str) -> PrismVoice:
    return PrismVoice([sys.executable, "-c", code])


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
    speaker.say("0")
    speaker.say("1")
    wait_until(lambda: noting.heard == ["0", "1"], "that has been said")
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
    assert backend.said == [("Ada", False)] and backend.stopped == 1


class Dispatcher(FakeBackend):
    """Speech Dispatcher with espeak-ng: kinds of a language, and many variants of each."""

    offered = (
        ("Afrikaans", "af"),
        ("English (Caribbean)", "en-029"),
        ("English (Caribbean)+Adam", "en-029"),
        ("English (America)", "en-us"),
        ("French (Belgium)", "fr-BE"),
        ("French (France)", "fr-FR"),
        ("German", "de"),
        ("German+Eva", "de"),
        ("Lower German", "dem"),
    )
    voices_count = len(offered)

    def __init__(self) -> None:
        super().__init__()
        self.voice = 0

    def get_voice_name(self, at: int) -> str:
        return self.offered[at][0]

    def get_voice_language(self, at: int) -> str:
        return self.offered[at][1]


@pytest.mark.parametrize(
    ("voice", "language", "spoken"),
    [
        ("", "en", "English (America)"),
        ("", "fr", "French (France)"),
        ("", "de", "German"),
        ("English (Caribbean)", "en", "English (Caribbean)"),
        ("one that is gone", "de", "German"),
        ("", "es", "Afrikaans"),
    ],
)
def test_the_usual_voice_of_the_language_speaks_unless_another_is_chosen(
    voice: str, language: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, library = Dispatcher(), ModuleType("prism")
    library.Context = lambda: SimpleNamespace(acquire_best=lambda: found)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "prism", library)
    prism = reader.PrismLibrary()
    prism.answer({"say": "Ada", "language": language, "rate": 100, "voice": voice, "volume": 100})
    assert found.get_voice_name(found.voice) == spoken
    assert prism.answer({"voices": "de"}) == {"voices": ["German"]}


def test_figures_take_longer_than_letters() -> None:
    assert reader.speaking_time("$1,500", 100) > reader.speaking_time("eleven", 100)
    assert reader.speaking_time("Ada", 200) < reader.speaking_time("Ada", 100)


def test_without_the_library_the_child_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    monkeypatch.setattr("sys.stdin", io.StringIO('{"speaking": true}\n'))
    reader.main()
    assert "failed" in json.loads(capsys.readouterr().out)


def test_only_what_is_there_is_tried() -> None:
    assert all(voice.available() for voice in candidate_voices())
    assert {voice.name for voice in candidate_voices("plan9")} <= {"prism"}


def test_the_pipe_gets_a_line_of_json_for_each_text() -> None:
    out = io.StringIO()
    voice = PipeVoice(out)
    speaker = Speaker([voice])
    speaker.say("Schloßallee, 400")
    wait_until(lambda: bool(out.getvalue()), "a line is written")
    speaker.close()
    assert json.loads(out.getvalue()) == {"say": "Schloßallee, 400"}


#: starts the child that speaks on the same standard input, and waits
BETWEEN = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-m", "monopoly_gui", "speech-process"])
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="only Unix tells who has lost a parent")
def test_the_child_ends_with_whoever_started_it_though_somebody_could_still_ask() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", BETWEEN], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    ) as started:
        assert started.stdin is not None
        assert started.stdout is not None
        started.stdin.write(b"{}\n")
        with ended_when_late(started):
            assert b"failed" in started.stdout.readline()
        started.kill()
        # it has ended when nobody could write there any more
        assert select.select([started.stdout], [], [], LONG)[0]
        assert started.stdout.read() == b""
