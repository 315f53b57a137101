"""All challenges, in the order in which they are offered."""

from pydantic import TypeAdapter

from .. import paths
from .challenge import Challenge

CHALLENGES = TypeAdapter(tuple[Challenge, ...]).validate_json(
    (paths.assets() / "challenges.json").read_bytes()
)
