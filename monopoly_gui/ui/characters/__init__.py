"""The opponents as characters: their moods and remarks.

Begin with `remarks.py`; `triggers.py` has the occasions.
"""
