"""A ListView of Django, which pages through numbers."""

import os
import sys

import batch
import django
from django.conf import settings
from django.template import engines
from django.test import RequestFactory

project = os.environ["PROJECT"]
sys.path.insert(0, project)

settings.configure(
    INSTALLED_APPS=["pagination"] if project else [],
    USE_L10N=True,
    USE_THOUSAND_SEPARATOR=True,
    ALLOWED_HOSTS=["*"],
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
        }
    ],
)
django.setup()

from django.views.generic import ListView  # noqa: E402


def compile_template(text):
    template = engines["django"].from_string(text)

    def render(data):
        request = RequestFactory().get(data["url"])
        items = range(int(request.GET.get("items", 0)))

        class Posts(ListView):
            paginate_by = 10

            def get_queryset(self):
                return items

            # As get_page() does: the nearest page, where ListView would answer that there is none.
            def paginate_queryset(self, queryset, size):
                page = self.get_paginator(queryset, size).get_page(request.GET.get("page"))
                return page.paginator, page, page.object_list, page.has_other_pages()

        view = Posts()
        view.setup(request)
        view.object_list = view.get_queryset()
        return template.render(view.get_context_data(**data), request)

    return render


batch.run(f"Django {django.__version__}", compile_template)
