"""Music: all there, small, and following the game."""

import threading
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.scenes.table.table_props import music_of
from monopoly_gui.ui.playback.music import LEAST, PIECES, ROOM, Music
from monopoly_gui.ui.playback.sound import HOP, NAMES, step_of
from monopoly_gui.ui.table_model import model_of
from tests.ui.random_games import begun
from tests.waiting import wait_until

FOLDER = paths.assets() / "music"
MOST_BYTES = 6_000_000


@dataclass
class Player:
    """A sound card that only writes down what it is asked for."""

    heard: list[str] = field(default_factory=list)
    busy: bool = False

    def load(self, file: str) -> None:
        self.heard.append(Path(file).stem)

    def play(self, loops: int, fade_ms: int = 0) -> None:
        assert loops == -1
        self.busy = True

    def fadeout(self, time: int) -> None:
        self.busy = False

    def stop(self) -> None:
        self.busy = False

    def get_busy(self) -> bool:
        return self.busy

    def set_volume(self, volume: float) -> None:
        assert 0 <= volume <= 1


@pytest.fixture
def player(mixer: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Player]:
    made = Player()
    pygame.mixer.init()
    monkeypatch.setattr(pygame.mixer, "music", made)
    yield made
    # the sound card must not go while a file is read for it
    wait_until(
        lambda: not any(thread.name.startswith(ROOM) for thread in threading.enumerate()),
        "every room is read",
    )


def music(volume: float = 0.5) -> Music:
    made = Music(FOLDER)
    made.volume = volume
    return made


def read_to_the_end(music: Music) -> None:
    """Wait until the room has been read."""
    wait_until(lambda: not music.reading, "the room is read")


def test_every_piece_has_its_file_and_all_are_small() -> None:
    files = list(FOLDER.iterdir())
    assert {file.name for file in files} == {f"{name}.ogg" for name in (*PIECES, ROOM)}
    assert sum(file.stat().st_size for file in files) < MOST_BYTES


@pytest.mark.parametrize("name", [*PIECES, ROOM])
def test_no_piece_clips_or_has_a_step_where_it_begins_again(mixer: None, name: str) -> None:
    pygame.mixer.init(44100, -16, 2, 1024)
    samples = array("h", pygame.mixer.Sound(str(FOLDER / f"{name}.ogg")).get_raw())
    left = samples[::2]
    assert 1000 < max(left) < 32000 and -32000 < min(left) < -1000
    usual = max(abs(one - other) for one, other in pairwise(left[44100 : 44100 * 8]))
    assert abs(left[0] - left[-1]) <= usual


def test_a_piece_follows_when_the_one_before_has_been_heard_for_a_while(player: Player) -> None:
    made = music()
    made.follow("early", False, 0.0)
    made.follow("danger", False, 5.0)
    assert player.heard == ["early"]
    made.follow("danger", False, LEAST + 1)
    made.follow("danger", False, LEAST + 3)
    assert player.heard == ["early", "danger"]


def test_leaving_a_game_brings_the_title_at_once(player: Player) -> None:
    made = music()
    made.follow("early", True, 0.0)
    made.follow("title", False, 2.0)
    made.follow("title", False, 4.0)
    assert player.heard == ["early", "title"]


def test_muted_or_at_no_volume_nothing_is_read(player: Player) -> None:
    silent = music(0.0)
    silent.follow("early", True, 0.0)
    muted = music()
    muted.mute = True
    muted.follow("early", True, 0.0)
    assert player.heard == []


def test_mute_ends_what_is_heard(player: Player) -> None:
    made = music()
    made.follow("early", True, 0.0)
    made.mute = True
    made.follow("early", True, 1.0)
    assert not player.busy and made.playing == ""


def test_the_room_is_read_beside_the_pictures_and_then_heard_until_the_table_is_left(
    player: Player,
) -> None:
    made = music()
    made.follow("early", True, 0.0)
    read_to_the_end(made)
    made.follow("early", True, 1.0)
    busy = [pygame.mixer.get_busy()]
    made.stop()
    assert [*busy, pygame.mixer.get_busy()] == [True, False]


def test_a_room_that_cannot_be_read_leaves_silence(player: Player, tmp_path: Path) -> None:
    made = Music(tmp_path)
    made.volume = 0.5
    made.follow("early", True, 0.0)
    read_to_the_end(made)
    made.follow("early", True, 1.0)
    assert made.loud == 0


def test_who_mutes_the_music_at_once_waits_for_no_room(player: Player) -> None:
    made = music()
    made.follow("early", True, 0.0)
    made.mute = True
    made.follow("early", True, 0.1)
    assert not (made.reading or pygame.mixer.get_busy())


def test_a_voice_is_not_talked_over(mixer: None) -> None:
    pygame.mixer.init()
    made = music()
    loud = made.loud
    made.beside_voice = True
    assert 0 < made.loud < loud / 2


def test_the_music_follows_the_game() -> None:
    model = model_of(begun(1, 3).state)
    assert music_of(model, [0]) == "early"
    for space in model_spaces(20):
        model.owner[space] = 1
    assert music_of(model, [0]) == "trading"
    model.cash[1] = 5
    assert music_of(model, [0]) == "trading"
    model.cash[0] = 5
    assert music_of(model, [0]) == "danger"
    model.ranking = (1, 0, 2)
    assert music_of(model, [0]) == "end"


def model_spaces(count: int) -> list[int]:
    """The first deeds of the board."""
    return list(begun(1).state.board.deeds[:count])


def test_every_figure_walks_with_a_sound_of_its_own() -> None:
    tokens = {file.stem for file in (paths.assets() / "tokens").glob("*.svg")}
    assert tokens == {name.removeprefix(f"{HOP}_") for name in NAMES if name.startswith(f"{HOP}_")}
    assert len({step_of(token) for token in tokens}) == len(tokens)
    assert {step_of(token) for token in tokens} <= set(NAMES) and step_of("") == "hop"
