"""Pictures from somebody's files: encoded anew, upright, and none that would fill the memory."""

import io
import os
import random
import struct
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import monopoly_gui
from monopoly_gui.editions import load_edition
from monopoly_gui.editions.pictures import PictureError, decode_picture, picture_fault, size_of
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.picture_files import (
    as_png,
    encode_square,
    fault,
    load,
    open_picture,
    orientation,
)
from tests.deadline import deadline
from tests.editions.drawings import BLUE, RED, WRONG, bomb, in_base64, jpeg, part, png

MOST = 128 * 1024


def near(found: pygame.Color, wanted: tuple[int, int, int], by: int = 12) -> bool:
    return all(abs(a - b) <= by for a, b in zip(found[:3], wanted, strict=True))


def held(data: bytes, how: int) -> bytes:
    """A JPEG of a camera that was held so."""
    tiff = b"II*\0" + struct.pack("<IH", 8, 1) + struct.pack("<HHIHH", 0x0112, 3, 1, how, 0)
    exif = b"Exif\0\0" + tiff
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + data[2:]


def test_it_becomes_a_square_of_no_more_pixels_than_are_wanted() -> None:
    made = decode_picture(encode_square(png((900, 1200)), 512, MOST))
    assert size_of(made) == (512, 512)
    assert made.startswith(b"\xff\xd8")
    assert size_of(decode_picture(encode_square(jpeg((60, 40)), 512, MOST))) == (40, 40)


def test_what_shines_through_goes_on_doing_so() -> None:
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((50, 50), pygame.SRCALPHA), file, "clear.png")
    picture = open_picture(encode_square(file.getvalue(), 512, MOST))
    assert picture is not None and picture.get_at((20, 20)).a == 0


def test_it_shrinks_until_it_is_small_enough() -> None:
    noise = pygame.image.frombytes(random.Random(1).randbytes(600 * 600 * 3), (600, 600), "RGB")
    file = io.BytesIO()
    pygame.image.save(noise, file, "noise.png")
    made = decode_picture(encode_square(file.getvalue(), 512, 40 * 1024))
    assert len(made) <= 40 * 1024
    assert 50 < size_of(made)[0] < 512


def test_a_photograph_is_put_upright() -> None:
    made = pygame.Surface((80, 40), 0, 24)
    made.fill(BLUE)
    made.fill(RED, (0, 0, 40, 40))
    file = io.BytesIO()
    pygame.image.save(made, file, "made.jpg")
    assert orientation(held(file.getvalue(), 6)) == 6
    # the left of the picture is up: the square in the middle is red above and blue below
    picture = open_picture(encode_square(held(file.getvalue(), 6), 512, MOST))
    assert picture is not None
    assert near(picture.get_at((20, 4)), RED, 40) and near(picture.get_at((20, 36)), BLUE, 40)
    assert orientation(file.getvalue()) == orientation(png()) == 1
    assert orientation(held(file.getvalue(), 9)) == 1
    assert orientation(held(file.getvalue(), 6)[:30]) == 1


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_picture_is_refused_in_words(kind: str) -> None:
    data, text = WRONG[kind]
    with pytest.raises(PictureError, match=text):
        encode_square(data, 512, MOST)


def test_one_that_would_fill_the_memory_is_refused_before_it_is_unpacked() -> None:
    with pytest.raises(PictureError, match="60000 x 60000 pixels: too big to read"):
        encode_square(bomb(), 512, MOST)


def test_a_picture_that_was_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "one.png"
    drawn = pygame.Surface((180, 180), pygame.SRCALPHA)
    drawn.fill(RED)
    path.write_bytes(as_png(drawn))
    found = load(path)
    assert found.get_size() == (180, 180) and near(found.get_at((5, 5)), RED, 0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only Unix has pipes among its files")
def test_a_pipe_in_place_of_a_picture_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "one.png"
    os.mkfifo(path)
    with (
        deadline("a pipe is waited for"),
        pytest.raises(PictureError, match="not an ordinary file"),
    ):
        load(path)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (bomb(), "60000 x 60000 pixels"),
        (bomb(20_000, 20_000), "20000 x 20000 pixels"),
        (png() + bytes(2**20), "larger than 1 MB"),
        (b"BM" + bytes(99), "not a PNG or JPEG"),
        (b"<svg/>", "not a PNG or JPEG"),
    ],
    ids=["bomb", "large", "long", "another format", "drawing"],
)
def test_only_small_pictures_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes, why: str
) -> None:
    path = tmp_path / "one.png"
    path.write_bytes(data)
    monkeypatch.setattr(pygame.image, "load", None)
    with pytest.raises(PictureError, match=why):
        load(path)


def test_there_is_no_other_door_for_pictures() -> None:
    """Drawings, tables and baked pieces are the game's own."""
    asking = {
        file.name
        for file in Path(monopoly_gui.__file__).parent.rglob("*.py")
        if "image.load" in file.read_text("utf-8")
    }
    assert asking == {"picture_files.py", "icons.py", "table.py", "baked.py"}


def test_damage_behind_a_sound_head_is_found_when_it_is_unpacked() -> None:
    head = struct.pack(">IIBBBBB", 20, 20, 8, 6, 0, 0, 0)
    parts = part(b"IHDR", head) + part(b"IDAT", b"no rows") + part(b"IEND", b"")
    hollow = in_base64(png()[:8] + parts)
    assert picture_fault(hollow) == ""
    assert fault(hollow) == "the picture is damaged"
    assert open_picture(hollow) is None
    assert fault(in_base64(png())) == ""
    assert fault("AAAA") == "it is not a PNG or JPEG picture"


@pytest.mark.parametrize("side", [300, 900])
def test_a_board_shows_its_pictures_large_and_small_and_from_the_seat(
    painter: Painter, side: int
) -> None:
    pictures = {"go_to_jail": in_base64(png()), "centre": in_base64(jpeg((200, 200)))}
    board = load_edition("uk")
    own = replace(board, pictures=pictures)
    for kind in (FlatBoardView, SeatedView):
        seen = []
        for each in (board, own):
            surface = pygame.Surface((side, side))
            view = kind(painter, each, surface.get_rect())
            view.draw_static(surface)
            cell = view.cell_rect(30)
            seen.append(surface.get_at((cell.centerx, cell.y + cell.height * 2 // 5)))
        assert not near(seen[0], RED, 40) and near(seen[1], RED, 40)


def test_a_damaged_picture_leaves_the_print_of_the_game(painter: Painter) -> None:
    board = load_edition("uk")
    prints = []
    for each in (board, replace(board, pictures={"go": "AAAA", "centre": "AAAA"})):
        view = FlatBoardView(painter, each, pygame.Rect(0, 0, 400, 400))
        prints.append(pygame.image.tobytes(view.printed(0, view.layout.inner.height), "RGB"))
    assert prints[0] == prints[1]
