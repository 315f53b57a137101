"""Sentences know what they are made of, and are plain text to everybody else."""

import copy
import json
import pickle

import pytest

from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.sentence import Sentence, counted, said

SAID = Sentence("{player} lacks {sum}.", player="Ada", sum=Sentence("the rent"))


def test_it_is_the_finished_text() -> None:
    assert SAID == "Ada lacks the rent."
    assert json.dumps([SAID]) == '["Ada lacks the rent."]'


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_knows_as_much(again: object) -> None:
    assert callable(again)
    for one in (SAID, counted("{n} house", "{n} houses", 2, n=2)):
        other = again(one)
        assert (other, other.template, other.values, other.forms) == (
            one, one.template, one.values, one.forms,
        )  # fmt: skip


def test_a_refusal_is_put_into_words_when_it_is_asked() -> None:
    refusal = IllegalAction("no_cash", "You have only {cash}.", "BUY-1", cash="$10")
    assert refusal.text == str(refusal) == "You have only $10."
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.code, again.text, again.rule) == ("no_cash", "You have only $10.", "BUY-1")


def test_an_error_says_its_sentence() -> None:
    assert said(ValueError(SAID)) is SAID
    assert said(KeyError("x")) == "'x'"
    assert said(ValueError()) == ""
