"""Records of games: results, statistics, achievements.

Begin with `result.py`; `reckoning.py` makes one of a finished game, `line.py` writes and reads it.
"""
