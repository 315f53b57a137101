"""Mouse, keys and game controllers: forms, focus, bindings.

Begin with `form.py`, a form of widgets; `bindings.py` has the keys.
"""
