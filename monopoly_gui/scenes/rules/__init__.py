"""The rules book, and what differs in the current game: begin with `book.py`."""
