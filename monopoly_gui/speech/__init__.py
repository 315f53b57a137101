"""The voice of the game: what speaks a sentence aloud, chosen when the game runs.

Begin with `voice.py`, then `speaker.py`.
"""
