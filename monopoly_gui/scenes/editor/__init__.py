"""The position editor: `page.py` shows the board, and what lies on it is changed beside it."""
