"""The name at the first start, and the editor of profiles."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ...storage.file_names import clean_name
from ...storage.profiles import LONGEST_NAME, Profile, keep_profile, load_profiles, new_profile
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Control
from ...ui.layout.parts import labelled
from ...ui.painting.painter import Painter
from ...ui.painting.tokens import names as token_names
from ...ui.painting.tokens import token_title
from ...ui.text.people import colour_titles
from ...ui.widgets import Button, ColourSwatches, Swatches, TextField
from ..core.context import Context
from ..core.dialog import Dialog
from ..core.name_dialog import NameDialog

COLUMNS = 7
#: the heights of the tokens and the colours
TOKENS, COLOURS = (190, 250), (76, 92)


class FirstNameScene(NameDialog):
    """Asks for the player's name at the first start; it can be skipped."""

    note_height = 102

    def __init__(self, context: Context) -> None:
        go = Button(_("That’s me"), self._go, icon="check", style="primary", name="go")
        title = _("What shall we call you?")
        super().__init__(context, title, go, _("Your name"), LONGEST_NAME)
        later = self.buttons[0]
        later.label, later.name = _("Not now"), "later"

    def note(self) -> tuple[str, str]:
        text = _(
            "The game then knows who is playing and what you have won. This stays on this "
            "computer; change or delete it under People."
        )
        return text, "muted"

    def handle(self, event: Event) -> bool:
        """A click beside it goes on with what lies below, unless a name is being typed."""
        clicks = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        own = (self.box, self.help_button.rect)
        if self.name or not clicks or any(part.collidepoint(event.pos) for part in own):
            return super().handle(event)
        used = any(scene.handle(event) for scene in self.context.scenes.stack[-2:-1])
        if used and event.type == pygame.MOUSEBUTTONUP:
            self.close()
        return used

    def close(self) -> None:
        """Go on without a name; the question does not come again."""
        super().close()
        self.context.settings_changed()

    def _go(self) -> None:
        tokens = token_names(self.context.painter.assets / "tokens")
        profile = new_profile(self.name, tokens[2], 0)
        if self.context.attempt(lambda: keep_profile(profile)):
            self.context.settings.profile = profile.id
            self.context.announce(_("Welcome, {name}!").format(name=profile.name))
            self.close()


class ProfileScene(Dialog):
    """Name, token and colour of one person; ``on_done`` gets the profile once it is saved."""

    width = 800.0

    def __init__(
        self, context: Context, profile: Profile | None, on_done: Callable[[Profile], None]
    ) -> None:
        self.on_done = on_done
        self.tokens_there = token_names(context.painter.assets / "tokens")
        others, _trouble = load_profiles()
        self.profile = profile or new_profile(" ", *self._free(others, context))
        self.taken = {p.name.casefold() for p in others if p.id != self.profile.id}
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        self.go = Button(_("Done"), self._go, icon="check", style="primary", name="go")
        title = _("Change the profile") if profile else _("New profile")
        super().__init__(context, title, [cancel, self.go])
        self.field = TextField(
            self.profile.name.strip(), placeholder=_("Name"), max_length=LONGEST_NAME,
            on_change=lambda text: self._check(), name="name",
        )  # fmt: skip
        colours = context.painter.theme.players
        titles = {token: token_title(token) for token in self.tokens_there}
        self.tokens = Swatches(
            self.tokens_there, self.profile.token or self.tokens_there[0], self._draw_token,
            columns=COLUMNS, titles=titles, name="tokens",
        )  # fmt: skip
        self.colours = ColourSwatches(
            {str(at): colour for at, colour in enumerate(colours)},
            str(self.profile.colour % len(colours)),
            self._set_colour, columns=len(colours), titles=colour_titles(colours),
        )  # fmt: skip
        self.show_tree(
            Column(
                [
                    Control(self.field),
                    labelled(_("Token"), self.tokens, height=TOKENS),
                    labelled(_("Colour"), self.colours, height=COLOURS),
                ]
            ),
            self.go,
        )
        self.form.focus(self.field)
        self._check()

    def _free(self, others: list[Profile], context: Context) -> tuple[str, int]:
        """A free token and colour."""
        taken = {each.token for each in others}
        used = {each.colour for each in others}
        token = next((t for t in self.tokens_there if t not in taken), self.tokens_there[0])
        colours = range(len(context.painter.theme.players))
        return token, next((c for c in colours if c not in used), 0)

    def _check(self) -> None:
        name = clean_name(self.field.text)
        self.go.reason = (
            _("Type a name first.")
            if not name
            else _("Somebody here already has this name.")
            if name.casefold() in self.taken
            else ""
        )

    @property
    def colour(self) -> int:
        """The chosen colour by its place."""
        return int(self.colours.value)

    def _set_colour(self, colour: str) -> None:
        self.tokens.dirty = True

    def _draw_token(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        painter.token(surface, option, rect, painter.theme.players[self.colour])

    def _go(self) -> None:
        changes = {
            "name": clean_name(self.field.text),
            "token": self.tokens.value,
            "colour": self.colour,
        }
        profile = self.profile.model_copy(update=changes)
        if self.context.attempt(lambda: keep_profile(profile)):
            self.close()
            self.on_done(profile)
