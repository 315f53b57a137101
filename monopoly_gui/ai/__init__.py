"""Opponents, which see the game only through a View."""
