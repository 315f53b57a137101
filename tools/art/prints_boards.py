"""The drawings on our own boards."""

from __future__ import annotations

from math import cos, pi, sin

from tools.art import tints
from tools.art.printing import Print

# Farlight Station -----------------------------------------------------------


def airlock() -> Print:
    """A round hatch with a wheel; the light over it says that one may pass."""
    p = Print(64, 64)
    p.box(3, 5, 58, 56, tints.SLATE, "/>26", 7)
    for x, y in ((8, 10), (56, 10), (8, 56), (56, 56)):
        p.disc(x, y, 1.7, tints.PAPER, line=0.6)
    p.box(26, 1.6, 12, 6.4, tints.LEAF, "-c03", 2.4, 0.8)
    p.disc(32, 34, 25, tints.GREY, "/o05")
    for turn in (n * pi / 6 for n in range(12)):
        p.disc(round(32 + 22.4 * cos(turn), 1), round(34 + 22.4 * sin(turn), 1), 1.1, tints.COAL,
               line=0.4)  # fmt: skip
    p.disc(32, 34, 19.6, tints.VIOLET, "/o15")
    p.tube("M32 22V46M21.6 28 42.4 40M21.6 40 42.4 28", 1.7, tints.GOLD)
    p.disc(32, 34, 12.6, "none").tube("M44 34A12 12 0 1 1 20 34 12 12 0 1 1 44 34Z", 2, tints.GOLD)
    return p.disc(32, 34, 4.4, tints.RED, "/o04", 0.9)


def air() -> Print:
    """Two bottles of air, with their hose."""
    p = Print(48, 48)
    p.tube("M14 8C14 1.6 32 1.6 32 8M34 8C42 6.6 45.4 11 44 19", 1.4, tints.SLATE)
    for x, wash in ((6, tints.SEA), (25, tints.PAPER)):
        p.box(x + 5, 7, 5, 6, tints.SLATE, "-c25").box(x, 12, 15, 33, wash, "-c05", 7)
        p.box(x, 26, 15, 4.4, tints.GOLD, "-c04", line=0.8)
    return p


def alarm() -> Print:
    """A warning light: its rays are lines."""
    p = Print()
    p.ink("M6 14 2 10M42 14 46 10M24 6V1.6M11 7.4 8 2.8M37 7.4 40 2.8", 1.2)
    p.lay("M11.4 36V23A12.6 12.6 0 0 1 36.6 23V36Z", tints.RED, "-c06")
    p.lay("M19 36V24.6A5 5 0 0 1 29 24.6V36Z", tints.ROSE, "-c04", 0.7)
    return p.box(6, 35.4, 36, 9.4, tints.NIGHT, "-v26", 2.4)


def meteor() -> Print:
    """A burning stone."""
    p = Print(48, 46)
    p.lay("M46 2 22 14C30 19 33 24 32 33Z", tints.GOLD, "/v04").lay(
        "M34.4 1 22 12 28.4 13Z", tints.RED
    )
    p.lay("M47 14.4 35 25 34.4 18.6Z", tints.RED).ink("M40 8.6 28.6 19.4M42 9.6 31.4 24", 0.7)
    p.disc(17.6, 29, 14.6, tints.GREY, "/o07")
    p.oval(13, 24.6, 3.8, 3.2, tints.GREY, "/=66", 0.7).oval(
        22.6, 31, 2.8, 2.6, tints.GREY, "/=66", 0.7
    )
    return p.disc(12.6, 35, 2, tints.GREY, "/=66", 0.7).disc(22, 20.6, 1.7, tints.GREY, "/=66", 0.7)


def hammock() -> Print:
    """A hammock between two poles, in which nobody weighs anything."""
    p = Print(64, 40)
    p.ink("M7 8 16 17M57 8 48 17M7 8 13 20M57 8 51 20", 0.7)
    p.box(3, 3, 5, 35, tints.GREY, "-c05", 1.6).box(56, 3, 5, 35, tints.GREY, "-c05", 1.6)
    p.lay("M12.6 16C20 35 44 35 51.4 16 46 22 40 23 32 23S18 22 12.6 16Z", tints.VIOLET, "-v07")
    p.ink("M17 20C25 28 39 28 47 20M22 25C28 30.4 36 30.4 42 25", 0.6)
    return p.lay("M38 15.6 47 12.6 49.4 18.4 41 22.6Z", tints.PAPER, "/>04", 0.9)


def locker() -> Print:
    """Two doors with slits."""
    p = Print(48, 46)
    p.box(7.4, 40, 6.6, 5, tints.COAL).box(34, 40, 6.6, 5, tints.COAL).box(
        4, 2, 40, 39, tints.NIGHT, "-=44", 3
    )
    for x in (7.6, 24.8):
        p.box(x, 5.4, 15.6, 32.2, "#a4b8dc", "/>05", 1.4)
        p.ink(
            f"M{x + 3.4} 10.4H{x + 11.6}M{x + 3.4} 14.4H{x + 11.6}M{x + 3.4} 18.4H{x + 11.6}", 0.9
        )
        p.box(x + 10.4, 23.4, 3, 7.6, tints.GOLD, round_=1.4, line=0.7)
    return p


def magnet() -> Print:
    """A horseshoe magnet: a spark is a line."""
    p = Print()
    p.lay("M5 6H18V26A6 6 0 0 0 30 26V6H43V26A19 19 0 0 1 5 26Z", tints.RED, "/>06")
    p.box(5, 6, 13, 10, tints.PAPER, "/>04").box(30, 6, 13, 10, tints.PAPER, "/>04")
    return p.lay("M22.4 3 26.6 3 24.8 7.2H28L22 14.6 23.4 9.4H20.4Z", tints.GOLD, line=0.7)


def radio() -> Print:
    """A dish that listens: the waves are lines."""
    p = Print(48, 46)
    p.lay("M20 28 11 44.4H37L27 30Z", tints.SLATE, "/>06")
    p.lay("M5 7.4A22.4 22.4 0 0 0 35.6 38Z", tints.PAPER, "-v05")
    p.bar(5, 7.4, 35.6, 38, 2.6, tints.GREY, line=0.8).bar(20, 23, 31, 12, 2, tints.SLATE, line=0.8)
    p.disc(31.6, 11.4, 3.4, tints.RED, "/o04", 0.8)
    return p.ink("M33.4 4.6A7.6 7.6 0 0 1 38.6 10M34.4 1.2A12 12 0 0 1 42.6 9.4", 1.2)


def shuttle() -> Print:
    """A rocket on its way to the right."""
    p = Print(62, 46)
    p.lay("M7 17.6 1 23 7 28.4Z", tints.GOLD)
    p.lay("M9 29.4 3 42.6H19.4L23.4 31Z", tints.VIOLET, "/>06").lay(
        "M9 16.6 3 3.4H19.4L23.4 15Z", tints.VIOLET, "/>03"
    )
    p.lay(
        "M9 13.4H36C48 13.4 56.4 18 60.4 23C56.4 28 48 32.6 36 32.6H9C6 29 6 17 9 13.4Z",
        tints.PAPER,
        "-b06",
    )
    p.lay(
        "M46 15.2C52.4 17 57.4 19.6 60.4 23 57.4 26.4 52.4 29 46 30.8 48.6 25.6 48.6 20.4 46 15.2Z",
        tints.RED,
        "-b05",
    )
    p.disc(37, 23, 4.4, tints.SKY, "/o03").disc(25.4, 23, 3.4, tints.SKY, "/o03")
    return p.box(10, 20.4, 9, 5.2, tints.VIOLET, round_=1, line=0.8)


def stove() -> Print:
    """A small sun in its rings."""
    p = Print()
    p.tube("M24 4.4A19.6 19.6 0 1 1 23.9 4.4Z", 1.6, tints.VIOLET)
    p.tube("M4 24A20 7.6 0 1 1 4 24.1Z", 1.6, tints.SEA).tube(
        "M24 4A7.6 20 0 1 1 23.9 4Z", 1.6, tints.SEA
    )
    p.disc(24, 24, 8.6, tints.GOLD, "-o06").disc(24, 24, 4.4, tints.PAPER, line=0.6)
    p.disc(42.6, 21, 3, tints.RED, "/o04", 0.8).disc(19.6, 6, 3, tints.NIGHT, "/o04", 0.8)
    return p.disc(6.6, 28.6, 2.7, tints.PINE, "/o04", 0.8)


# The Kitchen Table -----------------------------------------------------------


def front_door() -> Print:
    """A door at the head of two steps, with a lamp and a tree in a pot."""
    p = Print(64, 64)
    p.box(12, 3, 34, 52, tints.CREAM, "|>14", 1)
    p.lay("M17 55V22A12 12 0 0 1 41 22V55Z", tints.RED, "-c05")
    p.lay("M19.6 21.6A9.4 9.4 0 0 1 38.4 21.6Z", tints.SKY, "-v03", 0.7)
    p.ink("M29 12.4V21.6M22.4 15 29 21.6 35.6 15", 0.5)
    for x, y, high in ((20.4, 25.4, 11), (31, 25.4, 11), (20.4, 40.4, 11), (31, 40.4, 11)):
        p.box(x, y, 6.8, high, tints.BRICK, "|=22", 0.6, 0.6)
    p.disc(37.6, 39, 1.5, tints.GOLD, line=0.6).disc(29, 35.4, 2.3, tints.GOLD, "/o04", 0.6)
    p.box(7, 54, 44, 5, tints.STONE, "-v14", line=0.9).box(3, 58.4, 52, 4.6, tints.GREY, "-v25")
    p.box(20, 51.6, 18, 3, tints.BROWN, "-=44", 0.8, 0.7)
    p.ink("M4 21H8.4V25", 0.9).lay("M5.6 25H11.2L12.4 33H4.4Z", tints.GOLD, "-c04", 0.8)
    p.ink("M4.6 25H12.2M8.4 25V33", 0.6)
    p.ink("M55 44V36", 1.6).disc(55, 21, 7, tints.PINE, "/o17").disc(
        55, 33, 6.4, tints.LEAF, "/o16"
    )
    return p.lay("M49.6 44H60.4L58.4 54H51.6Z", tints.BRICK, "-c06", 0.9)


def broken_cup() -> Print:
    """A cup that fell: its shards and a puddle."""
    p = Print(50, 44)
    p.oval(22, 39.6, 14, 3.2, tints.WOOD, "-v04", 0.8)
    p.lay(
        "M36 13H40.4A7.6 7.6 0 0 1 40.4 29H34V25H39.6A3.8 3.8 0 0 0 39.6 17H36Z", tints.BLUE, "/>05"
    )
    p.lay(
        "M5 8.6 14.4 11 19 5.6 24 13 30 7.4 37.6 9.6V26A11 11 0 0 1 26.6 37H16A11 11 0 0 1 5 26Z",
        tints.BLUE,
        "-c06",
    )
    p.ink("M5 16.8H20.4M25 16.8H37.4", 0.7).ink("M24 13 19.4 20.4 25 24.4 20.6 31")
    return p.lay("M38.4 36 45.4 31.6 47.6 40.4Z", tints.BLUE, "/=33", 0.8).lay(
        "M2.6 40 8.6 35 12 41.6Z", tints.BLUE, "", 0.8
    )


def jar() -> Print:
    """A jar of cookies."""
    p = Print()
    p.lay(
        "M10 14H38C42.4 18 43.6 24 43.6 30 43.6 40 38.6 46.4 34 46.4H14C9.4 46.4 4.4 40"
        " 4.4 30 4.4 24 5.6 18 10 14Z",
        tints.SKY,
        "-c05",
    )
    for x, y, r in (
        (13.6, 27.6, 5.2),
        (34.4, 27.6, 5.2),
        (24, 27.4, 6.4),
        (16.6, 37.4, 6.6),
        (30.6, 38, 6.6),
    ):
        p.disc(x, y, r, tints.WOOD, "/o05", 0.8)
        p.disc(x - 1.8, y - 1.2, 0.6, tints.COAL, line=0.5).disc(
            x + 1.6, y + 1.8, 0.6, tints.COAL, line=0.5
        )
    p.box(7, 7.4, 34, 7.6, tints.RED, "-c05", 2.4)
    return p.disc(24, 4.6, 3.2, tints.RED, "/o05", 0.9)


def milk() -> Print:
    """A bottle that fell: its milk runs out of it into a splash."""
    p = Print(56, 54)
    # the puddle is at the foot, where things on a card cast their shade
    p.view = 0, -6, 56, 54
    p.lay(
        "M1.4 40.6C2 36.4 7.4 36.8 11 35.4 17 33 23 34.6 29 33.8 39 32.6 52.4 33.4 54.4 38.6"
        " 56 43.4 48 44 43 44.8 36 48.4 26 46.2 19 47.4 9.6 48.8 0.6 46 1.4 40.6Z",
        tints.PAPER,
        "-v04",
    )
    p.ink("M7 41.6C11 43.4 18 43.4 22 41.8M27 43.6C34 44.6 44 43.6 50 41", 0.6)
    # the stream from the mouth of the bottle
    p.lay("M16.4 20.4C10.4 21.4 7.6 28 7.8 38.4 11 41 16.4 40.4 18.4 37.4 17 31 17.6 27.6 20 27Z",
          tints.PAPER, "|>03", 0.9)  # fmt: skip
    p.lay(
        "M15.2 19.8 18.6 27.8 26 24.6C29.4 26.4 33 26.4 37 24.8L52.4 18.4"
        "C54.6 17.4 55.4 15 54.4 12.8L50.6 3.6C49.8 1.6 47.4 0.8 45.4 1.6L30 8"
        "C26 9.6 23.4 12.4 22.6 16.6Z",
        tints.SKY,
        "/o04",
    )
    p.lay("M31.4 24.8 53 17.6C54.8 16.8 55.4 15 54.6 13.2L52.4 8C45 13 36 12.4 24.6 19.4L26 24.6Z",
          tints.PAPER, "-v03", 0.7)  # fmt: skip
    p.lay("M34.4 6.2 43.4 2.4 49.8 18 40.8 21.8Z", tints.BLUE, "/>14", 0.8)
    p.ink("M38 9.4 42.2 19.4M41 8.2 45.2 18.2", 0.6)
    p.bar(15, 18.6, 19.4, 29, 3.6, tints.GREY, "/>13", 0.8)
    p.disc(4.6, 31, 1.5, tints.PAPER, line=0.7).disc(2.4, 34, 1, tints.PAPER, line=0.7)
    return p.lay("M2 14.4 9 11.6 10.8 16 3.8 18.8Z", tints.BLUE, "/>15", 0.9)


def mixer() -> Print:
    """A stirring machine and its bowl."""
    p = Print(52, 48)
    p.box(36, 14, 9, 28, tints.RED, "-c06")
    p.lay(
        "M7 8A5.4 5.4 0 0 1 12.4 2.4H38A7.6 7.6 0 0 1 46 10V13A3.6 3.6 0 0 1 42.4"
        " 16.6H13A6 6 0 0 1 7 11Z",
        tints.RED,
        "-b06",
    )
    p.box(17.4, 16.6, 3.4, 5, tints.GREY, line=0.8)
    p.ink("M19 21C24.4 24 24.4 30 19 33 13.6 30 13.6 24 19 21ZM19 21V32", 0.9)
    p.lay("M5.6 25.4H32.4C32.4 34.6 27.6 40.4 19 40.4S5.6 34.6 5.6 25.4Z", tints.SKY, "-c06")
    return p.box(5, 40, 42, 5.6, tints.BRICK, "-c26", 2).disc(13.6, 9.4, 2, tints.CREAM, line=0.7)


def parcel() -> Print:
    """A present with a bow."""
    p = Print(48, 44)
    p.lay("M4 14 24 21.6V43L4 36Z", tints.WOOD, "/=11").lay(
        "M44 14 24 21.6V43L44 36Z", tints.WOOD, "/=55"
    )
    p.lay("M4 14 24 6 44 14 24 21.6Z", "#dcb183")
    p.lay("M11 11.2 31.4 19V40.4L27 42V20.6L6.6 12.8Z", tints.RED, "/=22", 0.7)
    p.lay("M37 11.2 16.6 19V40.4L21 42V20.6L41.4 12.8Z", tints.RED, "", 0.7)
    p.lay(
        "M24 12C20 1 11 1.4 13.4 7.4 14.6 10.6 20 12 24 12 28 12 33.4 10.6 34.6 7.4 37"
        " 1.4 28 1 24 12Z",
        tints.RED,
        "/>05",
    )
    return p.disc(24, 11.6, 2.8, tints.RED, "/=44", 0.8)


def sofa() -> Print:
    """A sofa with a cushion."""
    p = Print(64, 40)
    p.box(8, 32, 5, 6.4, tints.BROWN, line=0.8).box(51, 32, 5, 6.4, tints.BROWN, line=0.8)
    p.lay("M10.4 8A5.6 5.6 0 0 1 16 2.4H48A5.6 5.6 0 0 1 53.6 8V24H10.4Z", tints.BRICK, "-v26")
    p.ink("M32 3V23", 0.8).lay("M17 12.6 25.6 10.4 27.6 20 19 22Z", tints.SEA, "/>04", 0.8)
    p.lay(
        "M2.4 17.4A5.4 5.4 0 0 1 13.2 17.4V24H50.8V17.4A5.4 5.4 0 0 1 61.6 17.4V31A3.4"
        " 3.4 0 0 1 58.2 34.4H5.8A3.4 3.4 0 0 1 2.4 31Z",
        "#dd8c68",
        "-v05",
    )
    return p.ink("M13.2 24V34M50.8 24V34M13.2 28.6H50.8", 0.7)


def trolley() -> Print:
    """A tea trolley."""
    p = Print(60, 46)
    p.box(7.4, 5, 4.6, 35, tints.BROWN, "-c05", line=0.8).box(
        48, 5, 4.6, 35, tints.BROWN, "-c05", line=0.8
    )
    p.tube("M33 7.6H35.6A2.4 2.4 0 0 1 35.6 12.4H33", 1, tints.SEA)
    p.lay("M19.4 6 14 8.4V12L19.4 11.4Z", tints.SEA, line=0.8)
    p.lay("M18.6 5.4H33.4V12A4.4 4.4 0 0 1 29 16.4H23A4.4 4.4 0 0 1 18.6 12Z", tints.SEA, "-c05")
    p.box(23.4, 1.8, 5.2, 3.6, tints.SEA, round_=1.4, line=0.8)
    p.lay(
        "M39.4 10.4H47.4V14A2.4 2.4 0 0 1 45 16.4H41.8A2.4 2.4 0 0 1 39.4 14Z",
        tints.PAPER,
        "-c04",
        0.8,
    )
    p.lay("M15 33V27.6A2.6 2.6 0 0 1 17.6 25H42.4A2.6 2.6 0 0 1 45 27.6V33Z", tints.CREAM, "-v04")
    p.ink("M15 28.6C18 26 21 30.2 24 28.6S30 26.2 33 28.6 40 30.2 45 28.6", 0.8)
    p.box(3.6, 16, 52.8, 4.6, tints.WOOD, "-v04", 1.6).box(
        5.6, 32, 48.8, 4.6, tints.WOOD, "-v04", 1.6
    )
    for x in (10, 50):
        p.disc(x, 41.6, 3.6, tints.COAL, "/=55").disc(x, 41.6, 1.1, tints.PAPER, line=0.5)
    return p


# Clatterby -------------------------------------------------------------------


def whistle() -> Print:
    """A guard's whistle on its cord, blown."""
    p = Print(64, 60)
    p.ink("M8 13 2.4 10M9.4 7.4 6 2.4M15.4 5 15 0.8M7.4 19.4H1.6", 1.2)
    p.tube("M53 37C64 44 60 57 46 56.6 34 56 20 58 8 51", 1.6, tints.RED)
    p.lay("M14 12H40C48 12 54 20 53.6 32A18 18 0 1 1 18.4 27H14Z", tints.GOLD, "/o06")
    p.lay("M14 12H24V27H14Z", tints.BROWN, "-v15", 0.8).box(
        27.6, 12, 9, 6.2, tints.COAL, "-=55", 0, 0.8
    )
    p.disc(35.4, 33.4, 11, tints.GOLD, "/o15", 0.8).disc(33.6, 35, 5.6, tints.WOOD, "/o16", 0.8)
    p.ink("M28 27.6A9.6 9.6 0 0 1 36 24", 0.6)
    return p.disc(53.4, 36.4, 3.4, "none").tube("M56 34A3.6 3.6 0 1 1 53 31", 1.2, tints.GREY)


def clock() -> Print:
    """A watch."""
    p = Print()
    p.box(20.6, 1.6, 6.8, 6, tints.GREY, "-c26", 1).disc(24, 26.4, 19.6, tints.SLATE, "/o16")
    p.disc(24, 26.4, 15.4, tints.PAPER)
    p.ink("M24 13V16.4M24 36.4V39.8M10.6 26.4H14M34 26.4H37.4", 1)
    return p.ink("M24 16.6V26.4L31.6 31", 1.7).disc(24, 26.4, 1.8, tints.RED, line=0.7)


def luggage() -> Print:
    """A suitcase that nobody asks for."""
    p = Print(50, 44)
    p.tube("M18.6 11V7A3 3 0 0 1 21.6 4H28.4A3 3 0 0 1 31.4 7V11", 2, tints.BROWN)
    p.box(2.4, 10, 45.2, 31, tints.BRICK, "-v26", 4)
    p.box(8.6, 10, 6.4, 31, tints.CREAM, "-v04", line=0.8).box(
        35, 10, 6.4, 31, tints.CREAM, "-v04", line=0.8
    )
    p.disc(25, 25.4, 7.4, tints.PAPER, line=0.9)
    return p.ink("M22.2 23.6C22.2 19.8 28 19.8 27.8 23.4 27.6 25.4 25 25.4 25 27.4M25 29.8V30", 1.1)


def signal() -> Print:
    """A signal box."""
    p = Print()
    p.box(8, 28.4, 32, 16, tints.BRICK, "-=33").box(8, 16.6, 32, 12, tints.CREAM, "/>04")
    p.lay("M4.4 14.4 24 5 43.6 14.4V17.4H4.4Z", tints.RED, "-v26")
    for x in (11, 18, 25, 32):
        p.box(x, 19.4, 5, 6.4, tints.SKY, line=0.7)
    p.box(12, 33, 7, 11.4, tints.BROWN, "|=44", line=0.8).box(26, 33, 9, 5.6, tints.SKY, line=0.8)
    return p.ink("M3 45.6H45", 1.3)


def silk() -> Print:
    """A bale of cloth."""
    p = Print(50, 44)
    p.box(4, 7.4, 41, 17.4, tints.VIOLET, "-b06", 8).oval(7.4, 16, 4.8, 8.6, tints.ROSE, "/=22")
    p.oval(7.4, 16, 1.7, 3.4, tints.CREAM, line=0.7)
    p.lay(
        "M14.4 24C20 27 20 33 15.4 42 26 38 37 43.6 47 38.6 47 31 45 25.4 40.6 23.6Z",
        "#b48ac0",
        "/>05",
    )
    return p.ink("M24.4 25C30 29.6 29.4 34.6 27.4 39.6M34 25C38 29.4 38 34.6 37 39.8", 0.8)


def telegram() -> Print:
    """A letter that comes out of its cover."""
    p = Print(48, 44)
    p.lay(
        "M3 17.4V38.4A3 3 0 0 0 6 41.4H42A3 3 0 0 0 45 38.4V17.4L38.4 13H9.6Z", tints.GOLD, "-v24"
    )
    p.box(9.4, 2.6, 29.2, 26, tints.PAPER, "/>03").ink("M14 9H34M14 13.6H34M14 18.2H29", 0.9)
    p.lay("M3 18V38.4A3 3 0 0 0 6 41.4H42A3 3 0 0 0 45 38.4V18L24 31Z", tints.GOLD, "-v14")
    p.ink("M4 40.4 19.4 28.2M44 40.4 28.6 28.2", 0.9)
    return p.disc(24, 32, 5, tints.RED, "/o05", 0.9).disc(24, 32, 2, tints.RED, line=0.6)


def ticket() -> Print:
    """Two tickets to be punched."""
    p = Print(50, 40)
    p.lay(
        "M5 9 38 1.8 40.4 8.4A4 4 0 0 0 41.6 16L44 27 12 33 10 27A4 4 0 0 0 8.4 19Z",
        tints.GOLD,
        "/=22",
    )
    p.lay(
        "M2.6 12H46V19A4.4 4.4 0 0 0 46 28V36.8H2.6V28A4.4 4.4 0 0 0 2.6 19Z", tints.PAPER, "-v03"
    )
    p.ink("M13 13.6V16M13 18.6V21M13 23.6V26M13 28.6V31M13 33.4V35.4", 0.8)
    p.box(18.4, 17, 21, 3, tints.BRICK, line=0.5).box(18.4, 22.8, 14, 3, tints.BRICK, line=0.5)
    return p.disc(38.4, 29.6, 3.2, tints.BRICK, "/=22", 0.8)


def turntable() -> Print:
    """A turntable for locomotives, from above."""
    p = Print()
    p.disc(24, 24, 22, tints.GREY, "/=22").disc(24, 24, 18, tints.SLATE, "-=55")
    p.bar(4.4, 34.4, 43.6, 13.6, 9, tints.WOOD, "", 0.9)
    p.bar(4, 32, 43, 11.2, 1.4, tints.PAPER, line=0.6).bar(
        5, 36.8, 44, 16, 1.4, tints.PAPER, line=0.6
    )
    return p.disc(24, 24, 4.4, tints.COAL, "/=44").disc(24, 24, 1.8, tints.GOLD, line=0.6)


# Orrowmere -------------------------------------------------------------------


def hearth() -> Print:
    """A fire between two pillars, a kettle over it."""
    p = Print(64, 64)
    p.box(7, 15, 50, 44, tints.STONE, "/>15")
    for y in (22.4, 29.8, 37.2, 44.6, 52):
        p.ink(f"M7 {y}H17M47 {y}H57", 0.5)
    p.ink("M12 15V22.4M10 29.8V37.2M13 22.4V29.8M12 37.2V44.6M51 15V22.4M53 29.8V37.2"
          "M50.6 22.4V29.8M52 37.2V44.6", 0.5)  # fmt: skip
    p.lay("M17 58V33A15 13 0 0 1 47 33V58Z", tints.COAL, "-v57")
    p.lay("M32 33C33 40 43 42 42 51 41.4 56 37 58 32 58 26 58 21.6 55 22 49.4 22.4 45 26 44"
          " 26.4 39.4 29 41 29.6 43 30 45 32 42 33 38 32 33Z", tints.RED, "/v03", 0.8)  # fmt: skip
    p.lay("M32.4 43C33 47 38 48 37.4 53 37 56.4 34.6 58 32 58 29 58 26.6 56 27 52.6 27.4 50"
          " 29 50 29.6 47.4 31 49 32.4 47 32.4 43Z", tints.GOLD, "", 0.7)  # fmt: skip
    p.bar(20, 59, 45, 55.4, 4, tints.WOOD, "-v15", 0.8).bar(
        19, 55.4, 44, 59, 4, tints.BROWN, "-v15", 0.8
    )
    p.box(2, 59.4, 60, 4, tints.GREY, "-v25", 1)
    p.box(3, 9.6, 58, 6, tints.WOOD, "-v15", 1.4)
    p.box(10, 3, 2.4, 6.4, tints.PAPER, line=0.7).lay(
        "M11.2 0.4 12.6 2.8H9.8Z", tints.GOLD, "", 0.5
    )
    p.disc(24, 5.6, 3.8, tints.SEA, "/o05", 0.8)
    return p.box(44, 2, 4, 7.4, tints.VIOLET, "|c05", line=0.7).box(
        48.4, 3.4, 3.6, 6, tints.PINE, "|c05", line=0.7
    )


def crown() -> Print:
    """A crown with stones."""
    p = Print(52, 42)
    p.lay("M6 10 15.6 20 26 4.6 36.4 20 46 10 42 34H10Z", tints.GOLD, "/>05")
    p.box(8.4, 31.4, 35.2, 7.8, tints.GOLD, "-c25", 1.6)
    p.disc(5.6, 9, 3, tints.GOLD, "/o04", 0.9).disc(26, 4.4, 3.2, tints.GOLD, "/o04", 0.9)
    p.disc(46.4, 9, 3, tints.GOLD, "/o04", 0.9).disc(26, 25.4, 3.8, tints.RED, "/o05", 0.9)
    return p.disc(16, 27, 2.6, tints.BLUE, "/o05", 0.8).disc(36, 27, 2.6, tints.PINE, "/o05", 0.8)


def gate() -> Print:
    """The gate of a castle."""
    p = Print(60, 48)
    for x, wash in ((12.4, tints.VIOLET), (46.4, tints.PINE)):
        p.lay(f"M{x} 1.4 {x + 8.6} 3.8 {x} 6.4Z", wash, line=0.7).ink(f"M{x} 1V9")
    p.lay("M21 19H26V16.4H29V19H31V16.4H34V19H39V46H21Z", tints.STONE, "-=22")
    for x in (3.6, 37.6):
        p.lay(
            f"M{x} 7.6H{x + 4}V11.4H{x + 7}V7.6H{x + 11.8}V11.4H{x + 14.8}V7.6H{x + 18.8}V46H{x}Z",
            tints.STONE,
            "-c06",
        )
        p.box(x + 7.2, 19, 4.4, 9, tints.COAL, round_=2.2, line=0.6)
    p.lay("M23.2 46V33A6.8 6.8 0 0 1 36.8 33V46Z", tints.BROWN, "-=33")
    p.ink("M27.8 28V46M32.2 28V46M23.4 36.6H36.6M23.4 41H36.6", 0.8)
    return p.ink("M2 46.4H58", 1.3)


def meadow() -> Print:
    """A tree and flowers."""
    p = Print(64, 40)
    p.box(43.4, 19, 4.6, 13, tints.BROWN, "-c05")
    p.disc(45.6, 12.4, 10.6, tints.PINE, "-o06").ink(
        "M39.4 9.4C41 7 43 6.4 45 6.6M40.4 15.4C42.4 17 45 17.6 47 17", 0.7
    )
    p.lay("M1.6 38C10 27 22 25.4 32 29.6S54 27 62.4 38Z", tints.LEAF, "-v05")
    p.ink("M14 31V24M23 33V27.6M32 33V27", 0.9)
    p.disc(14, 21.6, 3.4, tints.ROSE, line=0.8).disc(14, 21.6, 0.9, tints.GOLD, line=0.5)
    return p.disc(23, 25.6, 2.8, tints.GOLD, line=0.8).disc(32, 24, 3.2, tints.PAPER, line=0.8)


def moon() -> Print:
    """The moon, and the letters of sleep."""
    p = Print()
    p.lay("M30 3.6A21 21 0 1 0 44.4 32.4 18 18 0 0 1 30 3.6Z", tints.GOLD, "-^15")
    p.lay("M36.4 7H46V10.4L40.6 15.6H46V19H34.8V15.6L40.4 10.4H36.4Z", tints.VIOLET, line=0.7)
    return p.lay(
        "M29 18.4H35.6V20.8L32.4 24.2H35.6V26.6H28V24.2L31.4 20.8H29Z", tints.VIOLET, line=0.7
    )


def organ() -> Print:
    """The pipes of an organ."""
    p = Print()
    for x, y, wide in ((4.4, 16, 6), (12, 10, 6), (19.6, 3.4, 8.8), (30, 10, 6), (37.6, 16, 6)):
        p.box(x, y, wide, 37 - y, tints.GOLD, "-c06", line=0.9).box(
            x + wide / 2 - 1, 30, 2, 3.4, tints.COAL, line=0.4
        )
    return p.box(2, 36, 44, 9.6, tints.WOOD, "-v26", 1.6).box(
        9, 39.6, 30, 3.2, tints.PAPER, line=0.7
    )


def rumour() -> Print:
    """What people say: a scroll and a quill."""
    p = Print(48, 46)
    p.lay("M8 3.4H30.4A4.4 4.4 0 0 1 34.8 7.8V38H12V9Z", tints.CREAM, "-c04")
    p.lay(
        "M8 3.4A4.4 4.4 0 0 1 12.2 7.8V12.4H3.8V7.8A4.4 4.4 0 0 1 8 3.4Z", tints.STONE, "|=33", 0.9
    )
    p.lay("M11.4 36H43V38A6 6 0 0 1 37 44H17.4A6 6 0 0 1 11.4 38Z", tints.STONE, "-v26")
    p.ink("M16 12.4H28M16 18H27M16 23.6H25", 1)
    p.lay("M46.4 2.4C37.6 4.4 31.6 10.6 29.6 18L26.4 32 34 22.4Z", tints.VIOLET, "/>05").ink(
        "M45 4 27 31", 0.7
    )
    return p.disc(38.4, 37, 4.6, tints.RED, "/o05", 0.9)


def well() -> Print:
    """A well with its roof and a bucket."""
    p = Print()
    p.box(8.6, 15, 4, 20, tints.WOOD, "-c05", line=0.9).box(
        35.4, 15, 4, 20, tints.WOOD, "-c05", line=0.9
    )
    p.box(8.6, 19, 30.8, 3.4, tints.WOOD, "-v04", line=0.8).ink("M24 22V27", 0.9)
    p.lay("M19.4 26.6H28.6L27.4 33H20.6Z", tints.GREY, "-c05", 0.9)
    p.lay("M2.6 16.4 24 3 45.4 16.4Z", tints.RED, "-v26").oval(24, 32.8, 18.6, 3.4, tints.SEA)
    p.lay(
        "M5.4 33C10 37.4 38 37.4 42.6 33V44A2.4 2.4 0 0 1 40.2 46.4H7.8A2.4 2.4 0 0 1 5.4 44Z",
        tints.STONE,
        "-c05",
    )
    return p.ink(
        "M5.6 40C14 42.4 34 42.4 42.4 40M16 36V41.4M32 36V41.4M10.6 41V46M24 41.6V46.4M37.4 41V46",
        0.7,
    )


# Otter Park ------------------------------------------------------------------


def trailhead() -> Print:
    """A signpost at a path, which leads between firs to the mountains."""
    p = Print(64, 64)
    p.disc(32, 31, 29, tints.SKY, "-v03").disc(45, 15, 6, tints.GOLD, "/o02", 0.7)
    p.lay("M4 36 16 15 24 26 33 10 46 29 51 24 60 36Z", tints.SLATE, "/>25", 0.8)
    p.lay("M12 22 16 15 20.6 21.4 17.4 24 15.4 21.4ZM28 19 33 10 39.6 19.6 35.4 23 32.6 19Z",
          tints.PAPER, "", 0.7)  # fmt: skip
    p.lay("M3.6 35.6C14 31 22 36 32 34.6 42 33 52 32 60.4 35.6A29 29 0 0 1 32 60"
          " 29 29 0 0 1 3.6 35.6Z", tints.LEAF, "-v14", 0.8)  # fmt: skip
    p.lay("M31 34.6C37 38 24 42 26 47 28 51 18 54 17 56A29 29 0 0 0 40 58.8C39 53 31 49 33 45"
          " 35 42 37 38 33.4 34.4Z", tints.CREAM, "-v02", 0.7)  # fmt: skip
    for x, foot, high in ((9, 47, 19), (16.6, 42, 14), (57, 45, 17)):
        wide = high * 0.3
        p.lay("".join(
            f"M{x} {foot - high * top:.1f} {x + wide * share:.1f} {foot - high * low:.1f}"
            f"H{x - wide * share:.1f}Z"
            for top, low, share in ((0.55, 0.08, 1.0), (0.8, 0.34, 0.8), (1.0, 0.6, 0.56))
        ), tints.PINE, "|c27", 0.6)  # fmt: skip
    p.bar(45, 63, 45, 19, 4.4, tints.WOOD, "/>15", 0.9)
    p.lay("M28 24H57V35H28L20.6 29.5Z", tints.CREAM, "-v03", 0.9)
    p.lay("M33 31.6V33.6L26 29.5 33 25.4V27.4H52V31.6Z", "#d3252b", "", 0.5, like="go")
    return p.lay("M36 39H57L62.4 43.6 57 48.2H36Z", tints.WOOD, "-v14", 0.9).ink(
        "M40 42.4H55M40 45H51", 0.6
    )


def drops() -> Print:
    """Drops above a wave."""
    p = Print()
    p.lay(
        "M20 2C27.4 12.4 32.6 19.6 32.6 27A12.6 12.6 0 0 1 7.4 27C7.4 19.6 12.6 12.4 20 2Z",
        tints.SEA,
        "-o06",
    )
    p.lay(
        "M38.6 23C42 28 45 31.8 45 35.4A6.4 6.4 0 0 1 32.2 35.4C32.2 31.8 35.2 28 38.6 23Z",
        tints.SEA,
        "-o06",
    )
    return p.ink("M3 44.4C11 40.4 19 47.4 27 44.4S39 42.4 45 45", 1.3)


def hut() -> Print:
    """A hut of logs."""
    p = Print(50, 44)
    p.box(33, 5, 6, 14, tints.BRICK, "-c05", line=0.9)
    p.lay("M8.6 21 25 7.6 41.4 21V41.4H8.6Z", tints.WOOD, "-=22").ink(
        "M8.6 26H41.4M8.6 31.2H41.4M8.6 36.4H41.4", 0.6
    )
    p.lay("M25 3 48.4 22.6 44.8 26.4 25 10 5.2 26.4 1.6 22.6Z", tints.PINE, "/>05")
    p.box(12.6, 27, 9, 7.6, tints.CREAM, line=0.9).ink("M17.1 27V34.6M12.6 30.8H21.6", 0.7)
    return p.lay("M26.6 41.4V28.4A4.4 4.4 0 0 1 35.4 28.4V41.4Z", tints.BROWN, "|=44", 0.9)


def logbook() -> Print:
    """A book about trees."""
    p = Print(48, 46)
    p.box(10, 4, 31.4, 39, tints.BROWN, "-=33", 2.4).box(
        12, 6.4, 28, 33.6, tints.PAPER, "-=33", 1.4, 0.8
    )
    p.lay("M30 39V45.4L32.6 43 35.2 45.4V39Z", tints.RED, line=0.8)
    p.box(5.6, 2.4, 31.8, 37.4, tints.WOOD, "/>05", 2.6).box(
        5.6, 2.4, 6.4, 37.4, tints.BROWN, "-=44", 2.4, 0.9
    )
    p.lay(
        "M24.6 8.6 30.4 17.4H27.8L32.4 24H26.4V29H22.8V24H16.8L21.4 17.4H18.8Z",
        tints.LEAF,
        "/>04",
        0.9,
    )
    return p.box(17, 31.6, 15.4, 3, tints.GOLD, line=0.7)


def paw() -> Print:
    """Paws off."""
    p = Print()
    p.lay(
        "M24 23C30.4 23 34.6 29.2 33.6 33.8 32.6 37.8 28.4 36 24 36S15.4 37.8 14.4"
        " 33.8C13.4 29.2 17.6 23 24 23Z",
        tints.WOOD,
        "-o05",
        0.9,
    )
    for x, y in ((14.2, 22.6), (20.4, 15.6), (27.6, 15.6), (33.8, 22.6)):
        p.oval(x, y, 3.1, 4.3, tints.WOOD, "-o05", 0.9)
    p.tube("M24 3.8A20.2 20.2 0 1 1 23.9 3.8Z", 3.4, tints.RED)
    return p.bar(9.8, 9.8, 38.2, 38.2, 3.4, tints.RED, line=0.9)


def picnic() -> Print:
    """A basket on a chequered cloth."""
    p = Print(64, 42)
    p.lay("M2 38 10 29H54L62 38Z", tints.RED)
    p.lay(
        "M13 29H19L15.4 38H7.4ZM24.6 29H30L28.6 38H21.4ZM35 29H40.4L42.6 38H35.4ZM46"
        " 29H51L56.6 38H49.4Z",
        tints.PAPER,
        "",
        0.6,
    )
    p.tube("M18 14A14 11 0 0 1 46 14", 1.6, tints.WOOD)
    p.lay("M13.4 15H50.6L47 32A2.4 2.4 0 0 1 44.6 34H19.4A2.4 2.4 0 0 1 17 32Z", tints.WOOD, "-c05")
    p.ink("M14.6 20.4H49.4M15.8 25.4H48.2M16.8 30H47.2", 0.6)
    p.ink("M22 17V34M28.6 17V34M35.4 17V34M42 17V34", 0.6)
    return p.box(11, 11.8, 42, 5.4, tints.BROWN, "-v04", 2)


def trail() -> Print:
    """A signpost."""
    p = Print(56, 48)
    p.lay("M3 46.4C13 42 16 38 27.4 38S44 42 53 46.4Z", tints.LEAF, "-v05")
    p.box(25, 2.6, 6, 39, tints.BROWN, "-c05", 1.2)
    p.lay("M12.6 7H43L51.4 13.4 43 19.8H12.6Z", tints.CREAM, "-v05").lay(
        "M43.4 22H13L4.6 28.4 13 34.8H43.4Z", tints.CREAM, "-v05"
    )
    return p.ink("M18 13.4H38M18 28.4H38", 1)


def weather() -> Print:
    """Sun and rain."""
    p = Print(50, 44)
    p.ink("M18 1.4V5.4M5 6.6 8 9.4M1.6 20H5.6M31.4 6.6 28.6 9.4M5.4 33 8.6 29.8", 1.2)
    p.disc(18, 18, 9.6, tints.GOLD, "-o04")
    p.lay(
        "M18 37A7.8 7.8 0 0 1 17.6 21.6 11.4 11.4 0 0 1 39 19.6 8.8 8.8 0 0 1 40 37Z",
        tints.PAPER,
        "-v04",
    )
    return p.ink("M18 39.6 16.4 43M28 39.6 26.4 43M38 39.6 36.4 43", 1.3)


def arrows() -> Print:
    """A sign that sends you elsewhere."""
    p = Print()
    p.lay("M24 2 46 24 24 46 2 24Z", tints.GOLD, "/v04").ink("M24 6.4 41.6 24 24 41.6 6.4 24Z", 0.8)
    return p.blot("M16 34V24.6A4.6 4.6 0 0 1 20.6 20H27V14.6L36 22 27 29.4V24.6H20.8V34Z")


# Lantern Quay ----------------------------------------------------------------


def harbour_light() -> Print:
    """A lighthouse on its rock, over the waves."""
    p = Print(64, 64)
    p.lay("M29 11.6 2 3.4V21.4ZM37 11.6 62 4.4V20Z", tints.GOLD, "-=11", 0.5)
    p.lay("M27.4 20H38.6L42.6 54H23.4Z", tints.PAPER, "-c06")
    for top, high in ((27, 7.6), (42, 8)):
        ends = [(33 + side * (5.6 + (y - 20) * 0.118), y) for side, y in
                ((-1, top), (1, top), (1, top + high), (-1, top + high))]  # fmt: skip
        p.lay("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ends) + "Z", tints.RED, "-c06", 0.8)
    p.box(28.4, 7.4, 9.2, 9.4, tints.GOLD, "|c03", line=0.8).ink(
        "M31.4 7.4V16.8M34.6 7.4V16.8", 0.5
    )
    p.lay("M26.6 7.8 33 1.6 39.4 7.8Z", tints.RED, "-v15", 0.9)
    p.box(24.4, 16.4, 17.2, 3.8, tints.SLATE, "-c15", 1, 0.8)
    p.box(31, 47, 4, 7, tints.COAL, "-=44", 1.8, 0.7).box(
        31.6, 36.4, 2.8, 3.6, tints.NIGHT, "", 1, 0.6
    )
    p.lay("M8 58 13 51.6 22 52.6 27 49.6 39 49.6 46 53 52 51.6 57 58Z", tints.STONE, "/v16", 0.9)
    p.lay("M2 57C7 53.6 11 59 16 57S25 53.6 30 57 39 59 44 57 53 53.6 62 57V63H2Z",
          tints.SEA, "-v04", 0.9)  # fmt: skip
    return p.ink(
        "M8 60.4C12 59 15 61.6 19 60.4M30 61C34 59.6 38 62 42 60.6M50 60.4C53 59.4 55 60.6 57 60",
        0.6,
    )


def anchor() -> Print:
    """An anchor with its rope."""
    p = Print(46, 46)
    p.tube("M27 9C36 8.6 40 14 34.4 18.4S31 27 38.4 26", 1.2, tints.WOOD)
    p.lay("M23 2.4A5.4 5.4 0 1 1 22.9 2.4ZM22.9 5.8A2 2 0 1 0 23 5.8Z", tints.SLATE)
    p.lay(
        "M3.6 28 12.4 23.4 13.6 33 10.8 31.8C13 37 17 39.2 21 39.6V12.6H25V39.6C29 39.2"
        " 33 37 35.2 31.8L32.4 33 33.6 23.4 42.4 28 39.8 30C37 39.4 31 44.4 23 44.4S9"
        " 39.4 6.2 30Z",
        tints.SLATE,
        "/>06",
    )
    return p.box(12.4, 14.6, 21.2, 4.6, tints.SLATE, "-v04", 1.6)


def bottle() -> Print:
    """A message in a bottle, at sea."""
    p = Print(50, 46)
    p.lay("M31 6 36.4 2.4 42.6 12 37.2 15.4Z", tints.WOOD, "/>04")
    p.lay(
        "M28 9 33 5.6 40.4 16.4 35.4 19.8C36.4 25.4 34 30.4 28 34.4L18 40.4C13 43.4 7.6"
        " 41.4 5 37.6 2.4 33.4 3.4 28.8 8.6 25.2L19 18.2C24 14.6 27 14 30.6 14.4Z",
        "#9fd0be",
        "/v16",
    )
    p.lay("M11.4 27 24 18.8 29.4 26.6 17 34.8Z", tints.PAPER, "", 0.8).ink(
        "M16 28.4 23.6 23.2M18 31.4 25.6 26.2", 0.7
    )
    return p.ink("M2 44C10 39.6 18 46.6 26 43.6S40 41.4 48 44.4", 1.3)


def ferry() -> Print:
    """A steamer on the waves."""
    p = Print(60, 46)
    p.box(32.4, 3, 9, 13, tints.RED, "-c05", 1).box(32.4, 3, 9, 4, tints.COAL, round_=1, line=0.8)
    p.box(15, 13.4, 33, 11, tints.PAPER, "-v04", 1.6)
    for x in (19, 27, 35):
        p.box(x, 16.4, 5, 4.6, tints.SKY, round_=0.8, line=0.8)
    p.lay("M2 23.6H58L51.4 37A3 3 0 0 1 48.6 38.6H12.6A3 3 0 0 1 10 37Z", tints.NIGHT, "-v26")
    p.lay("M2 23.6H58L56.2 27.4H3.8Z", tints.GOLD, line=0.8)
    for x in (20, 30, 40):
        p.disc(x, 31.4, 1.6, tints.PAPER, line=0.7)
    return p.lay(
        "M1.4 40.4C5.4 37 9.4 37 13.6 40.4S22 43.6 26 40.4 34 37 38 40.4 46 43.6 50"
        " 40.4 56 38 58.6 39.6V45H1.4Z",
        tints.SEA,
        "-v05",
    )


def parasol() -> Print:
    """A parasol in the sand."""
    p = Print(60, 44)
    p.bar(30, 9, 33, 40, 2.4, tints.WOOD, line=0.9)
    p.lay("M3 40.4C14 35 46 35 57 40.4V43H3Z", tints.CREAM, "-v04")
    p.lay(
        "M7 20.6C9 9 18.6 3 30 3S51 9 53 20.6C49 17 45 17 41.6 20.6 38 17 34 17 30 20.6"
        " 26 17 22 17 18.4 20.6 15 17 11 17 7 20.6Z",
        tints.RED,
        "/>06",
    )
    p.lay(
        "M18.4 20.6C18.6 11 24 4 30 3 36 4 41.4 11 41.6 20.6 38 17 34 17 30 20.6 26 17"
        " 22 17 18.4 20.6Z",
        tints.PAPER,
        "/>03",
        0.9,
    )
    p.lay("M30 20.6C25.6 12 27 6 30 3 33 6 34.4 12 30 20.6Z", tints.RED, "", 0.8)
    return p.lay("M38 33 52.4 29 54 31.8 40 37Z", tints.SEA, "", 0.9)


def windmill() -> Print:
    """A windmill."""
    p = Print()
    p.lay("M17.6 18H30.4L35 45.6H13Z", tints.PAPER, "-c05")
    p.lay("M16 19.4C17 12.6 20 9.6 24 9.6S31 12.6 32 19.4Z", tints.BRICK, "-c05")
    p.box(20.8, 35, 6.4, 10.6, tints.BROWN, round_=3, line=0.8).box(
        22, 25, 4, 5, tints.SKY, line=0.8
    )
    for turn in (1, -1):
        for side in (1, -1):
            x, y = 24 + 19.6 * side, 17 - 15 * turn
            p.bar(24 + 4.6 * side, 17 - 3.5 * turn, x, y, 6.2, tints.CREAM, "|=22", 0.8)
            p.ink(f"M24 17L{x} {y}", 0.9)
    return p.disc(24, 17, 2.8, tints.NIGHT, line=0.8)


PRINTS = {f.__name__: f for f in (
    airlock, front_door, whistle, hearth, trailhead, harbour_light,
    air, alarm, meteor, hammock, locker, magnet, radio, shuttle, stove, broken_cup, jar, milk,
    mixer, parcel, sofa, trolley, clock, luggage, signal, silk, telegram, ticket, turntable, crown,
    gate, meadow, moon, organ, rumour, well, drops, hut, logbook, paw, picnic, trail, weather,
    arrows, anchor, bottle, ferry, parasol, windmill,
)}  # fmt: skip
