"""The people at this computer: names, results, and achievements.

Begin with `people.py`.
"""
