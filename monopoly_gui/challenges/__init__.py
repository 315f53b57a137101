"""Challenges: positions with a goal and one to three stars; begin with `challenge.py`.

`position.py` lays a position on a board, `goal.py` says what is to be reached; `collection.py`
reads those that the game offers.
"""
