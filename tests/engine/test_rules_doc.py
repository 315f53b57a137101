"""docs/RULES.md and its pages say the truth: every rule has its tests, every option its effect."""

from monopoly_gui.engine.rules import options
from tests.engine.test_options_matter import PICTURE_ONLY, SCENES
from tools import rules_doc
from tools.rules_catalogue import RULES, SCENARIOS

#: lines of a page
LONGEST = 300


def test_every_rule_and_situation_has_a_test() -> None:
    """166 rules and 199 situations; and no id is named that does not exist."""
    assert (len(RULES), len(SCENARIOS)) == (166, 199)
    assert rules_doc.problems() == []


def test_every_rule_has_a_home_in_the_program() -> None:
    """All but the remark, which is no rule."""
    homes = rules_doc.homes()
    assert [rule for rule in RULES if rule not in homes] == ["NOTE-1"]


def test_the_pages_are_up_to_date_and_short() -> None:
    """Write them anew with ``python tools/rules_doc.py``."""
    for name, text in rules_doc.pages().items():
        written = (rules_doc.DOCS / name).read_text(encoding="utf-8")
        assert written == text, "run: python tools/rules_doc.py"
        assert len(text.splitlines()) <= LONGEST, name


def test_the_options_are_read_rightly() -> None:
    """The scenes that the document counts are those that run."""
    assert rules_doc.effects() == set(SCENES)
    assert rules_doc.for_the_screen() == PICTURE_ONLY
    assert rules_doc.effects() | rules_doc.for_the_screen() == {o.name for o in options()}


def test_every_option_is_played_by() -> None:
    """Each has tests of what it does, beside the scene that shows that its values differ."""
    assert set(rules_doc.players()) == {option.name for option in options()}
    files = {proof.file for found in rules_doc.players().values() for proof in found}
    assert not files & rules_doc.ABOUT_OPTIONS


def test_proofs_elsewhere_say_first_what_they_prove() -> None:
    """A test of a screen proves a rule that its docstring begins with, not one it mentions."""
    proofs = rules_doc.proofs()
    tokens = [proof.name for proof in proofs["SETUP-2"] if proof.file == "scenes/test_menus"]
    assert tokens == ["test_equal_tokens_and_colours_are_found"]
    mentioned = "test_a_debtor_sells_and_mortgages_until_the_debt_is_paid"
    assert mentioned not in [proof.name for proof in proofs["SELL-5"]]


def test_the_sources_of_options_are_rules() -> None:
    """Each id that an option names is one, or the number of a disagreement."""
    for option in options():
        for word in option.source.split():
            known = word in RULES or word in SCENARIOS or rules_doc.DISAGREEMENT.fullmatch(word)
            assert known, f"{option.name} names {word}"
