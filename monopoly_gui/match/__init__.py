"""A game being played: engine, seats, history.

Begin with `match.py`.
"""
