"""An auction: what is under the hammer, and who bids.

Begin with `auction.py`.
"""
