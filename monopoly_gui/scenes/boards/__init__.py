"""Boards of one's own: which there are, one changed in the window, given away and taken in.

Begin with ``own.py``.
"""
