"""The voice of the game: the speech backends, chosen while the game runs.

Begin with `voice.py`, then `speaker.py`.
"""
