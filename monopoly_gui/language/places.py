"""Phrases for moving to a space in each language, with article and preposition."""

import re

from .catalogue import _, current_language, mark

#: for names that no entry of ``TOWARDS`` fits
TO = mark("to {space}")

#: by language: beginnings or ends of names, and the phrase for moving there; the first match
#: counts. ``{low}`` is the name with a small first letter
TOWARDS: dict[str, tuple[tuple[str, str], ...]] = {
    "de": (
        (r"^Los$", "auf Los"),
        (r"^Frei Parken$", "auf Frei Parken"),
        (r"^Gefängnis$", "ins Gefängnis"),
        (r"^(Gemeinschafts|Ereignis)feld$", "auf ein {space}"),
        (r"(straße|Straße|allee|gasse|steuer|brücke|treppe|fähre)$", "auf die {space}"),
        (r"(bahnhof|platz|weg|hof)$", "auf den {space}"),
        (r"werk$", "auf das {space}"),
    ),
    "fr": (
        (r"^Départ$", "jusqu’au départ"),
        (r"^Parc gratuit$", "jusqu’au parc gratuit"),
        (r"^(Boulevard|Faubourg)\b", "jusqu’au {low}"),
        (r"^(Rue|Gare|Place|Compagnie|Prison|Taxe)\b", "jusqu’à la {low}"),
        (r"^Avenue\b", "jusqu’à l’{low}"),
        (r"^Impôts\b", "jusqu’aux {low}"),
    ),
    "es": (
        (r"^Salida$", "a la salida"),
        (r"^Cárcel$", "a la cárcel"),
        (r"^Gran Vía$", "a la Gran Vía"),
        (r"^Puerta\b", "a la {space}"),
        (r"^(Calle|Avenida|Plaza|Glorieta|Ronda|Estación|Compañía)\b", "a la {low}"),
        (r"^(Paseo|Impuesto|Parking)\b", "al {low}"),
    ),
}


def towards(space: str) -> str:
    """The name of a space after a verb of moving, in the current language.

    ``Badstraße`` gives ``auf die Badstraße``; a name without a known article is put in quotes.
    """
    for pattern, words in TOWARDS.get(current_language(), ()):
        if re.search(pattern, space):
            return words.format(space=space, low=space[:1].lower() + space[1:])
    return _(TO).format(space=space)
