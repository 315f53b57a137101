"""Nothing is announced before the token arrives: the log, the deed, the price, faces, words,
sounds.

The first rounds of a game, in both views and at every speed; ``tools/campaigns/told_on_landing.py``
watches whole games.
"""

from itertools import product
from typing import get_args

import pytest

from monopoly_gui.engine.events import Event, TokenMoved
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.table.panels import player_card
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.cards.deed_card import SpaceProps
from monopoly_gui.ui.playback.dice_roll import DiceRoll
from monopoly_gui.ui.playback.pace import Speed
from monopoly_gui.ui.playback.sound import panned
from monopoly_gui.ui.playback.timeline import Running
from monopoly_gui.ui.playback.token_walk import TokenJump, TokenWalk
from tests.scenes.screen import Screen

VIEWS = ("flat", "seated")
SPEEDS: tuple[Speed, ...] = get_args(Speed)
EVERY = tuple(product(VIEWS, SPEEDS))
TOKENS, NAMES = ("car", "dog", "hat", "ship"), ("Ada", "Blaise", "Chen", "Dorothy")
#: seconds from one look to the next
STEP = 0.07


def same_walk(event: Event | None, walk: TokenWalk) -> bool:
    """Whether an event is the one that the walk shows."""
    ends = (walk.player, walk.path[-1])
    return isinstance(event, TokenMoved) and (event.player, event.end) == ends


class Onlooker:
    """Watches a table of computers, and notes news while a token is still on the way."""

    def __init__(self, view: str, speed: Speed, seed: int = 3) -> None:
        self.screen = Screen(view=view, speed=speed, reduced_motion=False)
        seats = [SeatRecord(NAMES[p], "ai", TOKENS[p], p, bot="normal") for p in range(4)]
        match = Match.new("us_2008", Rules(), seats, seed, threaded=False)
        self.table = TableScene(self.screen.context, match)
        self.line = self.table.game.timeline
        self.wrong: list[str] = []
        self.walks = 0
        self._told, self.line.on_shown = self.line.on_shown, self.hear
        self._play, self.line.play = self.line.play, self.listen
        self._before: dict[str, object] = {}
        self._walking: Running | None = None
        #: what was told last
        self._last: Event | None = None
        self.screen.open(self.table)

    @property
    def on_the_way(self) -> Running | None:
        """The throw or the walk that has not come to its end."""
        now = self.screen.clock.now()
        for one in self.line.running:
            late = isinstance(one.cue.motion, DiceRoll | TokenWalk | TokenJump)
            if late and one.share(now) < one.cue.seen - 0.001:
                return one
        return None

    def hear(self, event: Event) -> None:
        if self.on_the_way:
            self.wrong.append(f"told: {event}")
        self._last = event
        self._told(event)

    def listen(self, name: str) -> None:
        """Only steps are heard on the way."""
        one = self.on_the_way
        own = {one.cue.sound, one.cue.beat, *(panned(one.cue.beat, s) for s in one.cue.spots)} if (
            one
        ) else set()  # fmt: skip
        if one and name not in own:
            self.wrong.append(f"heard: {name} during {one.cue.motion}")
        self._play(name)

    def seen(self) -> dict[str, object]:
        """The news on the table now."""
        props, game = self.table._facts, self.table.game
        assert props
        return {
            "players": [(p.cash, p.groups, p.notes) for p in props.players],
            "bank": props.bank,
            "marks": props.marks,
            "prompt": props.prompt,
            "moods": [game.remarks.mood(p) for p in range(4)],
            "words": self.table.remark_bubble.text,
            "lines": game.book.count,
        }

    def look(self) -> None:
        """Let a moment pass, and compare the news with that at the start of the walk."""
        self.screen.app.tick(self.screen.clock.advance(STEP))
        one = self.on_the_way
        if one is None:
            self._walking = None
            return
        motion = one.cue.motion
        now = self.seen()
        if one is not self._walking:
            self._walking, self._before = one, now
            self.walks += 1
            if isinstance(motion, TokenWalk) and same_walk(self._last, motion):
                self.wrong.append(f"told as it begins: {self._last}")
        for key, was in self._before.items():
            # what was said before the start may end on the way
            if now[key] != was and not (key == "words" and not now[key]):
                self.wrong.append(f"{key} changed during {motion}: {was} -> {now[key]}")
        props = self.table._facts
        end = motion.path[-1] if isinstance(motion, TokenWalk) else -1
        if props and isinstance(props.slot, SpaceProps) and end >= 0 and props.slot.space == end:
            self.wrong.append(f"the deed of {end} is shown during {motion}")
        if props and isinstance(motion, TokenWalk):
            name = self.table.board.spaces[end].name
            if player_card(self.table, motion.player).about.endswith(name):
                self.wrong.append(f"the card says {name} during {motion}")

    def watch(self, looks: int) -> list[str]:
        for _ in range(looks):
            if self.table.match.state.over and self.table.is_settled:
                break
            self.look()
        return list(dict.fromkeys(self.wrong))


@pytest.mark.parametrize(("view", "speed"), EVERY)
def test_nothing_is_told_before_the_token_is_there(view: str, speed: Speed) -> None:
    onlooker = Onlooker(view, speed)
    assert onlooker.watch(260) == []
    assert onlooker.walks > 8 or speed == "instant"
