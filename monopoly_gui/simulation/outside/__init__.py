"""Opponents from outside, each in a process of its own.

Begin with `entrant.py`, the user's name for it; `bot.py` plays it, `child.py` is its process.
docs/BOTS.md describes the messages between them.
"""
