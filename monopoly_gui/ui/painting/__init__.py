"""Drawing: the painter, colours, shapes, text, icons, and rectangles cut by rules.

Begin with `painter.py`.
"""
