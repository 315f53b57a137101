"""``monopoly-gui verify SAVE``: the proof that dice and cards followed from the seed alone."""

import sys
from argparse import Namespace
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from .. import paths
from ..engine import setup
from ..engine.chance import SeededChance
from ..engine.errors import IllegalAction, RulesError
from ..engine.game import Drawn
from ..engine.machine import Engine
from ..engine.state import State
from ..match.history import old_result
from ..match.seal import seal
from ..storage import LogEntry, SavedGame, SaveError, load

#: the limits of any proof from a file
NOT_PROVED = (
    "Not proved: who played, and how the seed was chosen. That it is still the one of the first "
    "throw is shown by the code that was told then, with which the SHA-256 has to begin."
)
#: in place of a seed, which would reveal all dice to come
HIDDEN = "hidden, as the game goes on: --reveal-seed shows it"


class ProofFailed(Exception):
    """The game does not follow from its seed; the message is a sentence."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The facts checked.

    ``whole`` if the set-up and the shuffles follow from the seed too; ``unset`` if at least no
    throw and no card could be chosen by whoever set the position up: the decks are shuffled by
    the seed, and it had given nothing else before.
    """

    seed: int
    salt: str
    actions: int
    throws: int
    cards: int
    whole: bool
    unset: bool


def prove(saved: SavedGame) -> Proof:
    """Play the log with the seed's own dice; ProofFailed gives the first difference."""
    engine = Engine(saved.start.clone(), SeededChance())
    found: Counter[str] = Counter()
    for entry in saved.log:
        _play(engine, entry)
        found.update(str(drawn[0]) for drawn in engine.drawn)
    if engine.state != saved.state and old_result(engine.state, saved.state) is None:
        raise ProofFailed("The log does not lead to the position that was saved.")
    fresh = _fresh(saved.start)
    return Proof(
        saved.start.seed,
        saved.salt,
        len(saved.log),
        found["dice"] + found["speed"],
        found["card"],
        whole=fresh == saved.start,
        unset=fresh is not None and _is_unset(saved.start, fresh),
    )


def _play(engine: Engine, entry: LogEntry) -> None:
    version, action, drawn = entry
    where = f"Action {version + 1} ({action.kind})"
    if version != engine.state.version:
        raise ProofFailed(f"{where} comes after {engine.state.version} actions.")
    try:
        engine.apply(action)
    except IllegalAction as reason:
        raise ProofFailed(f"{where} is not allowed: {reason.text}") from None
    if tuple(engine.drawn) != drawn:
        text, true = _words(drawn), _words(tuple(engine.drawn))
        raise ProofFailed(f"{where}: the log says {text}, the seed gives {true}.")


def _words(drawn: tuple[Drawn, ...]) -> str:
    """Outcomes in words, such as "dice 3 4"."""
    return ", ".join(" ".join(map(str, outcome)) for outcome in drawn) or "nothing"


def _fresh(start: State) -> State | None:
    """The first state of a new game with this seed; None where there can be none."""
    try:
        return setup.start(
            start.board,
            start.rules,
            start.players,
            start.seed,
            auto_claim=start.auto_claim,
            rules_version=start.rules_version,
        ).state
    except RulesError:
        return None


def _is_unset(start: State, fresh: State) -> bool:
    """Whether dice and cards of a position are those of a new game, whatever else is set."""
    return start.draws == fresh.draws and start.decks == fresh.decks


def report(proof: Proof, seed: str) -> str:
    """The printed result: figures, and what they do and do not prove."""
    salt = "" if not proof.salt else f"salt     {HIDDEN if seed == HIDDEN else proof.salt}\n"
    return (
        f"seed     {seed}\n{salt}"
        f"SHA-256  {seal(proof.seed, proof.salt)}\n"
        f"checked  {proof.throws} throws and {proof.cards} cards in {proof.actions} actions\n"
        f"{proved(proof)}\n{NOT_PROVED}"
    )


def proved(proof: Proof) -> str:
    """The proof in a sentence or two."""
    if not proof.unset:
        return (
            "The position at the start was set by hand, and the dice and decks with it: whoever "
            "did that could choose what comes. Proved is only that nothing was changed after it."
        )
    followed = "The dice and cards followed from the seed"
    if not proof.throws + proof.cards:
        followed = "Nothing has been thrown or drawn yet that could differ from the seed"
    if proof.whole:
        return f"{followed}, and so did the order of play and both shuffles."
    return f"{followed} and both shuffles too, but the position at the start was set by hand."


def main(args: Namespace) -> int:
    """Print the proof and return 0, or the reason for its failure and return 1."""
    try:
        saved = load(paths.reachable(Path(args.file)))
    except SaveError as error:
        return _failed(str(error))
    seed = str(saved.start.seed)
    if not (saved.state.over or args.reveal_seed):
        seed = HIDDEN
    try:
        print(report(prove(saved), seed))
    except ProofFailed as reason:
        return _failed(f"This game did not follow from its seed ({seed}). {reason}")
    return 0


def _failed(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
