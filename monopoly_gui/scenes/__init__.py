"""Screens, a folder each, and `session.py`, which leads from one to the next."""
