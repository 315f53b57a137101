"""Charts: lines, bars, the board as a heat map, from a chronicle.

Begin with `chart_data.py`.
"""
