"""How many games are kept, by number and by size, and how much there is now."""

from __future__ import annotations

import pygame

from ...language import _, format_decimal, plural
from ...storage.kept.limits import MEGABYTE
from ...storage.kept.shelf import PATIENCE
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.parts import labelled
from ...ui.widgets import Button, Choice
from ..core.context import Context
from ..core.dialog import Dialog

NUMBERS = (50, 100, 500, 2000)
SIZES = (50, 200, 500, 2000)


class LimitsScene(Dialog):
    """Two rows to choose from; what is chosen holds from the end of the next game on."""

    width = 860.0

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, _("Saved games"), [done])
        settings = context.settings
        self.number = Choice(
            [(str(n), str(n)) for n in NUMBERS],
            str(nearest_choice(settings.keep_games, NUMBERS)),
            lambda value: context.change("keep_games", int(value)),
            name="number",
            on_card=True,
        )
        self.size = Choice(
            [(str(n), _("{number} MB").format(number=n)) for n in SIZES],
            str(nearest_choice(settings.keep_megabytes, SIZES)),
            lambda value: context.change("keep_megabytes", int(value)),
            name="size",
            on_card=True,
        )
        entries = context.shelf.entries(PATIENCE)
        used = sum(entry.size for entry in entries)
        count = plural("one game", "{count} games", len(entries)).format(count=len(entries))
        now = _("Now: {games}, {number} MB.").format(
            games=count, number=format_decimal(used / MEGABYTE, 1)
        )
        about = _(
            "At the limit, the oldest finished games that are not pinned are deleted; "
            "unfinished games stay. Results, statistics and achievements are kept. Only "
            "the last ten scenario games are kept."
        )
        self.show_tree(
            Column(
                [
                    labelled(_("Maximum number of games"), self.number),
                    labelled(_("Maximum disk space"), self.size),
                    Text(now, weight="bold"),
                    Text(about, colour="muted"),
                ],
                gap=16,
            ),
            done,
        )


def nearest_choice(value: int, choices: tuple[int, ...]) -> int:
    """The choice that comes closest to a value that was written by hand."""
    return min(choices, key=lambda choice: abs(choice - value))
