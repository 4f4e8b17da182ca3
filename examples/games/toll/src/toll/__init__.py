"""Toll: pledge in secret, boast, play, and be doubted. The rules are in README.md, cited as TO §1 to TO §4."""
