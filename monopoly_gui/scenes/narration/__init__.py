"""The game told aloud: what has the focus, what is asked, what happens, and answers to keys.

Begin with `narrator.py`.
"""
