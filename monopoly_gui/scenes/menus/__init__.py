"""The title and its screens: settings, saved games, scenarios, help, licences.

Begin with `title.py`.
"""
