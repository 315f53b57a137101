"""Drawing and widgets: everything that puts the game on the screen, a folder each.

Begin with `painting/painter.py`; `table_model.py` is what the table shows.
"""
