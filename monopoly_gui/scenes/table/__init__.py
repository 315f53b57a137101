"""The table: the board with everything around it, and the questions that a game asks.

Begin with `table.py`; `controller.py` and `port.py` say what may be asked of it.
"""
