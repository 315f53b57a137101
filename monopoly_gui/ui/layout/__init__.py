"""The layout tree: nodes that know their size, and place their contents.

Begin with `node.py`.
"""
