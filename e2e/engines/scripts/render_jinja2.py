"""Jinja as Flask sets it up: it escapes, and a variable that is not there is empty."""

import os

import jinja2
from batch import run

templates = os.path.join(os.environ.get("PROJECT", ""), "templates")
environment = jinja2.Environment(autoescape=True, loader=jinja2.FileSystemLoader(templates))


def compile_template(text):
    return environment.from_string(text).render


run(f"Jinja {jinja2.__version__}", compile_template)
