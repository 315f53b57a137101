"""Drawing and widgets: everything that puts the game on the screen."""
