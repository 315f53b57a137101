"""The opponents as characters: their moods and what they say.

Begin with `remarks.py`; `occasions.py` says what moves them, `wordings.py` reads their words.
"""
