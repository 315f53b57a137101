"""The speed die: 1, 2, 3, the bus and Mr. Monopoly [SPEED-1, GO-5]."""

from ..actions import Action, ChooseSpace
from ..amounts import rents
from ..board import BANK, SIZE
from ..errors import IllegalAction
from ..events import DiceRolled
from ..frames import ChooseMove, SecondMove
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State
from . import jail, movement
from .doubles import count_double, snake_eyes

#: faces of the die: 0 to 2 are 1 to 3, then the bus, and Mr. Monopoly on the last two
BUS, MR_MONOPOLY = 3, 4


def roll(game: Game, player: int) -> None:
    """Throw three dice and act on them [SC-229 to SC-250]."""
    state = game.state
    white = game.chance.dice(state)
    face = min(game.chance.speed(state), MR_MONOPOLY)
    game.drawn += [("dice", *white), ("speed", face)]
    steps = face + 1 if face < BUS else 0
    state.dice = (*white, steps)
    game.emit(DiceRolled(player, (*white, face + 1), "move"))
    if white[0] == white[1] == steps and _triple(game, player):
        snake_eyes(game, player, white)
        return
    if not count_double(game, player, white[0] == white[1]):
        return
    snake_eyes(game, player, white)
    if face == BUS:
        here = state.position[player]
        sums = sorted({white[0], white[1], sum(white)})
        targets = tuple((here + step) % SIZE for step in sums)
        game.push(ChooseMove(player, targets, "bus"))
        return
    if face == MR_MONOPOLY:
        game.push(SecondMove(player))
    movement.forward(game, player, sum(white) + steps)


def _triple(game: Game, player: int) -> bool:
    """Three of a kind: move to any space but one's own, without another roll [SC-241, SC-244]."""
    state = game.state
    if state.doubles == 2 and state.rules.triples_on_third_double == "jail":
        return False
    here = state.position[player]
    targets = tuple(space for space in range(SIZE) if space != here)
    game.push(ChooseMove(player, targets, "triple"))
    return True


def verify_choice(state: State, frame: ChooseMove, action: ChooseSpace) -> None:
    """[SC-232, SC-241]"""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player chooses where to go.", "SPEED-1")
    if action.space not in frame.targets:
        raise IllegalAction("not_a_target", "The dice don’t take you there.", "SPEED-1")


def choose(game: Game, frame: ChooseMove, action: ChooseSpace) -> None:
    """Always forward; Go to Jail as a goal is an arrest without salary [GO-5, SC-242]."""
    game.pop()
    if frame.why == "triple" and game.state.board.spaces[action.space].kind == "go_to_jail":
        jail.arrest(game, frame.player, "space")
        return
    movement.advance_to(game, frame.player, action.space)


def second(game: Game, frame: SecondMove) -> bool:
    """Mr. Monopoly: on to the next unsold deed, else one that charges rent [SC-234, SC-236]."""
    game.pop()
    state, player = game.state, frame.player
    if state.jail_turns[player] >= 0:
        return True
    ahead = [(state.position[player] + step) % SIZE for step in range(1, SIZE)]
    deeds = [s for s in ahead if state.board.spaces[s].is_deed]
    target = next((s for s in deeds if state.owner[s] == BANK), -1)
    if target == -1:
        white = sum(state.dice[:2])
        target = next((s for s in deeds if _charges(state, s, player, white)), -1)
    if target == -1:
        return True
    movement.advance_to(game, player, target)
    return True


def _charges(state: State, space: int, visitor: int, throw: int) -> bool:
    """Whether the visitor would owe rent on an owned deed."""
    return state.owner[space] != visitor and rents.rent(state, space, throw) > 0


def legal(state: State, frame: ChooseMove, player: int) -> list[Action]:
    if player != frame.player:
        return []
    return [ChooseSpace(player, space) for space in frame.targets]


CHOOSE = Handler(
    title=mark("the choice of a move"),
    answers={ChooseSpace: AnswerRule(verify_choice, choose)},
    deciders=its_player,
    legal=legal,
)
SECOND = Handler(title=mark("Mr. Monopoly’s move"), step=second)
