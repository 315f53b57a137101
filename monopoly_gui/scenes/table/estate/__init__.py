"""Building, selling, mortgaging: a plan that is looked at before it is done.

Begin with `estate.py`; `plan.py` tries it out on a copy.
"""
