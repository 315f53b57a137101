"""The base of the table's dialogs, and their interface to the table.

Begin with `port.py`, then `table_dialog.py`.
"""
