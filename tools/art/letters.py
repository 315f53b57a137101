"""Cut the board's letters out of variable fonts: narrow ones for names, others for display words.

A tool only: run it from the top of the repository with fonttools, ttfautohint-py, fontpkg-cabin
and fontpkg-jost: python -m tools.art.letters
"""

from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from ttfautohint import ttfautohint

OUT = Path(__file__).resolve().parents[2] / "assets" / "fonts"


class Cut(NamedTuple):
    """One weight and width of a family."""

    package: str
    file: str
    axes: dict[str, float]
    #: how far a line reaches above its letters' feet and below them, in thousandths of their size
    line: tuple[int, int]


CUTS = {
    "names": Cut("fontpkg_cabin", "Cabin[wdth,wght].ttf", {"wght": 680, "wdth": 75}, (965, 250)),
    "display": Cut("fontpkg_jost", "Jost[wght].ttf", {"wght": 700}, (1040, 320)),
}


def even_figures(font: TTFont) -> None:
    """Let all figures be of one width, where the family has such, as sums change in their place."""
    table = font["GSUB"].table
    found = [r.Feature for r in table.FeatureList.FeatureRecord if r.FeatureTag == "tnum"]
    for number in found[0].LookupListIndex if found else ():
        for swapped in table.LookupList.Lookup[number].SubTable:
            for letters in font["cmap"].tables:
                letters.cmap = {c: swapped.mapping.get(g, g) for c, g in letters.cmap.items()}


if __name__ == "__main__":
    for name, cut in CUTS.items():
        font = TTFont(str(files(cut.package) / "files" / cut.file), recalcTimestamp=False)
        instantiateVariableFont(font, cut.axes, inplace=True)
        even_figures(font)
        above, below = (font["head"].unitsPerEm * share // 1000 for share in cut.line)
        font["hhea"].ascent = font["OS/2"].sTypoAscender = above
        font["hhea"].descent = font["OS/2"].sTypoDescender = -below
        plain = BytesIO()
        font.save(plain)
        # with instructions letters look alike in every version of FreeType
        hinted = ttfautohint(in_buffer=plain.getvalue(), no_info=True)
        (OUT / f"{name}.ttf").write_bytes(hinted)
