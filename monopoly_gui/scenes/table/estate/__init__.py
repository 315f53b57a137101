"""Building, selling and mortgaging by a plan: begin with `estate.py`."""
