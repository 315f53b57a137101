"""The title, the set-up, the settings and the rules, used as a player uses them."""

from unittest.mock import patch

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.menus.about import AboutScene, LicencesScene
from monopoly_gui.scenes.menus.games import GamesScene
from monopoly_gui.scenes.menus.load import ScenariosScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.rules.text import Block, Chapter, read_rules, search
from monopoly_gui.scenes.setup.draft import GameDraft
from monopoly_gui.scenes.setup.preset_page import PresetPage
from monopoly_gui.scenes.setup.seat_card import BoardGallery, TokenPicker
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.storage import SeatRecord, load_settings
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.widgets import Choice, Slider, Swatches, Toggle
from tests.scenes.dialogs.desk import position
from tests.scenes.drawn_anew import forget
from tests.waiting import repeat_until

from .screen import Screen
from .seat import Seat
from .test_layout import undrawn


@pytest.fixture
def screen() -> Screen:
    return Screen()


class TestTitle:
    @pytest.mark.parametrize(
        ("button", "key", "kind"),
        [
            ("New game", pygame.K_n, SetupScene),
            ("Games", pygame.K_g, GamesScene),
            ("Scenarios", pygame.K_s, ScenariosScene),
            ("Settings", pygame.K_t, SettingsScene),
            ("Rules", pygame.K_r, RulesScene),
        ],
    )
    def test_every_button_leads_somewhere_and_escape_back(
        self, screen: Screen, button: str, key: int, kind: type[TitleScene]
    ) -> None:
        screen.open(TitleScene(screen.context))
        screen.click(button)
        screen.shows(kind)
        screen.key(pygame.K_ESCAPE)
        screen.shows(TitleScene)
        screen.key(key)
        screen.shows(kind)
        screen.click("back")
        screen.shows(TitleScene)

    def test_continue_is_greyed_out_and_says_why(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        screen.click("Continue")
        assert screen.calls.continued == 0
        assert screen.find("Continue").reason == "No game has been played yet."

    def test_continue_once_there_is_a_game(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        screen.click("Settings")
        screen.calls.no_game = ""
        screen.key(pygame.K_ESCAPE)
        screen.key(pygame.K_RETURN)
        assert screen.calls.continued == 1

    def test_quit_ends_the_loop(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        screen.click("Quit")
        assert not screen.app.running

    def test_arrows_walk_through_the_buttons(self, screen: Screen) -> None:
        screen.open(TitleScene(screen.context))
        for key in (*[pygame.K_DOWN] * 4, pygame.K_RIGHT, pygame.K_RETURN):
            screen.key(key)
        screen.shows(GamesScene)

    def test_the_picture_comes_when_the_rest_is_seen(self, screen: Screen) -> None:
        title = TitleScene(screen.context)
        screen.context.scenes.reset(title)
        screen.frame()
        assert title.art.stale
        for _ in range(4):
            screen.frame(0.1)
        assert not title.art.stale

    def test_the_picture_is_drawn_a_little_in_each_frame(self, screen: Screen) -> None:
        forget(screen.context.painter)
        screen.context.scenes.arrival.patience = 0.0
        title = screen.open(TitleScene(screen.context))
        frames = 0
        while title.art.stale and frames < 500:
            screen.frame(0.1)
            frames += 1
        assert 30 < frames < 500, frames
        again = screen.open(TitleScene(screen.context))
        for _ in range(20):
            screen.frame(0.1)
        assert not again.art.stale, "it was kept"


class TestSetup:
    def test_one_human_and_three_opponents_may_start_at_once(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("start")
        (game,) = screen.calls.started
        assert [seat.kind for seat in game.seats] == ["human", "ai", "ai", "ai"]
        assert len({seat.token for seat in game.seats}) == 4
        assert len({seat.colour for seat in game.seats}) == 4
        assert (game.edition, game.rules) == ("us_2008", {})
        assert game.seed is not None

    def test_names_and_kinds(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.write("name 2", "Zoe")
        kind = screen.find("kind 2")
        assert isinstance(kind, Choice)
        screen.click(kind.cells()[0].center)
        screen.click("start")
        seat = screen.calls.started[0].seats[1]
        assert (seat.name, seat.kind) == ("Zoe", "human")

    def test_each_computer_is_given_a_level_and_a_personality(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("opponent 2")
        level, manner = screen.find("level"), screen.find("personality")
        assert isinstance(level, Choice) and isinstance(manner, Choice)
        screen.click(level.cells()[-1].center)
        screen.click(manner.cells()[3].center)
        screen.click("done")
        screen.click("start")
        assert [seat.bot for seat in screen.calls.started[0].seats] == [
            "", "expert/dealer", "normal", "normal",
        ]  # fmt: skip

    def test_all_computers_get_the_same_by_one_press(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("opponent 3")
        level = screen.find("level")
        assert isinstance(level, Choice)
        screen.click(level.cells()[0].center)
        screen.click("all")
        screen.click("start")
        assert [seat.bot for seat in screen.calls.started[0].seats] == ["", *["easy"] * 3]

    @pytest.mark.parametrize(
        ("name", "reason"),
        [
            ("", "Player 2 needs a name."),
            ("   ", "Player 2 needs a name."),
            ("ada", "ada has the same name as somebody else."),
        ],
    )
    def test_a_wrong_name_is_refused_with_the_reason(
        self, screen: Screen, name: str, reason: str
    ) -> None:
        screen.open(SetupScene(screen.context))
        screen.write("name 2", name)
        screen.click("start")
        assert screen.calls.started == []
        assert screen.find("start").reason == reason

    def test_from_two_to_eight(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        for _ in range(4):
            screen.click("add")
        assert len(scene.draft.seats) == 8
        assert screen.find("add").reason == "At most 8 players."
        for _ in range(6):
            screen.click("remove 2")
        assert len(scene.draft.seats) == 2
        assert screen.find("remove 1").reason == "Two players are needed."
        screen.click("start")
        assert len(screen.calls.started[0].seats) == 2

    def test_the_focus_stays_among_the_seats(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        scene.form.focus(screen.find("remove 4"), visible=True)
        screen.key(pygame.K_RETURN)
        assert scene.form.focused is screen.find("remove 3")

    def test_token_and_colour(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        mine, theirs = scene.draft.seats[0], scene.draft.seats[1]
        theirs.kind = "human"
        screen.click("look 1")
        look = screen.shows(TokenPicker)
        taken = look.tokens.options.index(theirs.token)
        screen.click(look.tokens.cells()[taken].center)
        assert mine.token != theirs.token
        assert look.tokens.tip == f"{theirs.name} has it."
        screen.click(look.tokens.cells()[look.tokens.options.index("rocket")].center)
        screen.click(look.colours.cells()[7].center)
        screen.click("done")
        screen.shows(SetupScene)
        assert (mine.token, mine.colour) == ("rocket", 7)

    def test_computers_swap_token_and_colour(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        mine, theirs = scene.draft.seats[0], scene.draft.seats[1]
        assert theirs.kind == "ai"
        had = (theirs.token, theirs.colour), (mine.token, mine.colour)
        screen.click("look 1")
        look = screen.shows(TokenPicker)
        screen.click(look.tokens.cells()[look.tokens.options.index(theirs.token)].center)
        screen.click(look.colours.cells()[theirs.colour].center)
        assert ((mine.token, mine.colour), (theirs.token, theirs.colour)) == had

    def test_enter_is_done_where_done_wears_that_key(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        screen.click("opponent 2")
        for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN):
            screen.key(key)
        screen.shows(SetupScene)
        assert scene.draft.seats[1].bot.startswith("expert")
        screen.click("look 1")
        for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RETURN):
            screen.key(key)
        screen.shows(SetupScene)

    def test_edition_and_seed(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        edition = screen.find("edition")
        assert isinstance(edition, BoardGallery)
        screen.click(edition.cells()[1].center)
        screen.click("more")
        screen.write("seed", "20x08")
        screen.click("start")
        game = screen.calls.started[0]
        assert game.edition == edition.options[1]
        assert game.seed == 2008

    def test_no_seed_is_any_seed_and_a_huge_one_is_refused(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("more")
        screen.write("seed", "9" * 19)
        screen.click("start")
        assert screen.calls.started == []
        assert "too large" in screen.find("start").reason
        screen.write("seed", "")
        screen.click("start")
        assert screen.calls.started[0].seed is None

    def test_the_only_human_leaves_after_a_question(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        screen.click("remove 4")
        assert len(scene.draft.seats) == 3
        screen.click("remove 1")
        screen.shows(ConfirmScene)
        screen.click("no")
        screen.shows(SetupScene)
        assert [seat.kind for seat in scene.draft.seats] == ["human", "ai", "ai"]
        screen.click("remove 1")
        screen.click("yes")
        assert [seat.kind for seat in scene.draft.seats] == ["ai", "ai"]

    def test_shaking_gives_another_seed(self, screen: Screen) -> None:
        scene = screen.open(SetupScene(screen.context))
        seeds = {scene.draft.seed}
        screen.click("more")
        for _ in range(5):
            screen.click("shake")
            seeds.add(scene.draft.seed)
        assert len(seeds) > 2

    def test_those_who_played_last_sit_there_again(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("remove 4")
        screen.write("name 1", "Zoe")
        screen.click("start")
        scene = screen.open(SetupScene(screen.context))
        assert [seat.name for seat in scene.draft.seats] == ["Zoe", "Blaise", "Chen"]

    def test_the_rules_can_be_seen(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        screen.click("rules")
        screen.shows(PresetPage)
        screen.key(pygame.K_ESCAPE)
        screen.shows(SetupScene)

    def test_by_keyboard_alone(self, screen: Screen) -> None:
        screen.open(SetupScene(screen.context))
        for _ in range(3):
            screen.key(pygame.K_TAB)  # one more player, the look of the first seat, its name
        screen.key(pygame.K_a, pygame.KMOD_LCTRL)
        screen.type("Eve")
        for _ in range(2):
            screen.key(pygame.K_TAB)  # the cross, who plays
        screen.key(pygame.K_RIGHT)  # a computer
        start = screen.find("start")
        repeat_until(lambda: start.focused, lambda: screen.key(pygame.K_TAB), "start is reached")
        screen.key(pygame.K_RETURN)
        seat = screen.calls.started[0].seats[0]
        assert (seat.name, seat.kind) == ("Eve", "ai")


class TestDraft:
    def make(self) -> GameDraft:
        return GameDraft(["car", "dog", "hat"], [0, 1, 2], "us_2008")

    def test_what_is_taken_or_unknown_is_replaced(self) -> None:
        draft = self.make()
        draft.seat_last([SeatRecord("Ada", "human", "dog", 1), SeatRecord("Bob", "ai", "dog", 9)])
        assert [(s.token, s.colour) for s in draft.seats] == [("dog", 1), ("car", 0)]

    def test_equal_tokens_and_colours_are_found(self) -> None:
        """SETUP-2: everybody has a token of their own."""
        draft = self.make()
        draft.seat_last([])
        draft.seats[1].token = draft.seats[0].token
        draft.seats[2].colour = draft.seats[0].colour
        assert "Blaise has the same token as somebody else." in draft.problems()
        assert "Chen has the same colour as somebody else." in draft.problems()
        with pytest.raises(ValueError, match="same token"):
            draft.game()


class TestSettings:
    def test_volume_and_mute_are_heard_at_once(self, screen: Screen) -> None:
        screen.open(SettingsScene(screen.context, "sound"))
        volume = screen.find("volume")
        assert isinstance(volume, Slider)
        screen.click((volume.track().left, volume.rect.centery))
        assert screen.context.sounds.volume == 0
        screen.click("mute")
        assert screen.context.sounds.mute

    def test_they_are_kept_between_runs(self, screen: Screen) -> None:
        screen.open(SettingsScene(screen.context, "game"))
        speed = screen.find("speed")
        assert isinstance(speed, Swatches)
        screen.click(speed.cells()[-1].center)
        screen.click("auto_claim")
        screen.frame(1.0)
        kept, trouble = load_settings()
        assert (kept.speed, kept.auto_claim, trouble) == ("instant", False, "")

    def test_a_dragged_slider_writes_once(
        self, screen: Screen, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        written: list[int] = []
        monkeypatch.setattr(
            "monopoly_gui.app.save_settings", lambda settings: written.append(settings.volume)
        )
        screen.open(SettingsScene(screen.context, "sound"))
        volume = screen.find("volume")
        assert isinstance(volume, Slider)
        track, y = volume.track(), volume.rect.centery
        for x in range(track.left, track.right, 20):
            screen.click((x, y))
        screen.frame(1.0)
        assert len(written) == 1

    def test_the_colours_have_patterns_where_that_is_wished_for(self, screen: Screen) -> None:
        painter = screen.context.painter
        screen.open(SettingsScene(screen.context))
        found = [painter.theme.patterns]
        screen.click(screen.find("patterns").rect.center)
        screen.frame()
        found.append(painter.theme.patterns)
        screen.context.settings.theme = "dark"
        screen.context.settings_changed()
        found.append(painter.theme.patterns)
        assert found == [False, True, True]
        assert screen.context.settings.patterns

    def test_another_theme_and_size_change_the_screen(self, screen: Screen) -> None:
        scene = screen.open(SettingsScene(screen.context))
        before = screen.open(TitleScene(screen.context)).resume.rect
        screen.open(scene)
        screen.context.settings.theme = "high_contrast"
        screen.context.settings_changed()
        screen.frame()
        assert screen.context.painter.theme.id == "high_contrast"
        scale = screen.find("scale")
        assert isinstance(scale, Swatches)
        screen.click(scale.cells()[2].center)
        assert screen.context.settings.scale == 1.25
        scene.close()
        assert screen.open(TitleScene(screen.context)).resume.rect.height > before.height

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    def test_its_pictures_are_drawn_once(self, scale: float) -> None:
        """Also where the page is larger than the window, and its ground with it."""
        painter = Painter(load_theme("classic"))
        screen = Screen(painter=painter, scale=scale, view="seated")
        screen.open(SettingsScene(screen.context))
        repeat_until(lambda: not screen.scene.moving, screen.frame, "all is drawn", most=30)
        screen.scene.invalidate()
        screen.frame()
        with patch.object(painter.cache, "_drawn", wraps=painter.cache._drawn) as drawn:
            screen.scene.invalidate()
            screen.frame()
        assert not drawn.call_count

    def test_during_a_game_it_shows_its_board_and_its_keys(self) -> None:
        seat = Seat(position(2))
        settings = SettingsScene(seat.screen.context, "keys")
        seat.screen.context.scenes.push(settings)
        seat.frames(2)
        assert settings.seated.board is seat.state.board
        said = [one.text for one in settings.tree.spoken()]
        assert {"R: Roll the dice", "T: Trade", "S: Save the game"} <= {*said}

    def test_without_a_game_it_says_where_its_keys_are(self, screen: Screen) -> None:
        scene = screen.open(SettingsScene(screen.context, "keys"))
        assert "F1: Help and keys" in [one.text for one in scene.tree.spoken()]

    def test_f11_and_the_switch_agree(self, screen: Screen) -> None:
        screen.open(SettingsScene(screen.context))
        screen.key(pygame.K_F11)
        switch = screen.find("fullscreen")
        assert isinstance(switch, Toggle)
        assert switch.on
        assert screen.context.settings.fullscreen


class TestRulesBook:
    def test_every_chapter_can_be_turned_to(self, screen: Screen) -> None:
        scene = screen.open(RulesScene(screen.context))
        for cell, chapter in zip(scene.tabs.cells(), scene.chapters, strict=True):
            screen.click(cell.center)
            assert scene.page.chapters == [chapter]

    def test_searching_finds_in_all_chapters(self, screen: Screen) -> None:
        scene = screen.open(RulesScene(screen.context))
        screen.key(pygame.K_f, pygame.KMOD_LCTRL)
        screen.type("doubles")
        found = [chapter.title for chapter in scene.page.chapters]
        assert {"Your turn", "Jail"} <= set(found)
        screen.key(pygame.K_ESCAPE)
        assert [chapter.title for chapter in scene.page.chapters] == ["The game in brief"]
        screen.shows(RulesScene)

    def test_a_search_without_a_find(self, screen: Screen) -> None:
        scene = screen.open(RulesScene(screen.context))
        screen.write("search", "zebra")
        assert scene.page.chapters == []
        assert "Nothing" in scene.page._lines[0].text

    def test_a_rule_is_found_by_its_id(self) -> None:
        chapters = read_rules(paths.assets() / "rules" / "en.md")
        found = search(chapters, "auct-3")
        assert [chapter.title for chapter in found] == ["Auctions", "Other ways to play"]
        assert [block.kind for block in found[0].blocks] == ["section", "item"]

    def test_a_search_needs_neither_accents_nor_the_printers_apostrophe(self) -> None:
        block = Block("text", "L’hypothèque n’est pas levée.")
        chapters = [Chapter("Hypothèques", [block])]
        for wanted in ("hypotheque", "l'hypothèque", "L’HYPOTHÈQUE levee"):
            assert [found.blocks for found in search(chapters, wanted)] == [[block]], wanted
        assert search(chapters, "hypothek") == []

    def test_keys_scroll_the_page(self) -> None:
        screen = Screen((1024, 640))
        scene = screen.open(RulesScene(screen.context))
        screen.write("search", "the")
        scene.form.focus(scene.page)
        screen.key(pygame.K_END)
        assert scene.page.offset == scene.page.limit > 0


class TestConfirm:
    def test_yes_and_no(self, screen: Screen) -> None:
        said: list[str] = []

        def ask() -> None:
            scene = ConfirmScene(screen.context, "Sure?", "Really?", lambda: said.append("yes"))
            screen.context.scenes.push(scene)
            screen.frame()

        title = screen.open(TitleScene(screen.context))
        ask()
        screen.click("no")
        ask()
        screen.key(pygame.K_ESCAPE)
        assert said == []
        ask()
        screen.key(pygame.K_RETURN)
        assert said == ["yes"]
        assert screen.scene is title

    def test_enter_takes_the_safe_answer_to_a_dangerous_question(self, screen: Screen) -> None:
        said: list[str] = []
        screen.open(TitleScene(screen.context))
        screen.context.scenes.push(
            ConfirmScene(
                screen.context, "Delete?", "For good.", lambda: said.append("yes"), danger=True
            )
        )
        screen.frame()
        screen.key(pygame.K_RETURN)
        assert said == []
        screen.shows(TitleScene)


@pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("scale", [0.85])
@pytest.mark.parametrize(
    "kind", [TitleScene, SetupScene, GamesScene, ScenariosScene, SettingsScene, RulesScene]
)
def test_every_widget_fits_in_the_window(
    size: tuple[int, int], scale: float, kind: type[TitleScene]
) -> None:
    with undrawn():
        screen = Screen(size, scale=scale)
        scene = screen.open(kind(screen.context))
    seen = [w for w in scene.form.widgets if w.visible]
    for widget in seen:
        assert scene.bounds.contains(widget.rect), widget.name
        assert widget.rect.height >= 18 or not widget.focusable, widget.name
    for one in seen:
        for other in seen:
            if one is not other:
                assert not one.rect.colliderect(other.rect), (one.name, other.name)


def test_the_licences_can_be_read(screen: Screen) -> None:
    """All shipped components are listed, and each licence is behind its tab."""
    screen.open(TitleScene(screen.context))
    screen.key(pygame.K_i)
    screen.shows(AboutScene)
    screen.key(pygame.K_l)
    scene = screen.shows(LicencesScene)
    first = " ".join(block.text for block in scene.chapters[0].blocks)
    assert "Lato, by Lukasz Dziedzic: ofl" in first
    assert "cards: drawn for this project by a script of its own, mit" in first
    assert {"mit", "ofl", "zlib"} <= {chapter.title for chapter in scene.chapters}
    screen.key(pygame.K_ESCAPE)
    screen.shows(AboutScene)
    screen.key(pygame.K_ESCAPE)
    screen.shows(TitleScene)
