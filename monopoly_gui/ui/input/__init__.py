"""Mouse, keys and game controllers: forms, focus, what a key does.

Begin with `focus.py`, a form of widgets; `bindings.py` has the keys.
"""
