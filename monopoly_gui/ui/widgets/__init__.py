"""The controls of the screens.

A widget is a rectangle with a state.  It never looks at the mouse or the
keyboard: a ``Form`` (``ui/input/form.py``) gives it the events that are meant for it
and draws it with the painter of the moment.  A scene makes its widgets once, a layout
tree (``ui/layout``) places them, and what was changed is drawn again.

What all have: ``name`` (forms and tests find it by that), ``rect``,
``visible``, ``tip`` (shown when pointed at or focused), and ``reason``: why it
cannot be used now, "" if it can.  A widget with a reason is greyed out and
shows the reason as its tip.  ``on_card=True`` is for those that stand on a
light card or dialog.  Callbacks are plain functions: ``on_click()``,
``on_change(value)``, ``on_select(index)``.

::

    roll = Button("Roll the dice", roll_dice, icon="dice", key=pygame.K_r, style="primary")
    form.replace([roll, ...], default=roll)
    form.handle(event); form.tick(now, dt); form.damage(painter); form.draw(surface, painter)
    roll.reason = "It is Ada's turn."     # greyed out, and says why
"""

from .accessible import Accessible as Accessible
from .base import BODY as BODY
from .base import HEADING as HEADING
from .base import LARGE as LARGE
from .base import SMALL as SMALL
from .base import Reason as Reason
from .base import Widget as Widget
from .button import Button as Button
from .button import CardButton as CardButton
from .button import IconButton as IconButton
from .button import TileButton as TileButton
from .choice import Choice as Choice
from .choice import Dropdown as Dropdown
from .choice import Tabs as Tabs
from .label import Label as Label
from .number import NumberField as NumberField
from .number import Slider as Slider
from .scroll import ListRow as ListRow
from .scroll import RowList as RowList
from .scroll import ScrollArea as ScrollArea
from .swatches import ColourSwatches as ColourSwatches
from .swatches import Swatches as Swatches
from .textfield import TextField as TextField
from .toast import Toasts as Toasts
from .toggle import TileToggle as TileToggle
from .toggle import Toggle as Toggle
from .tooltip import Tooltip as Tooltip
