"""Boards of one's own, listed, edited, exported and imported: begin with `own.py`."""
