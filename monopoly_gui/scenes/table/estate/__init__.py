"""Building, selling, mortgaging: a plan to check before carrying it out.

Begin with `estate.py`; `match/estate_plan.py` tries a plan out on a copy.
"""
