"""Setting up a game: seats, board, rules.

Begin with `setup.py`; `draft.py` is the game while it is put together.
"""
