"""Monopoly for the desktop: the rules, the table and the opponents."""

__version__ = "0.4.0"
