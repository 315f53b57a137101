"""The random games that several tests look at are played once."""

import pytest

from tools.campaigns.fuzz import Seen, games


@pytest.fixture(scope="session")
def fuzzed() -> Seen:
    """A few random games, half of them with random rules; every action was checked."""
    seen = Seen()
    for options in ("default", "random"):
        for _ in games(12, 1, options, 350, seen):
            pass
    return seen
