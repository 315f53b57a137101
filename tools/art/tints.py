"""The washes of prints."""

PAPER, CREAM, STONE = "#fbf5e6", "#f2dfb4", "#d6c4a2"
GREY, SLATE, COAL = "#c3c7c8", "#8aa2b6", "#716f76"
RED, BRICK, ROSE = "#d8604f", "#d08766", "#eab3a2"
GOLD, WOOD, BROWN = "#efbb52", "#c48f58", "#966c4a"
LEAF, PINE = "#9dbb6e", "#66a081"
SKY, SEA, BLUE, NIGHT = "#acd6ea", "#76b6d2", "#6ba2d2", "#5577b4"
VIOLET, SKIN = "#9c83c2", "#f5cfa6"
