"""The game on a table and the parts of its dialogs: begin with `table_host.py`."""
