"""The playback of events: cues on a timeline, dice, walks, money, cards, sound.

Begin with `timeline.py`; `fold.py` folds each event into the picture.
"""
