"""Games without a screen, one after another or in several processes, and what they add up to.

Begin with `driver.py`, which plays one; `spread.py` shares many out.
"""
