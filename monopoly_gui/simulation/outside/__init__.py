"""Opponents from outside, each in a process of its own.

Begin with `entrant.py`, what the user names; `bot.py` plays it, `child.py` is its process.
docs/BOTS.md tells what is said between them.
"""
