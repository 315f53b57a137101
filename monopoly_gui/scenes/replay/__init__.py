"""A game watched like a film.

Begin with `replay.py`; `reel.py` runs the film, `bar.py` drives it.
"""
