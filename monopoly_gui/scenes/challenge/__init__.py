"""Challenges on the screen: `page.py` lists them, and at `table.py` they are played."""
