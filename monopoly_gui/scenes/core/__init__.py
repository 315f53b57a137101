"""The basis of every scene: the stack of scenes, pages, dialogs, keys.

Begin with `scene.py`, then `manager.py`.
"""
