"""The sets of rules for players to choose from: those of the game, and their own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..engine.conflicts import tidy
from ..engine.errors import RulesError
from ..engine.presets import PRESETS, rules_from
from ..engine.rules import Rules, Value, options
from ..language import _, mark
from . import load_presets


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules by a name; ``edition`` is the board that belongs to them.

    ``problem`` says why they cannot be used, "" if they can.
    """

    id: str
    name: str
    about: str
    edition: str
    rules: Rules
    own: bool = False
    problem: str = ""

    @property
    def title(self) -> str:
        """The title in the current language."""
        return self.name if self.own else _(self.name)


def rule_sets() -> tuple[list[RuleSet], str]:
    """All sets, the player's last, and a sentence if the file of these is damaged."""
    found = [RuleSet(p.id, p.name, p.about, p.edition, rules_from(p.changes)) for p in PRESETS]
    presets, trouble = load_presets()
    for preset in presets:
        rules = Rules() if preset.problem else rules_from(preset.changes)
        about = mark("Your own rules.")
        found.append(
            RuleSet(preset.name, preset.name, about, preset.edition, rules, True, preset.problem)
        )
    return found, trouble


def matching_set(rules: Rules, sets: Sequence[RuleSet]) -> RuleSet | None:
    """The first set with exactly these rules."""
    return next((s for s in sets if s.rules == rules and not s.problem), None)


def find(name: str, sets: Sequence[RuleSet]) -> RuleSet:
    """The set of this id or name, in any letters; RulesError names those there are."""
    for found in sets:
        if name.casefold() in (found.id.casefold(), found.name.casefold()):
            if found.problem:
                raise RulesError(f"The preset {found.name!r} cannot be used: {found.problem}.")
            return found
    known = ", ".join(s.id for s in sets)
    raise RulesError(f"There is no preset called {name!r}. Choose one of: {known}.")


def value_from(text: str, name: str) -> Value:
    """Parse the typed value of an option; RulesError lists the valid ones.

    Yes and no may be written as yes, no, true, false, on and off.
    """
    option = next((o for o in options() if o.name == name), None)
    if option is None:
        raise RulesError(f"There is no rule option called {name!r}.")
    if isinstance(option.default, bool):
        if text.lower() not in YES_NO:
            raise RulesError(f"{option.label}: {text!r} is not yes or no.")
        return YES_NO[text.lower()]
    if isinstance(option.default, int):
        if not (text.isdecimal() and len(text) < 10):
            raise RulesError(f"{option.label}: {text!r} is not a whole number.")
        return int(text)
    return text


YES_NO: Mapping[str, bool] = {
    "yes": True,
    "true": True,
    "on": True,
    "no": False,
    "false": False,
    "off": False,
}


def with_changes(rules: Rules, typed: Sequence[str]) -> Rules:
    """Rules with options changed as typed, each ``name=value``; RulesError gives the problem.

    Options without effect any more, unless typed, take their official values.
    """
    changes: dict[str, Value] = {}
    for word in typed:
        name, sign, text = word.partition("=")
        if not sign:
            raise RulesError(f"{word!r} is no rule: write it as name=value.")
        changes[name.strip()] = value_from(text.strip(), name.strip())
    new = rules_from(changes, rules)
    return replace(tidy(new), **changes)  # type: ignore[arg-type]
