"""Boards of one's own: listed, edited in the window, exported and imported.

Begin with ``own.py``.
"""
