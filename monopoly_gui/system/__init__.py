"""The window, memory, a lighter pygame, crash reports: begin with `window.py`."""
