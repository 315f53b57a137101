"""The game on a table, its interface to dialogs, and their parts.

Begin with `table_host.py`.
"""
