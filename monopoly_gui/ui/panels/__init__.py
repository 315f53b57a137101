"""The surroundings of the board: players, Bank, log, prompts, advice.

Begin with `table_picture.py`, which draws it all on one surface.
"""
