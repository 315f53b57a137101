"""A game being played: engine, seats, history; begin with `match.py`."""
