"""The spoken game: focus, questions, events, and answers to keys.

Begin with `narrator.py`.
"""
