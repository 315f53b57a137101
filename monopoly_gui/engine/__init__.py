"""The rules of the game; standard library only, and no screen, clock, file or chance of its own.

Begin with `machine.py`; `flow/` has a file for each area of the rulebook.
"""
