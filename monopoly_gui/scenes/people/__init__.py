"""The people at this computer, their results and achievements: begin with `people.py`."""
