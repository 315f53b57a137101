"""Games without a screen, one after another or in several processes, and their totals.

Begin with `driver.py`, which plays one; `spread.py` shares many out.
"""
