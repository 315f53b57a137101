"""The drawings on cards, one for each effect."""

from __future__ import annotations

from typing import Self

from tools.art import tints
from tools.art.printing import Print


class Card(Print):
    """A square drawing, and what several cards show."""

    def __init__(self) -> None:
        super().__init__(100, 100)

    def house(self, x: float, y: float) -> Self:
        self.box(x, y, 30, 26, tints.CREAM, "/>05")
        self.lay(f"M{x - 6} {y + 1} {x + 15} {y - 19} {x + 36} {y + 1}Z", tints.RED, "-v26")
        self.box(x + 11, y + 10, 9, 16, tints.BROWN, "|=44")
        return self

    def paper(self) -> Self:
        self.lay("M24 8H64L78 22V92H24Z", tints.PAPER, "/>03").lay(
            "M64 8V22H78Z", tints.STONE, "/=33"
        )
        return self

    def bend(self, *parts: str) -> Self:
        """Thin lines of writing."""
        for d in parts:
            self.ink(d, 0.8)
        return self


# to another place ------------------------------------------------------------


def ch_go() -> Print:
    p = Card()
    p.lay("M30 34H52V22L78 44 52 66V54H30Z", tints.RED, "-v26").tube(
        "M16 82H84", 4, tints.PINE, "-=33"
    )
    return p.coin(22, 64, 11).coin(80, 64, 11)


def ch_boardwalk() -> Print:
    p = Card()
    p.bar(62, 70, 84, 94, 6, tints.WOOD, "/>04")
    p.lay("M29 62 27 16Q50 24 73 16L71 62Z", tints.SLATE, "-c37").lay(
        "M28 46Q50 54 72 46L71 60H29Z", tints.RED, "-c15"
    )
    return p.lay("M14 58Q50 72 86 58 88 70 74 74 50 80 26 74 12 70 14 58Z", tints.SLATE, "-v38")


def ch_illinois() -> Print:
    p = Card()
    p.lay("M12 28 37 16V74L12 88Z", tints.CREAM).lay("M37 16 63 28V86L37 74Z", tints.CREAM, "/=44")
    p.lay("M63 28 88 16V74L63 86Z", tints.CREAM, "/>03")
    p.lay("M12 58Q24 50 37 56V74L12 88Z", tints.LEAF, "", 0.6).lay(
        "M63 28 88 16V40Q74 46 63 40Z", tints.SEA, "-=22", 0.6
    )
    return p.tube("M22 68Q38 40 52 58T78 34", 2.4, tints.RED).disc(78, 33, 5, tints.RED)


def ch_st_charles() -> Print:
    p = Card()
    p.lay("M18 86V44Q50 0 82 44V86H66V54Q50 30 34 54V86Z", tints.STONE, "/>06")
    p.ink("M18 56H33M18 70H34M66 70H82M66 56H82M27 32 39 46M50 22V38M73 32 61 46", 0.8)
    return p.ink("M10 87H90", 1.4)


def ch_reading() -> Print:
    p = Card()
    p.disc(40, 13, 5, tints.PAPER, "-o03").disc(27, 11, 7, tints.PAPER, "-o03").disc(
        12, 14, 8.6, tints.PAPER, "-o03"
    )
    p.box(56, 27, 26, 42, tints.SLATE, "/>16").box(51, 20, 36, 8, tints.COAL, "/>25", 2).box(
        63, 34, 13, 13, tints.CREAM
    )
    p.lay("M24 26H37L35 42H26Z", tints.COAL, "-c16").box(21, 20, 19, 7, tints.RED, "-c04", 2)
    p.box(14, 40, 44, 29, tints.SLATE, "-b06", 4).box(42, 40, 5, 29, tints.GOLD, "-b04", line=0.7)
    p.lay("M4 82 15 67H88V76H22Z", tints.RED, "-v04")
    for x in (30, 52, 74):
        p.wheel(x, 78, 10, tints.PAPER)
    return p.ink("M4 90H96", 1.3)


def ch_nearest_rr_1() -> Print:
    p = Card()
    p.box(34, 84, 34, 8, tints.STONE, "-v15").bar(51, 18, 51, 88, 7, tints.SLATE, "-=22")
    p.lay("M51 14 92 22V36L51 42Z", tints.RED, "-v15").lay(
        "M70 17.6 80 19.6V38L70 39.4Z", tints.PAPER, "", 0.8
    )
    p.box(38, 14, 20, 40, tints.COAL, "/>36", 8)
    return p.disc(48, 25, 6, tints.RED, "/o04", 0.8).disc(48, 42, 6, tints.PINE, "/o04", 0.8)


def ch_nearest_rr_2() -> Print:
    p = Card()
    for number in range(5):
        far = number * 16
        p.bar(14 + far / 3, 86 - far, 86 - far / 3, 86 - far, 8 - number, tints.WOOD, "-v04")
    return p.bar(27, 94, 43, 10, 5, tints.SLATE, "/=33").bar(73, 94, 57, 10, 5, tints.SLATE, "/=33")


def ch_nearest_utility() -> Print:
    p = Card()
    p.ink("M50 3V9M15 15 20 20M85 15 80 20M4 44H11M96 44H89", 1.1)
    p.lay(
        "M50 14A28 28 0 0 0 33 65C36 67 37 69 37 72H63C63 69 64 67 67 65A28 28 0 0 0 50 14Z",
        "#f2cd6a",
        "-o06",
    )
    p.ink("M45 72V54L39 42 45 48 50 41 55 48 61 42 55 54V72", 0.8)
    p.box(36, 72, 28, 8, tints.GREY, "-c26", 3).box(38, 80, 24, 7, tints.GREY, "-c26", 3)
    return p.lay("M43 87H57A7 6 0 0 1 43 87Z", tints.COAL)


def ch_back_3() -> Print:
    p = Card()
    for number in range(3):
        x, y = 80 - 28 * number, 20 + 13 * number
        p.lay(
            f"M{x - 9} {y}Q{x - 9} {y - 15} {x} {y - 15}T{x + 9} {y}"
            f"Q{x + 9} {y + 8} {x + 5} {y + 12}"
            f"V{y + 19}Q{x} {y + 25} {x - 5} {y + 19}V{y + 12}Q{x - 9} {y + 8} {x - 9} {y}Z",
            tints.WOOD,
            "/>05",
        )
        p.ink(f"M{x - 6} {y + 9}H{x + 6}", 0.8)
    return p.lay("M72 78H38V70L16 83 38 96V88H72Z", tints.RED, "-v15")


def move_back_to() -> Print:
    p = Card()
    return p.lay("M74 86V50Q74 40 64 40H42V58L10 32 42 6V24H66Q90 24 90 50V86Z", tints.BLUE, "-v16")


def choice() -> Print:
    p = Card()
    p.lay("M43 94V58L22 30 33 21 50 44 67 21 78 30 57 58V94Z", tints.WOOD, "/>05")
    p.coin(22, 19, 14)
    return p.box(63, 6, 32, 25, tints.BLUE, "/>04", 3).ink("M70 14H88M70 22H82", 0.8)


# Jail ------------------------------------------------------------------------


def ch_jail() -> Print:
    p = Card()
    p.box(12, 10, 76, 80, tints.BRICK, "-=33", 3).box(21, 19, 58, 62, tints.COAL, "-=66")
    p.lay("M30 81Q32 66 50 66T70 81Z", tints.NIGHT, "-=33").disc(50, 50, 17, tints.SKIN, "/o04")
    p.ink("M41 60Q50 53 59 60M43 47V49M57 47V49M38 43 46 41M62 43 54 41", 1)
    for x in (27, 45.6, 64):
        p.box(x, 19, 7, 62, tints.GREY, "-c06")
    return p


def cc_jail() -> Print:
    p = Card()
    p.lay("M10 40C10 22 28 14 50 14S90 22 90 40L80 58H20Z", tints.NIGHT, "/>16", like="police")
    p.lay(
        "M16 56C26 50 38 48 50 48S74 50 84 56L80 68C72 64 62 62 50 62S28 64 20 68Z",
        tints.COAL,
        "-v26",
    )
    p.lay("M18 68Q50 56 82 68 76 82 50 82T18 68Z", tints.COAL, "-v48")
    return p.lay(
        "M50 18 54.6 27 64 28.4 57 35 59 44.6 50 40 41 44.6 43 35 36 28.4 45.4 27Z",
        tints.GOLD,
        "/>03",
    )


def ch_jail_free() -> Print:
    p = Card()
    p.lay("M44 44H94V66H84V58H78V70H66V56H44Z", tints.GOLD, "-v05")
    p.lay("M28 26A24 24 0 1 1 27.9 26ZM27.9 38A12 12 0 1 0 28 38Z", tints.GOLD, "-o06")
    return p.ink("M48 48H88", 0.7)


def cc_jail_free() -> Print:
    p = Card()
    p.ink("M9 58 2 66M2 66 10 66", 1).oval(6, 70, 5, 2.6, tints.LEAF, line=0.7)
    p.lay(
        "M8 56Q28 38 42 52 50 16 88 10 84 40 64 54 76 62 94 60 68 82 40 76 22 72 8 56Z",
        tints.PAPER,
        "-v05",
    )
    p.ink("M46 54Q60 44 80 20M52 56Q64 50 76 34M60 57 68 50", 0.8)
    return p.disc(23, 56, 1.6, tints.COAL, line=0.8)


# money that comes ------------------------------------------------------------


def ch_dividend() -> Print:
    p = Card()
    p.box(26, 60, 12, 24, tints.STONE, "-=22").box(44, 48, 12, 36, tints.STONE, "-=33").box(
        62, 36, 12, 48, tints.STONE, "-=44"
    )
    p.tube("M20 56 42 36 54 42 78 18", 4, tints.PINE).lay("M68 14 90 8 84 30Z", tints.PINE, "/>04")
    return p.ink("M14 10V85H92", 1.3).coin(82, 72, 13)


def ch_loan() -> Print:
    p = Card()
    p.box(68, 12, 9, 80, tints.GOLD, "-c05").lay("M20 12H88V22H20Z", tints.GOLD, "-v04")
    p.ink("M34 22V38M76 22 60 12M76 34 44 22", 0.9).house(19, 58)
    return p.coin(82, 80, 13)


def cc_bank_error() -> Print:
    p = Card()
    p.box(21, 7, 58, 86, tints.SLATE, "/>16", 6).box(29, 15, 42, 18, tints.LEAF, "-=11").ink(
        "M58 20V28M64 20V28", 1
    )
    for number in range(9):
        wash = tints.PAPER if number < 8 else tints.RED
        p.box(29.5 + 15 * (number % 3), 41 + 16 * (number // 3), 11, 11, wash, "/>03", 2, 0.9)
    return p


def cc_stock() -> Print:
    p = Card().paper()
    p.bend("M34 24H58M34 34H68M34 44H62")
    p.lay("M44 72 38 96 47 90 52 97 54 74Z", tints.RED, "/=33").lay(
        "M50 74 54 97 58 90 67 94 60 72Z", tints.RED, "/=11"
    )
    return p.disc(52, 65, 14, tints.RED, "/o05").disc(52, 65, 7.6, tints.ROSE, "", 0.8)


def cc_holiday() -> Print:
    p = Card()
    p.tube("M38 32V23A4 4 0 0 1 42 19H58A4 4 0 0 1 62 23V32", 4, tints.BROWN)
    p.box(12, 32, 76, 52, tints.BRICK, "-v26", 7)
    p.box(24, 32, 9, 52, tints.CREAM, "-v04").box(67, 32, 9, 52, tints.CREAM, "-v04")
    p.disc(50, 57, 13, tints.PAPER)
    return p.lay("M50 47V67M42 64H58L50 48Z", tints.GOLD, "/>04", 0.8).ink("M41 65H59", 0.8)


def cc_tax_refund() -> Print:
    p = Card().paper()
    p.bend("M34 24H56M34 33H66")
    p.tube("M65 66A15 15 0 1 1 50 51", 4, tints.PINE)
    return p.lay("M48 40 64 51 48 62Z", tints.PINE, "/=22")


def cc_birthday() -> Print:
    p = Card()
    for x in (32, 50, 68):
        p.box(x - 3, 28, 6, 24, tints.BLUE, "-c05").lay(
            f"M{x} 10Q{x + 8} 20 {x} 26 {x - 8} 20 {x} 10Z", tints.GOLD, "/>04"
        )
    p.box(16, 54, 68, 34, tints.ROSE, "-c05", 4)
    p.lay(
        "M16 50H84V62Q78 72 70 62 62 72 54 62 46 72 38 62 30 72 24 62 18 70 16 62Z",
        tints.PAPER,
        "-v03",
    )
    return p.ink("M10 89H90", 1.3)


def cc_life_insurance() -> Print:
    p = Card()
    p.tube("M50 50V82Q50 90 58.6 90T67 82", 2.6, tints.WOOD)
    p.lay(
        "M8 52Q12 14 50 12 88 14 92 52 82 42 71 52 60 42 50 52 40 42 29 52 18 42 8 52Z",
        tints.RED,
        "/>06",
    )
    p.lay("M29 52Q32 24 50 12 68 24 71 52 60 42 50 52 40 42 29 52Z", tints.ROSE, "/>05")
    return p.ink("M50 12V52M50 5V12")


def cc_consultancy() -> Print:
    p = Card()
    p.tube("M38 34V23A4 4 0 0 1 42 19H58A4 4 0 0 1 62 23V34", 4, tints.COAL)
    p.box(10, 34, 80, 52, tints.WOOD, "-v26", 7).lay(
        "M10 41A7 7 0 0 1 17 34H83A7 7 0 0 1 90 41V52Q50 66 10 52Z", tints.WOOD, "-v04"
    )
    return p.box(42, 50, 16, 17, tints.GOLD, "/>04", 3).ink("M50 56V62")


def cc_beauty() -> Print:
    p = Card()
    p.lay("M36 56 24 94 38 88 46 97 54 60Z", tints.BLUE, "/=44").lay(
        "M64 56 76 94 62 88 54 97 46 60Z", tints.BLUE, "/=22"
    )
    for x, y in ((50, 16), (69, 24), (74, 42), (64, 59), (50, 63), (36, 59), (26, 42), (31, 24)):
        p.disc(x, y, 10, tints.BLUE, "/o05")
    return p.disc(50, 40, 20, tints.GOLD, "/o04").ink("M42 36Q50 25 57 33 58 40 43 50H59", 1.1)


def cc_inherit() -> Print:
    p = Card()
    p.box(16, 6, 62, 80, tints.GOLD, "-v15", 2).box(26, 16, 42, 60, tints.LEAF, "-=22")
    p.lay("M28 76Q28 56 47 56T66 76Z", tints.VIOLET, "/>05").disc(47, 42, 14, tints.SKIN, "/o04")
    p.lay("M33 41Q33 24 47 25T61 41Q54 34 47 35 40 34 33 41Z", tints.GREY, "-=22")
    p.ink("M42 42V43M52 42V43M43 49Q47 52 51 49", 0.9)
    return p.coin(80, 80, 14)


# money that goes -------------------------------------------------------------


def ch_fine15() -> Print:
    p = Card()
    p.lay("M8 72A42 42 0 1 1 92 72Z", tints.PAPER, "/>03").lay(
        "M78 41A42 42 0 0 1 92 72H80A30 30 0 0 0 69 50Z", tints.RED, "/=33", 0.8
    )
    p.ink("M16 66 24 67M22 48 29 52M36 35 40 42M54 31 53 39M70 38 66 45", 1)
    p.lay("M46 68 76 40 54 76Z", tints.RED, "", 0.9).disc(50, 72, 6.4, tints.COAL, "/=44")
    return p.box(4, 78, 92, 9, tints.SLATE, "-v15", 3)


def ch_repairs() -> Print:
    p = Card().house(12, 60)
    p.bar(56, 44, 84, 94, 8, tints.WOOD, "/=33")
    return p.lay("M40 36 66 16Q78 18 82 28L74 33 76 42 52 58Z", tints.SLATE, "/>05")


def ch_chairman() -> Print:
    p = Card()
    p.bar(32, 66, 30, 94, 6, tints.BROWN, "/=44").bar(68, 66, 70, 94, 6, tints.BROWN, "/=44")
    p.lay("M28 60V18Q28 8 50 6 72 8 72 18V60Z", tints.RED, "-c06")
    p.disc(42, 22, 1.4, tints.GOLD, line=0.6).disc(58, 22, 1.4, tints.GOLD, line=0.6).disc(
        50, 34, 1.4, tints.GOLD, line=0.6
    )
    p.disc(42, 46, 1.4, tints.GOLD, line=0.6).disc(58, 46, 1.4, tints.GOLD, line=0.6)
    p.box(22, 58, 56, 14, tints.RED, "-v26", 5)
    return p.tube("M18 68V44H24", 4.6, tints.BROWN, "|=22").tube(
        "M82 68V44H76", 4.6, tints.BROWN, "|=22"
    )


def cc_doctor() -> Print:
    p = Card()
    p.tube("M27 15Q18 52 40 54 62 52 53 15", 3, tints.SLATE).tube(
        "M40 56Q40 86 60 86 77 86 77 68", 3, tints.SLATE
    )
    p.disc(77, 58, 12, tints.GREY, "/o06").disc(77, 58, 5.4, tints.PAPER, line=0.8)
    return p.disc(27, 13, 5, tints.RED, "/o04").disc(53, 13, 5, tints.RED, "/o04")


def cc_hospital() -> Print:
    p = Card()
    p.box(14, 26, 72, 62, tints.PAPER, "/>04").box(9, 18, 82, 9, tints.STONE, "-v15")
    p.lay("M43 33H57V43H67V57H57V67H43V57H33V43H43Z", tints.RED, "/>05")
    p.box(42, 73, 16, 15, tints.BLUE, "|=33")
    for x, y in ((19, 34), (19, 56), (71, 34), (71, 56)):
        p.box(x, y, 10, 12, tints.SKY, "/>03", line=0.8)
    return p.ink("M6 89H94", 1.3)


def cc_school() -> Print:
    p = Card()
    p.lay("M6 26H94V86H6Z", tints.BRICK, "-=44")
    p.lay("M50 26Q32 12 10 20V80Q32 72 50 82Z", tints.PAPER, "/>05").lay(
        "M50 26Q68 12 90 20V80Q68 72 50 82Z", tints.PAPER, "/>03"
    )
    return p.bend(
        "M18 34Q30 29 42 37M18 46Q30 41 42 49M18 58Q30 53 42 61M58 37Q70 29 82 34M58"
        " 49Q70 41 82 46M58 61Q70 53 82 58"
    )


def cc_street_repairs() -> Print:
    p = Card()
    p.lay("M43 8H57L78 80H22Z", "#e38d50", "-c06")
    p.lay("M37 28H63L67.4 43H32.6Z", tints.PAPER, "-c05").lay(
        "M29 56H71L75.4 71H24.6Z", tints.PAPER, "-c05"
    )
    return p.box(10, 78, 80, 12, "#e38d50", "-v26", 3)


def cc_go() -> Print:
    p = Card()
    p.bar(48, 8, 48, 94, 7, tints.WOOD, "-=22").lay("M18 14H70L92 32 70 50H18Z", tints.PINE, "-v05")
    p.lay("M28 27H56V20L72 32 56 44V37H28Z", tints.PAPER, "", 0.8)
    return p.coin(24, 76, 13).coin(74, 76, 13)


PRINTS = {f.__name__: f for f in (
    ch_go, ch_boardwalk, ch_illinois, ch_st_charles, ch_reading, ch_nearest_rr_1, ch_nearest_rr_2,
    ch_nearest_utility, ch_back_3, move_back_to, choice, ch_jail, cc_jail, ch_jail_free,
    cc_jail_free, ch_dividend, ch_loan, cc_bank_error, cc_stock, cc_holiday, cc_tax_refund,
    cc_birthday, cc_life_insurance, cc_consultancy, cc_beauty, cc_inherit, ch_fine15, ch_repairs,
    ch_chairman, cc_doctor, cc_hospital, cc_school, cc_street_repairs, cc_go,
)}  # fmt: skip
