"""Positions in which advice is asked for, and what long playouts say of the answers."""
