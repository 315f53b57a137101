"""The rules, a file for each area of the rulebook.

Begin with `engine/registry.py`, the table of contents.
"""
