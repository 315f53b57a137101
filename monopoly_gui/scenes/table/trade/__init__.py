"""A trade put together, asked about, waited for, answered.

Begin with `trade.py`; `terms.py` holds what is offered.
"""
