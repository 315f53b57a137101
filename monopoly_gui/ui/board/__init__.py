"""The board: where everything on it lies, what is printed, what a game adds.

Begin with `view.py`; `layout.py` has the sums.
"""
