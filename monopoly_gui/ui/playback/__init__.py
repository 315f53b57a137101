"""What happened, shown: cues of events on a timeline, dice, walks, money, cards, sound.

Begin with `timeline.py`; `fold.py` says how each event changes the picture.
"""
