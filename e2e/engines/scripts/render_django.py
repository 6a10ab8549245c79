"""Django's templates, with thousands separated, as projects may set it; Django's own settings otherwise."""

import django
from batch import run
from django.conf import settings
from django.template import Context, Engine

settings.configure(USE_L10N=True, USE_THOUSAND_SEPARATOR=True)
django.setup()
engine = Engine()


def compile_template(text):
    template = engine.from_string(text)
    return lambda data: template.render(Context(data))


run(f"Django {django.__version__}", compile_template)
