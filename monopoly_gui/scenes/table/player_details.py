"""Details of the player whose panel is hovered or focused."""

from __future__ import annotations

from ...engine.amounts.rents import by_dice, collects, rent, together
from ...engine.amounts.taxes import is_choosing
from ...engine.amounts.worth import final_worth, raisable
from ...engine.board import JAIL
from ...engine.notes import NOTES, Notes, starting_notes
from ...engine.state import HOTEL, State
from ...language import _, plural
from ...ui.cards.banknotes import change_for
from ...ui.cards.player_card import DeedProps, PlayerCardProps
from ...ui.table_model import state_as_shown
from ...ui.text.log_sentences import VISITING
from ..setup.pickers import title_of
from .parts.table_host import TableHost


def player_card(table: TableHost, player: int, hint: str = "") -> PlayerCardProps:
    """The player as the table shows him or her now; ``hint`` says what a click does."""
    state = state_as_shown(table.state, table.model)
    seat = table.match.seats[player]
    money = table.money
    about = (
        _("At this screen")
        if table.is_human(player)
        else _("The computer, {opponent}").format(opponent=title_of(seat.bot))
    )
    return PlayerCardProps(
        name=seat.name,
        about=f"{about} · {_where(table, state, player)}",
        token=table.token(player),
        colour=table.colour(player),
        cash=money(state.cash[player]),
        notes=_notes(state, player),
        props=_facts(table, state, player),
        hint=hint,
        deeds=tuple(deed_props(state, space) for space in state.deeds(player)),
    )


def _where(table: TableHost, state: State, player: int) -> str:
    """Where the token stands; who is at the Jail and not in it, visits it [JAIL-4]."""
    if not table.model.placed[player]:
        return _("not yet placed")
    space = table.game.moving_tokens.get(player, state.position[player])
    name = table.board.spaces[space].name
    visits = space == JAIL and not state.in_jail(player)
    return _(VISITING).format(jail=name) if visits else name


def _notes(state: State, player: int) -> Notes:
    """The printed set as long as nothing was spent, else the fewest notes."""
    cash = state.cash[player]
    if cash == state.rules.start_cash and not state.deeds(player):
        return starting_notes(state.rules)
    return change_for(cash, tuple(v for v, _number in NOTES[state.rules.cash_denominations]))


def _facts(table: TableHost, state: State, player: int) -> tuple[tuple[str, str], ...]:
    """Totals of the deeds, without worth while a tax is chosen [TAX-4]."""
    if is_choosing(state):
        return ()
    deeds, money = state.deeds(player), table.money
    levels = [state.buildings[space] for space in deeds]
    houses = sum(level for level in levels if level < HOTEL)
    hotels = levels.count(HOTEL)
    pledged = sum(1 for space in deeds if state.mortgaged[space])
    out = [
        (_("Worth"), money(final_worth(state, player))),
        (_("Deeds"), str(len(deeds))),
        (_("Total rent"), money(together(state, player))),
        (_("Houses and hotels"), _("{houses} and {hotels}").format(houses=houses, hotels=hotels)),
        (_("Could raise"), money(raisable(state, player))),
    ]
    if pledged:
        out.append((_("Mortgaged"), str(pledged)))
    if cards := len(state.cards[player]):
        out.append((plural("Jail card", "Jail cards", cards), str(cards)))
    return tuple(out)


def deed_props(state: State, space: int) -> DeedProps:
    """A deed's line on the player's card: its buildings and current rent."""
    deed = state.board.spaces[space]
    level, mortgaged = state.buildings[space], state.mortgaged[space]
    note = ""
    if level == HOTEL:
        note = _("hotel")
    elif level:
        note = plural("{count} house", "{count} houses", level).format(count=level)
    if mortgaged:
        text = _("mortgaged")
    elif not collects(state, state.owner[space]):
        text = _("no rent")
    elif by_dice(state.board, state.rules, space):
        text = _("{factor} × dice").format(factor=rent(state, space, 1))
    else:
        text = state.board.money(rent(state, space))
    return DeedProps(space, deed.name, note, text, mortgaged)
