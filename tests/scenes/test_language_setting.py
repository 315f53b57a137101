"""Another language takes effect at once, also on what lies below the settings."""

import pygame

from monopoly_gui import app
from monopoly_gui.engine.actions import Roll
from monopoly_gui.language import current_language, retranslate
from monopoly_gui.scenes.core.spoken_screen import read_screen
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.stories import STORIES, middle_game
from tests.scenes.layout_watch import Watch
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat


def written(screen: Screen) -> str:
    """Everything readable on the screen."""
    surface = pygame.display.get_surface()
    assert surface is not None
    watch = Watch()
    with watch.over(surface):
        screen.context.scenes.invalidate()
        screen.app.draw()
    return "\n".join(retranslate(text.text) for text in watch.written)


def choose(screen: Screen, code: str) -> None:
    """Open the settings above what is open, choose a language, and come back."""
    scene = SettingsScene(screen.context)
    screen.context.scenes.push(scene)
    screen.frame()
    scene.language.choose(code)
    screen.frame()
    assert screen.scene is scene
    assert scene.language.value == code
    screen.key(pygame.K_ESCAPE)
    screen.frame()


def test_the_title_and_the_settings_speak_it_at_once() -> None:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    assert "New game" in written(screen)
    choose(screen, "de")
    assert "Neues Spiel" in written(screen)
    assert "New game" not in written(screen)
    assert screen.context.settings.language == "de"
    choose(screen, "en")
    assert "New game" in written(screen)


def test_the_settings_are_read_aloud_in_it_at_once() -> None:
    screen = Screen()
    scene = screen.open(SettingsScene(screen.context))
    scene.language.choose("de")
    screen.frame()
    title, heading, tabs, *others = read_screen(scene)
    assert (title, heading) == ("Einstellungen", "Bild")
    assert tabs == "Einstellungen, Registerkarten, Bild, 1 von 4"
    assert "Zurück, Schaltfläche, Esc" in others


def test_the_table_and_its_log_speak_it_too() -> None:
    seat = Seat(middle_game(), dice=[(3, 3)])
    seat.table.submit(Roll(0))
    seat.until_rest()
    assert "rolls 3 + 3" in "\n".join(line.text for line in seat.table.game.book.lines)
    before = written(seat.screen)
    choose(seat.screen, "fr")
    lines = "\n".join(line.text for line in seat.table.game.book.lines)
    assert lines and "rolls" not in lines
    assert "Roll the dice" in before
    assert "Roll the dice" not in written(seat.screen)


def test_an_open_question_speaks_it_and_is_still_asked() -> None:
    desk = STORIES["purchase"]((1280, 720))
    dialog = desk.shows(PurchaseDialog)
    choose(desk.screen, "es")
    assert desk.shows(PurchaseDialog) is dialog
    text = written(desk.screen)
    assert "Buy" not in text.split("\n")
    assert "Comprar" in text


def test_the_terms_of_a_trade_are_kept() -> None:
    desk = STORIES["trade_edit"]((1280, 720))
    terms = desk.shows(TradeDialog).talk.terms
    choose(desk.screen, "de")
    assert desk.shows(TradeDialog).talk.terms is terms


def test_the_settings_show_the_language_that_was_asked_for() -> None:
    screen = Screen(language="de")
    screen.app = app.App(pygame.display.get_surface(), screen.context, asked="fr")
    scene = screen.open(SettingsScene(screen.context))
    assert (current_language(), scene.language.value) == ("fr", "fr")
    scene.language.choose("de")
    assert (current_language(), screen.context.settings.language) == ("de", "de")
