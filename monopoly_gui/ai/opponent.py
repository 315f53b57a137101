"""An opponent: it passes the pending question to the right part."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from itertools import compress
from typing import Any

from ..engine import machine
from ..engine.actions import (
    AcceptTrade,
    Action,
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    Decline,
    EndTurn,
    LiftMortgage,
    OfferTrade,
    PayDebt,
    RefuseTrade,
    Roll,
)
from ..engine.amounts import debts
from ..engine.amounts.mortgages import unmortgage_cost
from ..engine.amounts.worth import helps, raisable
from ..engine.board import SIZE, Board
from ..engine.chance import splitmix64
from ..engine.flow.timing import may_mortgage
from ..engine.frames import (
    Auction,
    CardChoice,
    ChooseMove,
    Debt,
    Deliver,
    Offer,
    Purchase,
    Received,
    Shortage,
    TaxChoice,
    Turn,
)
from ..engine.sentence import mark
from ..engine.state import State
from ..engine.view import View
from . import buyer, choices, scarcity
from .bargaining.dealer import Dealer
from .bargaining.haggler import Haggler
from .bargaining.market import Market
from .bargaining.memory import Memory
from .bargaining.overtures import Overtures
from .bargaining.rescue import rescue_sale, saves_debtor
from .bargaining.talks import TradeMessage
from .builder import Builder
from .buyer import Buyer
from .goals import LATE, Goals, goal_config, has_goals
from .raising import raise_money
from .valuation.bot_config import BotConfig, on_board
from .valuation.deals import Deal
from .valuation.outlook import Outlook
from .valuation.sets import Choice
from .valuation.valuation_cache import ValuationCache
from .valuation.worth_net import weights

#: the reasons why a prisoner does not pay after the last miss
_INSTEAD = {
    "skip_jail_turn": mark("It’s safer in here."),
    "use_jail_card": mark("There is more to earn out there."),
}


class Opponent:
    """Plays one seat of one game by its config; the same views get the same answers.

    ``words`` are its own for some of the reasons that anybody gives.
    """

    def __init__(self, config: BotConfig, words: Mapping[str, str] | None = None) -> None:
        self._words = words or {}
        #: in the original sums, and in those of the current board
        self._given = self.config = config
        self._board: Board | None = None
        self.reason = ""
        self.watchful = config.watchful
        self._valuations = ValuationCache(config)
        memory = Memory(config)
        self._market = Market()
        self._inbox: deque[tuple[TradeMessage, ...] | int] = deque()
        outlook = self._outlook = Outlook(weights()) if config.foresight else None
        self._builder = Builder(self._valuations)
        self._buyer = Buyer(self._valuations, outlook if config.value_bids else None)
        self._haggler = (
            Dealer(self._valuations, memory, self._market, outlook)
            if outlook
            else Haggler(self._valuations, memory, self._market)
        )
        self._overtures = Overtures(self._haggler)
        #: the part for the goals of a game, None without goals
        self._goals: Goals | None = None
        self._helped = -1
        self._decisions: dict[str, Callable[[State, int, Any], Choice]] = {
            "turn": self._turn,
            "purchase": self._purchase,
            "auction": self._auction,
            "debt": self._debt,
            "shortage": self._shortage,
            "deliver": self._place,
            "received": self._received,
            "tax_choice": self._tax,
            "card_choice": self._card,
            "choose_move": self._move,
        }

    @property
    def people(self) -> frozenset[int]:
        """The seats of people, who are treated with manners; none by default."""
        return self._haggler.people

    @people.setter
    def people(self, seats: frozenset[int]) -> None:
        self._haggler.people = self._buyer.people = seats

    def offer_more(self, more: bool) -> None:
        """Whether people want more than one offer a round."""
        self._haggler.more = more

    @property
    def listens(self) -> bool:
        """Whether others' bargaining makes any difference."""
        return self.config.listens or self.config.price_sense or bool(self.people)

    def decide(self, view: View) -> Action:
        """One action of a player whose decision the game waits for."""
        state, player = view.state, view.player
        claimed = self._look(state, player)
        if claimed is not None:
            return claimed
        frame = state.stack[-1]
        action, said = self._decisions[frame.kind](state, player, frame)
        self.reason = self._words.get(said, said)
        return action

    def interject(self, view: View) -> Action | None:
        """Claim rents, answer an offer, or build when money has come in."""
        state, player = view.state, view.player
        claimed = self._look(state, player)
        if claimed is not None:
            return claimed
        choice = None
        for offer in state.offers:
            if offer.partner == player and not offer.agreed:
                choice = self._answer(state, player, offer)
                break
        else:
            if state.stack[-1].kind == "turn":
                if self._builder.richer(state, player):
                    choice = self._builder.work(state, player)
                before_person = state.current in self.people
                if choice is None and self.config.watchful and not before_person:
                    choice = self._safe(state, self._haggler.propose(state, player))
        if choice is None:
            return None
        action, said = choice
        self.reason = self._words.get(said, said)
        return action

    def recall(self, view: View, action: Action) -> None:
        """Remember one's own action in a resumed game."""
        self._market.seat = view.player
        self._listen()
        self._fit(view.state)
        self._haggler.recall(view.state, view.player, action)
        if isinstance(action, OfferTrade):
            self._overtures.recall(view.state)

    def gains_by(self, state: State, player: int, deal: OfferTrade) -> bool:
        """Whether a deal of the player's own would help it."""
        self._fit(state)
        return self._haggler.helps(state, player, deal)

    def opening(self, state: State, deal: Deal) -> int:
        """What it first asks a person to accept, given its limit: the payment it names."""
        self._listen()
        self._fit(state)
        return self._haggler.opening(state, deal).price

    def propose(self, view: View) -> OfferTrade | None:
        """The deal to offer now, apart from other actions."""
        state, player = view.state, view.player
        self._look(state, player)
        choice = self._haggler.propose(state, player)
        if choice is None or not isinstance(choice[0], OfferTrade):
            return None
        self.reason = choice[1]
        return choice[0]

    def hear(self, words: Iterable[TradeMessage]) -> None:
        """Take in the messages of an action when there is next something to decide.

        An opponent that only keeps a sense of price listens to completed deals alone.
        """
        said = tuple(words)
        if self.config.listens or self.people or any(word.said == "taken" for word in said):
            self._inbox.append(said)

    def take_back(self, version: int) -> None:
        """Forget the messages from this version of the game on."""
        self._inbox.append(version)

    @property
    def heard(self) -> tuple[TradeMessage, ...]:
        """The trade messages so far."""
        self._listen()
        return tuple(self._market.words)

    def _look(self, state: State, player: int) -> Action | None:
        """Take in the messages and the board; claims come first."""
        if self._inbox:
            self._market.seat = player
            self._listen()
        if self._board is not state.board:
            self._fit(state)
        if self._goals and self._outlook:
            self._outlook.heed_goals(state, state.round < LATE)
        if state.claims or state.salaries[player]:
            return self._claim(state, player)
        return None

    def _fit(self, state: State) -> None:
        """Think in the sums of the board."""
        self._board = state.board
        self.config = self._valuations.config = on_board(self._given, state.board)
        if has_goals(state.rules):
            self._goals = Goals(self._valuations)
            self.config = self._valuations.config = goal_config(self.config, state.rules)

    def _listen(self) -> None:
        inbox = self._inbox
        while inbox:
            news = inbox.popleft()
            if isinstance(news, int):
                self._market.take_back(news)
            else:
                self._market.hear(news)

    def _answer(self, state: State, player: int, offer: Offer) -> Choice:
        if self._goals and (decided := self._goals.answer(state, player, offer)):
            return decided
        accept = AcceptTrade(player, offer.id)
        saved = saves_debtor(state, player, offer, self.people)
        if saved and machine.why_not(state, accept) is None:
            return accept, mark("That saves me.")
        if self._overtures.stands(state, offer):
            return RefuseTrade(player, offer.id), buyer.THRIFT
        return self._haggler.answer(state, player, offer)

    def _claim(self, state: State, player: int) -> Action | None:
        if state.salaries[player]:
            self.reason = ""
            return ClaimSalary(player)
        for claim in state.claims:
            if claim.owner == player and not claim.asked and not self._forgets(claim.id):
                self.reason = ""
                return ClaimRent(player, claim.id)
        return None

    def _forgets(self, claim: int) -> bool:
        """Whether this rent is forgotten; the same each time it is checked."""
        return splitmix64(claim) % 100 < self.config.forgets

    def _turn(self, state: State, player: int, frame: Turn) -> Choice:
        if frame.phase == "end":
            return self._close(state, player) or (EndTurn(player), "")
        if not frame.rolled:
            choice = self._open(state, player)
            if choice is not None:
                return choice
        if state.jail_turns[player] >= 0:
            return choices.jail_action(state, player, self.config)
        optional = frame.again and state.rules.doubles_reroll == "optional"
        if optional and not choices.takes_bonus_roll(state, player, self.config):
            ending = EndTurn(player), mark("I’d better stay here.")
            return self._close(state, player) or ending
        return Roll(player), ""

    def _open(self, state: State, player: int) -> Choice | None:
        """Before the first roll: an offer; building, if it is only allowed now."""
        choice = self._safe(state, self._haggler.propose(state, player))
        if choice is None and self.config.overture:
            choice = self._safe(state, self._overtures.propose(state, player))
        if choice is None and state.rules.build_timing == "own_turn_before_roll":
            choice = self._builder.work(state, player)
        if choice is None and state.rules.mortgage_timing == "own_turn_before_roll":
            choice = self._lift(state, player)
        return choice

    def _safe(self, state: State, choice: Choice | None) -> Choice | None:
        """An offer, unless the partner would win by it."""
        if self._goals and choice and isinstance(offer := choice[0], OfferTrade):
            return choice if self._goals.allows(state, offer) else None
        return choice

    def _close(self, state: State, player: int) -> Choice | None:
        """After the last throw: a goal within reach, houses, and then mortgages to lift."""
        if self._goals and (choice := self._goals.close(state, player)):
            return choice
        return self._builder.work(state, player) or self._lift(state, player)

    def _lift(self, state: State, player: int) -> Choice | None:
        """Unmortgage sets first, then the most expensive deeds, while there is money left."""
        spare = state.cash[player] - self.config.lift_reserve
        if spare <= 0 or True not in state.mortgaged or not may_mortgage(state, player):
            return None
        if self.config.foresight and choices.ends_soon(state):
            return None
        owner, spaces = state.owner, state.board.spaces
        mine = [s for s in compress(range(SIZE), state.mortgaged) if owner[s] == player]
        mine.sort(key=lambda s: (state.owns_set(player, s), spaces[s].price), reverse=True)
        for best in mine:
            if unmortgage_cost(state, best) <= spare:
                return LiftMortgage(player, best), mark("There’s money to spare.")
        return None

    def _purchase(self, state: State, player: int, frame: Purchase) -> Choice:
        if self.config.keeps and buyer.is_too_dear(state, player, frame.space, self.config):
            return Decline(player), buyer.THRIFT
        return self._buyer.purchase(state, player, frame)

    def _auction(self, state: State, player: int, frame: Auction) -> Choice:
        if frame.building:
            return scarcity.building_bid(state, player, self._valuations.scale(state), frame)
        if self._goals and (decided := self._goals.bid(state, player, frame)):
            return decided
        choice = self._buyer.bid(state, player, frame)
        return buyer.personality_bid(state, player, frame, choice, self.config)

    def _debt(self, state: State, player: int, frame: Debt) -> Choice:
        """Pay; else raise money, or seek help; else give up, once that is proved hopeless."""
        if frame.reason == "jail":
            action = choices.fine_or_else(state, player, frame, self.config)
            if action is not None:
                return action, _INSTEAD.get(action.kind, "")
        owed = debts.due(state, frame)
        short = owed - state.cash[player]
        if short <= 0:
            return PayDebt(player), ""
        for claim in state.claims:
            if not claim.asked and helps(state, player, claim):
                return ClaimRent(player, claim.id), ""  # the forgotten rents come to mind now
        if raisable(state, player) < owed:
            return self._ruined(state, player, frame)
        action = raise_money(state, player, self._valuations, short)
        if action is None:
            return machine.legal(state, player)[0], ""
        return action, mark("It earns the least for its value.")

    def _ruined(self, state: State, player: int, frame: Debt) -> Choice:
        """Look for help once a turn, then give up."""
        offer = None
        if self._helped != state.turn:
            self._helped = state.turn
            proper = self._haggler.proper
            offer = rescue_sale(state, player, self._valuations, frame, self.people, proper)
        return (
            (offer, mark("This could save me."))
            if offer
            else (DeclareBankruptcy(player), mark("Even selling everything won’t save me."))
        )

    def _shortage(self, state: State, player: int, frame: Shortage) -> Choice:
        return scarcity.answer_demand(state, player, self._valuations.deeds(state), frame)

    def _place(self, state: State, player: int, frame: Deliver) -> Choice:
        return scarcity.best_place(state, player, self._valuations.scale(state), frame)

    def _received(self, state: State, player: int, frame: Received) -> Choice:
        return choices.settle_received(state, player, frame, self.config)

    def _tax(self, state: State, player: int, frame: TaxChoice) -> Choice:
        return choices.tax_action(state, player, frame)

    def _card(self, state: State, player: int, frame: CardChoice) -> Choice:
        return choices.card_action(state, player, frame)

    def _move(self, state: State, player: int, frame: ChooseMove) -> Choice:
        return choices.best_target(state, player, frame, self.config)
