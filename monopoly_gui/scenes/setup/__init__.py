"""Setting up a game: `setup.py` is the screen, `draft.py` the game while it is put together."""
