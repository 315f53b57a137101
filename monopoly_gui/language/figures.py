"""Figures with their signs, as each language writes them."""

from .catalogue import _


def per_cent(value: int) -> str:
    """A share of a hundred: "70%", in German "70 %"."""
    return _("{percent}%").format(percent=value)
