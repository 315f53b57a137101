"""Tells aloud what has the focus, what is asked, what happens, and what keys ask for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from ...language import _, mark, retranslate
from ...speech.speaker import Speaker
from ...ui.input.bindings import NOT_LETTERS, Binding, always
from ...ui.text.log_words import plain
from ...ui.widgets.keys import key_name
from ..core.stacked_scene import StackedScene
from ..lesson.guide import Guide
from ..table.prompt import prompt
from ..table.shared.adviser import Adviser
from ..table.shared.table_dialog import TableDialog
from ..table.table import TableScene
from ..table.trade.trade import TradeDialog
from .answers import ANSWERS, Answer, shown_state
from .focus_announcer import FocusAnnouncer
from .labels import Reader
from .log_announcer import LogAnnouncer, announcement_for, describe_position
from .screens import describe_keys, describe_sides, everything, opened

if TYPE_CHECKING:
    from ..core.context import Context

#: keys without a letter or figure of which it is said where nobody understands them
WITHOUT_SIGN = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)


class Narrator:
    """Follows the screen once a frame; says nothing unless the settings ask for it."""

    def __init__(self, context: Context, speaker: Speaker) -> None:
        self.context = context
        self.speaker = speaker
        self._scene: StackedScene | None = None
        self._heading: tuple[str, ...] = ()
        self._focus = FocusAnnouncer()
        self._log: LogAnnouncer | None = None
        self._table: TableScene | None = None
        self._moment: object = None
        self._toasts: list[str] = []
        self._advice = ""
        self._hint = ""
        self._message = ""
        self._effect: list[str] = []
        self._asked_last = ""
        self._remark = ""
        self.switch = Binding((pygame.K_F12,), mark("speech on or off"), always(self.turn))
        self.all_keys = (
            *(Binding((key,), words, self._asker(give)) for key, words, give in ANSWERS),
            Binding((pygame.K_F8,), mark("stop speaking"), always(self.speaker.stop)),
            Binding((pygame.K_F10,), mark("read the whole screen"), always(self.read_all)),
        )

    # keys ---------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        return self.context.settings.speech

    def bindings(self) -> Sequence[Binding]:
        """The keys that it understands now."""
        return (self.switch, *self.all_keys) if self.on else (self.switch,)

    def turn(self) -> None:
        """Begin to speak, or be silent from now on."""
        settings = self.context.settings
        settings.speech = not settings.speech
        self.context.settings_changed()
        if settings.speech:
            self.begin()
        else:
            self.speaker.stop()
            self.speaker.say(_("Speech is off. F12 turns it on again."), "answer")

    def announce(self, text: str) -> None:
        """Say what a control has done, where only the picture shows it."""
        if self.on:
            self.speaker.say(plain(text))

    def begin(self) -> None:
        """Say that the game speaks from now on, and where the player is."""
        self.speaker.say(
            _("Speech is on. F1 lists the keys, F10 reads the whole screen, F8 stops speech."),
            "answer",
        )
        self._scene = None
        self._focus.forget()
        for scene in self.context.scenes.stack:
            scene.form.pop_rejected()
        if self._log:
            self._log.skip()

    def offer(self) -> None:
        """Offer at the first start to speak, aloud."""
        if not self.on:
            self.speaker.say(_("This game can speak. Press F12 to turn speech on."))

    def _asker(self, answer: Answer) -> Callable[[Event], bool]:
        def go(event: Event) -> bool:
            table = self.table
            text = answer(table) if table else _("No game is in progress.")
            self.speaker.say(plain(text), "answer")
            return True

        return go

    def read_all(self) -> None:
        """Read the whole screen."""
        if top := self.context.scenes.top:
            texts = everything(self._reader(), top, self.table)
            self.speaker.say(sentences([*texts, describe_keys(top)]), "answer")

    # following ----------------------------------------------------------------------------

    @property
    def table(self) -> TableScene | None:
        """The table in the stack, if there is one."""
        stack = self.context.scenes.stack
        return next((s for s in reversed(stack) if isinstance(s, TableScene)), None)

    @property
    def thinking(self) -> bool:
        """Whether an answer that was asked for is still to come."""
        top = self.context.scenes.top
        adviser = self._adviser()
        waiting = isinstance(top, TradeDialog) and top.talk.mode == "wait"
        return waiting or bool(adviser and adviser.open and adviser.thinking)

    def heard(self, event: Event) -> None:
        """Something was pressed: what has the focus may be another thing now."""
        self._focus.heard(event, self._position)

    def unused(self, event: Event) -> None:
        """Say so of a key that nobody understands here."""
        if not self.on or event.type != pygame.KEYDOWN or event.mod & NOT_LETTERS:
            return
        if event.key in WITHOUT_SIGN or event.unicode.isalnum():
            text = _("{key} has no effect here.")
            self.speaker.say(text.format(key=key_name(event.key)), "focus")

    def tick(self) -> None:
        """Tell what is new since the last frame."""
        self.speaker.watch()
        if not self.on:
            return
        self._follow_log()
        self._follow_remark()
        self._follow_toasts()
        self._follow_screen()
        self._follow_hint()
        self._follow_prompt()
        self._follow_focus()

    def _reader(self) -> Reader:
        return Reader(self.context.painter, self.context.scenes.bounds.size)

    def _follow_log(self) -> None:
        table = self.table
        if table is not self._table:
            self._table = table
            self._log = LogAnnouncer(table.game.book) if table else None
        if table is None or self._log is None:
            return
        humans = frozenset(table.game.humans())
        fresh = self._log.new(table.game.timeline.is_finished)
        if not fresh:
            return
        state = shown_state(table)
        for line in fresh:
            if line.word == "ended" and self._answered(line.player):
                continue
            if text := announcement_for(line, self.context.settings.speech_length, humans):
                self.speaker.say(
                    f"{text} {describe_position(line, state, table.game.people)}".strip()
                )

    def _answered(self, partner: int) -> bool:
        """Whether the trade on top says itself what somebody answered, and why."""
        top = self.context.scenes.top
        if not isinstance(top, TradeDialog) or not top.hearing.news:
            return False
        return top.talk.partner == partner

    def _follow_remark(self) -> None:
        """Tell what an opponent says, unless little is to be told."""
        text = self.table.said.text if self.table else ""
        if text and text != self._remark and self.table:
            name = self.table.name(self.table.said.player)
            if self.context.settings.speech_length != "short":
                self.speaker.say(_("{name}: “{reason}”").format(name=name, reason=text))
        self._remark = text

    def _follow_toasts(self) -> None:
        texts = self.context.scenes.toasts.aloud
        for text in texts:
            if text not in self._toasts:
                self.speaker.say(plain(text))
        self._toasts = texts

    def _follow_screen(self) -> None:
        """Tell a screen when it comes to lie on top, and a dialog when it asks something else."""
        top = self.context.scenes.top
        if top is None:
            return
        heading = tuple(str(getattr(top, name, "")) for name in ("title", "subtitle"))
        if isinstance(top, TableDialog):
            heading = (*heading[:1], str(top.collapse), *self._asked(top))
        if top is self._scene and heading == self._heading:
            self._follow_message(top)
            self._follow_asked(top)
            return
        changed = top is not self._scene
        self._scene, self._heading = top, heading
        if changed:
            self._focus.forget(fresh=True)
        self._message = top.message[0] if isinstance(top, TradeDialog) else ""
        self._effect = top.effect() if isinstance(top, TradeDialog) else []
        self._asked_last = top.asked() if isinstance(top, TableDialog) else ""
        texts = opened(self._reader(), top, self.table)
        if texts:
            keys = describe_keys(top)
            self.speaker.say(sentences([*texts, keys]), "screen")
        elif not isinstance(top, TableScene):
            self.speaker.say(describe_keys(top), "screen")

    def _asked(self, dialog: TableDialog) -> tuple[str, ...]:
        """What else makes the question of a dialog another one."""
        if isinstance(dialog, TradeDialog):
            return (dialog.talk.mode, str(dialog.talk.number), str(dialog.player))
        return (str(dialog.player),)

    def _follow_asked(self, top: StackedScene) -> None:
        """Ask again where somebody else leads, or less is owed, once nobody thinks about it."""
        table = self.table
        if not isinstance(top, TableDialog) or top.folded or table is None:
            return
        asked = top.asked()
        if asked == self._asked_last or not table.is_settled or not table.game.opponent_thinks:
            return
        self._asked_last = asked
        if asked:
            keys = describe_keys(top) if top.tells_keys else ""
            self.speaker.say(sentences([asked, keys]))

    def _follow_message(self, top: StackedScene) -> None:
        """Tell what a trade says below its terms when that changes."""
        if isinstance(top, TradeDialog) and top.message[0] != self._message:
            self._message = top.message[0]
            parts = [plain(self._message)]
            if top.hearing.mood == "good" and top.hearing.news:
                # what the partner would agree to has been put into the trade
                parts += [*describe_sides(top, self.table), *self._new_effect(top)]
            self.speaker.say(sentences(parts))

    def _new_effect(self, trade: TradeDialog) -> list[str]:
        """What a trade would do, as far as it has not been told of these terms yet."""
        known, self._effect = self._effect, trade.effect()
        return [text for text in self._effect if text not in known]

    def _follow_hint(self) -> None:
        """Tell advice when it has been thought of, and what the guide of the lesson says."""
        overlay = self.context.scenes.overlay
        hint = overlay.hint.text if isinstance(overlay, Guide) and overlay.hint else ""
        if hint != self._hint:
            self._hint = hint
            self.speaker.say(plain(retranslate(hint)))
        adviser = self._adviser()
        advice = ""
        if adviser and adviser.open:
            advice = plain(f"{adviser.strip.what} {adviser.strip.why}")
        if advice != self._advice:
            self._advice = advice
            self.speaker.say(advice)

    def _adviser(self) -> Adviser | None:
        top = self.context.scenes.top
        if isinstance(top, TableDialog):
            return top.adviser
        return top.side.adviser if isinstance(top, TableScene) else None

    def _follow_prompt(self) -> None:
        """Tell whose turn it is and what can be done, once the table rests."""
        table = self.table
        if table is None or self.context.scenes.top is not table:
            # who comes back to the table hears again what is asked there
            self._moment = None
            return
        if not table.is_settled or table.questions.opening or not table.game.asks_human():
            return
        state = table.state
        moment = (id(table), id(state), state.version, table.actor)
        if moment == self._moment:
            return
        self._moment = moment
        asked = prompt(state, table.game.people)
        self.speaker.say(sentences([plain(asked.title), plain(asked.text), describe_keys(table)]))

    @property
    def _position(self) -> object:
        """What is another thing as soon as somebody has acted."""
        table = self.table
        return (id(table.state), table.state.version) if table else None

    def _follow_focus(self) -> None:
        """Tell what has the focus; what an act has made of it when the table rests again."""
        top, table = self.context.scenes.top, self.table
        if top is None:
            return
        for scene in self.context.scenes.stack[:-1]:
            # a key of the table, tried over a dialog that passes it on
            if scene.form.pop_rejected() and (tried := scene.form.focused):
                self.speaker.say(self._reader().spoken(scene, tried).sentence(), "focus")
        shown = isinstance(top, TableScene | TableDialog) and table is not None
        settled = not shown or table is None or table.is_settled
        longer = self.context.settings.speech_length == "long"
        sentence = self._focus.follow(top, self._reader(), self._position, settled, longer)
        changed = []
        if isinstance(top, TradeDialog) and top.talk.mode == "edit":
            # one text with the tile or the figure: the next key takes the place of both
            changed = self._new_effect(top)
        text = sentences([sentence.text, *changed]) if changed else sentence.text
        self.speaker.say(text, sentence.kind)


def sentences(texts: Sequence[str]) -> str:
    """Texts one after another, each with an end of its own."""
    parts = [text.strip() for text in texts if text.strip()]
    return " ".join(text if text[-1] in ".!?:…”" else f"{text}." for text in parts)
