"""A trade: its terms, the inquiry, the wait, the answer.

Begin with `trade.py`; `terms.py` holds what is offered.
"""
