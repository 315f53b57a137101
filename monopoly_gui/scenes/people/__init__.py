"""The people at this computer: who they are, how they did, and what they have achieved.

Begin with `people.py`.
"""
