"""The way to pay a tax is chosen before worth is counted: nothing on the screen counts it
[TAX-4].
"""

import re

import pygame
import pytest

from monopoly_gui.ai.advice import advise
from monopoly_gui.engine.amounts.taxes import tax_share
from monopoly_gui.engine.amounts.worth import final_worth, tax_worth
from monopoly_gui.engine.frames import TaxChoice, Turn
from monopoly_gui.engine.state import State
from monopoly_gui.engine.view import view
from monopoly_gui.scenes.table.dialogs.charts import TABS, ChartsScene
from monopoly_gui.scenes.table.dialogs.pay_choices import TaxDialog
from monopoly_gui.scenes.table.panels import player_card
from tests.scenes.dialogs.desk import own, position
from tests.scenes.drawn_anew import forget
from tests.scenes.seat import Seat


def before_the_tax(cash: int = 1500) -> State:
    """Ada, with two deeds, is about to throw 1 and 2 from Mediterranean Avenue onto the tax."""
    state = position(2, "us_pre2008", rules={"income_tax": "choice"})
    own(state, 0, "oriental_avenue", "boardwalk")
    state.cash[0] = cash
    state.position[0] = 1
    return state


def at_the_tax(cash: int = 1500) -> State:
    state = before_the_tax(cash)
    state.position[0] = 4
    state.stack[0] = Turn(0, "moving", False, True)
    state.stack.append(TaxChoice(0, 4))
    return state


def test_advice_is_the_same_whatever_one_is_worth() -> None:
    poor, rich = at_the_tax(100), at_the_tax(5000)
    assert tax_share(poor, 0, 4) < 200 < tax_share(rich, 0, 4)
    advices = [advise(view(state, 0)) for state in (poor, rich)]
    assert advices[0] == advices[1]
    assert advices[0].action is None
    assert "worth less than $2,000" in advices[0].reason


def test_the_expert_asked_at_the_table_does_not_count_either() -> None:
    seat = Seat(at_the_tax())
    seat.frames(3)
    dialog = seat.screen.shows(TaxDialog)
    seat.key(pygame.K_h)
    for _ in range(100):
        seat.frames(1, 0.05)
        if dialog.adviser.advice:
            break
    assert dialog.adviser.advice is not None
    assert dialog.adviser.advice.action is None


def all_texts(monkeypatch: pytest.MonkeyPatch, seat: Seat) -> list[str]:
    """All text painted in a fresh picture of the whole window."""
    painter = seat.screen.context.painter
    written: list[str] = []
    kept = painter.text

    def note(surface: object, text: str, *given: object, **more: object) -> object:
        written.append(str(text))
        return kept(surface, text, *given, **more)  # type: ignore[arg-type]

    forget(painter)
    with monkeypatch.context() as patch:
        patch.setattr(painter, "text", note)
        seat.screen.context.scenes.resize(pygame.Rect(0, 0, 1280, 720))
        seat.frames(4)
    return written


def sums(state: State) -> set[str]:
    """The hidden figures: the worth, for the tax and at the end, and the share of it."""
    worths = (tax_worth(state, 0), final_worth(state, 0), tax_share(state, 0, 4))
    return {re.escape(state.board.money(worth)) for worth in worths}


SCENES = {
    "table": "TaxDialog",
    "estate": "EstateDialog",
    "trade": "TradeDialog",
    "menu": "TableMenu",
    "log": "LogDialog",
    "help": "HelpScene",
}


def open_page(seat: Seat, page: str) -> None:
    """Open a page as a player does while the table waits for the choice."""
    keys = {"log": pygame.K_l, "help": pygame.K_F1}
    if page in keys:
        seat.key(keys[page])
    else:
        getattr(seat.table.commands, page)()


@pytest.mark.parametrize("page", SCENES)
def test_no_page_writes_the_worth_or_the_share(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(at_the_tax(1637))
    seat.frames(3)
    if page != "table":
        seat.screen.context.scenes.pop()
        open_page(seat, page)
        seat.frames(4)
    assert type(seat.screen.scene).__name__ == SCENES[page]
    texts = all_texts(monkeypatch, seat)
    assert len(texts) > 5
    sentence = "|".join(sums(seat.state))
    assert [text for text in texts if re.search(f"(?<![\\d,])({sentence})(?![\\d,])", text)] == []


def test_charts_leave_worth_out_until_it_is_chosen() -> None:
    seat = Seat(before_the_tax(), dice=[(1, 2)])
    charts = ChartsScene(seat.screen.context, seat.table.match, "worth")
    assert charts.lines.lines != []
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.frames(3)
    seat.screen.shows(TaxDialog)
    for tab, _title in TABS:
        charts = ChartsScene(seat.screen.context, seat.table.match, tab)
        if tab == "worth":
            assert charts.lines.lines == []
            assert "Nobody’s worth is shown" in charts.words.text
    seat.key(pygame.K_f)
    seat.frames(3)
    charts = ChartsScene(seat.screen.context, seat.table.match, "worth")
    assert charts.lines.lines != []


def test_player_cards_leave_worth_out_also_below_another_question() -> None:
    state = at_the_tax()
    seat = Seat(state)
    assert player_card(seat.table, 0).props == ()
