"""Opponents, which see the game only through a View.

Begin with `bot.py`, the protocol, then `opponent.py`.
"""
