"""Django's templates, with thousands separated, as projects may set it; Django's own settings otherwise."""

import django
import batch
from django.conf import settings
from django.http import QueryDict
from django.template import Context, Engine

settings.configure(USE_L10N=True, USE_THOUSAND_SEPARATOR=True)
django.setup()
engine = Engine(
    libraries={
        "i18n": "django.templatetags.i18n",
        "l10n": "django.templatetags.l10n",
        "cache": "django.templatetags.cache",
    }
)
batch.parse_query = lambda query: QueryDict(query).get("page")


def compile_template(text):
    template = engine.from_string(text)
    return lambda data: template.render(Context(data))


batch.run(f"Django {django.__version__}", compile_template)
