"""What the command line does without a screen: one file a command, and how it tells its results.

`cli.py` names them; begin with `simulate.py`.
"""
