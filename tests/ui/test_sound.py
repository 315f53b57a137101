"""Sounds: all there, made the same each time, and missed by nobody without a sound card."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.ui.playback.cues import CUES
from monopoly_gui.ui.playback.music import TITLE, Music
from monopoly_gui.ui.playback.sound import NAMES, PannedSound, Sounds, panned, side_of
from monopoly_gui.ui.text.log_sentences import LOG
from tools import make_sounds


@pytest.fixture
def sounds() -> Iterator[Sounds]:
    made = Sounds(paths.assets() / "sounds")
    yield made
    made.close()


def samples(file: Path) -> array[int]:
    with wave.open(str(file)) as source:
        return array("h", source.readframes(source.getnframes()))


def test_every_name_has_its_sound_and_every_sound_its_name() -> None:
    files = {file.stem for file in (paths.assets() / "sounds").glob("*.wav")}
    assert files == set(NAMES) == set(make_sounds.SOUNDS)


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    make_sounds.main(tmp_path)
    for name in NAMES:
        made = samples(tmp_path / f"{name}.wav")
        kept = samples(paths.assets() / "sounds" / f"{name}.wav")
        # the sines of two systems may differ in the last bit
        assert len(made) == len(kept), name
        assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1, name


def test_all_are_equally_loud_and_in_stereo() -> None:
    """Within 3 LU of each other by ITU-R BS.1770, which ``ffmpeg -af ebur128`` measures too."""
    found = {}
    for name in NAMES:
        file = paths.assets() / "sounds" / f"{name}.wav"
        with wave.open(str(file)) as source:
            assert (source.getframerate(), source.getnchannels()) == (44100, 2), name
        left = [sample / 32767 for sample in samples(file)[::2]]
        found[name] = make_sounds.loudness(left)
    assert max(found.values()) - min(found.values()) < 3, found


def test_a_sound_comes_from_its_place_on_the_board() -> None:
    assert [side_of(space) for space in (0, 5, 10, 15, 20, 25, 30, 35)] == [
        1, 0, -1, -1, -1, 0, 1, 1
    ]  # fmt: skip
    hop = panned("hop", 10)
    assert hop == "hop" and isinstance(hop, PannedSound) and hop.side == -1
    assert not isinstance(panned("hop", -1), PannedSound)
    assert panned("", 10) == ""


def test_whatever_is_heard_of_the_game_is_written_too() -> None:
    """Nothing is lost without sound: each event with a sound has a line in the log."""
    assert set(CUES) == set(LOG)


def test_each_can_be_played(sounds: Sounds) -> None:
    assert sounds.problem == ""
    for name in NAMES:
        sounds.play(name)
    assert sounds.problem == ""


def test_an_unknown_name_is_a_bug(sounds: Sounds) -> None:
    with pytest.raises(KeyError):
        sounds.play("trombone")


def test_muted_nothing_is_even_read(sounds: Sounds) -> None:
    sounds.mute = True
    sounds.play("dice")
    assert sounds._loaded == {}


def test_without_a_sound_card_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(paths.assets() / "sounds")
    sounds.play("dice")
    assert sounds.problem == "No sound: no such device"


def test_without_the_libraries_of_the_mixer_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        """Pygame's replacement for a module that does not load."""

        def __getattr__(self, name: str) -> NoReturn:
            raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sounds, music = Sounds(paths.assets() / "sounds"), Music(paths.assets() / "music")
    sounds.play("dice")
    sounds.rest(True)
    music.volume = 1.0
    music.follow(TITLE, True, 0.0)
    sounds.close()
    assert sounds.problem == "No sound: mixer module not available"
    assert music.playing == ""


def test_a_missing_file_silences_it(sounds: Sounds, tmp_path: Path) -> None:
    sounds.folder = tmp_path
    sounds.play("dice")
    assert sounds.problem
