"""The title and what is reached from it: settings, saved games, scenarios, help, licences.

Begin with `title.py`.
"""
