"""The pieces of the game as solid things: dice, houses and hotels, wooden figures, a town.

Begin with ``solids.py``, which defines their projection.
"""
