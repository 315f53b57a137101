"""Long-running searches for faults and measurements, each with a short test in the suite.

``python -m tools.campaigns`` lists them.
"""
