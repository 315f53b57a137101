"""What the dialogs of the table are built on, and what they may ask of the table.

Begin with `port.py`, then `table_dialog.py`.
"""
