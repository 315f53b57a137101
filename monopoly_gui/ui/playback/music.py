"""Music that follows the game, one piece after another; without a sound card there is none."""

from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

import pygame

from .sound import mixer_runs

#: every available piece, a file of the same name in assets/music
TITLE = "title"
PIECES = (TITLE, "early", "trading", "danger", "end")
#: the tone of the room of a table, and its volume beside the music
ROOM, ROOM_LOUD = "room", 0.6
#: milliseconds in which a piece goes, and comes
GOES, COMES = 900, 1200
#: the least seconds of a piece, before another may follow
LEAST = 20.0


class Music:
    """``volume`` from 0 to 1; ``follow`` is called once a frame."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.volume = 0.0
        self.mute = False
        self.beside_voice = False
        self.playing = ""
        self._room: pygame.mixer.Sound | None = None
        #: the tone of the room, read while pictures go on: it is short, but takes several frames
        self._reader: Future[pygame.mixer.Sound] | None = None
        self._since = 0.0
        self._gone_at = 0.0
        self._failed = False

    @property
    def loud(self) -> float:
        """The current volume, 0 for silence."""
        if self.mute or self._failed or not mixer_runs():
            return 0.0
        return self.volume * (0.3 if self.beside_voice else 1.0)

    @property
    def reading(self) -> bool:
        """Whether a file is being read just now, for which the sound card has to stay open."""
        return self._reader is not None and not self._reader.done()

    def follow(self, wanted: str, at_table: bool, now: float) -> None:
        """Change to this piece when it is time, and play the room's tone at a table."""
        if not self.loud:
            self.stop()
            return
        try:
            self._follow(wanted, now)
            self._follow_room(at_table)
        except (pygame.error, OSError):
            self._failed = True

    def stop(self) -> None:
        """Be silent at once."""
        if self._reader:
            wait([self._reader])
            self._reader = None
        if mixer_runs() and (self.playing or self._room):
            pygame.mixer.music.stop()
            if self._room:
                self._room.stop()
        self.playing, self._room, self._gone_at = "", None, 0.0

    def _follow(self, wanted: str, now: float) -> None:
        player = pygame.mixer.music
        if self._gone_at:
            if now < self._gone_at:
                return
            self.playing, self._gone_at = "", 0.0
        player.set_volume(self.loud)
        if wanted == self.playing and player.get_busy():
            return
        if self.playing and player.get_busy():
            if now - self._since < LEAST and TITLE not in (wanted, self.playing):
                return
            player.fadeout(GOES)
            self._gone_at = now + GOES / 1000 + 0.1
            return
        player.load(str(self.folder / f"{wanted}.ogg"))
        player.set_volume(self.loud)
        player.play(-1, fade_ms=COMES)
        self.playing, self._since = wanted, now

    def _follow_room(self, at_table: bool) -> None:
        if self._room is not None:
            self._room.set_volume(self.loud * ROOM_LOUD)
            if not at_table:
                self._room.fadeout(GOES)
                self._room = None
        elif at_table and self._reader is None:
            thread = ThreadPoolExecutor(1, ROOM)
            self._reader = thread.submit(pygame.mixer.Sound, str(self.folder / f"{ROOM}.ogg"))
            thread.shutdown(wait=False)
        elif self._reader is not None and self._reader.done():
            read, self._reader = self._reader.result(), None
            if at_table:
                self._room = read
                self._room.set_volume(self.loud * ROOM_LOUD)
                self._room.play(-1, fade_ms=COMES)
