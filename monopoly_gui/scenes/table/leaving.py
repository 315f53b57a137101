"""Ways to end a game early: one player concedes, or all agree to stop [DEBT-5, END-2]."""

from collections.abc import Callable
from functools import partial

import pygame

from ...ai.advice import chances
from ...engine.actions import Concede, EndByAgreement
from ...engine.amounts.taxes import is_choosing
from ...engine.amounts.worth import final_worth
from ...engine.board import BANK
from ...engine.machine import why_not
from ...language import _, mark
from ...records.result import COUNTING
from ...ui.layout.containers import Column, Panel, Scroll, Wrap
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.widgets import SMALL, Button, Toggle
from ..core.dialog import ConfirmScene
from .dialog_base.table_dialog import TableDialog
from .parts.card_buttons import DialogButton
from .parts.items import aligned, face_item
from .parts.table_host import TableHost
from .seats import hand_to_computer


class EndVoteDialog(TableDialog):
    """A row for each player; all people have to agree, and computers may want to play on."""

    width = 940.0
    modal = True
    icon = "trophy"

    def __init__(self, table: TableHost, offer: str = "") -> None:
        """``offer`` is its title where nobody has asked for it, and Enter then plays on."""
        super().__init__(table)
        self.offer = offer
        state, match = self.state, table.match
        self.chances = chances(state)
        self.players = sorted(state.living(), key=lambda p: -final_worth(state, p))
        self.agreeing = match.agreeing()
        #: the people who agree; for a single one the button says it
        self.agreed = set(match.voters) if len(match.voters) == 1 else set[int]()
        self.toggles = {
            player: Toggle(
                _("{player} agrees").format(player=table.name(player)), False,
                partial(self._agree, player), on_card=True, name=f"agree {player}",
            )
            for player in match.voters
            if len(match.voters) > 1
        }  # fmt: skip
        # not E, which ends a turn: this opens by itself while that may be pressed
        self.end = DialogButton(
            _("End the game"), self._end, icon="trophy", key=pygame.K_g, style="primary", name="end"
        )
        self.stay = DialogButton(
            _("Keep playing"), self.close, icon="play", key=pygame.K_ESCAPE, name="stay"
        )

    def alive(self) -> bool:
        return not self.state.over

    def refresh(self) -> None:
        self.title = _(self.offer or END)
        unwilling = len(self.agreeing) + len(self.host.match.voters) < len(self.players)
        alone, agreed = (ALONE, AGREED) if unwilling else (WILLING, ALL_AGREED)
        self.subtitle = _(agreed if self.toggles else alone)
        self.end.reason = self._why_not()
        rows = aligned([self._row(player) for player in self.players])
        panels = [Panel(Wrap(cells, gap=16), "inset", pad=(14, 6)) for cells in rows]
        toggles = [Control(toggle) for toggle in self.toggles.values()]
        reason = Text(self.end.reason, size=SMALL, colour="muted") if self.end.reason else None
        ends = Wrap([Control(self.stay), Control(self.end)], gap=14)
        default = self.stay if self.end.reason or self.offer else self.end
        for button in (self.end, self.stay):
            button.style = "primary" if button is default else "light"
        everybody = Scroll(Column([*panels, *toggles]))
        self.compose(Column([everybody, reason, ends]), default)

    def _row(self, player: int) -> list[Node]:
        """The token, the name, the worth, the chance of winning, and a computer's opinion."""
        table = self.host
        opinion = ""
        if not table.is_human(player):
            opinion = _("agrees") if player in self.agreeing else _("wants to play on")
        money = table.money(final_worth(self.state, player))
        percent = round(100 * self.chances[player])
        return [
            face_item(table, player, 52, "calm"),
            Text(table.name(player), weight="bold", wrap=False, grow=1.0),
            Text(_("worth {money}").format(money=money), width=150, align="right"),
            Text(_("{percent}% to win").format(percent=percent), width=150, align="right"),
            Text(opinion, colour="muted", width=170, align="right"),
        ]  # fmt: skip

    def _why_not(self) -> str:
        """The person who does not agree, "" if all do."""
        silent = [p for p in self.host.match.voters if p not in self.agreed]
        if silent:
            return _("{player} has not agreed.").format(player=self.host.name(silent[0]))
        return ""

    def _agree(self, player: int, agrees: bool) -> None:
        (self.agreed.add if agrees else self.agreed.discard)(player)
        self.renew()

    def _end(self) -> None:
        match = self.host.match
        everybody = tuple(sorted((*match.voters, *self.agreeing))) if match.voters else ()
        self.act(EndByAgreement(players=everybody))


#: the chance with which a person has as good as won, and the rounds for which it stays so
SURE, ROUNDS = 0.97, 2
#: a game of more rounds than this drags on
LONG = 45


class EarlyEnd:
    """Offers a person once to call it a day: who has as good as won, or when a game drags on."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.offered = False
        #: the last round looked at, and the rounds for which the person has as good as won
        self._seen, self._won = table.state.round, 0

    def follow(self) -> None:
        """Look at each new round."""
        state = self.table.state
        if (
            not self.table.game.asks_human()
            or self.offered
            or state.over
            or state.round == self._seen
            or self.table.match.kind not in COUNTING
        ):
            return
        self._seen = state.round
        self._won = self._won + 1 if self._all_but_won() else 0
        if self._won >= ROUNDS or state.round > LONG:
            self.offered = True
            offer = WON if self._won >= ROUNDS else END
            self.table.context.scenes.push(EndVoteDialog(self.table, offer))

    def _all_but_won(self) -> bool:
        """Whether the only person left is nearly sure to win, and wins if the game ends now."""
        state, (person, *others) = self.table.state, self.table.humans()
        richest = max(state.living(), key=lambda p: final_worth(state, p))
        return not others and person == richest and chances(state)[person] >= SURE


CONCEDE = mark("Concede")
FINISH = mark("Let a computer finish for me")
END, WON = mark("Call it a day"), mark("You have as good as won")
ALONE = mark("You decide, even if computers want to play on. The richest player wins.")
AGREED = mark(
    "The game ends if all the people here agree, even if computers want to play on. The richest "
    "player wins."
)
#: the same where no computer wants to play on
WILLING = mark("The richest player wins.")
ALL_AGREED = mark("The game ends if all the people here agree. The richest player wins.")


def leaving_buttons(
    table: TableHost, closing: Callable[[Callable[[], object]], Callable[[], None]]
) -> tuple[Button, ...]:
    """Buttons for the menu, which goes by ``closing`` as one is used."""
    player = table.actor
    name, gone = table.name(player), player == BANK
    absent = refused = _("Nobody at this screen is still playing.") if gone else ""
    hand_over = partial(hand_to_computer, table, player)

    def ask(title: str, text: str, go: Callable[[], object], yes: str) -> Callable[[], None]:
        no, danger = _("Keep playing"), go is not hand_over
        asked = ConfirmScene(table.context, title, text, go, yes=yes, no=no, danger=danger)
        return asked.open

    text = _(
        "{player} leaves the game. The creditor gets everything; without "
        "one, the Bank auctions the deeds."
    ).format(player=name)
    concede = ask(_(CONCEDE), text, partial(table.submit, Concede(player)), _("Concede"))
    if not gone:
        refused, why = table.why_not(Concede(player)), why_not(table.state, Concede(player))
        if why is not None and why.code in ("forbidden", "in_debt"):
            # a player who may not resign can still leave the seat to a computer [DEBT-5]
            text = _("{why} A computer can take over your seat and play on.").format(why=refused)
            concede, refused = ask(_(CONCEDE), text, hand_over, _("Hand over the seat")), ""
    text = _(
        "A computer takes {player}’s seat and plays to the end. Anybody can take it "
        "back under Seats."
    ).format(player=name)
    finish = ask(_("Let a computer finish?"), text, hand_over, _("Choose a computer"))

    def button(text: str, go: Callable[[], None], icon: str, key: int, reason: str) -> Button:
        return Button(
            _(text), closing(go), icon=icon, key=key, style="light", align="left", name=text,
            reason=reason,
        )  # fmt: skip

    # seats change hands only while the game goes on
    over = _("The game is over.") if table.state.over else ""
    ends = _("Wait until the tax has been chosen.") if is_choosing(table.state) else ""
    return (
        button(CONCEDE, concede, "warning", pygame.K_g, refused),
        button(FINISH, finish, "robot", pygame.K_f, absent or over),
        button(END, lambda: EndVoteDialog(table).open(), "trophy", pygame.K_e, over or ends),
    )
