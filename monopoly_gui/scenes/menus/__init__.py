"""The title, settings, saved games, help and licences: begin with `title.py`."""
