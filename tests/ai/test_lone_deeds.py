"""The trades of two players in unbuilt groups, and their lone deeds."""

import random
from itertools import permutations
from typing import Any

import pytest

from monopoly_gui.ai.levels import level
from monopoly_gui.ai.valuation.appraisal import Appraisal, glance
from monopoly_gui.ai.valuation.deals import BareDeeds, SetFragment, bare_deeds, spare_deeds
from monopoly_gui.ai.valuation.incomes import mask_of, spaces_of
from monopoly_gui.ai.valuation.tables import groups_of
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.state import State
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game
from tests.engine.setting import places, setting

EXPERT = level("expert").config
BOARDS = ("us_2008", "de_2008")
LISTS = ("wants", "gives", "fresh", "spare")


def look(scene: Scene) -> Appraisal:
    return glance(scene.state, ValuationCache(EXPERT))


# -- what two have to trade with ----------------------------------------------------------


def names(scene: Scene, found: list[SetFragment] | list[int]) -> list[int]:
    """The spaces of single deeds, each named once, in board order."""
    masks = [one.mask if isinstance(one, SetFragment) else one for one in found]
    assert all(mask.bit_count() == 1 for mask in masks)
    return sorted(space for mask in masks for space in spaces_of(mask))


def traded(owns: dict[int, Places], **position: Any) -> dict[str, str]:
    """The trades of the first two, in words; empty parts are left out."""
    scene = game(owns=owns, **position)
    found = bare_deeds(look(scene), P1, P2)
    spaces = scene.state.board.spaces
    lists = {kind: names(scene, getattr(found, kind)) for kind in LISTS}
    return {kind: " ".join(spaces[s].id for s in deeds) for kind, deeds in lists.items() if deeds}


def us(**words: str) -> dict[str, str]:
    """Such words with the full names of the deeds, which are abbreviated here."""
    board = load_edition("us_2008")
    return {
        kind: " ".join(board.spaces[s].id for s in sorted(places(board, deeds)))
        for kind, deeds in words.items()
    }


def test_two_who_have_one_deed_of_a_group_each_want_each_others() -> None:
    found = traded({P1: "st_james", P2: "tennessee"})
    assert found == us(wants="tennessee", gives="st_james")


def test_who_has_two_of_three_would_make_a_set_and_that_is_not_lone() -> None:
    """The other would only come nearer to it, with either of the two."""
    found = traded({P1: "st_james tennessee", P2: "new_york"})
    assert found == us(gives="st_james tennessee")


def test_a_pair_is_never_brought_nearer_without_making_the_set() -> None:
    assert traded({P1: "boardwalk electric", P2: "park_place water"}) == {}


def test_of_four_railroads_the_third_is_lone_and_the_last_is_not() -> None:
    two = traded({P1: "reading b_and_o", P2: "short_line", P3: "pennsylvania_railroad"})
    assert two == us(wants="short_line", gives="reading b_and_o")
    three = traded({P1: "reading b_and_o pennsylvania_railroad", P2: "short_line"})
    assert three == us(gives="reading b_and_o pennsylvania_railroad")


def test_what_only_one_of_them_has_a_part_of_is_fresh_to_the_other() -> None:
    found = traded({P1: "pacific states virginia", P2: "boardwalk"})
    assert found == us(fresh="boardwalk", spare="states virginia pacific")


def test_a_third_player_who_has_a_part_changes_nothing() -> None:
    found = traded({P1: "pacific", P2: "boardwalk", P3: "north_carolina park_place"})
    assert found == us(fresh="boardwalk", spare="pacific")


def test_what_belongs_to_others_or_to_the_bank_is_not_theirs_to_trade() -> None:
    assert traded({P3: "reading st_james", P4: "tennessee short_line"}) == {}


def test_whole_sets_are_left_out() -> None:
    assert traded({P1: "orange reading", P2: "dark_blue"}) == us(spare="reading")
    assert traded({P1: "orange brown", P2: "dark_blue utility"}) == {}


def test_mortgaged_deeds_are_traded_as_well() -> None:
    owns: dict[int, Places] = {P1: "st_james pacific", P2: "tennessee boardwalk"}
    found = traded(owns, mortgaged="st_james tennessee pacific boardwalk")
    assert found == traded(owns)


def test_groups_with_a_building_are_left_out_and_others_are_not() -> None:
    """Groups where two of three are enough to build on."""
    owns: dict[int, Places] = {P1: "st_james tennessee kentucky", P2: "new_york pacific"}
    bare = traded(owns, build_on="most")
    assert bare == us(gives="st_james tennessee", spare="kentucky", fresh="pacific")
    built = traded(owns, build_on="most", built={"st_james": 1})
    assert built == us(spare="kentucky", fresh="pacific")


def test_a_building_on_the_others_part_counts_the_same() -> None:
    owns: dict[int, Places] = {P1: "pacific", P2: "st_james tennessee"}
    assert traded(owns, build_on="most") == us(fresh="st_james tennessee", spare="pacific")
    assert traded(owns, build_on="most", built={"tennessee": 1}) == us(spare="pacific")


def test_a_german_board_has_lone_deeds_too() -> None:
    board = load_edition("de_2008")
    one, two, three = board.groups["orange"].members
    far, wide = board.groups["dark_blue"].members[0], board.groups["green"].members[0]
    found = traded({P1: [one, far], P2: [two, wide], P3: [three]}, board="de_2008")
    spaces = board.spaces
    assert found == {
        "wants": spaces[two].id,
        "gives": spaces[one].id,
        "fresh": spaces[wide].id,
        "spare": spaces[far].id,
    }


# -- and in any position ------------------------------------------------------------------


def anyhow(rng: random.Random, board: str) -> State:
    """Deeds with anybody; now and then a whole set, a house, or a mortgage."""
    state = setting(4, board=board, build_on="most")
    for group in state.board.groups.values():
        few = rng.sample((P1, P2, P3, P4, BANK), rng.randint(1, 4))
        for space in group.members:
            state.owner[space] = rng.choice(few)
        houses = [s for s in group.members if state.builds_on(state.owner[s], s)]
        houses = [s for s in houses if state.owner[s] != BANK and s in state.board.streets]
        if houses and rng.random() < 0.4:
            state.buildings[rng.choice(houses)] = 1
            state.houses_left -= 1
            continue
        for space in group.members:
            state.mortgaged[space] = state.owner[space] != BANK and rng.random() < 0.2
    assert state.problems() == []
    return state


def reckoned(state: State, player: int, partner: int) -> dict[str, set[int]]:
    """The trades of two players, found by trying the deeds of both one by one."""
    out: dict[str, set[int]] = {kind: set() for kind in LISTS}
    for group in state.board.groups.values():
        members = set(group.members)
        if any(state.buildings[s] for s in members):
            continue
        mine = {s for s in members if state.owner[s] == player}
        theirs = {s for s in members if state.owner[s] == partner}
        if members in (mine, theirs):
            continue
        for taker, giver, nearer, begun in (
            (mine, theirs, "wants", "fresh"),
            (theirs, mine, "gives", "spare"),
        ):
            for space in giver:
                if not taker:
                    out[begun].add(space)
                elif taker | {space} != members:
                    out[nearer].add(space)
    return out


def spaces_in(found: BareDeeds) -> dict[str, list[int]]:
    set_fragments = {"wants": found.wants, "gives": found.gives}
    masks = {kind: [piece.mask for piece in some] for kind, some in set_fragments.items()}
    masks |= {"fresh": found.fresh, "spare": found.spare}
    assert all(mask.bit_count() == 1 for some in masks.values() for mask in some)
    return {kind: [spaces_of(mask)[0] for mask in some] for kind, some in masks.items()}


@pytest.mark.parametrize("board", BOARDS)
def test_in_any_position_it_is_what_a_plain_reckoning_finds(board: str) -> None:
    rng, cache = random.Random(f"lone {board}"), ValuationCache(EXPERT)
    seen_of = dict.fromkeys(LISTS, 0)
    for _ in range(200):
        state = anyhow(rng, board)
        seen = glance(state, cache)
        for player, partner in permutations(range(4), 2):
            lists = spaces_in(bare_deeds(seen, player, partner))
            expected = reckoned(state, player, partner)
            for kind in LISTS:
                assert len(lists[kind]) == len(set(lists[kind])), (kind, state.owner)
                assert set(lists[kind]) == expected[kind], (kind, player, partner, state.owner)
                seen_of[kind] += len(lists[kind])
    assert min(seen_of.values()) > 1000


@pytest.mark.parametrize("board", BOARDS)
def test_in_any_position_both_see_the_same_from_their_sides(board: str) -> None:
    rng, cache = random.Random(f"sides {board}"), ValuationCache(EXPERT)
    for _ in range(50):
        state = anyhow(rng, board)
        seen = glance(state, cache)
        for player, partner in permutations(range(4), 2):
            one, other = bare_deeds(seen, player, partner), bare_deeds(seen, partner, player)
            assert one.wants == other.gives and one.gives == other.wants
            assert one.fresh == other.spare and one.spare == other.fresh


@pytest.mark.parametrize("board", BOARDS)
def test_in_any_position_no_deed_is_there_twice_or_of_a_set_or_built(board: str) -> None:
    rng, cache = random.Random(f"once {board}"), ValuationCache(EXPERT)
    for _ in range(50):
        state = anyhow(rng, board)
        lists = spaces_in(bare_deeds(glance(state, cache), P1, P2))
        for owner, kinds in ((P2, ("wants", "fresh")), (P1, ("gives", "spare"))):
            deeds = [space for kind in kinds for space in lists[kind]]
            assert len(deeds) == len(set(deeds))
            assert all(state.owner[space] == owner for space in deeds)
            for space in deeds:
                mates = state.board.group_members[space]
                assert any(state.owner[mate] != owner for mate in mates)
                assert not any(state.buildings[mate] for mate in mates)


@pytest.mark.parametrize("board", BOARDS)
def test_the_clear_ones_of_the_spare_deeds_are_loose_at_their_prices(board: str) -> None:
    rng, cache = random.Random(f"loose {board}"), ValuationCache(EXPERT)
    left_out = 0
    for _ in range(100):
        state = anyhow(rng, board)
        seen = glance(state, cache)
        spare = bare_deeds(seen, P1, P2).spare
        clear = [s for mask in spare for s in spaces_of(mask) if not state.mortgaged[s]]
        expected = sorted((state.board.spaces[s].price, 1 << s) for s in clear)
        assert sorted(spare_deeds(seen, spare)) == expected
        left_out += len(spare) - len(clear)
    assert left_out > 20


def test_of_pacific_and_a_mortgaged_railroad_only_pacific_is_loose() -> None:
    scene = game(owns={P1: "pacific reading", P2: "boardwalk"}, mortgaged="reading")
    seen = look(scene)
    spare = bare_deeds(seen, P1, P2).spare
    assert names(scene, spare) == sorted(scene.bundle(deeds="pacific reading").deeds)
    assert spare_deeds(seen, spare) == [(300, 1 << scene.place("pacific"))]
    assert spare_deeds(seen, []) == []


# -- the groups of deeds ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deeds", "groups"),
    [
        ("", ""),
        ("tennessee", "orange"),
        ("tennessee new_york", "orange"),
        ("reading boardwalk", "railroad dark_blue"),
        ("brown electric", "brown utility"),
    ],
)
def test_the_groups_of_some_deeds(deeds: str, groups: str) -> None:
    scene = game()
    some, whole = (mask_of(scene.bundle(deeds=each).deeds) for each in (deeds, groups))
    assert groups_of(look(scene).scale, some) == whole


@pytest.mark.parametrize("board", BOARDS)
def test_the_groups_of_any_deeds(board: str) -> None:
    rng, scene = random.Random(f"groups {board}"), game(board=board)
    scale, edition = look(scene).scale, scene.state.board
    for _ in range(100):
        deeds = rng.sample(edition.deeds, rng.randint(0, len(edition.deeds)))
        whole = {mate for space in deeds for mate in edition.group_members[space]}
        assert groups_of(scale, mask_of(deeds)) == mask_of(sorted(whole))
