"""An auction: the lot, and the bidders.

Begin with `auction.py`.
"""
