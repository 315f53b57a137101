"""The basis of every scene: begin with `scene.py`, then `manager.py`."""
