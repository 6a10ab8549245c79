"""Lists of Django, which page through numbers. Each address has another way to say the page."""

import os
import sys
from pathlib import Path

import batch
import django
from django.conf import settings
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.template import engines
from django.test import RequestFactory
from django.urls import path, resolve, set_script_prefix
from django.utils import translation

project = os.environ["PROJECT"]
sys.path.insert(0, project)
components = [one.parts[-2] for one in Path(project).glob("*/templatetags")] if project else []

settings.configure(
    INSTALLED_APPS=["django_tables2", *components] if project else [],
    ROOT_URLCONF=__name__,
    USE_I18N=True,
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

from django.conf.urls.i18n import i18n_patterns  # noqa: E402
from django.views.generic import ListView  # noqa: E402
import django_tables2  # noqa: E402


# What a project has in locale/de.
translation.trans_real.translation("de")._catalog["Previous page"] = "Neuere"


class Table(django_tables2.Table):
    n = django_tables2.Column()

    class Meta:
        # Of a negative number in its parameter, here not that of the forms, it makes an error.
        per_page_field = "rows_per_page"


class Article:
    """An object that knows its URL."""

    def __init__(self, url, title):
        self.get_absolute_url = lambda: url
        self.title = title

    def __str__(self):
        return self.title


class Posts(ListView):
    paginate_by = 10
    template = data = None

    def get_queryset(self):
        return range(int(self.request.GET.get("items", 0)))

    # As get_page() does: the nearest page, where ListView would answer that there is none.
    def paginate_queryset(self, queryset, size):
        number = self.kwargs.get(self.page_kwarg) or self.request.GET.get(self.page_kwarg)
        page = self.get_paginator(queryset, size).get_page(number)
        return page.paginator, page, page.object_list, page.has_other_pages()

    def get_context_data(self, **kwargs):
        comments = Paginator(range(90), 10).get_page(self.request.GET.get("comments"))
        table = Table([{"n": n} for n in self.object_list], prefix="t-")
        django_tables2.RequestConfig(self.request, {"per_page": 10}).configure(table)
        rows = Table([{"n": n} for n in self.object_list])
        django_tables2.RequestConfig(self.request, {"per_page": 10}).configure(rows)
        given = {**self.data, **kwargs}
        articles = [Article(*one) for one in given.get("articles", [])]
        return super().get_context_data(comments=comments, table=table, rows=rows, **{**given, "articles": articles})

    def render_to_response(self, context):
        return HttpResponse(self.template.render(context, self.request))


urlpatterns = [
    path("posts", Posts.as_view(), name="posts"),
    path("kwarg", Posts.as_view(page_kwarg="p")),
    path("<slug:blog>/", Posts.as_view(), name="blog"),
    path("<slug:blog>/page/<int:page>/", Posts.as_view(), name="blog"),
    path("archive/<int:page>/", Posts.as_view(), name="archive"),
    path("unnamed/<int:page>/", Posts.as_view()),
    *i18n_patterns(path("in/<int:page>/", Posts.as_view(), name="translated")),
]


def compile_template(text):
    Posts.template = engines["django"].from_string(text)
    template = Posts.template

    def render(data):
        Posts.template, Posts.data = template, {k: v for k, v in data.items() if k != "url"}
        script = data.get("script", "")
        set_script_prefix(f"{script}/")
        with translation.override(data.get("language", "en-us")):
            request = RequestFactory(SCRIPT_NAME=script).get(data["url"])
            match = request.resolver_match = resolve(request.path_info)
            return match.func(request, *match.args, **match.kwargs).content.decode()

    return render


batch.run(f"Django {django.__version__}", compile_template)
