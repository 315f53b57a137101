"""Commands without a screen, named by `cli.py`: begin with `simulate.py`."""
