"""What the table's dialogs are made of, and their interface to the table.

Begin with `table_host.py`.
"""
