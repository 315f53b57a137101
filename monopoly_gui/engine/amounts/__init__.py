"""Amounts of money, the only place that computes them; begin at `rents.py`.

Functions of a position, of a board and its rules, which change nothing.  The rules charge what
they say, and whoever shows or judges an amount asks them too.
"""
