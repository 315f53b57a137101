"""The position editor: `page.py` shows the board, with controls beside it."""
