"""The opponents as characters: their moods and remarks.

Begin with `remarks.py`; `occasions.py` has the occasions, `wordings.py` reads the texts.
"""
