"""The board and all around it: begin with `table.py`, then `parts/table_host.py`."""
