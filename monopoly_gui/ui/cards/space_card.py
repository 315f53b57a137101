"""The card of a space: its deed with the rent due, or its event."""

from functools import partial

from pygame import Rect, Surface

from ...engine.amounts.rents import by_dice, collects, doubled, rent
from ...engine.amounts.salaries import salary
from ...engine.amounts.taxes import fixed_tax, tax_is_choice, tax_percent
from ...engine.board import BANK, JAIL, Board, Space
from ...engine.cards import CHANCE, CHEST, Card
from ...engine.events import CardDrawn
from ...engine.rules import Rules
from ...engine.state import DECK_STEP, State
from ...language import _, current_language, mark
from ..board import card_pictures
from ..board.cards_art import CardProps
from ..painting.colour import Colour
from ..painting.layout import inset, placed
from ..painting.painter import Painter
from ..text.card_words import card_meaning, drawn_card
from ..text.people import People
from .deed_card import DEED_SHAPE, TALL_SHAPE, Due, SpaceProps, draw_deed, is_tall
from .place_card import PLACE_SHAPE, draw_place
from .rent_table import RentRow, due_row, rent_rows


def card_facts(event: CardDrawn, people: People) -> CardProps | None:
    """The text of a drawn card."""
    card = drawn_card(people.board, event)
    return card_props(event.deck, card, people.board, people.rules) if card else None


def card_props(deck: int, card: Card, board: Board, rules: Rules) -> CardProps:
    """The props of a card under these rules."""
    title, meaning = board.deck_names[deck], card_meaning(card, board, rules)
    return CardProps(deck, card.text, title, card_pictures.picture_of(card), meaning)


def space_props(state: State, people: People, space: int, pinned: bool = False) -> SpaceProps:
    """The description of a space in a position."""
    deed = state.board.spaces[space]
    props = partial(SpaceProps, space, state.rules, pinned=pinned)
    if not deed.is_deed:
        text, caption = space_text(state, people, space)
        due = Due(amount=_amount(state, space))
        return props(caption=caption, text=text, rows=_jail_cards(state, people, space), due=due)
    owner = state.owner[space]
    group_members = state.board.group_members[space]
    count = sum(1 for mate in group_members if state.owner[mate] == owner) if owner != BANK else 0
    level, mortgaged, row = state.buildings[space], state.mortgaged[space], None
    if owner != BANK and not mortgaged and collects(state, owner):
        double, most = doubled(state, space), state.rules.houses_for_hotel
        row = due_row(state.board, space, level, double, count, most)
    whole = owner != BANK and count == len(group_members)
    caption, due = _due(state, people, space)
    rows = rent_rows(state, space)
    return props(owner, level, mortgaged, whole, count, row, caption, rows=rows, due=due)


def _due(state: State, people: People, space: int) -> tuple[str, Due]:
    """The owner of the deed, and the rent due from a visitor: in a line, and in large figures."""
    owner, money = state.owner[space], state.board.money
    if owner == BANK:
        price = money(state.board.spaces[space].price)
        return _("For sale: {price}").format(price=price), Due(_("For sale"), price)
    name = people.name(owner)
    if state.mortgaged[space]:
        words = _("{name}: no rent").format(name=name)
        return words, Due(note=words)
    if not collects(state, owner):
        words = _("No rent: {name} in Jail").format(name=name)
        return words, Due(_("Rent now"), money(0), words)
    due = rent(state, space, 1)
    words, amount = _("{name}: rent {due}"), money(due)
    if by_dice(state.board, state.rules, space):
        words, amount = _("{name}: {due} × the dice"), _("{factor} × the dice").format(factor=due)
        words = words.format(name=name, due=due)
    words = words.format(name=name, due=money(due))
    return words, Due(_("Rent now"), amount, _("paid to {name}").format(name=name))


def space_text(state: State, people: People, space: int) -> tuple[str, str]:
    """The effect of a space without a deed, and the players or the money there."""
    board, place = state.board, state.board.spaces[space]
    money = board.money
    texts = {
        "go": _go(state),
        "chance": _("Draw a card and do what it says."),
        "community_chest": _("Draw a card and do what it says."),
        "tax": _tax(state, space),
        "jail": _(
            "Nothing happens to visitors. Prisoners leave with doubles, a card or {jail_fine}."
        ).format(jail_fine=money(board.jail_fine)),
        "free_parking": _("Nothing happens here."),
        "go_to_jail": _("Go to Jail at once. You do not pass GO."),
    }
    caption = ""
    if place.kind == "free_parking" and state.rules.free_parking == "pot":
        texts["free_parking"] = _("Land here to take the money in the middle.")
        caption = _("In the pot: {pot}").format(pot=money(state.pot))
    if space == JAIL:
        prisoners = [people.name(p) for p in state.living() if state.in_jail(p)]
        caption = _("Nobody is in Jail.")
        if prisoners:
            caption = _("In Jail: {players}").format(players=", ".join(prisoners))
    return _named(board, place, texts[place.kind]), caption


def _amount(state: State, space: int) -> str:
    """The sum that a visitor gets or pays in any case, "" for none."""
    board, kind = state.board, state.board.spaces[space].kind
    if kind == "go":
        return board.money(salary(board, state.rules, True))
    if kind == "tax" and not tax_is_choice(state, space):
        return board.money(fixed_tax(state, space))
    return ""


def _jail_cards(state: State, people: People, space: int) -> tuple[RentRow, ...]:
    """Who has Jail cards, on the spaces that have to do with them."""
    kind = state.board.spaces[space].kind
    wanted = {"chance": (CHANCE,), "community_chest": (CHEST,)}.get(kind, (CHANCE, CHEST))
    if kind not in ("chance", "community_chest", "jail", "go_to_jail"):
        return ()
    holders = [
        people.name(player)
        for player in state.living()
        if any(key // DECK_STEP in wanted for key in state.cards[player])
    ]
    return (RentRow(_("Jail cards"), ", ".join(holders)),) if holders else ()


#: the usual names of the corners, also on boards with other names
CORNERS = mark({"go": "GO", "jail": "Jail", "free_parking": "Free Parking"})


def _named(board: Board, place: Space, text: str) -> str:
    """The text after the name of a corner, where that is printed in another language."""
    if board.language == current_language() or place.kind not in CORNERS:
        return text
    return _("{name}: {text}").format(name=_(CORNERS[place.kind]), text=text)


def _go(state: State) -> str:
    """The amount paid by GO under the rules of the game [GO-1]."""
    board, money = state.board, state.board.money
    passing, landing = (salary(board, state.rules, landed) for landed in (False, True))
    if landing == passing:
        return _("Collect {salary} whenever you pass or land here.").format(salary=money(passing))
    text = _("Collect {salary} whenever you pass, and {bonus} when you land here.")
    return text.format(salary=money(passing), bonus=money(landing))


def _tax(state: State, space: int) -> str:
    fixed = state.board.money(fixed_tax(state, space))
    if tax_is_choice(state, space):
        percent = tax_percent(state.board, space)
        text = _("Pay {fixed}, or {percent}% of everything you have.")
        return text.format(fixed=fixed, percent=percent)
    return _("Pay {fixed} to the Bank.").format(fixed=fixed)


#: the least height of a place for a deed with the rent due on it, in design units, and how wide
#: one without that may be, in heights
TALL_LEAST, WIDEST = 450, 0.95

# -- drawing ---------------------------------------------------------------------------


def lay_space(
    painter: Painter, place: Rect, props: SpaceProps | CardProps | None
) -> tuple[Rect, Rect]:
    """The largest deed in a place, and its caption; a tall one needs none.

    A space without a deed has a shorter card in the middle.
    """
    shape, caption = DEED_SHAPE, painter.px(44)
    if props and props.text:
        shape, caption = PLACE_SHAPE, 0
    elif (
        isinstance(props, SpaceProps)
        and props.due != Due()
        and place.height >= painter.px(TALL_LEAST)
    ):
        shape, caption = TALL_SHAPE, 0
    height = min(place.height - caption, round(place.width / shape))
    # in a low place the words of its rows need all the width
    width = min(place.width, round(height * (WIDEST if shape == DEED_SHAPE else shape)))
    deed = placed((width, height), midtop=place.midtop)
    if props and props.text:
        deed.centery = place.centery
    # a long caption reaches a little beyond the deed
    words = placed((round(place.width / REACH), caption), midtop=deed.midbottom)
    return deed, words.move(0, caption // 6)


def draw_space(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    caption: Rect,
    props: SpaceProps,
    board: Board,
    owner_colour: Colour,
) -> None:
    """The deed, or a card with the space's effect; its owner and the rent below it."""
    owner = owner_colour if props.owner != BANK else None
    if not board.spaces[props.space].is_deed:
        draw_place(painter, surface, rect, board, props)
    else:
        draw_deed(painter, surface, rect, board, props, owner)
        if props.caption and not (props.due != Due() and is_tall(rect)):
            _draw_caption(painter, surface, caption, props.caption, owner)
    if props.pinned:
        side = max(painter.px(26), rect.width // 12)
        pin = Rect(rect.right - side * 3 // 4, rect.y - side // 4, side, side)
        painter.dot(surface, pin.center, side, "accent")
        painter.icon(surface, "lock", inset(pin, side // 5), (40, 28, 2))


#: the widest caption, as a share of the deed's width
REACH = 1.14


def _draw_caption(
    painter: Painter, surface: Surface, rect: Rect, words: str, colour: Colour | None
) -> None:
    """A pill with the owner's colour, if there is an owner, and a few words."""
    size = min(20.0, rect.height * 0.52 / painter.scale)
    dot = round(rect.height * 0.42) if colour else 0
    # a long one reaches a little beyond the deed on both sides
    room = round(rect.width * REACH) - dot - painter.px(34)
    size = painter.fitting(words, size, room, "bold")
    text = painter.fit(words, size, room, "bold")
    wide = painter.measure(text, size, "bold")[0]
    width = wide + painter.px(30) + (dot + painter.px(8) if dot else 0)
    pill = placed((width, round(rect.height * 0.9)), midtop=rect.midtop)
    painter.panel(surface, pill, "tooltip")
    x = pill.x + painter.px(15)
    if colour:
        painter.dot(surface, (x + dot // 2, pill.centery), dot + 2, (255, 255, 255))
        painter.dot(surface, (x + dot // 2, pill.centery), dot, colour)
        x += dot + painter.px(8)
    painter.text(surface, text, (x, pill.centery), size, painter.ink("tooltip"), weight="bold")
