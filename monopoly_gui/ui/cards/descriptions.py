"""Accessible descriptions of a space, a player and the table."""

from ...engine.amounts.debts import due
from ...engine.amounts.rents import by_dice, collects, rent
from ...engine.board import BANK, JAIL
from ...engine.frames import Debt
from ...engine.state import HOTEL, State
from ...language import _, plural
from ..text.log_sentences import VISITING
from ..text.log_words import buildings, deeds, joined
from ..text.people import People
from .rent_table import costs, rent_rows
from .space_card import space_text


def describe_space(state: State, people: People, space: int) -> str:
    """A space: its colour, price or owner, buildings, rent, and players there."""
    deed = state.board.spaces[space]
    if deed.is_deed:
        parts = [deed.name, state.board.groups[deed.group].name, *_deed(state, people, space)]
    else:
        text, caption = space_text(state, people, space)
        parts = [deed.name, text, caption]
    sentence = ", ".join(part.rstrip(".") for part in parts if part)
    visitors = [people.name(p) for p in state.living() if state.position[p] == space]
    if visitors:
        sentence = _("{space}. Here: {players}").format(space=sentence, players=joined(visitors))
    return sentence


def _deed(state: State, people: People, space: int) -> list[str]:
    """The price of a free deed; of any other its owner, its buildings and its rent."""
    owner, deed = state.owner[space], state.board.spaces[space]
    if owner == BANK:
        return [state.board.money(deed.price), _("unowned")]
    return [people.name(owner), buildings_text(state, space), describe_rent(state, space)]


def describe_deed(state: State, space: int, whole: bool = False) -> str:
    """The rents of a deed: the lowest and the highest, or the ``whole`` card."""
    rows = [f"{row.label} {row.amount}" for row in rent_rows(state, space)]
    if not whole:
        return ", ".join((rows[0], rows[-1]))
    return ", ".join([*rows, *(" ".join(cost) for cost in costs(state.board, space))])


def buildings_text(state: State, space: int) -> str:
    """The buildings on a street in words, "" for none."""
    level = state.buildings[space]
    if not level:
        return ""
    return buildings("hotel", 1) if level == HOTEL else buildings("house", level)


def describe_rent(state: State, space: int) -> str:
    """The current rent of an owned deed."""
    if state.mortgaged[space]:
        return _("mortgaged")
    if not collects(state, state.owner[space]):
        return _("no rent from Jail")
    amount = rent(state, space, 1)
    if by_dice(state.board, state.rules, space):
        return _("rent {due} times the dice").format(due=amount)
    return _("rent {amount}").format(amount=state.board.money(amount))


def describe_holder(state: State, space: int) -> str:
    """An owned deed: its colour, its owner's part of the set, its value."""
    deed = state.board.spaces[space]
    parts = [
        state.board.groups[deed.group].name,
        describe_set(state, space),
        _("price {price}").format(price=state.board.money(deed.price)),
        buildings_text(state, space),
        describe_rent(state, space),
        _("mortgage value {sum}").format(sum=state.board.money(deed.mortgage)),
    ]
    return ", ".join(part for part in parts if part)


def describe_set(state: State, space: int, owner: int | None = None) -> str:
    """The owner's deeds of the set of a deed, or those of ``owner`` after buying it."""
    group_members = state.board.group_members[space]
    owner = state.owner[space] if owner is None else owner
    held = sum(each == space or state.owner[each] == owner for each in group_members)
    return _("{number} of {count}").format(number=held, count=len(group_members))


def describe_holdings(state: State, people: People, player: int) -> str:
    """A player's money, and the deeds group by group with their buildings."""
    cash = state.board.money(state.cash[player])
    money = _("{player} has {cash}").format(player=people.name(player), cash=cash)
    groups = []
    for group in state.board.groups.values():
        held = [space for space in group.members if state.owner[space] == player]
        if held:
            names = joined([_holding(state, space) for space in held])
            of = _("{number} of {count}").format(number=len(held), count=len(group.members))
            groups.append(f"{group.name}, {of}: {names}")
    parts = [money, deeds(len(state.deeds(player)))]
    if cards := len(state.cards[player]):
        parts.append(plural("{count} Jail card", "{count} Jail cards", cards).format(count=cards))
    return ". ".join([", ".join(parts), *groups])


def _holding(state: State, space: int) -> str:
    name = state.board.spaces[space].name
    notes = [buildings_text(state, space), _("mortgaged") if state.mortgaged[space] else ""]
    text = ", ".join(note for note in notes if note)
    return f"{name} ({text})" if text else name


def describe_owners(state: State, people: People) -> str:
    """The owners of all deeds, and the Bank's deeds."""
    parts = []
    for owner in (*state.living(), BANK):
        held = [s for s in state.board.deeds if state.owner[s] == owner]
        if held:
            names = joined([_holding(state, space) for space in held])
            who = _("Unowned") if owner == BANK else people.name(owner)
            parts.append(f"{who}: {names}")
    return ". ".join(parts)


def describe_debts(state: State, people: People, player: int) -> str:
    """A player's debts and creditors, and pending claims."""
    frame, money = state.top, state.board.money
    parts = []
    if isinstance(frame, Debt) and frame.player == player:
        creditors, owed = joined([people.name(each) for each in frame.creditors]), due(state, frame)
        text = _("{player} owes {creditors} {sum}")
        who = people.name(player)
        parts.append(text.format(player=who, creditors=creditors, sum=money(owed)))
    for claim in state.claims:
        if claim.debtor == player and claim.owner != player:
            text, owner = _("{owner} may claim {sum} from {player}"), people.name(claim.owner)
            who, amount = people.name(player), money(claim.amount)
            parts.append(text.format(owner=owner, player=who, sum=amount))
    return ". ".join(parts) or _("{player} owes nothing").format(player=people.name(player))


def _where(state: State, player: int) -> str:
    if state.in_jail(player):
        return _("in Jail")
    name = state.board.spaces[state.position[player]].name
    if state.position[player] == JAIL:
        return _(VISITING).format(jail=name)
    return _("is on {space}").format(space=name)


def describe_standing(state: State, people: People) -> str:
    """Everybody in the order of play: money, deeds, buildings, and where each is."""
    lines = []
    for player in state.living():
        held = state.deeds(player)
        levels = [state.buildings[space] for space in held]
        hotels = levels.count(HOTEL)
        houses = sum(level for level in levels if level < HOTEL)
        parts = [
            people.name(player),
            state.board.money(state.cash[player]),
            deeds(len(held)),
            buildings("house", houses) if houses else "",
            buildings("hotel", hotels) if hotels else "",
            _where(state, player),
        ]
        lines.append(", ".join(part for part in parts if part))
    return ". ".join(lines)
