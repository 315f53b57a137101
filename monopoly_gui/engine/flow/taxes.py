"""The choice between a share of one's worth and the fixed tax [TAX-2, TAX-4]."""

from ..actions import Action, ChooseTax
from ..amounts.taxes import fixed_tax, tax_share
from ..board import BANK
from ..errors import IllegalAction
from ..events import TaxChosen
from ..frames import Debt, TaxChoice
from ..game import Game
from ..handler import AnswerRule, Handler, its_player
from ..sentence import mark
from ..state import State


def verify(state: State, frame: TaxChoice, action: ChooseTax) -> None:
    """Only the taxpayer chooses [TAX-4]."""
    if action.player != frame.player:
        raise IllegalAction("not_yours", "Another player is choosing how to pay a tax.", "TAX-4")


def choose(game: Game, frame: TaxChoice, action: ChooseTax) -> None:
    """Lock the choice; only now is worth counted [TAX-4]."""
    state, player = game.state, frame.player
    share = action.share
    amount = tax_share(state, player, frame.space) if share else fixed_tax(state, frame.space)
    game.pop()
    game.emit(TaxChosen(player, share, amount))
    if amount:
        game.push(Debt(player, (BANK,), amount, "tax", frame.space))


def legal(state: State, frame: TaxChoice, player: int) -> list[Action]:
    if player != frame.player:
        return []
    return [ChooseTax(player, False), ChooseTax(player, True)]


HANDLER = Handler(
    title=mark("the choice of tax"),
    answers={ChooseTax: AnswerRule(verify, choose)},
    deciders=its_player,
    legal=legal,
)
