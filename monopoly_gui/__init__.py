"""Monopoly for the desktop: the rules, the table and the opponents."""

__version__ = "1.0.0"
