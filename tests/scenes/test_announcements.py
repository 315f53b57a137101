"""One stream of announcements: scenes publish, and whoever listens hears each once."""

import pygame

from monopoly_gui.engine.actions import Bundle
from monopoly_gui.scenes.core.announcements import Announcements
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.speech.announcement import Announcement
from tests.scenes.screen import Screen
from tests.scenes.test_trade_by_ear import Agreeing, Refusing, trading


def subscribed(screen: Screen) -> list[Announcement]:
    """The announcements of a screen from now on."""
    heard: list[Announcement] = []
    screen.context.announcements.subscribe(heard.append, wanted=lambda: True)
    return heard


def test_only_those_who_listen_hear_and_nothing_is_announced_that_is_empty() -> None:
    stream, heard, on = Announcements(), list[Announcement](), list[int]()
    stream.subscribe(heard.append, wanted=lambda: bool(on))
    stream.publish("too early")
    assert not heard
    on.append(1)
    stream.publish("")
    stream.publish("now", "screen", "dialog")
    assert stream.wanted and heard == [Announcement("now", "screen", "dialog")]


def test_a_message_is_announced_once_and_one_that_is_only_shown_is_not() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    heard = subscribed(screen)
    screen.context.scenes.toasts.say("Saved.")
    screen.frame()
    screen.context.scenes.toasts.say("Saved.")
    screen.context.scenes.toasts.show("Only to be seen.")
    screen.frame()
    assert [a.text for a in heard if a.source == "toast"] == ["Saved."]


def test_a_screen_is_announced_before_what_is_focused_and_again_when_one_comes_back() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    heard = subscribed(screen)
    screen.frame()
    assert [a.source for a in heard] == ["screen"]
    screen.key(pygame.K_F1)
    screen.key(pygame.K_ESCAPE)
    screen.frame()
    assert [a.text.split(".")[0] for a in heard] == ["Monopoly", "The start", "Monopoly"]


def news(answer: type[Agreeing | Refusing]) -> list[tuple[str, str]]:
    """Source and text of all that is published when an offer is answered so."""
    seat, _said = trading(answer())
    seat.screen.shows(TradeDialog).fill(Bundle(100), Bundle(0, (35,)))
    seat.frames(3)
    heard = subscribed(seat.screen)
    seat.key(pygame.K_p)
    seat.frames(120)
    return [(a.source, a.text) for a in heard]


def test_what_becomes_of_an_offer_is_published_by_the_log_alone() -> None:
    for answer, words in ((Agreeing, "The trade is done."), (Refusing, "refuses")):
        found = [source for source, text in news(answer) if words in text]
        assert found == ["log"]


def test_an_offer_is_asked_for_again_after_its_refusal() -> None:
    texts = [text for _source, text in news(Refusing)]
    refused = next(at for at, text in enumerate(texts) if "refuses" in text)
    again = [at for at, text in enumerate(texts) if text.startswith("Ada offers a trade.")]
    assert again and min(again) > refused
