"""Django's templates, with the settings that Django has where a project sets none."""

import django
from batch import run
from django.conf import settings
from django.template import Context, Engine

settings.configure()
django.setup()
engine = Engine()


def compile_template(text):
    template = engine.from_string(text)
    return lambda data: template.render(Context(data))


run(f"Django {django.__version__}", compile_template)
