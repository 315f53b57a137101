"""The programs of ``tools/campaigns``, as they are listed and as the documents name them."""

import re
from pathlib import Path

import pytest

from tools.campaigns.__main__ import HERE, campaigns

DOCS = Path(__file__).parents[1] / "docs"
SAID = dict(campaigns())
NAMES = list(SAID)


@pytest.mark.parametrize("name", NAMES)
def test_a_campaign_says_what_it_does_and_how_it_is_run(name: str) -> None:
    assert SAID[name].endswith(".")
    file = HERE.joinpath(*name.split(".")[2:])
    file = file / "__main__.py" if file.is_dir() else file.with_suffix(".py")
    said = file.read_text(encoding="utf-8").split('"""')[1]
    assert f"python -m {name}" in said


def test_the_documents_name_only_campaigns_that_there_are() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in DOCS.glob("*.md"))
    named = set(re.findall(r"python -m (tools\.campaigns[\w.]+)", text))
    assert len(named) > 20
    assert named <= set(NAMES)
    assert not re.search(r"python -m tests\.\w+\.\w*campaign", text)
