"""The board: its geometry, its print, and the marks of a game.

Begin with `view.py`; `layout.py` has the sums.
"""
