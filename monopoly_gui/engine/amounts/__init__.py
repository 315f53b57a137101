"""What everything costs and brings: the one place that knows; begin at `rents.py`.

Functions of a position, of a board and its rules, which change nothing.  The rules charge what
they say, and whoever shows or judges an amount asks them too.
"""
