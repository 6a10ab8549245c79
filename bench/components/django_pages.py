"""The component in Django, against a template with get_elided_page_range(), as Django documents it."""

import sys

import django
from django.conf import settings
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.template import engines
from django.test import RequestFactory
from django.urls import path, resolve

import timing

sys.path.insert(0, sys.argv[1])
settings.configure(
    INSTALLED_APPS=["pagination"],
    ROOT_URLCONF=__name__,
    USE_L10N=True,
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "APP_DIRS": True,
            "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
        }
    ],
)
django.setup()
urlpatterns = [path("posts", lambda request: HttpResponse(), name="posts")]

OURS = "{% load pagination %}{% pagination page_obj %}"

THEIRS = """
<nav class="pagination" aria-label="Pagination">
  <ul class="pagination__list">
    {% if page_obj.has_previous %}
      <li class="pagination__item">
        <a class="pagination__link pagination__link--previous" href="{{ request.path }}?q={{ request.GET.q|urlencode }}&amp;page={{ page_obj.previous_page_number }}" rel="prev"><span aria-hidden="true">‹</span><span class="pagination__label">Previous page</span></a>
      </li>
    {% endif %}
    {% for number in page_range %}
      {% if number == page_obj.paginator.ELLIPSIS %}
        <li class="pagination__item"><span class="pagination__ellipsis">…</span></li>
      {% elif number == page_obj.number %}
        <li class="pagination__item">
          <a class="pagination__link pagination__link--current" href="{{ request.path }}?q={{ request.GET.q|urlencode }}&amp;page={{ number }}" aria-current="page">{{ number }}</a>
        </li>
      {% else %}
        <li class="pagination__item">
          <a class="pagination__link" href="{{ request.path }}?q={{ request.GET.q|urlencode }}&amp;page={{ number }}">{{ number }}</a>
        </li>
      {% endif %}
    {% endfor %}
    {% if page_obj.has_next %}
      <li class="pagination__item">
        <a class="pagination__link pagination__link--next" href="{{ request.path }}?q={{ request.GET.q|urlencode }}&amp;page={{ page_obj.next_page_number }}" rel="next"><span class="pagination__label">Next page</span><span aria-hidden="true">›</span></a>
      </li>
    {% endif %}
  </ul>
</nav>
"""

request = RequestFactory().get("/posts?q=abc&page=7")
request.resolver_match = resolve("/posts")
page = Paginator(range(420), 10).page(7)
ours, theirs = map(engines["django"].from_string, [OURS, THEIRS])


def render_theirs():
    page_range = page.paginator.get_elided_page_range(page.number, on_each_side=1, on_ends=1)
    return theirs.render({"page_obj": page, "page_range": page_range}, request)


timing.compare(lambda: ours.render({"page_obj": page}, request), render_theirs)
