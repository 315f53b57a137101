"""Adaptations to the system: the window, memory, a lighter pygame, crash reports.

Begin with `window.py`.
"""
