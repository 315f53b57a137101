"""A game under construction: its seats, and its remaining problems."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ...ai.characters import CHARACTERS, NAMES, Character, free_characters, personality_of
from ...ai.levels import DEFAULT, is_known
from ...editions import EditionError, load_edition
from ...engine import presets
from ...engine.board import MAX_PLAYERS, MIN_PLAYERS, Board
from ...engine.rules import Rules
from ...language import _, translate
from ...language.asking_words import is_by_hand
from ...storage.profiles import Profile
from ...storage.saved_game import SeatRecord
from ..core.context import NewGame
from ..core.home_board import board_or_home

SeatKind = Literal["human", "ai"]

LONGEST_NAME = 16


@dataclass(slots=True)
class SeatDraft:
    """One seat; ``token`` is the id of a token, ``colour`` a place among the player colours.

    ``bot`` is the code of the opponent that plays it, if a computer does, and ``face`` its
    character; ``profile`` the id of the person's profile, if a person with one does.
    """

    name: str
    kind: SeatKind
    token: str
    colour: int
    bot: str = DEFAULT
    profile: str = ""
    face: str = ""
    #: the preferred token, which the board need not offer
    wish: str = ""

    def record(self) -> SeatRecord:
        """The seat in a game."""
        ai = self.kind == "ai"
        bot, face, profile = (self.bot, self.face, "") if ai else ("", "", self.profile)
        return SeatRecord(self.name.strip(), self.kind, self.token, self.colour, bot, profile, face)


@dataclass(slots=True)
class GameDraft:
    """The data of the set-up screen; each seat takes one of ``tokens`` and ``colours``."""

    tokens: Sequence[str]
    colours: Sequence[int]
    edition: str
    seed: str = ""
    #: whether the seed was chosen, so that somebody may know the dice
    seed_chosen: bool = False
    seats: list[SeatDraft] = field(default_factory=list)
    rules: Rules = field(default_factory=Rules)
    #: the choice here about claiming rent and salary; None: no choice yet
    chosen_collects: bool | None = None

    def collects(self, usually: bool) -> bool:
        """Whether dues are claimed for humans: ``usually``, but not under rules about claiming."""
        if self.chosen_collects is not None:
            return self.chosen_collects
        return usually and not is_by_hand(self.rules)

    def seat_last(self, records: Sequence[SeatRecord]) -> None:
        """Seat the players of the last game, or one human and three opponents."""
        for record in records[:MAX_PLAYERS]:
            self.add(record.name, record.kind, record.token, record.colour, record.bot, record.face)
            self.seats[-1].profile = record.profile if record.kind == "human" else ""
        while len(self.seats) < (MIN_PLAYERS if records else 4):
            self.add()

    def add(
        self,
        name: str = "",
        kind: SeatKind | None = None,
        token: str = "",
        colour: int = -1,
        bot: str = "",
        face: str = "",
    ) -> None:
        """Seat one more player; unspecified or taken values are chosen from the free ones."""
        wish = token
        taken = {seat.token for seat in self.seats}
        if token not in self.tokens or token in taken:
            token = first_free(self.tokens, taken)
        used = {seat.colour for seat in self.seats}
        if colour not in self.colours or colour in used:
            colour = next((c for c in self.colours if c not in used), self.colours[0])
        if kind is None:
            kind = "ai" if self.seats else "human"
        if not name and kind == "human":
            name = first_free(NAMES, {seat.name for seat in self.seats})
        chosen = name and is_known(bot)
        if not is_known(bot):
            bot = next((seat.bot for seat in reversed(self.seats)), DEFAULT)
        seat = SeatDraft(name, kind, token, colour, bot, face=face, wish=wish)
        self.seats.append(seat)
        if kind == "ai":
            self._become(seat, self._character(seat, personality_of(bot) if chosen else ""))

    def _free(self, seat: SeatDraft) -> list[Character]:
        """The characters open to a seat, those with free names first."""
        others = [each for each in self.seats if each is not seat]
        faces = [each.face for each in others if each.kind == "ai"]
        return free_characters([each.name for each in others], faces)

    def _character(self, seat: SeatDraft, personality: str = "") -> Character:
        """The character of a computer's seat: by face, personality or name, else any."""
        left = self._free(seat)
        by_face = (each for each in left if each.face == seat.face)
        of_kind = (each for each in left if personality and each.personality == personality)
        called = (each for each in left if each.name.casefold() == seat.name.strip().casefold())
        return next((each for each in (*by_face, *of_kind, *called)), left[0])

    def _become(self, seat: SeatDraft, character: Character) -> None:
        """Give a seat a character; a typed name stays."""
        seat.face, seat.bot = character.face, character.at_level(seat.bot)
        others = {each.name.strip().casefold() for each in self.seats if each is not seat}
        given = seat.name.strip() in ("", *NAMES)
        if given and character.name.casefold() not in others:
            seat.name = character.name

    def set_kind(self, seat: SeatDraft, kind: SeatKind) -> None:
        """Seat a human, or a computer with a character; a person takes the name along."""
        seat.kind = kind
        if kind == "ai":
            if seat.profile:
                seat.name = seat.profile = ""
            self._become(seat, self._character(seat))

    def play_as(self, seat: SeatDraft, code: str) -> None:
        """Choose the level and manner of a seat, which becomes a matching character."""
        seat.bot, wanted = code, personality_of(code)
        alike = [each for each in CHARACTERS if each.personality == wanted]
        if seat.face in [each.face for each in alike]:
            return
        if here := [each for each in self._free(seat) if each in alike]:
            self._become(seat, here[0])
            return
        faces = [each.face for each in alike]
        other = next(each for each in self.seats if each.kind == "ai" and each.face in faces)
        seat.face, other.face = other.face, seat.face
        if {seat.name, other.name} <= set(NAMES):
            seat.name, other.name = other.name, seat.name
        for each in (seat, other):
            each.bot = character_of(each).at_level(each.bot)

    def level_for_all(self, code: str) -> None:
        """Let all computers play at the level of a code, each in its own way."""
        for seat in self.seats:
            if seat.kind == "ai":
                seat.bot = character_of(seat).at_level(code)

    def seat_person(self, person: Profile) -> None:
        """Give a person an unnamed seat, else a computer's, else a new one, if there is any."""
        seat = self._seat_for_a_person()
        if seat is None:
            return
        seat.kind, seat.name, seat.profile = "human", person.name, person.id
        if person.token in self.tokens:
            self.give_token(seat, person.token)
        seat.wish = person.token
        if person.colour in self.colours:
            self.give_colour(seat, person.colour)

    def _seat_for_a_person(self) -> SeatDraft | None:
        nameless = (s for s in self.seats if s.kind == "human" and s.name in ("", *NAMES))
        seat = next((s for s in nameless if not s.profile), None)
        seat = seat or next((s for s in self.seats if s.kind == "ai"), None)
        if seat is None and len(self.seats) < MAX_PLAYERS:
            self.add()
            seat = self.seats[-1]
        return seat

    def name_seat(self, seat: SeatDraft, name: str, people: Sequence[Profile]) -> None:
        """Rename a seat; it then belongs to the person of that name, if there is one."""
        seat.name = name
        called = name.strip().casefold()
        seated = {other.profile for other in self.seats if other is not seat}
        found = (p.id for p in people if p.name.casefold() == called and p.id not in seated)
        seat.profile = next(found, "")

    def unseated(self, people: Sequence[Profile]) -> list[Profile]:
        """The people who have no seat yet."""
        seated = {seat.profile for seat in self.seats if seat.kind == "human"}
        return [person for person in people if person.id not in seated]

    def refresh_people(self, people: Sequence[Profile]) -> None:
        """Update people's names; a deleted person sits there without a profile."""
        known = {person.id: person for person in people}
        for seat in self.seats:
            if seat.profile in known:
                seat.name = known[seat.profile].name
            seat.profile = seat.profile if seat.profile in known else ""

    def remove(self, index: int) -> None:
        """Empty a seat."""
        del self.seats[index]

    def taken(self, seat: SeatDraft, what: Callable[[SeatDraft], str | int]) -> dict[str, str]:
        """The choices of the other people, each with a sentence naming the owner."""
        return {
            str(what(s)): _("{player} has it.").format(player=s.name or _("Somebody"))
            for s in self.seats
            if s is not seat and s.kind == "human"
        }

    def swapped(self, seat: SeatDraft) -> dict[str, str]:
        """The tokens of computers, which are swapped, each with a sentence that says so."""
        text = _("{player} has it and will swap.")
        others = (s for s in self.seats if s is not seat and s.kind == "ai")
        return {s.token: text.format(player=s.name or _("Somebody")) for s in others}

    def give_token(self, seat: SeatDraft, token: str) -> None:
        """Give a seat a token; its former owner takes the seat's."""
        for other in self.seats:
            if other.token == token:
                other.token = seat.token
        seat.token = seat.wish = token

    def offer(self, tokens: Sequence[str]) -> None:
        """Play with these tokens: everybody gets their choice as far as it is among them."""
        self.tokens = tokens
        people_first = sorted(self.seats, key=lambda seat: seat.kind != "human")
        taken: set[str] = set()
        for seat in people_first:
            wanted = (each for each in (seat.wish, seat.token) if each in tokens)
            seat.token = next((each for each in wanted if each not in taken), "")
            taken.add(seat.token)
        for seat in people_first:
            seat.token = seat.token or first_free(tokens, taken)
            taken.add(seat.token)

    def give_colour(self, seat: SeatDraft, colour: int) -> None:
        """Give a seat a colour; its former owner takes the seat's."""
        for other in self.seats:
            if other.colour == colour:
                other.colour = seat.colour
        seat.colour = colour

    def problems(self) -> list[str]:
        """The reasons why the game cannot start yet, in sentences; [] if it can."""
        found: list[str] = []
        if len(self.seats) < MIN_PLAYERS:
            found.append(_("Two players are needed."))
        names = [seat.name.strip().casefold() for seat in self.seats]
        for number, name in enumerate(names, 1):
            if not name:
                found.append(_("Player {number} needs a name.").format(number=number))
        tokens = [seat.token for seat in self.seats]
        colours = [str(seat.colour) for seat in self.seats]
        for keys, trouble in (
            (names, _("{player} has the same name as somebody else.")),
            (tokens, _("{player} has the same token as somebody else.")),
            (colours, _("{player} has the same colour as somebody else.")),
        ):
            repeated = repeated_seats(self.seats, keys)
            found += [trouble.format(player=seat.name.strip()) for seat in repeated]
        largest = 2**63 - 1
        if self.seed and int(self.seed) > largest:
            text = _("The seed is too large: at most {largest_seed}.")
            found.append(text.format(largest_seed=largest))
        try:
            wrong = presets.problems(self.rules, len(self.seats), load_edition(self.edition))
        except EditionError as error:
            wrong = [str(error)]
        return found + [translate(text) for text in wrong]

    def board(self) -> Board:
        """The chosen board; that of the language if its file has become unusable."""
        return board_or_home(self.edition)

    def game(self, usually: bool = True) -> NewGame:
        """The game, ``usually`` claimed as in the settings; ValueError if there are problems."""
        if problems := self.problems():
            raise ValueError(problems[0])
        return NewGame(
            [seat.record() for seat in self.seats],
            self.edition,
            dict(presets.differences(self.rules)),
            int(self.seed) if self.seed else None,
            self.collects(usually),
            marks=("seed",) if self.seed and self.seed_chosen else (),
        )


def character_of(seat: SeatDraft) -> Character:
    """The character of a computer's seat."""
    return next(each for each in CHARACTERS if each.face == seat.face)


def first_free(choices: Sequence[str], taken: set[str]) -> str:
    """The first free choice; if there is none, the first."""
    return next((choice for choice in choices if choice not in taken), choices[0])


def repeated_seats(seats: Sequence[SeatDraft], keys: Sequence[str]) -> list[SeatDraft]:
    """The seats that repeat an earlier key, each key once and the empty one never."""
    seen: dict[str, int] = {}
    found = []
    for seat, key in zip(seats, keys, strict=True):
        seen[key] = seen.get(key, 0) + 1
        if key and seen[key] == 2:
            found.append(seat)
    return found
