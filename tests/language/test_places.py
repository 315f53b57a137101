"""Names of spaces after a verb of moving, in four languages."""

from collections.abc import Iterator

import pytest

from monopoly_gui import language, paths


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.speak("en", paths.assets() / "locale")


@pytest.mark.parametrize(
    ("spoken", "space", "towards"),
    [
        ("en", "Boardwalk", "to Boardwalk"),
        ("de", "Badstraße", "auf die Badstraße"),
        ("de", "Münchener Straße", "auf die Münchener Straße"),
        ("de", "Opernplatz", "auf den Opernplatz"),
        ("de", "Hauptbahnhof", "auf den Hauptbahnhof"),
        ("de", "Wasserwerk", "auf das Wasserwerk"),
        ("de", "Ereignisfeld", "auf ein Ereignisfeld"),
        ("de", "Zusatzsteuer", "auf die Zusatzsteuer"),
        ("de", "Gefängnis", "ins Gefängnis"),
        ("de", "Gehen Sie in das Gefängnis", "auf das Feld „Gehen Sie in das Gefängnis“"),
        ("de", "Boardwalk", "auf das Feld „Boardwalk“"),
        ("fr", "Rue de la Paix", "jusqu’à la rue de la Paix"),
        ("fr", "Boulevard Malesherbes", "jusqu’au boulevard Malesherbes"),
        ("fr", "Avenue Foch", "jusqu’à l’avenue Foch"),
        ("fr", "Impôts sur le revenu", "jusqu’aux impôts sur le revenu"),
        ("fr", "Chance", "jusqu’à la case «\N{NO-BREAK SPACE}Chance\N{NO-BREAK SPACE}»"),
        ("es", "Calle de Alcalá", "a la calle de Alcalá"),
        ("es", "Paseo del Prado", "al paseo del Prado"),
        ("es", "Puerta del Sol", "a la Puerta del Sol"),
        ("es", "Suerte", "a la casilla «Suerte»"),
    ],
)
def test_a_name_has_its_article(spoken: str, space: str, towards: str) -> None:
    language.speak(spoken, paths.assets() / "locale")
    assert language.towards(space) == towards
