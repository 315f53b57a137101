"""The start of a scene: a state built from words."""

from collections.abc import Iterable, Mapping, Sequence

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import presets, setup
from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.rules import Rules, Value
from monopoly_gui.engine.state import DECK_STEP, HOTEL, HOTELS, HOUSES, RULES_VERSION, State

P1, P2, P3, P4, P5, P6, P7, P8 = range(8)

#: one place or several: an index, an id or its beginning, a group's id, or words of these
Places = int | str | Iterable[int | str]


def places(board: Board, wanted: Places) -> list[int]:
    """Board indexes of what is meant, such as 39, "boardwalk", "red oriental"."""
    if isinstance(wanted, int):
        return [wanted]
    if not isinstance(wanted, str):
        return [space for one in wanted for space in places(board, one)]
    out: list[int] = []
    for word in wanted.split():
        if word in board.groups:
            out += board.groups[word].members
            continue
        found = [s.index for s in board.spaces if s.id == word or s.id.startswith(word + "_")]
        assert len(found) == 1, f"{word!r} means {len(found)} spaces of {board.id}"
        out += found
    return out


def card_key(board: Board, card: str) -> int:
    """The key of a card by its id."""
    for deck, cards in enumerate(board.decks):
        for at, one in enumerate(cards):
            if one.id == card:
                return deck * DECK_STEP + at
    raise AssertionError(f"{board.id} has no card {card!r}")


def rules_of(preset: str | None = None, **options: Value) -> Rules:
    """The preset's rules, or the official ones, with some options changed."""
    base = presets.rules_from(presets.preset(preset).changes) if preset else None
    return presets.rules_from(options, base)


def setting(
    players: int = 4,
    *,
    turn: int = P1,
    board: str = "us_2008",
    preset: str | None = None,
    at: Mapping[int, Places] | None = None,
    cash: Mapping[int, int] | int | None = None,
    owns: Mapping[int, Places] | None = None,
    built: Mapping[str, Sequence[int] | int] | None = None,
    mortgaged: Places = (),
    cards: Mapping[int, str] | None = None,
    chance: str = "",
    chest: str = "",
    jail: Mapping[int, int] | None = None,
    lapped: Iterable[int] = (),
    asks: Iterable[int] = (),
    stock: tuple[int, int] | None = None,
    doubles: int = 0,
    round: int = 1,
    pot: int = 0,
    rules_version: int = RULES_VERSION,
    **options: Value,
) -> State:
    """A state at the start of a turn, everything else as it stands at the beginning.

    ``cash`` for all or by player; ``built`` by group (a level a street, or
    one for all) or street; ``jail`` the failed throws so far; ``asks`` are players without
    auto-claim; ``chance`` and ``chest`` the ids of the next cards; ``stock``
    the Bank's houses and hotels where they shall be fewer than the board says:
    the missing ones then stand on other sets of the last player's, who is
    broke; ``doubles`` thrown already in this turn; ``rules_version`` of an old game.
    """
    rules = rules_of(preset, **options)
    state = setup.new_state(load_edition(board), rules, players, 1, rules_version)
    built_at = _buildings(state, built or {})
    if isinstance(cash, int):
        state.cash = [cash] * players
    else:
        for player, amount in (cash or {}).items():
            state.cash[player] = amount
    for player, wanted in (at or {}).items():
        (state.position[player],) = places(state.board, wanted)
    for player, deeds in (owns or {}).items():
        for space in places(state.board, deeds):
            assert state.owner[space] == BANK, f"space {space} is given twice"
            state.owner[space] = player
    for space in places(state.board, mortgaged):
        state.mortgaged[space] = True
    for space, level in built_at.items():
        state.buildings[space] = level
    for player, held in (cards or {}).items():
        for card in held.split():
            key = card_key(state.board, card)
            state.decks[key // DECK_STEP].remove(key)
            state.cards[player].append(key)
    for deck, wanted_cards in enumerate((chance, chest)):
        top = [card_key(state.board, card) for card in wanted_cards.split()]
        state.decks[deck] = top + [key for key in state.decks[deck] if key not in top]
    for player, turns in (jail or {}).items():
        state.position[player], state.jail_turns[player] = 10, turns
    for player in lapped:
        state.lapped[player] = True
    for player in asks:
        state.auto_claim[player] = False
    state.pot = pot
    state.current, state.turn, state.doubles, state.round = turn, 1, doubles, round
    state.stack = [Turn(turn, "roll", doubles > 0, doubles > 0)]
    if state.rules.building_supply == "limited":
        state.houses_left = HOUSES - sum(level for level in state.buildings if level < HOTEL)
        state.hotels_left = HOTELS - state.buildings.count(HOTEL)
    if stock is not None:
        _drain(state, *stock)
    state.bank = -sum(state.cash) - pot
    return state


def _buildings(state: State, built: Mapping[str, Sequence[int] | int]) -> dict[int, int]:
    out: dict[int, int] = {}
    for where, levels in built.items():
        spaces = places(state.board, where)
        many = [levels] * len(spaces) if isinstance(levels, int) else list(levels)
        out.update(zip(spaces, many, strict=True))
    return out


def _drain(state: State, houses: int, hotels: int) -> None:
    """Leave the Bank so many buildings: the rest stands on free sets of the last player's.

    That player is broke, and wants no more when a scene asks.
    """
    holder, limit = state.players - 1, state.rules.houses_for_hotel
    take_houses, take_hotels = state.houses_left - houses, state.hotels_left - hotels
    free = [
        group.members
        for group in reversed(state.board.groups.values())
        if group.members[0] in state.board.streets
        and all(state.owner[s] == BANK for s in group.members)
    ]
    while free and (take_houses or take_hotels):
        small = [members for members in free if len(members) <= take_hotels]
        members = max(small, key=len) if small else min(free, key=len) if take_hotels else free[0]
        free.remove(members)
        size = len(members)
        if take_hotels:
            most = min(take_hotels, size)
            levels = [HOTEL] * most + [limit] * (size - most)
        else:
            most = min(take_houses, limit * size)
            levels = [most // size + (i < most % size) for i in range(size)]
        for space, level in zip(members, levels, strict=True):
            state.owner[space], state.buildings[space] = holder, level
        take_hotels -= levels.count(HOTEL)
        take_houses -= sum(level for level in levels if level != HOTEL)
    assert take_houses == take_hotels == 0, "there is no room for so many buildings"
    state.houses_left, state.hotels_left = houses, hotels
    state.cash[holder] = 0
