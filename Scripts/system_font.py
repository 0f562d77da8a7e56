"""The advances of the system font's ASCII, as measured: system-font-advances.csv.

They are those of iOS 14 and later, without tracking and kerning, in 1/100000 em: of the text cut (up to 17 points)
and of the display cut (from 28 points), upright in four weights, and italic in the regular one. Each of the other
weights lies on the line through two of these, at the same place for all characters and both cuts.

The sizes that `UIFont` gives in iOS's simulator were measured and published by Vercantez/openuikit
(golden/font_metrics_ios.json); here are those of 8 and 40 points, less Apple's published tracking. In the weights
that the font is drawn in they are whole units of 1/2048 em then. From 17 to 28 points the two cuts are mixed: the
display cut's share is 1/11 at 19 points and 9/11 at 24, and runs straight between (of the same listing 17.5, 19, 21
and 25 points tell so to a ten-thousandth). Its trackings are the published ones, but for that of 21 points.
"""
import collections
import csv
import os
import unicodedata

# The two weights that a weight is between, and where.
BETWEEN = {"ultraLight": ("regular", "light", 1 / 0.34055), "thin": ("regular", "light", 0.78377 / 0.34055),
           "medium": ("regular", "bold", 0.3667), "semibold": ("regular", "bold", 0.6333),
           "heavy": ("bold", "black", 0.53332)}
# The display cut's share by point size, from which to which it runs straight.
DISPLAY_SHARES = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]
# In em by point size, where it is not the published one (from iOS 14 on).
TRACKING = {21: -17.31 / 1024}


def advances():
    """Advances in em by cut ("text", "display"), weight or "italic", and character."""
    found = collections.defaultdict(dict)
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "system-font-advances.csv")
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            character = chr(int(row.pop("character")[2:], 16))
            for column, advance in row.items():
                found[tuple(column.split("_"))][character] = int(advance) / 100000
    for cut in ("text", "display"):
        for weight, (first, second, share) in BETWEEN.items():
            found[cut, weight] = {c: advance + share * (found[cut, second][c] - advance)
                                  for c, advance in found[cut, first].items()}
    return {(*table, c): advance for table, of in found.items() for c, advance in of.items()}


def unmarked(character):
    """The character of ASCII that is as wide as one with a mark; any other itself."""
    base = unicodedata.normalize("NFD", character)[0]
    return base if base.isascii() else character


def display_share(size):
    """The share of the display cut in a text of a point size, from iOS 14 on."""
    if size <= DISPLAY_SHARES[0][0]:
        return 0.0
    for (low, start), (high, end) in zip(DISPLAY_SHARES, DISPLAY_SHARES[1:]):
        if size <= high:
            return start + (end - start) * (size - low) / (high - low)
    return 1.0
