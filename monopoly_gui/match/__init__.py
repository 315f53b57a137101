"""A game being played: engine, seats, history."""
