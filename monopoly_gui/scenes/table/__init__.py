"""The board with all around it: `table.py`, and what may be asked of it, `parts/table_host.py`."""
