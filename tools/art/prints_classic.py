"""The drawings on the classic boards."""

from __future__ import annotations

from tools.art import tints
from tools.art.printing import Print


def train() -> Print:
    """A locomotive, running to the left."""
    p = Print(60, 48)
    p.box(36.5, 10, 15.5, 24, tints.SLATE, "/>15").box(33.5, 5.4, 21, 5, tints.COAL, "/>24", 1.6)
    p.box(40, 14, 8.6, 8.4, tints.CREAM, round_=1, line=0.8)
    p.lay("M12 9.4H19.6L18.4 18H13.2Z", tints.COAL, "-c15").box(
        9.6, 4.6, 12.4, 5.4, tints.RED, "-c04", 1.4
    )
    p.lay("M24 16.4A5 5 0 0 1 34 16.4Z", tints.GOLD, "-o04")
    p.lay("M9 21A4.4 4.4 0 0 1 13.4 16.6H37V34H9Z", tints.SLATE, "-b06")
    p.box(20.6, 16.6, 3, 17.4, tints.GOLD, "-b04", line=0.7)
    p.disc(9, 25, 3.6, tints.CREAM, line=0.8)
    p.lay("M2.6 41.4 10.4 32.6H54V37.6H13.6Z", tints.RED, "-v03")
    for x in (19, 32.6, 46.2):
        p.wheel(x, 39.4, 5.9, tints.PAPER)
    return p.box(17.6, 38.1, 30, 2.6, tints.GREY, round_=1.3, line=0.7).ink("M2 46.2H58", 1.2)


def bulb() -> Print:
    """A burning bulb: its rays are lines."""
    p = Print()
    p.ink("M24 1.4V4.6M8.2 7.8 10.6 10.2M39.8 7.8 37.4 10.2M2 22.4H5.4M46 22.4H42.6", 1.1)
    p.lay(
        "M24 7.6A14.4 14.4 0 0 0 15.4 33.4C16.8 34.6 17.4 35.4 17.4 37H30.6C30.6 35.4"
        " 31.2 34.6 32.6 33.4A14.4 14.4 0 0 0 24 7.6Z",
        "#f2cd6a",
        "-o05",
    )
    p.ink("M21.4 36.6V27.6L18.6 21.4 21.4 24.4 24 21 26.6 24.4 29.4 21.4 26.6 27.6V36.6", 0.8)
    p.box(17, 37, 14, 3.8, tints.GREY, "-c26", 1.7, 0.8).box(
        18, 40.8, 12, 3.4, tints.GREY, "-c26", 1.5, 0.8
    )
    return p.lay("M20.4 44.2H27.6A3.6 2.8 0 0 1 20.4 44.2Z", tints.COAL, line=0.8)


def water() -> Print:
    """A dripping tap."""
    p = Print()
    p.box(20, 7.6, 5.4, 8, tints.GREY, "-c15").box(12.6, 3.2, 20.2, 5, tints.RED, "-v04", 2.5)
    p.lay(
        "M5.4 14.4H27.8C35.4 14.4 41 20 41 27.4V31.6H31V27.8C31 25.6 29.4 24.2 27.2 24.2H5.4Z",
        "#c3cfd3",
        "-b05",
    )
    p.box(2, 12, 5.4, 14.6, tints.GREY, "-v15", 1.4).box(29, 30, 14, 3.6, tints.GREY, "-c15", 1.2)
    return p.lay(
        "M36 35.4C38.4 38.4 40.4 40.2 40.4 42.6A4.5 4.5 0 0 1 31.6 42.6C31.6 40.2 33.6"
        " 38.4 36 35.4Z",
        tints.SEA,
        "/o04",
    )


def chest() -> Print:
    """A chest with iron bands."""
    p = Print(48, 42)
    p.lay(
        "M3.4 19V14A10.6 10.6 0 0 1 14 3.4H34A10.6 10.6 0 0 1 44.6 14V19Z",
        tints.BLUE,
        "-b05",
        like="chest",
    )
    p.box(3.4, 19, 41.2, 19.6, tints.BLUE, "-v25", 2.4, like="chest")
    p.ink("M4 25.4H44M4 32H44", 0.5)
    for x in (9, 33.6):
        p.box(x, 3.6, 5.4, 35, tints.GOLD, "-v03", line=0.8)
    p.box(2, 17.4, 44, 4.4, tints.GOLD, "-c03", 1.2).box(
        18.4, 14.6, 11.2, 13, tints.GOLD, "/>04", 2
    )
    return p.blot(
        "M24 17.2A2.5 2.5 0 0 1 25.4 21.8L26.2 25.2H21.8L22.6 21.8A2.5 2.5 0 0 1 24 17.2Z"
    )


def chance() -> Print:
    """The question."""
    p = Print(34, 48, 4.5)
    # an open line with square ends
    p.lay(
        "M3.4 16.4C3.4 7.6 9 2.4 17 2.4S30.8 7.4 30.8 15C30.8 21 27.6 23.8 24.6 26.4 22"
        " 28.6 21 30 21 33.6H12.4C12.4 27.6 14.4 25 17.8 22.2 20.4 20 22 18.4 22 15.4"
        " 22 12 20 10.2 17 10.2 13.8 10.2 12 12.4 12 16.4Z",
        "#e8702a",
        "-b05",
        like="chance",
    )
    return p.disc(16.7, 40.8, 5, "#e8702a", "-o05", like="chance")


def ring() -> Print:
    """A ring with a cut stone."""
    p = Print()
    p.lay("M24 18.4A13.6 13.6 0 1 1 23.9 18.4ZM23.9 23A9 9 0 1 0 24 23Z", tints.GOLD, "-o06")
    p.lay("M15.4 3H32.6L39 10.4 24 24.4 9 10.4Z", tints.SKY)
    p.lay("M9 10.4H18.4L24 24.4Z", tints.SKY, "-=22", 0.6).lay(
        "M29.6 10.4H39L24 24.4Z", tints.SKY, "/=44", 0.6
    )
    p.lay("M18.4 10.4H29.6L24 24.4Z", tints.SKY, "", 0.6)
    p.lay("M15.4 3 18.4 10.4H9Z", tints.SKY, "", 0.6).lay(
        "M32.6 3 39 10.4H29.6Z", tints.SKY, "/=33", 0.6
    )
    p.lay("M15.4 3H32.6L29.6 10.4H18.4Z", tints.PAPER, "", 0.6)
    p.ink("M24 3 18.4 10.4M24 3 29.6 10.4", 0.6)
    return p.ink("M15.4 3H32.6L39 10.4 24 24.4 9 10.4Z")


def tax() -> Print:
    """A bill, torn off below."""
    p = Print(44, 48)
    p.lay(
        "M6 3H38V45L33.4 41.4 28.8 45 24.2 41.4 19.6 45 15 41.4 10.4 45 6 41.4Z",
        tints.PAPER,
        "/>03",
    )
    p.box(11, 8.4, 22, 3.4, tints.COAL, line=0)
    p.disc(16, 18.6, 3.4, tints.RED, line=0.8).disc(28, 27, 3.4, tints.RED, line=0.8)
    p.bar(28.6, 16.4, 15.4, 29.2, 2.2, tints.RED, line=0.7)
    return p.ink("M11 33.8H20.4M24 33.8H33M11 37.2H18", 0.8)


def police() -> Print:
    """An officer with a moustache."""
    p = Print()
    p.lay(
        "M5.6 46.4C5.6 38.6 11.6 35.2 19 34L24 37.4 29 34C36.4 35.2 42.4 38.6 42.4 46.4Z",
        tints.NIGHT,
        "/>26",
        like="police",
    )
    p.lay("M18.6 34 24 41 29.4 34 27 31.4H21Z", tints.PAPER, line=0.8)
    p.lay("M22.6 37.6H25.4L26.4 46.4H21.6Z", tints.COAL, line=0.6)
    p.lay("M14.6 19H33.4V25.4C33.4 30.6 29 34.6 24 34.6S14.6 30.6 14.6 25.4Z", tints.SKIN, "/>04")
    p.disc(20, 24.6, 0.7, tints.COAL).disc(28, 24.6, 0.7, tints.COAL)
    p.lay(
        "M17.4 30.4C18.6 26.8 22.6 26.8 24 28.4 25.4 26.8 29.4 26.8 30.6 30.4 28 29.2"
        " 26 30.4 24 30.2 22 30.4 20 29.2 17.4 30.4Z",
        tints.BROWN,
        line=0.7,
    )
    p.lay(
        "M8.6 12C8.6 5.4 16 1.8 24 1.8S39.4 5.4 39.4 12L34.6 19.4H13.4Z",
        tints.NIGHT,
        "/>15",
        like="police",
    )
    p.lay(
        "M11.4 18.6C14.6 16.4 19 15.6 24 15.6S33.4 16.4 36.6 18.6L35.4 22.8C32.4 21.2"
        " 28.4 20.6 24 20.6S15.6 21.2 12.6 22.8Z",
        tints.COAL,
        "-v26",
    )
    return p.lay(
        "M24 4.6 25.6 7.6 29 8 26.5 10.3 27.2 13.6 24 11.9 20.8 13.6 21.5 10.3 19 8 22.4 7.6Z",
        tints.GOLD,
        line=0.6,
    )


def car() -> Print:
    """A saloon car, driving to the left."""
    p = Print(64, 38)
    p.lay(
        "M3 27.4V22C3 20 4.2 18.4 6.4 18L17.6 15.8 23.2 6.4C24 5 25.2 4.2 27"
        " 4.2H42.4C44.2 4.2 45.4 5 46.4 6.4L52.4 15.8 58.2 17.4C60.2 18 61.4 19.4 61.4"
        " 21.6V27.4C61.4 29.2 60.2 30.4 58.4 30.4H6C4.2 30.4 3 29.2 3 27.4Z",
        tints.RED,
        "-v04",
        like="parking",
    )
    p.lay("M22.4 15.6 26.8 8.4C27.2 7.8 27.6 7.6 28.2 7.6H33.2V15.6Z", tints.SKY, "/>03", 0.8)
    p.lay("M36.2 7.6H41.6C42.4 7.6 42.8 7.8 43.2 8.4L47.6 15.6H36.2Z", tints.SKY, "/>03", 0.8)
    p.ink("M34.7 16.6V29.4M37.6 20H41.4M7.6 20.4H31", 0.6)
    p.disc(6.4, 22.4, 2.2, tints.CREAM, line=0.8)
    p.box(1.2, 27.2, 10, 3.6, tints.GREY, "-v04", 1.6, 0.8).box(
        53, 27.2, 10, 3.6, tints.GREY, "-v04", 1.6, 0.8
    )
    for x in (17, 47.4):
        p.disc(x, 29.6, 7.2, tints.COAL, "/o36").disc(x, 29.6, 3.7, tints.PAPER, line=0.8)
        p.disc(x, 29.6, 1, tints.COAL, line=0.6)
    return p


def jail() -> Print:
    """The bars of a window, for the card of this corner."""
    p = Print()
    p.box(5, 3, 38, 42, tints.BRICK, "-=22").box(9.4, 7.4, 29.2, 33.2, tints.COAL, "-=55")
    for x in (12.6, 19.6, 26.6, 33.6):
        p.box(x, 7.4, 3.2, 33.2, tints.GREY, "-c05", line=0.8)
    return p.box(9.4, 22.2, 29.2, 3, tints.GREY, "-v04", line=0.8).ink("M5 3H43V45H5Z")


def go_arrow() -> Print:
    """Where the way begins."""
    p = Print(80, 24)
    return p.lay("M19.4 16.8V23L1.6 12 19.4 1V7.2H79V16.8Z", "#d3252b", "-v04", line=0.5, like="go")


def sunrise() -> Print:
    """A road that leads to the sun over a town."""
    p = Print(64, 64)
    p.disc(32, 31, 29, tints.SKY, "-v03")
    for ray in ("18.6 7", "25 4.4", "32 3.6", "39 4.4", "45.4 7"):
        p.ink(f"M32 30 {ray}", 0.4)
    p.disc(32, 29, 9.6, tints.GOLD, "/o03", 0.8)
    for x, y, wide, wash in (
        (7, 20, 7, tints.BRICK), (14, 15, 6.4, tints.CREAM), (44, 17, 6.6, tints.CREAM),
        (50.6, 12, 6.4, tints.BRICK),
    ):  # fmt: skip
        p.box(x, y, wide, 24, wash, "|>15", line=0.6)
        rows = "".join(f"M{x + 1.6} {y + 3 + 3 * n}h{wide - 3.2}" for n in range(5))
        p.ink(rows, 0.5)
    p.lay("M3.6 35.6C14 30.6 24 33 32 33 42 33 52 30.6 60.4 35.6A29 29 0 0 1 32 60"
          " 29 29 0 0 1 3.6 35.6Z", tints.LEAF, "-v14", 0.8)  # fmt: skip
    p.lay("M30.4 33.2H33.6L46 56.4A29 29 0 0 1 18 56.4Z", tints.CREAM, "-v03", 0.7)
    return p.ink("M32 36.4V38.4M32 41V44M32 47.4V58", 0.7)


def go() -> Print:
    """The same with the arrow on a sign at the road."""
    p = sunrise()
    p.box(44.6, 40, 4.2, 23, tints.WOOD, "-c16", line=0.9)
    return p.lay(
        "M19.6 52.6V57.6L4.4 46 19.6 34.4V39.4H59.6V52.6Z", "#d3252b", "-v04", 1.1, like="go"
    )


PRINTS = {f.__name__: f for f in (
    train, bulb, water, chest, chance, ring, tax, police, car, jail, go_arrow, sunrise, go
)}  # fmt: skip
