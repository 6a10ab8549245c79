"""Renders the listings of docs/by-hand.md in Python's engines: {engine, project, macro, template, data}."""

import json
import os
import sys

import chameleon
import mako.template

if "--version" in sys.argv:
    print(f"Mako {mako.__version__} and Chameleon")
    sys.exit()
given = json.load(sys.stdin)
os.chdir(given["project"])
names = {}
exec(given["macro"], names)
if given["engine"] == "mako":
    # Applications escape by default.
    template = mako.template.Template(given["template"], default_filters=["h"])
else:
    template = chameleon.PageTemplate(given["template"])
pages = [template.render(pagination=names["pagination"], url=names["url"], **data) for data in given["data"]]
json.dump(pages, sys.stdout)
