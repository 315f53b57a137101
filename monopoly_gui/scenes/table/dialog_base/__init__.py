"""The base of the table's dialogs: begin with `table_dialog.py`."""
