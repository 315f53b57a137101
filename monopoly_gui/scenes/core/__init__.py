"""What every scene is built on: the stack of scenes, pages, dialogs, keys.

Begin with `scene.py`, then `manager.py`.
"""
