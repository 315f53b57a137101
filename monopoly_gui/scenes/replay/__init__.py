"""A game watched like a film: `replay.py` shows it, `reel.py` runs it, `bar.py` drives it."""
