"""What stands around the board: players, Bank, log, prompts, advice.

Begin with `table_picture.py`, which puts it all on one surface.
"""
