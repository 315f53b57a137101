"""Screens, a folder each: menus, set-up, the table, replay, rules, lesson.

`session.py` leads from one to the next; begin with `core/scene.py`, what every scene is.
"""
