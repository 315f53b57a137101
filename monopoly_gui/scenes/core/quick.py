"""The rules of a quick game, and its length in words."""

from ...engine.presets import preset, rules_from
from ...engine.rules import Rules
from ...simulation.lengths import estimate
from .context import Context

#: the set of rules whose games with three computers come closest to a quarter of an hour, and
#: the round that ends a longer one, which every fourth of 200 games reached
RULES, LAST_ROUND = "short_1973", 30


def quick_rules() -> Rules:
    """The rules of a quick game."""
    return rules_from({**preset(RULES).changes, "round_limit": LAST_ROUND})


def quick_words(context: Context, text: str) -> str:
    """A text with the expected minutes of a quick game and the number of its last round."""
    length = estimate(quick_rules(), 1, 3, context.settings.speed)
    return text.format(minutes=length.usual, most=length.most, rounds=LAST_ROUND)
