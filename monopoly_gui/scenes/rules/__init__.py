"""The rules book: its chapters, searching in it, and the differences of the current game.

Begin with `book.py`.
"""
