"""Results, statistics and achievements of games: begin with `result.py`."""
