"""A trade, its terms, the inquiry, the wait and the answer: begin with `trade.py`."""
