"""Trades by opponents: `haggler` and `dealer` propose and answer, `rescue` sells in need.

Begin with `haggler.py`; `memory.py` keeps what was said to whom.
"""
