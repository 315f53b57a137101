"""Commands without a screen: one file a command, and one for its report.

`cli.py` names them; begin with `simulate.py`.
"""
