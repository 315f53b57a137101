"""What adapts the program to the system: the window, memory, a lighter pygame, reports of faults.

Begin with `window.py`.
"""
