"""The user's settings, kept as JSON."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, ValidationError
from pydantic_core import from_json, to_json

from .. import paths
from ..engine.rules import Value
from ..engine.sentence import Sentence, mark, said
from ..files import atomic
from ..files.sharing import replace, why_failed
from ..files.small_files import read_small
from .aside import aside_of, is_newer
from .errors import SaveError
from .migrations import renew_rules, with_music, with_view
from .saved_game import SeatRecord

#: the amount of speech on events
Length: TypeAlias = Literal["short", "normal", "long"]
FORMAT = 1
MAX_BYTES = 256 * 1024


class Settings(BaseModel):
    """The player's settings; a wrong value is a ValidationError at once."""

    model_config = ConfigDict(validate_assignment=True, extra="ignore")

    #: of the sounds, the music and the voice, in per cent
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    music_volume: Annotated[int, Field(ge=0, le=100)] = 50
    voice_volume: Annotated[int, Field(ge=0, le=100)] = 100
    #: of the sounds and the music
    mute: bool = False
    #: whether the game speaks, the rate in per cent of the usual, the voice ("" is the
    #: system's), and the amount of speech on events
    speech: bool = False
    speech_rate: Annotated[int, Field(ge=50, le=300)] = 100
    speech_voice: Annotated[str, Field(max_length=200)] = ""
    speech_length: Length = "normal"
    #: of the opponents' moves
    speed: Literal["slow", "normal", "fast", "instant"] = "normal"
    #: of the interface, like "de"; "" is that of the system
    language: Literal["", "en", "de", "fr", "es"] = ""
    theme: Annotated[str, Field(min_length=1, max_length=40)] = "classic"
    #: whether the colours of the groups have patterns, as they have in high contrast
    patterns: bool = False
    #: of the whole picture, 1 is as designed
    scale: Annotated[float, Field(ge=0.5, le=3, allow_inf_nan=False)] = 1.0
    #: whether the board grows with that too, else all of it stays in sight
    enlarge_board: bool = True
    #: the view of the board: flat, or in perspective
    view: Literal["flat", "seated"] = "seated"
    #: whether a camera leans over the board towards motion
    camera: bool = False
    reduced_motion: bool = False
    fullscreen: bool = False
    confirmations: bool = True
    #: whether players may ask for advice at the table
    advice: bool = True
    #: whether each player's chance of winning is shown
    chances: bool = False
    #: whether opponents' turns are summed up
    summaries: bool = True
    #: whether the opponents say something now and then
    remarks: bool = True
    #: whether they may make people more than one offer a round
    more_offers: bool = False
    #: whether the rules book and the options show the ids of the rules
    rule_ids: bool = False
    autosave: bool = True
    #: the number of kept games, and their megabytes
    keep_games: Annotated[int, Field(ge=10, le=5000)] = 500
    keep_megabytes: Annotated[int, Field(ge=10, le=5000)] = 200
    #: whether a human's rent is asked for at once
    auto_claim: bool = True
    #: whether the first lesson has been taken, so that it is no longer put first
    lesson_taken: bool = False
    #: the id of the current profile, "" for none
    profile: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""
    #: of the last game set up; no board before the first one
    last_seats: Annotated[tuple[SeatRecord, ...], Field(max_length=8)] = ()
    last_edition: Annotated[str, Field(max_length=40)] = ""
    #: the options that differed from the official rules
    last_rules: dict[str, Value] = {}
    #: entries of a newer version, kept for it
    _unknown: dict[str, Any] = PrivateAttr(default_factory=dict)
    #: the name that the file gets before these are written: it holds others, which were not read
    _aside: Path | None = PrivateAttr(None)


def settings_file() -> Path:
    """The path of the settings."""
    return paths.user_config() / "settings.json"


def load_settings() -> tuple[Settings, str]:
    """The settings, and a sentence for the user if the file was damaged ('' if not).

    What can be read of a damaged file is used; the file is kept aside, at the latest before
    others are written.
    """
    path = settings_file()
    try:
        return _read(read_small(path, MAX_BYTES), path)
    except FileNotFoundError:
        return Settings(), ""
    except OSError as error:
        text = mark("The settings in {file} cannot be read ({why}): defaults are used. {kept}")
        settings, kept = _kept_later(Settings(), aside_of(path, "before"))
        return settings, Sentence(text, file=path, why=why_failed(error), kept=kept)
    except ValueError as error:
        text = mark("The settings file is damaged ({why}): defaults are used. {kept}")
        return _kept_aside(Settings(), path, text, said(error))


def save_settings(settings: Settings) -> None:
    """Write the settings; SaveError if they cannot be."""
    path = settings_file()
    try:
        if settings._aside and path.exists():
            replace(path, settings._aside)
        settings._aside = None
        data = {"format": FORMAT} | settings._unknown | settings.model_dump()
        atomic.write(path, to_json(data, indent=2) + b"\n", keep_old=False)
    except OSError as error:
        reason = why_failed(error)
        raise SaveError(
            Sentence(
                "The settings could not be saved in {file}: {why}. They last until you quit.",
                file=path,
                why=reason,
            ),
            reason,
        ) from None


def _read(data: bytes, path: Path) -> tuple[Settings, str]:
    values: Any = from_json(data)
    if not isinstance(values, dict):
        raise ValueError(Sentence("it contains no settings"))
    if isinstance(values.get("last_rules"), dict):
        values["last_rules"] = renew_rules(values["last_rules"])
    values = with_view(with_music(values))
    newer = is_newer(values, FORMAT)
    values.pop("format", None)
    try:
        return _with_unknown(Settings.model_validate(values), values), ""
    except ValidationError as error:
        wrong = sorted({str(detail["loc"][0]) for detail in error.errors()})
    sound = {name: value for name, value in values.items() if name not in wrong}
    text = mark(
        "The settings file has invalid values for {why}: defaults are used for these. {kept}"
    )
    if newer:
        text = mark(
            "The settings are from a newer version of the game, with unknown values for {why}: "
            "defaults are used for these. {kept}"
        )
    settings = _with_unknown(Settings.model_validate(sound), values)
    return _kept_aside(settings, path, text, ", ".join(wrong))


def _with_unknown(settings: Settings, values: Mapping[str, Any]) -> Settings:
    known = Settings.model_fields
    settings._unknown = {name: value for name, value in values.items() if name not in known}
    return settings


def _kept_aside(settings: Settings, path: Path, text: str, why: str) -> tuple[Settings, str]:
    """Keep the file under another name: now, or else before these settings are written."""
    aside = aside_of(path)
    try:
        replace(path, aside)
        kept = Sentence("It is kept as {aside}.", aside=aside)
    except OSError:
        settings, kept = _kept_later(settings, aside)
    return settings, Sentence(text, why=why, kept=kept)


def _kept_later(settings: Settings, aside: Path) -> tuple[Settings, Sentence]:
    settings._aside = aside
    return settings, Sentence(
        "Before new ones are saved, the file is kept as {aside}.", aside=aside
    )
