"""Measures games, saves and the start of the program."""
