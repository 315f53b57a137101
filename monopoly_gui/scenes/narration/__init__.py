"""The spoken game: begin with `narrator.py`."""
