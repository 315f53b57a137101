"""Long words in two parts, where a reader expects them to be divided."""

VOWELS = "aeiouyàáâäåæèéêëìíîïòóôöøùúûü"
#: letters that are one sound or begin a syllable, and stay together
TOGETHER = (
    "ch", "ck", "gh", "ph", "sh", "th", "wh", "qu", "st", "sch", "ght",
    "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr",
)  # fmt: skip
SOFT_HYPHEN = "\u00ad"


def hyphenated(word: str) -> list[str]:
    """The word in two parts, the first with a hyphen; whole if it is short.

    A hyphen or a soft hyphen in the word decides (the rest keeps further ones); otherwise it is
    divided near its middle between two consonants, or before a consonant that follows a vowel.
    """
    if SOFT_HYPHEN in word:
        first, _, rest = word.partition(SOFT_HYPHEN)
        return [f"{first}-", rest]
    inside = [at for at, letter in enumerate(word) if letter == "-" and 0 < at < len(word) - 1]
    if inside:
        at = min(inside, key=lambda at: abs(at + 1 - len(word) / 2))
        return [word[: at + 1], word[at + 1 :]]
    letters = word.lower()
    middle = len(word) / 2
    best, cost = 0, float("inf")
    for at in range(3, len(word) - 2):
        before, after = letters[at - 1], letters[at]
        if not (before.isalpha() and after.isalpha()) or _together(letters, at):
            continue
        if after in VOWELS or not any(c in VOWELS for c in letters[at:]):
            continue
        price = abs(at - middle) + (1 if before in VOWELS else 0)
        if price <= cost:
            best, cost = at, price
    return [f"{word[:best]}-", word[best:]] if best else [word]


def _together(letters: str, at: int) -> bool:
    """Whether the letters before and after a place stay together."""
    around = (letters[at - 1 : at + 1], letters[at - 1 : at + 2], letters[at - 2 : at + 1])
    return any(piece in TOGETHER for piece in around) or letters[at : at + 3] == "ght"
