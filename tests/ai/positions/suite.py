"""The positions as scenes, and which answer an action is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from monopoly_gui.ai.answers import Plan, affordable
from monopoly_gui.engine.actions import AcceptTrade, Action, Buy, Decline, Mortgage, RefuseTrade
from monopoly_gui.engine.frames import Purchase
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

FILE = Path(__file__).with_name("positions.json")
FIGURES = Path(__file__).with_name("figures.json")
NAMES = ("Ada", "Blaise", "Chen", "Dorothy")
CODES = {P2: "expert", P3: "hard", P4: "hard"}


@dataclass(frozen=True, slots=True)
class Position:
    """The first player has to answer an offer, or to say whether it buys what it landed on."""

    name: str
    given: dict[str, Any]

    def scene(self) -> Scene:
        given = self.given
        owns = {seat: deeds for seat, deeds in enumerate(given["owns"]) if deeds}
        cash = dict(enumerate(given["cash"]))
        more = {"built": given["built"]} if "built" in given else {}
        if "at" in given:
            more["at"] = {P1: given["at"]}
        scene = game(owns=owns, cash=cash, round=given["round"], **more)
        if "roll" in given:
            return scene.roll(*given["roll"])
        money, give, get = given["offer"]
        scene.offer(P2, P1, scene.bundle(money, give or ()), scene.bundle(deeds=get))
        return scene

    def answers(self) -> dict[str, Plan]:
        """Yes and no."""
        scene = self.scene()
        if "roll" in self.given:
            frame = scene.state.stack[-1]
            assert isinstance(frame, Purchase)
            buy = affordable(scene.state, P1, scene.state.board.spaces[frame.space].price)
            assert buy is not None
            return {"yes": buy, "no": Plan((Decline(P1),))}
        offer = scene.state.offers[-1].id
        return {"yes": Plan((AcceptTrade(P1, offer),)), "no": Plan((RefuseTrade(P1, offer),))}


def answer_of(action: Action | None) -> str:
    """Which of the answers an action is; other terms are a no to these."""
    return "yes" if isinstance(action, AcceptTrade | Buy | Mortgage) else "no"


POSITIONS = [
    Position(given["name"], given) for given in json.loads(FILE.read_text(encoding="utf-8"))
]
