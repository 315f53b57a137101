"""The layout tree: nodes that know how large they are, and place what is in them.

Begin with `node.py`.
"""
