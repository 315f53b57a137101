"""The base of the table's dialogs: bound to the position, foldable, with advice.

Begin with `table_dialog.py`.
"""
