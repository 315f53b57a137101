"""Long programs that look for faults or measure: too long for every run, each with a short test.

``python -m tools.campaigns`` lists them.
"""
