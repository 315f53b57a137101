"""An auction, its lot and its bidders: begin with `auction.py`."""
