"""Cards to read: deeds, spaces, players, summaries, and money in notes.

Begin with `deed_card.py`.
"""
