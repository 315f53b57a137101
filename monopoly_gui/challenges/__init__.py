"""Challenges: positions with a goal and one to three stars; begin with `challenge.py`.

`position.py` lays a position on a board, `goal.py` says what is to be reached, `judge.py` whether
it is; `collection.py` lists those that the game offers.
"""
