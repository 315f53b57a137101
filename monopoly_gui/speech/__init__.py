"""The voice of the game, by backends: begin with `voice.py`, then `speaker.py`."""
