"""Voices that are programs: what they are asked, how they are stopped, and that they sound."""

import array
import shutil
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from monopoly_gui.speech import programs
from monopoly_gui.speech.programs import (
    ESPEAK,
    MAC_VOICES,
    PROGRAMS,
    SAPI,
    SAY,
    SPD,
    Program,
    ProgramVoice,
)
from monopoly_gui.speech.voice import Manner, VoiceFailed, VoiceGone
from tests.waiting import LONG, wait_until

#: a sentence in each language of the game
SENTENCES = {
    "en": "Boardwalk, dark blue, 400, unowned.",
    "de": "Schlossallee, dunkelblau, 400, frei.",
    "fr": "Rue de la Paix, bleu foncé, 400, libre.",
    "es": "Paseo del Prado, azul oscuro, 400, libre.",
}


def python(code: str, name: str = sys.executable) -> ProgramVoice:
    """A voice that is a few lines of Python."""
    return ProgramVoice(Program(name, lambda manner: [sys.executable, "-c", code]))


heard = pytest.mark.skipif(
    shutil.which("espeak-ng") is None, reason="espeak-ng, a program of Unix, is not installed"
)


@pytest.mark.parametrize("language", SENTENCES)
@heard
def test_espeak_makes_sound_of_sentences_in_four_languages(language: str, tmp_path: Path) -> None:
    made = tmp_path / "said.wav"
    words = [*ESPEAK.words(Manner(language)), "-w", str(made)]
    subprocess.run(words, input=SENTENCES[language].encode(), check=True, timeout=LONG)
    with wave.open(str(made)) as sound:
        samples = array.array("h", sound.readframes(sound.getnframes()))
        seconds = sound.getnframes() / sound.getframerate()
    assert 1 < seconds < 12
    loud = sum(abs(sample) > 500 for sample in samples)
    assert loud > len(samples) / 10


@heard
def test_espeak_lists_voices_of_a_language() -> None:
    assert "en-gb" in ProgramVoice(ESPEAK).voices("en")
    assert "de" in ProgramVoice(ESPEAK).voices("de")


def test_faster_louder_and_in_another_voice() -> None:
    manner = Manner("fr", 200, "fr-be", 50)
    words = ESPEAK.words(manner)
    assert words[words.index("-v") + 1] == "fr-be"
    assert words[words.index("-s") + 1] == "350"
    assert words[words.index("-a") + 1] == "50"
    assert SPD.words(manner)[-2:] == ["-y", "fr-be"]
    assert "100" in SPD.words(manner) and SPD.by_word
    assert SAY.words(manner) == ["say", "-r", "350", "-v", "fr-be"]
    assert SAY.words(Manner("de"))[-1] == MAC_VOICES["de"]
    script = SAPI.words(manner)[-1]
    assert "$s.Rate=10;" in script and "$s.Volume=50;" in script and "'fr'" in script


def test_the_mac_lists_names_of_several_words() -> None:
    text = "Anna                de_DE    # Hallo!\nEddy (German)       de_DE    # Hallo!\n"
    text += "Alex                en_US    # Hello!\n"
    assert SAY.voices(text, "de") == ["Anna", "Eddy (German)"]


def test_each_system_has_a_program_and_one_that_is_missing_is_not_there() -> None:
    assert set(PROGRAMS) == {"linux", "darwin", "win32"}
    assert not ProgramVoice(Program("no-such-voice", lambda manner: [])).available()


def test_the_text_is_read_and_the_end_is_noticed(tmp_path: Path) -> None:
    kept = tmp_path / "said"
    code = f"import sys; open({str(kept)!r}, 'wb').write(sys.stdin.buffer.read())"
    voice = python(code)
    voice.begin("Wagenstraße -a", Manner())
    wait_until(lambda: not voice.speaking(), "the program has spoken")
    assert kept.read_bytes().decode() == "Wagenstraße -a"


def test_stopping_ends_the_program() -> None:
    voice = python("import time; time.sleep(60)")
    voice.begin("long", Manner())
    assert voice.speaking()
    voice.stop()
    assert not voice.speaking()
    voice.close()


def test_a_program_that_fails_says_so() -> None:
    voice = python("raise SystemExit(3)")
    voice.begin("text", Manner())
    with pytest.raises(VoiceFailed, match="3"):
        wait_until(lambda: not voice.speaking(), "the program has spoken")


@pytest.mark.parametrize("code", ["raise SystemExit(1)", "import time; time.sleep(60)"])
def test_a_service_that_is_not_there_or_hangs_is_not_waited_for(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "GREETING", 0.5)
    greet = (sys.executable, "-c", code)
    voice = ProgramVoice(Program("service", lambda manner: [sys.executable, "-c", ""], greet=greet))
    with pytest.raises(VoiceGone):
        voice.begin("text", Manner())
    assert not voice.speaking()


@pytest.mark.skipif(sys.platform != "linux", reason="spd-say is a program of Unix")
def test_a_locale_that_is_not_installed_silences_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    kept = tmp_path / "locale"
    voice = python(f"import os; open({str(kept)!r}, 'w').write(os.environ['LC_ALL'])")
    voice.begin("text", Manner())
    wait_until(lambda: not voice.speaking(), "the program has spoken")
    assert kept.read_text() == "C"
