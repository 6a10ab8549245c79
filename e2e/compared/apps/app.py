"""Answers the requests of a comparison: URLs come in as JSON, answers go out."""

import json
import sys


def run(version, answer, languages=None):
    """
    Writes the answer to each URL.

    `answer` takes a path such as "/posts" and the value of "page" in the query, and returns a status and the control.
    `languages` is how many languages the labels of the library come in; None where the template has all words.
    """
    answers = []
    for url in json.load(sys.stdin):
        status, html = answer(*url.split("?page="))
        answers.append({"status": status, "html": html})
    json.dump({"version": version, "languages": languages, "answers": answers}, sys.stdout)
