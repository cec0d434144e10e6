"""What people write: names and lines without anything invisible, whole characters, and which names look alike."""

from __future__ import annotations

import unicodedata

ZWJ = "\u200d"  # joins emoji into one
EMOJI_STYLE = "\ufe0f"
# Letters and signs that show nothing at all, though they count as printable
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
MARKS_MAX = 3  # accents on one letter; more of them climb over the lines above

# Folded letters of other alphabets, and figures, by the Latin letter they are taken for. Capitals count: "В" is "B".
TAKEN_FOR = """
а:a α:a в:b β:b 8:b с:c ϲ:c ԁ:d е:e ε:e н:h һ:h η:h ј:j к:k κ:k i:l і:l ι:l 1:l |:l !:l м:m μ:m
о:o ο:o 0:o р:p ρ:p ԛ:q ѕ:s 5:s т:t τ:t ν:v ԝ:w х:x χ:x у:y υ:y ζ:z
"""
ALIKE = {ord(pair[0]): pair[2] for pair in TAKEN_FOR.split()}


def plain_text(text: str, most: int) -> str:
    """One line without control characters (they could forge lines or turn the writing direction) and without letters
    that nobody sees; whole characters only, at most so many code points."""
    kept: list[str] = []
    room = most
    for character in characters(" ".join("".join(visible(text)).split())):
        room -= len(character)
        if room < 0:
            break
        kept.append(character)
    return "".join(kept).strip()


def visible(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if c.isspace():
            kept.append(" ")
        elif c == ZWJ:
            kept.append(c)
        elif c in BLANK or not c.isprintable() or marks > MARKS_MAX or is_stray_style(c, kind, kept):
            continue
        elif kind[0] != "M" or (kept and kept[-1] != " "):  # a mark needs a letter to stand on
            kept.append(c)
    return [c for i, c in enumerate(kept) if c != ZWJ or joins_emoji(kept, i)]


def is_stray_style(c: str, kind: str, kept: list[str]) -> bool:
    """Selectors of how a letter is drawn, but for the one that makes a sign an emoji."""
    if not ("\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"):
        return False
    return c != EMOJI_STYLE or not kept or unicodedata.category(kept[-1])[0] not in "SNP"


def joins_emoji(text: list[str], i: int) -> bool:
    if not 0 < i < len(text) - 1:
        return False
    before, after = text[i - 1], text[i + 1]
    return (before == EMOJI_STYLE or is_tone(before) or is_sign(before)) and is_sign(after)


def is_sign(c: str) -> bool:
    return unicodedata.category(c) == "So"


def is_tone(c: str) -> bool:
    return "\U0001f3fb" <= c <= "\U0001f3ff"


def is_flag_half(c: str) -> bool:
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def characters(text: str) -> list[str]:
    """What a reader takes for one character: a letter with its marks, an emoji with all its parts."""
    found: list[str] = []
    for c in text:
        if found and belongs(found[-1], c):
            found[-1] += c
        else:
            found.append(c)
    return found


def belongs(before: str, c: str) -> bool:
    if is_flag_half(c):
        return len(before) == 1 and is_flag_half(before)
    return c == ZWJ or before[-1] == ZWJ or is_tone(c) or unicodedata.category(c)[0] == "M"


def is_name(text: str) -> bool:
    """Something to be seen is in it."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)


def skeleton(name: str) -> str:
    """Equal for names that a reader would take for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    letters = (c for c in unicodedata.normalize("NFD", folded) if unicodedata.category(c)[0] in "LNPS")
    return "".join(letters).translate(ALIKE)
