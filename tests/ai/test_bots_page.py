"""The example of docs/BOTS.md works as it stands there."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "BOTS.md"


def test_the_example_plays_a_whole_game() -> None:
    text = PAGE.read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(block, names)
    match = names["match"]
    assert match.state.over  # type: ignore[attr-defined]
    assert match.opponents.faults == []  # type: ignore[attr-defined]
