"""Building, selling, mortgaging: a plan to check before carrying it out.

Begin with `estate.py`; `plan.py` tries it out on a copy.
"""
