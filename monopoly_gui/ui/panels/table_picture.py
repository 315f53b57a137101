"""The whole table on one surface: still things are drawn once, moving things on top."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from math import ceil, inf

from pygame import Rect, Surface

from ...engine.board import BANK, JAIL, Board
from ..board.cards_art import CardProps, draw_card
from ..board.flat_board import FlatBoardView, Laid
from ..board.marks import SpaceMark
from ..board.seated_board import SeatedView
from ..board.stage import ALONE, Animation, DieSpot, Slot, square_around
from ..cards.bank_stacks import draw_stacks
from ..cards.banknotes import draw_notes
from ..cards.deed_card import SpaceProps
from ..cards.place_card import PLACE_SHAPE
from ..cards.sheet import LINE
from ..cards.space_card import draw_space, lay_space
from ..painting.areas import Layer, changes, outermost, repair
from ..painting.cache import DrawDeferred
from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from ..pieces.figures import Figure, draw_figure, facing, figure_area
from ..pieces.standing import building, place_of
from ..playback.dice_roll import DiceRoll, draw_dice
from ..playback.timeline import Running
from ..table_model import TableModel
from ..text.people import People
from .bank_panel import bank_spot, draw_bank
from .face import FaceProps, bubble_place, draw_face, face_area, gaze_to
from .plate_cut import cut_plate
from .plate_tray import draw_leather, purse_place
from .player_panel import (
    common_rack,
    deeds_spot,
    draw_plate,
    draw_player,
    figure_place,
    panel_reach,
    plate_style,
)
from .prompt_panel import draw_prompt
from .still_lifes import lay_still_lifes
from .table_layout import StageLayout, TableLayout, stage_layout, table_layout
from .table_props import TableProps
from .title_bar import draw_title

#: the least height, in design units, of a place for money; that of a deed below a slip of paper
#: without its rows, and how many it has; the gap between the two
PURSE_LEAST, LOW_LEAST, ROWS, BELOW = 90, 142, 10, 7
#: a token that lies on a plate, as a share of one that stands
DISC = 0.8
#: the depth, in design units, of the strips of the table kept for the edges of an enlarged board,
#: and the directions in which they lie
SOFT = 48
SIDES = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}
#: seconds for which changes are drawn in every frame
LEAST = 0.004
#: the distance of a thing's foot, its picture and its place
Stood = tuple[int, Surface, tuple[int, int]]
#: a space, and whether in Jail
Ground = tuple[int, bool]


class TablePicture:
    """Draws the table for one size of the window, and is the stage of moving things.

    ``place`` comes first; ``show`` sets the contents and returns the changed
    areas; ``draw`` draws everything inside the clip.  ``seated`` asks for
    a board in perspective.
    """

    def __init__(
        self,
        painter: Painter,
        board: Board,
        people: People,
        seated: Callable[[], bool] = lambda: False,
        alive: Callable[[], Sequence[bool]] = tuple,
    ) -> None:
        self.painter = painter
        self.board = board
        self.people = people
        self._seated, self._living = seated, alive
        self._wished: tuple[bool, tuple[bool, ...]] = (False, ())
        self.view = FlatBoardView(painter, board)
        self.layout: TableLayout = table_layout(Rect(0, 0, 1280, 720), painter, self.alive)
        self.stage_layout: StageLayout = stage_layout(self.view.stage_rect())
        #: the place of the tray with the buttons, and whether it has the shape of a fan
        self.tray, self.fan = Rect(0, 0, 0, 0), False
        #: the height of a slip of paper at the top of the slot
        self.slip = 0
        #: whether the board is zoomed, on a canvas larger than the window
        self._near = False
        #: the visible part of it then; None where all of it is visible
        self.in_sight: Rect | None = None
        self.props: TableProps | None = None
        self._model: TableModel | None = None
        #: of the window, (0, 0) before it is known and when the table has been left
        self._size = (0, 0)
        #: still things: the number of parts drawn, and whether the next of them was interrupted
        self._still: Surface | None = None
        #: what lies below them: the table, and whether the empty board has been drawn on it
        self._bare: Surface | None = None
        self._grounded = self._torn = False
        #: the bare table inside each edge of the board's place
        self.edges: dict[str, Surface] = {}
        self._laid = 0
        self._parts: dict[object, Layer] = {}
        #: the out-of-date areas, and the moment by ``time.perf_counter`` after
        #: which they are left to the next frame
        self._stale: list[Rect] = []
        self.until = inf
        #: the rest, for the next frame
        self.left: list[Rect] = []
        #: the moment before which something has been drawn in any case
        self._served = -inf
        #: each token at rest: the square it fills, and its surroundings
        self._tokens: dict[int, tuple[Rect, Rect]] = {}
        #: the players on each space, in Jail or not
        self._grounds: dict[Ground, list[int]] = {}
        self._glow = BANK
        #: the tilt in degrees of tokens knocked by dice
        self._tilts: Mapping[int, int] = {}
        self._hidden: frozenset[tuple[object, ...]] = frozenset()
        #: the things on the board besides tokens, those below tokens, and whether they have
        #: been collected
        self._built: list[Stood] = []
        self._ground_below: list[Laid] = []
        self._stands = False
        #: a deed in a dialog, its place, and its rotation
        self._laid_deed: tuple[SpaceProps, Rect, float] | None = None

    def place(
        self, bounds: Rect, foot: int = 0, layout: TableLayout | None = None, acts: bool = True
    ) -> None:
        """Lay everything out for a window of this size; ``foot`` pixels stay free below.

        With a ``layout`` as that says; without ``acts`` nothing is done at this table.
        """
        self._wished = self._wish
        seated, alive = self._wished
        area = Rect(bounds.x, bounds.y, bounds.width, bounds.height - foot)
        self._near = layout is not None
        self.layout = layout or table_layout(area, self.painter, alive, seated=seated, acts=acts)
        look = SeatedView if self.layout.seated else FlatBoardView
        self.view = look(self.painter, self.board, self.layout.board)
        self.stage_layout = stage_layout(self.view.stage_rect())
        self._size = bounds.size
        self.put_away()
        self._parts = {}
        self._tokens, self._grounds = {}, {}
        self._stands = False

    def forget(self) -> None:
        """Let the pictures of the whole window go: the table has been left."""
        self._size = (0, 0)
        self.put_away()

    def put_away(self) -> None:
        """Keep no pictures of the whole window as long as nothing is seen of them."""
        self._still = self._bare = None
        self._grounded, self._laid = False, 0
        self._stale = []

    def _ground(self) -> Surface:
        """The board on the table.

        The picture of the table is large: it is not needed again while the board is drawn, which
        may take several calls, as both have no room in the cache.
        """
        if not self._bare:
            bare = Surface(self._size, 0, 32)
            self.painter.background(bare)
            self.edges = {side: self._edge(bare, *way) for side, way in SIDES.items()}
            if isinstance(self.view, SeatedView) and not self._near:
                lay_still_lifes(self.view, bare, self.layout)
                draw_stacks(self.view, bare, self.layout.prompt.bottom)
            self._bare = bare
        if not self._grounded:
            self.view.draw_static(self._bare)
            self._grounded = True
        return self._bare

    def _edge(self, table: Surface, x: int, y: int) -> Surface:
        """The strip of the table inside one edge of the board's place."""
        area, deep = self.layout.board, self.painter.px(SOFT)
        place = Rect(area.topleft, (area.width, deep) if y else (deep, area.height))
        place.move_ip(max(0, x) * (area.width - deep), max(0, y) * (area.height - deep))
        strip = Surface(place.size, 0, 32)
        strip.blit(table, (0, 0), place)
        return strip

    def _below(self, surface: Surface) -> None:
        """Copy the board and the table."""
        surface.blit(self._ground(), (0, 0))

    def _build(self, still: Surface) -> None:
        """Draw the still things for the first time.

        When the painter's time is up, the next call continues where this one ended.
        """
        if not self._laid:
            self._below(still)
            self._torn, self._stale = False, []
        below: dict[object, Layer] = {}
        for number, (key, part) in enumerate(self._parts.items()):
            below[key] = part
            if number >= self._laid:
                self._lay(still, below, part)
                self._laid += 1

    def _lay(self, still: Surface, below: Mapping[object, Layer], part: Layer) -> None:
        """Draw the uppermost part; from the ground again where that was interrupted."""
        torn, self._torn = self._torn, True
        if torn:
            repair(still, self._below, below, [part.area])
        else:
            still.set_clip(part.area)
            try:
                part.draw(still)
            finally:
                still.set_clip(None)
        self._torn = False

    def _mend(self, still: Surface) -> None:
        """Redraw changed still things, one area after another.

        Slow parts look as before until a later frame.
        """
        if not self._stale:
            return
        laid = dict(islice(self._parts.items(), self._laid))
        self._stale = outermost(self._stale, still.get_rect())
        while self._stale:
            place = self._stale[0]
            parts = [part.draw for part in laid.values() if part.area.colliderect(place)]
            if self.until < inf and not self._drawn_ahead(still, parts):
                self.left = [*self._stale]
                return
            repair(still, self._below, laid, [place])
            del self._stale[0]

    def _drawn_ahead(self, still: Surface, parts: Iterable[Callable[[Surface], None]]) -> bool:
        """Draw the pictures of parts; False if that takes too long.

        However late it is, some are in every frame.
        """
        turn, self._served = self._served != self.until, self.until
        if not turn and time.perf_counter() > self.until:
            return False
        still.set_clip(Rect(0, 0, 0, 0))
        try:
            with self.painter.cache.hurry(self.until, LEAST if turn else 0.0):
                for draw in parts:
                    draw(still)
        except DrawDeferred:
            return False
        finally:
            still.set_clip(None)
        return True

    @property
    def mending(self) -> bool:
        """Whether changed still things are waiting to be drawn."""
        return bool(self._stale)

    @property
    def misplaced(self) -> bool:
        """Whether the view or the number of players differs from the layout."""
        return self._wish != self._wished

    @property
    def alive(self) -> tuple[bool, ...]:
        """Whether each seat is still in the game."""
        return tuple(self._living()) or (True,) * len(self.people)

    @property
    def _wish(self) -> tuple[bool, tuple[bool, ...]]:
        return self._seated(), self.alive

    @property
    def middle(self) -> Rect:
        return Rect(self.in_sight or self.stage_layout.stage)

    def cell(self, space: int) -> Rect:
        return self.view.cell_rect(space)

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space visible at a point; a figure belongs to the space it stands on."""
        if self.layout.seated and self._model:
            for player, (spot, _area) in sorted(
                self._tokens.items(), key=lambda one: -one[1][0].bottom
            ):
                body = spot.inflate(-spot.width // 3, -spot.height // 6)
                if ("token", player) not in self._hidden and body.collidepoint(pos):
                    return self._model.position[player]
        return self.view.space_at(pos)

    def panel(self, player: int) -> Rect:
        return self.layout.bank if player == BANK else self.layout.panels[player]

    def deeds(self, player: int) -> Rect:
        panel = self.panel(player)
        return panel if player == BANK else deeds_spot(self.painter, panel)

    def cash_place(self, player: int) -> Rect:
        if player == BANK:
            return bank_spot(self.painter, self.layout.bank)
        return cut_plate(self.painter, self.layout.panels[player]).cash

    def held_card(self) -> Rect:
        return self.stage_layout.card

    def die_spots(self, count: int) -> list[DieSpot]:
        # they lie where they fell until a player takes them
        fell = (self.props.dice, self.props.thrower) if self.props else ()
        return self.stage_layout.die_spots(count, hash(fell))

    def look(self, player: int) -> tuple[str, Colour]:
        return self.people.token(player), self.people.colour(player, self.painter.theme)

    @property
    def standing(self) -> Mapping[int, Rect]:
        return {player: spot for player, (spot, _area) in self._tokens.items()}

    def put_token(
        self, surface: Surface, player: int, rect: Rect, lift: int = 0, turn: int = 0
    ) -> None:
        token, colour = self.look(player)
        tilt = self._tilts.get(player, 0)
        self.view.draw_token(surface, Figure(token, rect, colour, lift, turn, tilt))

    def lay_deed(self, props: SpaceProps, place: Rect, turned: float) -> None:
        """Note a deed in a dialog, until the next roll."""
        self._laid_deed = props, place, turned

    def shown_deed(self, space: int) -> tuple[Surface, Rect, float] | None:
        laid, slot, angle = self._laid_deed, self.props.slot if self.props else None, 0.0
        if laid and laid[0].space == space:
            props, place, angle = laid
        elif isinstance(slot, SpaceProps) and slot.space == space and self.layout.slot.height:
            props, place = slot, self._deed(slot)[0]
        else:
            return None
        plain = replace(props, caption="", pinned=False)
        colour = self.people.colour(props.owner, self.painter.theme)

        def draw() -> Surface:
            result, nowhere = blank(place.size), Rect(0, 0, 0, 0)
            with self.painter.on("paper"):
                whole = result.get_rect()
                draw_space(self.painter, result, whole, nowhere, plain, self.board, colour)
            return result

        return self.painter.cached(("shown deed", plain, place.size), draw), place, angle

    def token_place(
        self, player: int, space: int, jailed: bool = False, slot: Slot = ALONE
    ) -> tuple[tuple[int, int], int]:
        model = self._model
        here = model is not None and model.position[player] == space and slot == ALONE
        if model and here and (not jailed or model.in_jail(player)):
            slot, jailed = model.slot(player), model.in_jail(player)
        built = model is not None and (model.buildings[space] > 0 or model.mortgaged[space])
        turn = self._turn_slot(player, (space, jailed), slot)
        return self.view.token_pos(space, *slot, jailed, built, turn)

    def _turn_slot(self, player: int, ground: Ground, slot: Slot) -> int | None:
        """Where among those on a space the token stands whose turn it is, if it is one of them."""
        current, model = self.props.current if self.props else BANK, self._model
        if player == current:
            return slot[0]
        if model is None or current == BANK or slot == ALONE or not model.placed[current]:
            return None
        there = (model.position[current], model.in_jail(current)) == ground
        return model.slot(current)[0] if there else None

    def show(
        self, model: TableModel, props: TableProps, running: Sequence[Running] = ()
    ) -> list[Rect]:
        """Update the picture; the changed areas of the screen."""
        if self._size == (0, 0):
            return []
        before, self.props, self._model = self.props, props, model
        if before and before.dice != props.dice:
            self._laid_deed = None
        parts = self._make_parts(props)
        damage = changes(self._parts, parts)
        if self._laid and list(parts) == list(self._parts):
            self._stale += damage
        elif self._grounded and self._laid == len(self._parts):
            # all of it lies there: changes are mended later
            self._stale += damage
            self._laid = len(parts)
        elif damage:
            self._laid = 0
        self._parts = parts
        damage += self._moved_tokens(model, props)
        hidden = frozenset(r.cue.motion.hides for r in running if r.cue.motion)
        if before is None or before.dice != props.dice or hidden != self._hidden:
            damage += self._dice_places(before, props)
            changed = hidden ^ self._hidden
            put = [mark.space for mark in props.marks if ("building", mark.space) in changed]
            damage += [self.view.mark_area(space) for space in put]
            damage += [self._tokens[p][1] for p in self._tokens if ("token", p) in changed]
            if ("card",) in changed:
                damage.append(self._slot_area())
        if before is None or before.outlined != props.outlined:
            outlined = {*(before.outlined if before else ()), *props.outlined}
            damage += [self._halo(space) for space, _ in outlined]
        moved = hidden != self._hidden
        self._hidden = hidden
        if moved or before is None or before.marks != props.marks:
            self._stands = False
        return damage

    def _make_parts(self, props: TableProps) -> dict[object, Layer]:
        """The parts of the picture, those below first."""
        lay, painter, around = self.layout, self.painter, 2 * panel_reach(self.painter)
        parts: dict[object, Layer] = {}
        # first, as its shadow lies below the plates
        stock = partial(draw_plate, painter, rect=lay.bank, style="dark")
        parts["stock"] = Layer(lay.bank.inflate(around, around), (), stock)
        for player, shown in enumerate(props.players):
            # the empty plates with their shadows
            style, rect = plate_style(shown), lay.panels[player]
            colour = shown.colour if shown.alive else None
            plate = partial(draw_plate, painter, rect=rect, style=style, colour=colour)
            parts[player] = Layer(rect.inflate(around, around), (style, colour), plate)
        for mark in props.marks:
            area = self.view.mark_area(mark.space)
            parts["mark", mark.space] = Layer(area, mark, partial(self._mark, mark=mark))
        title = partial(draw_title, painter, rect=lay.title, props=props.title)
        parts["title"] = Layer(lay.title, props.title, title)
        rack = common_rack(painter, lay.panels, props.players)
        for player, shown in enumerate(props.players):
            plate = partial(draw_player, painter, rect=lay.panels[player], props=shown, rack=rack)
            parts["player", player] = Layer(lay.panels[player], (shown, rack), plate)
        for player, face in enumerate(props.faces):
            if face:
                spot = self.face(player)
                parts["face", player] = Layer(face_area(spot), face, self._face(player, face, spot))
        for player, shown in enumerate(props.players):
            # whose token is the portrait needs no second one
            if shown.alive and shown.face:
                spot = figure_place(painter, lay.panels[player], rack)
                figure = partial(self._figure, player=player, place=spot)
                look = shown.token, shown.colour, tuple(spot)
                parts["figure", player] = Layer(lay.panels[player], look, figure)
        bank = partial(draw_bank, painter, rect=lay.bank, props=props.bank)
        parts["bank"] = Layer(lay.bank.inflate(4, 4), props.bank, bank)
        prompt = partial(draw_prompt, painter, area=lay.prompt, props=props.prompt)
        parts["prompt"] = Layer(lay.prompt.inflate(around, around), props.prompt, prompt)
        (rect, room), notes = purse_place(self._purse), props.purse
        purse = partial(draw_leather, painter, place=rect, name="purse")
        parts["purse"] = Layer(rect, tuple(rect), purse)
        money = partial(draw_notes, painter, rect=room, notes=notes, board=self.board)
        parts["money"] = Layer(rect, (tuple(rect), notes), money)
        # it hides the lower edges of the notes
        pocket = partial(draw_leather, painter, place=rect, name="pocket")
        parts["pocket"] = Layer(rect, tuple(rect), pocket)
        shape = "fan" if self.fan else "hollow"
        hollow = partial(draw_leather, painter, place=self.tray, name=shape)
        parts["hollow"] = Layer(self.tray, (tuple(self.tray), shape), hollow)
        slot = partial(self._draw_slot, props=props.slot)
        parts["slot"] = Layer(self._slot_area(), (self.slip, props.slot), slot)
        return parts

    def _mark(self, surface: Surface, mark: SpaceMark) -> None:
        people, everybody = self.people, range(len(self.people))
        colours = [people.colour(p, self.painter.theme) for p in everybody]
        tokens = [people.token(p) for p in everybody]
        self.view.draw_mark(surface, mark, colours, people.marks, tokens)

    def _figure(self, surface: Surface, player: int, place: Rect) -> None:
        """A player's token on the plate, as it is on the board."""
        if not place.height:
            return
        token, colour = self.look(player)
        if self.layout.seated:
            plate = self.layout.panels[player]
            draw_figure(self.painter, surface, Figure(token, place, colour), plate)
            return
        side = round(place.height * DISC)
        lying = placed((side, side), right=place.right, bottom=place.bottom)
        self.view.draw_token(surface, Figure(token, lying, colour))

    def _face(self, player: int, props: FaceProps, rect: Rect) -> Callable[[Surface], None]:
        """Looking at a player's panel, or at the board."""
        seen = self.panel(props.looks_at) if props.looks_at != BANK else self.layout.board
        away = not seen.contains(rect)
        gaze = gaze_to(rect, seen) if away else (0.0, 0.0)
        if cut_plate(self.painter, self.layout.panels[player]).figure.height:
            props = replace(props, token="")
        return lambda surface: draw_face(self.painter, surface, rect, props, gaze)

    def face(self, player: int) -> Rect:
        """The place of an opponent's face."""
        return cut_plate(self.painter, self.layout.panels[player]).face

    def bubble(self, player: int, text: str) -> Rect:
        """The place of a remark: in the middle of the board, as near to the face as possible.

        With the board zoomed, it is over other plates or above all of them.
        """
        lay, y = self.layout, self.face(player).centery
        if not self._near:
            return bubble_place(self.painter, text, self.stage_layout.free_area, y)
        if lay.upright:
            area = Rect(lay.title.x, lay.title.y, lay.prompt.width, lay.board.height)
            result = bubble_place(self.painter, text, area, y)
            result.bottom = lay.prompt.y
            return result
        plate, side = self.panel(player), lay.panels[0].unionall([*lay.panels, lay.log])
        above = Rect(side.x, side.y, side.width, plate.y - side.y)
        below = Rect(side.x, plate.bottom, side.width, side.bottom - plate.bottom)
        return bubble_place(self.painter, text, max(above, below, key=lambda each: each.height), y)

    def _slot_area(self) -> Rect:
        room, slot = self.painter.px(64), self.layout.slot
        return slot.inflate(2 * room, 2 * room)

    def _deed(self, props: SpaceProps | CardProps | None) -> tuple[Rect, Rect]:
        """The place of a deed, as large as the slot allows, and of its caption."""
        slot = Rect(self.layout.slot)
        if self.has_room_below:
            # it ends where it does without a slip: above the money
            top = slot.y + self.slip + self.painter.px(BELOW)
            slot = Rect(slot.x, top, slot.width, slot.bottom - top)
            if isinstance(props, SpaceProps) and not props.text:
                # as wide as there is room, for long names and the words of its rows
                return Rect(slot), slot
            # a card without rents needs less of it
            slot.height = min(slot.height, round(slot.width / PLACE_SHAPE))
        return lay_space(self.painter, slot, props)

    @property
    def has_room_below(self) -> bool:
        """Whether a deed has room below the slip in the slot, with all its rows."""
        painter = self.painter
        rows = ROWS * ceil(painter.readable(0) * painter.scale * LINE)
        room = self.layout.slot.height - painter.px(LOW_LEAST) - painter.px(BELOW) - rows
        return 0 < self.slip <= room

    @property
    def _prompt_below(self) -> bool:
        """Whether the prompt lies below the slot, as it does beside a flat board."""
        return self.layout.prompt.left >= self.layout.slot.left and not self.layout.upright

    @property
    def _low(self) -> int:
        """The lower end of what lies above the tray."""
        return self.tray.y - self.painter.px(10) if self.tray.height else self.layout.slot.bottom

    @property
    def _purse(self) -> Rect:
        """The place of a person's money: what is free between the deed and the tray."""
        lay = self.layout
        top = self.painter.px(10) + (lay.prompt if self._prompt_below else lay.slot).bottom
        room = Rect(lay.slot.x, top, lay.slot.width, self._low - top)
        free = lay.slot.height and room.height >= self.painter.px(PURSE_LEAST)
        return room if free else Rect(lay.slot.topleft, (0, 0))

    def draw_ahead(self, props: SpaceProps) -> bool:
        """Draw the card of a space in advance, so that it is cached when it is shown.

        False if there is more to draw in a later frame.
        """
        draw = partial(self._draw_slot, props=props)
        return not self._still or self._drawn_ahead(self._still, [draw])

    def _draw_slot(self, surface: Surface, props: SpaceProps | CardProps | None) -> None:
        painter = self.painter
        if not self.layout.slot.height:
            return
        deed, caption = self._deed(props)
        if isinstance(props, SpaceProps):
            shown = replace(props, caption="") if self.has_room_below else props
            colour = self.people.colour(props.owner, painter.theme)
            draw_space(painter, surface, deed, caption, shown, self.board, colour)
        elif isinstance(props, CardProps):
            draw_card(painter, surface, deed, props)

    def _moved_tokens(self, model: TableModel, props: TableProps) -> list[Rect]:
        """Place the tokens; the areas that change."""
        spots, grounds = {}, dict[Ground, list[int]]()
        for player in range(model.players):
            if model.alive[player] and model.placed[player]:
                spots[player] = square_around(*self.token_place(player, model.position[player]))
                ground = (model.position[player], model.in_jail(player))
                grounds.setdefault(ground, []).append(player)
        now: dict[int, tuple[Rect, Rect]] = {}
        for ground, players in grounds.items():
            area = self.view.ground_area(*ground, [spots[p] for p in players])
            now |= {p: (spots[p], figure_area(spots[p]).union(area)) for p in players}
        glow = props.current if props.current in now else BANK
        changed = {p for p in {*now, *self._tokens} if now.get(p) != self._tokens.get(p)}
        if glow != self._glow:
            changed |= {glow, self._glow}
        old = self._tokens
        self._tokens, self._grounds, self._glow = now, grounds, glow
        self._stands = self._stands and not changed
        return [places[p][1] for places in (old, now) for p in changed if p in places]

    def _dice_places(self, before: TableProps | None, props: TableProps) -> list[Rect]:
        if not props.dice and not (before and before.dice):
            return []
        dice = self.stage_layout.dice
        return [dice.inflate(dice.height, dice.height // 2)]

    def _halo(self, space: int) -> Rect:
        reach = self.painter.px(20)
        return self.cell(space).inflate(2 * reach, 2 * reach)

    def draw(self, surface: Surface) -> None:
        """Draw everything on the table inside the clip."""
        if not self.props or self._size == (0, 0):
            return
        # before the picture of all still things, as drawing the board needs much memory
        ground = self._ground()
        self._still = self._still or ground.copy()
        self._mend(self._still)
        if self._laid < len(self._parts):
            self._build(self._still)
        if not self._stands:
            # drawing them may be interrupted
            self._built, self._ground_below = (
                self._stood(self.props),
                [*self._below_tokens(self.props)],
            )
            self._stands = True
        clip = surface.get_clip()
        surface.blit(self._still, clip.topleft, clip)
        for space, colour in self.props.outlined:
            if self._halo(space).colliderect(clip):
                self.view.highlight(surface, space, colour)
        for picture, corner in self._ground_below:
            if picture.get_rect(topleft=corner).colliderect(clip):
                stamp(surface, picture, corner)
        for _foot, put in sorted(self._standing(surface, clip), key=lambda thing: thing[0]):
            put()
        if self.props.dice and ("dice",) not in self._hidden:
            draw_dice(self, surface, self.props.dice)

    def draw_moving(
        self, surface: Surface, running: Iterable[Running], now: float, calm: bool
    ) -> None:
        """Draw moving things on top; with ``calm`` they stand still."""
        for one, motion in _visible_animations(running, calm):
            motion.draw(self, surface, 0.6 if calm else one.share(now))

    def moving_areas(self, running: Iterable[Running], now: float, calm: bool) -> list[Rect]:
        """The areas where it is drawn."""
        areas: list[Rect] = []
        tilts: dict[int, int] = {}
        for one, motion in _visible_animations(running, calm):
            share = one.share(now)
            if isinstance(motion, DiceRoll):
                areas += motion.areas(self, share)
                tilts |= motion.is_rolling(self, share)
            else:
                areas.append(motion.area(self, share))
        self._tilts = tilts
        return [*areas, *(self._tokens[player][1] for player in tilts)]

    def _standing(self, surface: Surface, clip: Rect) -> Iterator[tuple[float, Callable[[], None]]]:
        """The standing things inside the clip: how near the foot is, and a callback to draw it.

        Whose turn it is stands before others in the same row.
        """
        for player, (spot, area) in self._tokens.items():
            if ("token", player) not in self._hidden and area.colliderect(clip):
                nearer = 0.5 if player == self._glow else 0
                yield spot.bottom + nearer, partial(self._draw_token, surface, player, spot)
        for foot, picture, corner in self._built:
            if picture.get_rect(topleft=corner).colliderect(clip):
                yield foot, partial(stamp, surface, picture, corner)
        if self.cell(JAIL).colliderect(clip):
            yield self.view.jail_window.bottom, partial(self.view.draw_jail_bars, surface)

    def _stood(self, props: TableProps) -> list[Stood]:
        """All buildings: how near their feet are, picture and corner."""
        found: list[Stood] = []
        for mark in props.marks:
            if self.board.spaces[mark.space].kind != "street":
                continue
            for at, width in self._buildings(mark):
                picture, foot = building(self.painter, mark.level, width, place_of(mark.space))
                found.append((at[1], picture, (at[0] - foot[0], at[1] - foot[1])))
        return found

    def _below_tokens(self, props: TableProps) -> Iterator[Laid]:
        """The changes of the print below the tokens at rest."""
        mortgaged = {mark.space for mark in props.marks if mark.mortgaged}
        for ground, players in self._grounds.items():
            spots = [self._tokens[p][0] for p in players if ("token", p) not in self._hidden]
            if spots:
                yield from self.view.ground(*ground, spots, ground[0] in mortgaged)

    def _buildings(self, mark: SpaceMark) -> list[tuple[tuple[int, int], int]]:
        """The houses or the hotel on a space, without one that is still dropping."""
        spots = self.view.building_spots(mark.space, mark.level) if mark.level else []
        return spots[:-1] if ("building", mark.space) in self._hidden else spots

    def _draw_token(self, surface: Surface, player: int, rect: Rect) -> None:
        if player == self._glow:
            self.view.draw_turn_glow(surface, rect)
        space = self._model.position[player] if self._model else 0
        self.put_token(surface, player, rect, turn=facing(space))


def _visible_animations(
    running: Iterable[Running], calm: bool
) -> Iterator[tuple[Running, Animation]]:
    """The animations to draw; with reduced motion only the calm ones."""
    for one in running:
        motion = one.cue.motion
        if motion and (motion.calm or not calm):
            yield one, motion
