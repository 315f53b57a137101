"""The worth of positions, deeds and deals to an opponent: sums, tables, the value function.

Begin with `appraisal.py`; `bot_config.py` holds the numbers that make opponents differ.
"""
