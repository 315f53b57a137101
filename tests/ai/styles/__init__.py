"""A pool of players of our own making, each with a style of its own: see `plain.py`.

They know the engine and its view only, nothing of the game's own opponents.  `pool.py` holds the
twelve that opponents may be developed against, `kept_back.py` four that they may not.
"""
