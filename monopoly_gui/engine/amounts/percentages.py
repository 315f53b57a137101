"""Shares of a sum in per cent, rounded as an option says."""


def portion(amount: int, percent: int, rounding: str) -> int:
    """A percentage, rounded up, to the nearest (halves up) or down."""
    if rounding == "up":
        return -(-amount * percent // 100)
    return (amount * percent + 50) // 100 if rounding == "nearest" else amount * percent // 100


def tenth(amount: int, rounding: str) -> int:
    """Ten per cent, rounded as the option says."""
    return portion(amount, 10, rounding)
