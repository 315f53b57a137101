"""The drawings on the classic boards."""

from __future__ import annotations

from math import cos, pi, sin

from tools.art import tints
from tools.art.printing import Print, swelling

#: the stones of the Jail, in the dark
STONES = "#a38a6a"


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
    """A burning bulb of blown glass: its rays are lines, every other one short."""
    p = Print()
    for turn in range(-5, 6):
        slant, far = turn * pi / 8, 21.5 if turn % 2 else 19
        across, up = sin(slant), -cos(slant)
        p.ink(f"M{24 + 16.6 * across:.1f} {20.6 + 16.6 * up:.1f}"
              f"L{24 + far * across:.1f} {20.6 + far * up:.1f}", 0.8)  # fmt: skip
    p.lay(
        "M24 6A14 14 0 0 0 13 28.6C15.6 31.6 17.4 33.6 17.8 37.4H30.2C30.6 33.6 32.4 31.6"
        " 35 28.6A14 14 0 0 0 24 6Z",
        "#f6d777",
        "-o07",
    )
    p.lay("M22.4 36.8 21.4 28.6H26.6L25.6 36.8Z", tints.CREAM, "", 0.5)
    p.ink("M21.6 29 17.6 19.6 20.2 23.6 22 17.6 24 23 26 17.6 27.8 23.6 30.4 19.6 26.4 29", 0.9)
    p.lay("M14.4 18.4C14.8 13.4 18.4 10 22 9.4 19 12.4 17.4 15.6 17.2 20.4Z", tints.PAPER, line=0)
    p.box(16.8, 37, 14.4, 7.4, tints.GOLD, "|c18", 1.6, 0.9)
    p.ink("M16.8 39.8 31.2 38.6M16.8 42.4 31.2 41.2", 0.8)
    return p.lay("M20 44.4H28A4 2.8 0 0 1 20 44.4Z", tints.COAL, line=0.8)


def water() -> Print:
    """A brass tap that drips."""
    p = Print()
    p.lay("M19.6 16.6V9.6H26.8V16.6Z", tints.GOLD, "|c17", 0.9)
    p.lay(
        "M8.6 4.4C11 2 14 3.4 16.4 4.2H30C32.4 3.4 35.4 2 37.8 4.4 39.4 6.6 37.4 10 34.4 9.6"
        " 32.4 9.4 31.4 8.8 30 8.6H16.4C15 8.8 14 9.4 12 9.6 9 10 7 6.6 8.6 4.4Z",
        tints.RED,
        "-b16",
    )
    p.box(20.8, 2.6, 4.8, 7.4, tints.GOLD, "|c15", 1.6, 0.8)
    p.lay(
        "M5 15.6H26.4C35.6 15.6 41.6 21 41.6 29V31.6H31.2V29.2C31.2 26.6 29.4 25.4 26.8 25.4H5Z",
        tints.GOLD,
        "-b08",
    )
    p.lay("M17 14.2H29.4L28 18.6H18.4Z", tints.GOLD, "|c17", 0.9)
    p.lay("M8 18.4H25.6C31 18.4 35.6 20.6 37.6 25.4 34.6 21.8 31 20.6 26 20.6H8Z", tints.PAPER,
          line=0)  # fmt: skip
    p.box(1.8, 12.4, 5.6, 16, tints.GOLD, "|c17", 1.6)
    p.box(29.4, 30.4, 14, 4, tints.GOLD, "|c17", 1.4)
    p.lay("M36.4 35.8C39.4 39.4 41.4 41.2 41.4 43.4A5 4.2 0 0 1 31.4 43.4C31.4 41.2 33.4"
          " 39.4 36.4 35.8Z", tints.SEA, "/o07", 0.9)  # fmt: skip
    return p.ink("M34 43.8A2.2 2.2 0 0 0 35.8 45.4", 0.6)


def chest() -> Print:
    """A chest seen from its corner, with iron bands, and coins at its foot."""
    p = Print(52, 44)
    # the end in the shade, the front, and the barrel of the lid with its end
    p.lay("M37 21.4 48.6 16.4V33.4L37 41.4Z", tints.BLUE, "/=55", like="chest")
    p.box(4, 21.4, 33, 20, tints.BLUE, "-v15", 0.6, like="chest")
    p.lay("M4 21.4C4 10 7 5.4 13 4.6L27 2.4C40 2.4 48.6 6 48.6 16.4L37 21.4Z", tints.BLUE, "-b17",
          like="chest")  # fmt: skip
    p.lay("M37 21.4C37 11 34 6.6 28.6 5.2 36 0.4 48.6 4.6 48.6 16.4Z", tints.BLUE, "/=55", 0.8,
          like="chest")  # fmt: skip
    p.ink("M4.6 28H36.4M4.6 34.6H36.4M38 28.4 47.8 22.6M38 35 47.8 28.4", 0.6)
    for x in (8, 28.4):
        p.box(x, 21.4, 4.6, 20, tints.GOLD, "|c05", line=0.8)
        p.lay(f"M{x} 21.4C{x} 11 {x + 2.4} 6.4 {x + 7} 5L{x + 11} 4.4C{x + 6.6} 6.4"
              f" {x + 4.6} 11 {x + 4.6} 21.4Z", tints.GOLD, "-b06", 0.8)  # fmt: skip
    p.lay("M3 19.4H37.4L49.4 14.4V18.2L37.4 23.6H3Z", tints.GOLD, "|>05", 0.9)
    p.lay("M15.2 17.4H25.6V27C25.6 30 20.4 31.4 20.4 31.4S15.2 30 15.2 27Z", tints.GOLD, "/>15",
          0.9)  # fmt: skip
    p.blot("M20.4 20.2A2.3 2.3 0 0 1 21.8 24.4L22.4 27.6H18.4L19 24.4A2.3 2.3 0 0 1 20.4 20.2Z")
    for x, y in ((42.4, 40.4), (47, 38.6), (44.6, 37)):
        p.oval(x, y, 4, 2.2, tints.GOLD, "-v04", 0.8)
    return p


def chance() -> Print:
    """The question, in a letter that swells and throws a shade."""
    p = Print(36, 48, 4.5)
    hook = ((6.4, 14.4, 6.6), (8.6, 6.6, 5), (16, 2.8, 5), (24.2, 6, 9.4), (25.4, 14, 11.4),
            (20.4, 21.4, 8.4), (16.4, 27, 4.6), (16.2, 33, 3.2))  # fmt: skip
    balls = ((7.8, 15.4), (16.4, 41))
    for far in (2.4, 1.2):
        shade = swelling([(x + far, y + far, wide + 1.2) for x, y, wide in hook])
        round_ = "a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z"
        rounds = (f"M{x + far - 5.6:.1f} {y + far:.1f}{round_}" for x, y in balls)
        p.blot(shade + "".join(rounds))
    p.stroke(hook, "#e8702a", "-b05", like="chance")
    for x, y in balls:
        p.disc(x, y, 5.2, "#e8702a", "-o07", like="chance")
    return p


def ring() -> Print:
    """A ring with a cut stone that sparkles."""
    p = Print()
    p.lay("M24 18.4A13.6 13.6 0 1 1 23.9 18.4ZM23.9 22.4A9.4 9.4 0 1 0 24 22.4Z", tints.GOLD,
          "-o08")  # fmt: skip
    p.lay("M17.4 20.4 20.6 24.4H27.4L30.6 20.4Z", tints.GOLD, "|>26", 0.8)
    p.lay("M15.4 3H32.6L39 10.4 24 24.4 9 10.4Z", tints.SKY)
    p.lay("M9 10.4H18.4L24 24.4Z", tints.SKY, "-=33", 0.6).lay(
        "M29.6 10.4H39L24 24.4Z", tints.SEA, "/=66", 0.6
    )
    p.lay("M18.4 10.4H29.6L24 24.4Z", tints.SKY, "", 0.6)
    p.lay("M15.4 3 18.4 10.4H9Z", tints.SKY, "", 0.6).lay(
        "M32.6 3 39 10.4H29.6Z", tints.SEA, "/=55", 0.6
    )
    p.lay("M15.4 3H32.6L29.6 10.4H18.4Z", tints.PAPER, "", 0.6)
    p.ink("M24 3 18.4 10.4M24 3 29.6 10.4", 0.6)
    p.ink("M5 3 7.4 5.4M43 3 40.6 5.4M2.6 10.4H5.6M45.4 10.4H42.4", 0.8)
    return p.ink("M15.4 3H32.6L39 10.4 24 24.4 9 10.4Z")


def tax() -> Print:
    """A rolled bill with a seal."""
    p = Print(46, 48)
    p.lay("M6.4 8V37.4C6.4 42 9.4 44.6 13 44.6H36.4V8Z", tints.PAPER, "/>03")
    p.lay("M36.4 44.6H14.6C17 43.6 18 41.4 18 38H42.4C42.4 42 40.4 44.6 36.4 44.6Z", tints.CREAM,
          "-v17")  # fmt: skip
    p.lay("M36.4 12V7C36.4 4.4 34.6 2.6 32 2.6H7.4C4.6 2.6 2.6 4.6 2.6 7.2 2.6 9.4 4 11 6.4 11.4H31"
          "C32.6 11.4 33.4 12 36.4 12Z", tints.CREAM, "-b17")  # fmt: skip
    p.ink("M11 15.4H32", 1.4).ink("M11 37.4H18M20 40.8H25", 0.7)
    p.disc(15.2, 22.4, 3.2, tints.RED, line=0.8).disc(23, 31.4, 3.2, tints.RED, line=0.8)
    p.bar(25.4, 19.4, 12.8, 34.4, 2, tints.RED, line=0.7)
    p.lay("M32.4 35 30.4 46.4 34.6 43.8 38.8 46.4 36.8 35Z", tints.BRICK, "|>26", 0.7)
    p.disc(34.6, 33.4, 5.2, tints.RED, "/o17", 0.9)
    return p.disc(34.6, 33.4, 2.6, tints.RED, line=0.6)


def police() -> Print:
    """An officer with a moustache, in a coat with two rows of buttons."""
    p = Print()
    p.lay("M2.6 47.4C2.8 40.4 8.4 37.4 18 35L24 39 30 35C39.6 37.4 45.2 40.4 45.4 47.4Z",
          tints.NIGHT, "/>18", like="police")  # fmt: skip
    p.lay("M18.6 29H29.4V36L24 40.4 18.6 36Z", tints.SKIN, "/=77", 0.8)
    p.lay("M17.4 34.4 24 40.6 30.6 34.4 33 37.4 26.6 44.6 24 41.6 21.4 44.6 15 37.4Z", tints.NIGHT,
          "/>05", 0.9, like="police")  # fmt: skip
    p.ink("M24 42V47.4", 0.8)
    for x in (19.4, 28.6):
        p.disc(x, 45.6, 1.3, tints.GOLD, line=0.5)
    p.lay("M34.6 41 38.8 40.4 39.4 44 37 46.2 34.8 44.4Z", tints.GOLD, line=0.6)
    for x in (14.8, 33.2):
        p.oval(x, 24.4, 2, 3.2, tints.SKIN, "/=44", 0.8)
    p.lay("M15.4 17H32.6V24.4C32.6 30.4 29.4 35.6 24 35.6S15.4 30.4 15.4 24.4Z", tints.SKIN, "/>05")
    p.lay("M15.2 18.6H17.4L16.8 24.6 15.6 24Z", tints.BROWN, line=0.5)
    p.lay("M32.8 18.6H30.6L31.2 24.6 32.4 24Z", tints.BROWN, line=0.5)
    p.ink("M17.8 21.6C19.2 20.4 21 20.4 22.2 21.4M30.2 21.6C28.8 20.4 27 20.4 25.8 21.4", 1)
    p.blot("M19.4 22.6H21V24H19.4ZM27 22.6H28.6V24H27Z")
    p.ink("M24.6 22.4 25.6 27.2 23 27.4M22.4 32.6H25.8", 0.7)
    p.lay(
        "M15.6 29.8C17.6 29.8 18.6 26.6 22 26.8 23 26.8 23.6 27.4 24 28 24.4 27.4 25 26.8 26 26.8"
        " 29.4 26.6 30.4 29.8 32.4 29.8 30.4 32.4 26 31.8 24 29.8 22 31.8 17.6 32.4 15.6 29.8Z",
        tints.BROWN,
        "/=44",
        0.8,
    )
    p.lay("M8.4 11.4C9 5 16 1.4 24 1.4S39 5 39.6 11.4C38.4 14 35.4 15.8 33 16.8H15"
          "C12.6 15.8 9.6 14 8.4 11.4Z", tints.NIGHT, "/o19", like="police")  # fmt: skip
    p.ink("M13 13.4C19 10.4 29 10.4 35 13.4", 0.7)
    p.lay("M14.6 14.4C20 12.2 28 12.2 33.4 14.4V18.6C28 17 20 17 14.6 18.6Z", tints.COAL, "|c59",
          0.8)  # fmt: skip
    p.lay("M13.6 18.8C19.6 16.6 28.4 16.6 34.4 18.8 35.2 20.6 34 22.2 32.6 22.4 27 20 21 20 15.4"
          " 22.4 14 22.2 12.8 20.6 13.6 18.8Z", tints.COAL, "-v49", 0.9)  # fmt: skip
    return p.lay("M24 4 25.8 6.4 29 6.2 28.4 9.4C28.2 12.4 26.4 14.6 24 15.8 21.6 14.6 19.8 12.4"
                 " 19.6 9.4L19 6.2 22.2 6.4Z", tints.GOLD, "|c06", 0.8)  # fmt: skip


def car() -> Print:
    """A motor car of the thirties, driving to the left."""
    p = Print(68, 42)
    # room for the lean that it has in a corner
    p.view = -4, 0, 76, 42
    p.ink("M1 39.8H67", 0.7)
    p.disc(62.4, 22.4, 5.6, tints.COAL, "/o48").disc(62.4, 22.4, 2.4, tints.PAPER, line=0.6)
    # the cabin, the bonnet with its louvres, and the boot
    p.lay("M28 31V17.4L31.6 6.8C32 5.4 33 4.6 34.6 4.4L51 3.6C55.4 3.6 58.4 6.6 59 11L60.6 24"
          "V31Z", tints.RED, "|>17", like="parking")  # fmt: skip
    p.lay("M30.4 4.8C36 2.2 50 1.4 55.6 4.6L56.4 6.4C50 5 38 5.4 31.4 7.2Z", tints.COAL, "-=77",
          0.8)  # fmt: skip
    p.lay("M32.2 16.4 35 8.8H42V16.4Z", tints.SKY, "/>05", 0.8)
    p.lay("M44.4 8.8H52.6C53.8 8.8 54.6 9.6 54.8 10.8L55.6 16.4H44.4Z", tints.SKY, "/>05", 0.8)
    p.ink("M43.2 7.6V30M29 19.4H59.4M45 21.8H47.6", 0.7)
    p.lay("M9.4 31V19.4C9.4 17.6 10.4 16.6 12 16.6L28.6 16V31Z", tints.RED, "-b16",
          like="parking")  # fmt: skip
    p.ink("M18 20.4V25.4M20.4 20.2V25.4M22.8 20V25.4M25.2 20V25.4", 0.8)
    p.lay("M7.4 31.6 8.4 17.4C8.6 15.6 10.4 14.8 11.6 16.4L12.6 31.6Z", tints.GREY, "-c15", 0.8)
    p.disc(7.4, 20.4, 3.2, tints.GOLD, "/o05", 0.9)
    # the wings, swept into the running board
    p.lay("M4 31.4C3.6 24.4 9 20.4 15.4 20.4 23 20.4 26.6 26 29.6 31.6H44.4C44.6 25 48.8 20.4 54.6"
          " 20.4 61 20.4 65 25 65.4 32H60.6L48.4 34.4H27L9 32Z", tints.RED, "/v29",
          like="parking")  # fmt: skip
    for x in (15.6, 54.4):
        p.disc(x, 32.4, 7.4, tints.COAL, "/o48").disc(x, 32.4, 4.8, tints.PAPER, line=0.7)
        p.ink(f"M{x - 4.6} 32.4H{x + 4.6}M{x} 27.8V37M{x - 3.2:.1f} 29.2L{x + 3.2:.1f} 35.6"
              f"M{x - 3.2:.1f} 35.6L{x + 3.2:.1f} 29.2", 0.5)  # fmt: skip
        p.disc(x, 32.4, 1.5, tints.GOLD, line=0.6)
    return p.lay("M1.2 31H5.4V35H1.2Z", tints.GREY, "-v05", 0.8)


def jail() -> Print:
    """The bars of a window, for the card of this corner."""
    p = Print()
    p.box(5, 3, 38, 42, tints.BRICK, "-=22").box(9.4, 7.4, 29.2, 33.2, tints.COAL, "-=55")
    for x in (12.6, 19.6, 26.6, 33.6):
        p.box(x, 7.4, 3.2, 33.2, tints.GREY, "-c05", line=0.8)
    return p.box(9.4, 22.2, 29.2, 3, tints.GREY, "-v04", line=0.8).ink("M5 3H43V45H5Z")


def dungeon() -> Print:
    """The wall of stone behind the bars of the Jail, with a window and a bunk between them."""
    p = Print(112, 88)
    p.box(0, 0, 112, 88, STONES, line=0)
    for row in range(4):
        for column in range(-(row % 2), 4):
            x, y = column * 28 + 14 * (row % 2), row * 18
            deep = 2 + (column * 3 + row * 2) % 4
            p.box(x, y, 28, 18, STONES, f"-v{deep - 2}{deep + 2}", 2, 0.6)
    p.box(0, 0, 112, 9, STONES, "-^49", line=0)
    p.lay("M34 44V22A11 11 0 0 1 56 22V44Z", tints.STONE, "", 0.6)
    p.lay("M37.4 41V22.4A7.6 7.6 0 0 1 52.6 22.4V41Z", tints.NIGHT, "-v40", 0.6)
    p.lay("M44.6 19.4A6 6 0 1 0 50.4 28.4 5.4 5.4 0 0 1 44.6 19.4Z", tints.GOLD, line=0)
    p.lay("M0 72H112V88H0Z", "#77604a", "-v26", 0.6)
    p.lay("M62 60H112V66H62Z", tints.WOOD, "-v16", 0.6)
    p.lay("M64.4 66H68V82H64.4Z", tints.WOOD, "|=66", 0.6)
    return p.lay("M84 60V55C86 51.4 98 51.4 101 55V60Z", tints.CREAM, "-v05", 0.6)


def go_arrow() -> Print:
    """Where the way begins: a feathered arrow with a cut edge, dark below it."""
    p = Print(80, 26)
    p.lay("M62 9.4 68 2H79.4L73.4 13 79.4 24H68L62 16.6Z", "#d3252b", "/v14", 0.8, like="go")
    p.ink("M65.4 7.4H74.6M63.6 10.4H73.4M65.4 18.6H74.6M63.6 15.6H73.4", 0.5)
    p.lay("M24.4 9.4H68V16.6H24.4V24.4L1.4 13 24.4 1.6Z", "#d3252b", "", 0.8, like="go")
    p.lay("M1.4 13H68V16.6H24.4V24.4Z", "#d3252b", "-=44", 0.5, like="go")
    return p


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
    train, bulb, water, chest, chance, ring, tax, police, car, jail, dungeon, go_arrow,
    sunrise, go,
)}  # fmt: skip
