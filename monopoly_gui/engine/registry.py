"""The handlers by kind of frame, and the interrupts."""

from collections.abc import Callable, Mapping
from typing import Any

from . import actions, frames
from .actions import Action
from .flow import (
    auction,
    building,
    cards,
    debt,
    ending,
    jail,
    landing,
    mortgage,
    purchase,
    rent,
    resigning,
    selling,
    shortage,
    speed_die,
    taxes,
    trading,
    turn,
)
from .frames import Frame
from .game import Game
from .handler import AnswerRule, Handler, Interrupt

HANDLERS: dict[type[Frame], Handler[Any]] = {
    frames.Turn: turn.HANDLER,
    frames.Advance: jail.ADVANCE,
    frames.Arrival: landing.ARRIVAL,
    frames.ChooseMove: speed_die.CHOOSE,
    frames.SecondMove: speed_die.SECOND,
    frames.Purchase: purchase.HANDLER,
    frames.Auction: auction.HANDLER,
    frames.Deliver: auction.DELIVER,
    frames.Estate: auction.ESTATE,
    frames.Shortage: shortage.HANDLER,
    frames.Debt: debt.HANDLER,
    frames.TaxChoice: taxes.HANDLER,
    frames.CardChoice: cards.HANDLER,
    frames.Received: mortgage.RECEIVED,
    frames.Over: ending.OVER,
}

#: automatic steps while a frame is pending
STEPS: dict[type[Frame], Callable[[Game, Any], bool]] = {
    kind: handler.step for kind, handler in HANDLERS.items()
}

#: all answers, by the classes of frame and action
ANSWERS: dict[type[Frame], Mapping[type[Action], AnswerRule[Any, Any]]] = {
    kind: handler.answers for kind, handler in HANDLERS.items()
}

INTERRUPTS: dict[type[Action], Interrupt[Any]] = {
    actions.Build: building.BUILD,
    actions.SellBuilding: selling.SELL,
    actions.SellDown: selling.DOWN,
    actions.Mortgage: mortgage.MORTGAGE,
    actions.LiftMortgage: mortgage.LIFT,
    actions.OfferTrade: trading.OFFER,
    actions.AcceptTrade: trading.ACCEPT,
    actions.RefuseTrade: trading.REFUSE,
    actions.CounterTrade: trading.COUNTER,
    actions.WithdrawTrade: trading.WITHDRAW,
    actions.ClaimRent: rent.CLAIM,
    actions.ClaimSalary: rent.SALARY,
    actions.SetAutoClaim: rent.AUTO,
    actions.Resign: resigning.RESIGN,
    actions.Concede: resigning.CONCEDE,
    actions.CallTime: ending.TIME,
    actions.EndByAgreement: ending.AGREEMENT,
}
