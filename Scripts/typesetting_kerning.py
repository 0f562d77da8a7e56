"""The kerning of the system font: the facts' pairs, corrected by typesetting-kerning.csv.

A row of one character replaces the kerning of all its pairs with small letters; one of two is a pair of both optical
sizes.
"""
import csv
import os


def corrected(kerning, cuts):
    """Kerning in em by (cut, left, right), corrected; cuts: what kerning calls text and display."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "typesetting-kerning.csv")
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            pair, em = row["pair"], float(row["kerning_em"])
            if len(pair) == 1:
                kerning = kerning | {key: em for key in kerning
                                     if pair in key[1:] and any(c.islower() for c in key[1:])}
            else:
                kerning = kerning | {(cut, *pair): em for cut in cuts}
    return kerning
