"""Times two renderers of the same links, in turns."""

import html
import json
import re
import sys
import time

ROUNDS = 5 if "--quick" in sys.argv else 25
CALLS = 100


def links(page):
    """The URLs of a page. Page 1 may have its number or none."""
    found = re.findall(r'href="([^"]*)"', page)
    return [
        html.unescape(link).replace("&page=1", "") if link.endswith("page=1") else html.unescape(link) for link in found
    ]


def compare(ours, theirs):
    """Prints the versions' times of the component over those of the other, as JSON."""
    if links(ours()) != links(theirs()):
        sys.exit(f"The links differ: {links(ours())}, {links(theirs())}")
    ratios = [measure(ours) / measure(theirs) for _ in range(ROUNDS)]
    json.dump(ratios, sys.stdout)


def measure(render):
    start = time.perf_counter()
    for _ in range(CALLS):
        render()
    return time.perf_counter() - start
