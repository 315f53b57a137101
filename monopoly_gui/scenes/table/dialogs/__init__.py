"""The questions that the table asks, one file each; ``registry`` says which one is open."""
