"""Programs that speak have time, however busy the machine is."""

import pytest

from monopoly_gui.speech import prism, programs
from tests.waiting import LONG


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        (prism, "STARTING"),
        (prism, "ANSWERING"),
        (programs, "LISTING"),
        (programs, "GREETING"),
    ):
        monkeypatch.setattr(module, name, LONG)
