"""The game on a table, what its dialogs ask of it, and what they are made of.

Begin with `table_host.py`.
"""
