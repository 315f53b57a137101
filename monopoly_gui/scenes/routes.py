"""The only module that fills in the ways between the screens."""

from functools import partial

from .challenge.page import ChallengesScene
from .core.context import Context, Routes
from .editor.page import EditorScene, edit_game
from .lesson.table import LessonTable, open_lesson
from .menus.about import AboutScene, LicencesScene
from .menus.games import GamesScene
from .menus.help import show_help
from .menus.load import LoadScene, ScenariosScene
from .menus.settings import SettingsScene
from .menus.title import TitleScene
from .people.people import PeopleScene
from .replay.replay import watch
from .rules.book import RulesScene
from .setup.own_seat import play_quick
from .setup.setup import SetupScene
from .table.dialogs.charts import show_charts_of


def fill_routes(context: Context) -> None:
    """Register the factories of all linked screens in a context."""
    context.routes = Routes(
        help=partial(show_help, context),
        title=partial(TitleScene, context),
        set_up=partial(SetupScene, context),
        quick=partial(play_quick, context),
        games=partial(GamesScene, context),
        load=partial(LoadScene, context),
        scenarios=partial(ScenariosScene, context),
        challenges=partial(ChallengesScene, context),
        editor=partial(EditorScene, context),
        edit=partial(edit_game, context),
        lesson=partial(LessonTable, context),
        learn=partial(open_lesson, context),
        people=partial(PeopleScene, context),
        settings=partial(SettingsScene, context),
        rules=partial(RulesScene, context),
        about=partial(AboutScene, context),
        licences=partial(LicencesScene, context),
        watch=partial(watch, context),
        charts=partial(show_charts_of, context),
    )
