"""The rules book: its chapters, searching in it, and what differs in the game played.

Begin with `book.py`.
"""
