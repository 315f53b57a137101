"""The rules, a file for each area of the rulebook.

Begin with `registry.py`, the table of contents.
"""
