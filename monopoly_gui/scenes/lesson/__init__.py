"""The first lesson: a real game with a guide who points at things."""
