"""A view of Django and a template with get_elided_page_range(), as its documentation describes them."""

import app
import django
from django.conf import settings
from django.core.paginator import Paginator
from django.template import engines

settings.configure(TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}])
django.setup()

TEMPLATE = engines["django"].from_string(
    """<div class="pagination">
  {% if page_obj.has_previous %}<a href="?page={{ page_obj.previous_page_number }}">previous</a>{% endif %}
  {% for number in page_range %}
    {% if number == page_obj.number %}<span class="current">{{ number }}</span>
    {% elif number == page_obj.paginator.ELLIPSIS %}<span>{{ number }}</span>
    {% else %}<a href="?page={{ number }}">{{ number }}</a>
    {% endif %}
  {% endfor %}
  {% if page_obj.has_next %}<a href="?page={{ page_obj.next_page_number }}">next</a>{% endif %}
</div>
"""
)

OPTIONS = {"/posts": {}, "/options": {"on_each_side": 1, "on_ends": 1}}


def answer(path, number):
    page = Paginator(range(420), 10).get_page(number)
    page_range = page.paginator.get_elided_page_range(page.number, **OPTIONS[path])
    return 200, TEMPLATE.render({"page_obj": page, "page_range": page_range})


app.run(django.__version__, answer)
