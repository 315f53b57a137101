"""The opponents’ remarks and moods: `remarks.py`; `triggers.py` has the occasions."""
