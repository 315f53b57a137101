"""Whatever is given to the engine is refused in words, and then changes nothing."""

import pytest

from monopoly_gui.engine.actions import Bid, Build, Bundle, OfferTrade, Roll
from monopoly_gui.engine.errors import IllegalAction
from tests.engine.scenes import game
from tools.campaigns.hostile_actions import Seen, campaign


@pytest.mark.parametrize(
    "action",
    [None, 7, "roll", Roll, {"kind": "roll"}, Roll(True), Roll(0.0), Roll(0, "bid"), Bid(0, 60.0)],  # type: ignore[arg-type]
    ids=repr,
)
def test_what_is_no_action_is_refused(action: object) -> None:
    scene = game()
    before = scene.state.clone()
    with pytest.raises(IllegalAction, match="no such action"):
        scene.engine.apply(action)  # type: ignore[arg-type]
    assert scene.state == before


class Liar:
    """Says of itself that it is something else."""

    def __init__(self, said: type, **fields: object) -> None:
        self.__dict__.update(fields, said=said)

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return self.said  # type: ignore[no-any-return,attr-defined]

    def __le__(self, other: object) -> bool:
        return True

    __ge__ = __lt__ = __gt__ = __le__

    def __ne__(self, other: object) -> bool:
        return False


class Unhashable(type):
    """The class of a class that cannot be looked up."""

    __hash__ = None  # type: ignore[assignment]


class Odd(metaclass=Unhashable):
    player = 0
    kind = "roll"


def without(field: str) -> Roll:
    action = Roll(0)
    delattr(action, field)
    return action


@pytest.mark.parametrize(
    "action",
    [
        Liar(Roll, player=0, kind="roll"),
        Roll(Liar(int)),  # type: ignore[arg-type]
        Roll(0, Liar(str)),  # type: ignore[arg-type]
        Build(0, Liar(tuple)),  # type: ignore[arg-type]
        Build(0, (1, Liar(int))),  # type: ignore[arg-type]
        OfferTrade(0, 1, Liar(Bundle), Bundle()),  # type: ignore[arg-type]
        Odd(),
        without("player"),
        without("kind"),
    ],
    ids=["action", "player", "kind", "list", "entry", "bundle", "class", "no player", "no kind"],
)
def test_what_says_that_it_is_an_action_is_refused(action: object) -> None:
    scene = game()
    before = scene.state.clone()
    with pytest.raises(IllegalAction, match="no such action"):
        scene.engine.apply(action)  # type: ignore[arg-type]
    assert scene.state == before


def test_hostile_actions_at_random_tables() -> None:
    seen = Seen()
    campaign(6000, 1, seen)
    assert seen.tried >= 6000
    assert seen.accepted
    assert {"no_action", "not_now", "not_in_game", "not_yours"} <= set(seen.codes)
