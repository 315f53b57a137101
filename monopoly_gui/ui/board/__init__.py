"""The board: its geometry, its print, and the marks of a game.

Begin with `flat_board.py`; `layout.py` has the sums.
"""
