"""Jinja as Flask sets it up: it escapes, and a variable that is not there is empty."""

import gettext
import os

import jinja2
from batch import run

templates = os.path.join(os.environ.get("PROJECT", ""), "templates")
environment = jinja2.Environment(autoescape=True, loader=jinja2.FileSystemLoader(templates))


# The catalogs of a project, in the language that the data have.
catalogs = os.path.join(os.environ.get("PROJECT", ""), "locale")
is_translated = "PROJECT" in os.environ and os.path.isdir(catalogs)
environment.add_extension("jinja2.ext.i18n")
environment.install_null_translations()


def compile_template(text):
    template = environment.from_string(text)

    def render(data):
        if is_translated:
            found = gettext.translation("pagination", catalogs, [data["locale"]], fallback=True)
            environment.install_gettext_translations(found, newstyle=True)
        return template.render(data)

    return render


run(f"Jinja {jinja2.__version__}", compile_template)
