"""The first lesson: a real game beside which somebody stands and points."""
