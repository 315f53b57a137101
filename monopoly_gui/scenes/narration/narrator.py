"""Speaks announcements, the focus, and answers to keys."""

from collections.abc import Callable, Sequence

import pygame
from pygame.event import Event

from ...engine.board import BANK
from ...engine.state import State
from ...language import _, mark
from ...speech.announcement import Announcement
from ...speech.speaker import Speaker
from ...ui.board.cursor import BoardCursor
from ...ui.cards.descriptions import (
    describe_debts,
    describe_deed,
    describe_holdings,
    describe_owners,
    describe_space,
    describe_standing,
)
from ...ui.input.bindings import NOT_LETTERS, Binding, always
from ...ui.text.log_words import plain
from ...ui.text.people import People
from ...ui.widgets import Accessible, Widget
from ...ui.widgets.keys import key_name
from ..core.context import Context
from ..core.managed_scene import ManagedScene
from ..core.spoken_screen import ENTER, describe_keys, join_sentences, read_screen, spoken_widget
from ..table.announcer import last_lines
from ..table.table import TableScene
from ..table.table_props import title_line

#: after these the focused control is looked at again
DOINGS = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONUP)
#: where there is nothing to announce
NOTHING = Announcement("", "focus")


class FocusAnnouncer:
    """Announces the focus, refusals, and the state of a control after all effects of an action."""

    def __init__(self) -> None:
        #: the focus in the last frame; the last announcement, and its form
        self._seen: Widget | None = None
        self._announced: Widget | None = None
        self._spoken: Accessible | None = None
        #: whether something was pressed since the last frame, and the position at that moment
        self._pressed = True
        self._entered = False
        self._moment: object = None
        #: whether the focus is the first of a screen, announced after it
        self._fresh = False
        #: whether it waits until earlier events have been announced
        self._later = False

    def on_key(self, event: Event, moment: object) -> None:
        """Something was pressed in this position, and is about to be done."""
        if event.type in DOINGS and not self._pressed:
            self._pressed, self._moment = True, moment
        self._entered |= event.type == pygame.KEYDOWN and event.key in ENTER

    def forget(self, fresh: bool = False) -> None:
        """Announce everything again next time; ``fresh`` for a screen newly on top."""
        self._seen, self._announced, self._spoken, self._fresh = None, None, None, fresh

    def follow(
        self, scene: ManagedScene, moment: object, settled: bool, longer: bool
    ) -> Announcement:
        """The news of the focus; ``settled`` if no announcement is pending."""
        pressed, entered = self._pressed, self._entered
        self._pressed = self._entered = False
        acted = pressed and moment != self._moment
        widget = scene.form.focused
        if widget is None or not widget.visible:
            if pressed and not acted:
                self.forget()
            self._seen, self._fresh = None, False
            return NOTHING
        if scene.form.pop_rejected():
            return self._refuse(widget, spoken_widget(scene, widget))
        moved, self._seen = widget is not self._seen, widget
        if acted or self._fresh or (moved and not pressed):
            self._later = True
        elif pressed:
            self._later = False
        if not (pressed or self._later) or (self._later and not settled):
            return NOTHING
        now, before = spoken_widget(scene, widget), self._spoken
        same = before is not None and (
            widget is self._announced or (before.name, before.role) == (now.name, now.role)
        )
        if before is None or not same:
            text = now.sentence(longer)
        elif self._later:
            text = now.outcome(before)
        else:
            text = now.change(before)
            if not text and entered and now.role in ("text", "number"):
                # Enter in a text field, without another use, repeats it aloud
                text = now.sentence()
        if self._later and now.role == "board":
            # a player with the focus on the board asks for it, or walks it
            text = ""
        self._announced, self._spoken = widget, now
        announcement = Announcement(text, "event" if self._later else "focus", "focus")
        self._fresh = self._later = False
        return announcement

    def _refuse(self, widget: Widget, now: Accessible) -> Announcement:
        """The reason why the control cannot be used."""
        self._seen = self._announced = widget
        self._spoken, self._fresh, self._later = now, False, False
        return Announcement(now.sentence(), "focus")


Answer = Callable[[TableScene], str]


def subject(table: TableScene) -> int:
    """The player a question is about: the acting human, else the player on turn."""
    return table.actor if table.actor != BANK else table.model.current


def current_space(table: TableScene) -> str:
    """The space of the cursor where the board has the focus, else that of one's token."""
    focused = table.form.focused
    if isinstance(focused, BoardCursor) and table.context.scenes.top is table:
        space = focused.cursor
    else:
        space = table.model.position[subject(table)]
    state = table.shown_state
    text = describe_space(state, table.game.people, space)
    if not state.board.spaces[space].is_deed:
        return text
    return f"{text}. {describe_deed(state, space, whole=True)}"


def again(table: TableScene) -> str:
    return " ".join(last_lines(table.game.book)) or _("Nothing has happened yet.")


def of_subject(describe: Callable[[State, People, int], str]) -> Answer:
    """An answer about the player whom a question is about."""
    return lambda table: describe(table.shown_state, table.people, subject(table))


def standing(table: TableScene) -> str:
    title = title_line(table)
    everybody = describe_standing(table.shown_state, table.people)
    return join_sentences([", ".join(filter(None, (title.round, title.left))), everybody])


#: the key, its subject, and the function that answers
ANSWERS: tuple[tuple[int, str, Answer], ...] = (
    (pygame.K_F2, mark("my money and deeds"), of_subject(describe_holdings)),
    (pygame.K_F3, mark("this space"), current_space),
    (
        pygame.K_F4,
        mark("who owns what"),
        lambda table: describe_owners(table.shown_state, table.people),
    ),
    (pygame.K_F5, mark("what I owe"), of_subject(describe_debts)),
    (pygame.K_F6, mark("the standings"), standing),
    (pygame.K_F7, mark("the last log lines again"), again),
)


class Narrator:
    """Subscribes to announcements and follows the focus; silent unless the settings ask for it."""

    def __init__(self, context: Context, speaker: Speaker) -> None:
        self.context = context
        self.speaker = speaker
        self._top: object = None
        self._focus = FocusAnnouncer()
        context.announcements.subscribe(self._announce, wanted=lambda: self.on)
        self.switch = Binding((pygame.K_F12,), mark("speech on or off"), always(self.turn))
        self.all_keys = (
            *(Binding((key,), words, self._asker(give)) for key, words, give in ANSWERS),
            Binding((pygame.K_F8,), mark("stop speaking"), always(self.speaker.stop)),
            Binding((pygame.K_F10,), mark("read the whole screen"), always(self.read_all)),
        )

    @property
    def on(self) -> bool:
        return self.context.settings.speech

    def bindings(self) -> Sequence[Binding]:
        """The keys available now."""
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

    def begin(self) -> None:
        """Announce the start of speech, and the current screen."""
        self.speaker.say(
            _("Speech is on. F1 lists the keys, F10 reads the whole screen, F8 stops speech."),
            "answer",
        )
        self._focus.forget()
        for scene in self.context.scenes.stack:
            scene.form.pop_rejected()

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
            texts = read_screen(top)
            self.speaker.say(join_sentences([*texts, describe_keys(top)]), "answer")

    @property
    def table(self) -> TableScene | None:
        """The table in the stack, if there is one."""
        stack = self.context.scenes.stack
        return next((s for s in reversed(stack) if isinstance(s, TableScene)), None)

    @property
    def thinking(self) -> bool:
        """Whether a requested answer is still to come."""
        top = self.context.scenes.top
        return top is not None and top.awaits_answer

    def on_key(self, event: Event) -> None:
        """Check the focus after a key or click."""
        self._focus.on_key(event, self._position)

    def unused(self, event: Event) -> None:
        """Say that a key has no meaning here."""
        if not self.on or event.type != pygame.KEYDOWN or event.mod & NOT_LETTERS:
            return
        named = event.key in (*ENTER, pygame.K_SPACE, pygame.K_ESCAPE)
        if named or event.unicode.isalnum():
            text = _("{key} has no effect here.")
            self.speaker.say(text.format(key=key_name(event.key)), "focus")

    def tick(self) -> None:
        """Announce the focus, after all announcements of this frame."""
        self.speaker.watch()
        if self.on:
            self._follow_focus()

    def _announce(self, announcement: Announcement) -> None:
        self.speaker.say(plain(announcement.text), announcement.priority)

    @property
    def _position(self) -> object:
        """A key that changes with every action."""
        return self.table.moment if self.table else None

    def _follow_focus(self) -> None:
        """Announce the focus; the result of an action follows when the table rests again."""
        top = self.context.scenes.top
        if top is None:
            return
        if top is not self._top:
            self._top = top
            self._focus.forget(fresh=True)
        for scene in self.context.scenes.stack[:-1]:
            # a key of the table, tried over a dialog that passes it on
            if scene.form.pop_rejected() and (tried := scene.form.focused):
                self.speaker.say(spoken_widget(scene, tried).sentence(), "focus")
        longer = self.context.settings.speech_length == "long"
        focus = self._focus.follow(top, self._position, top.settled, longer)
        # one text with the control: the next key takes the place of both
        changed = top.consequences()
        text = join_sentences([focus.text, *changed]) if changed else focus.text
        self.speaker.say(text, focus.priority)
