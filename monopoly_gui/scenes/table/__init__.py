"""The table: the board with everything around it, and the questions that a game asks.

Begin with `table.py`; `parts/table_host.py` says what may be asked of it.
"""
