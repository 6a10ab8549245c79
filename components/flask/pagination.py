# Written by pagination-tag.
"""Links to the pages of a list.

Make the function known to templates with app.add_template_global(pagination), then
write in a template:

    {{ pagination(posts) }}
    {{ pagination(posts, sibling_count=2, class="mt-4", attrs={"hx-boost": "true"}) }}  # with numbers
    {{ pagination(posts, class="mt-4", attrs={"hx-boost": "true"}) }}  # without numbers
    {{ pagination(total_pages=42, current_page=7, path="/posts?page=:page") }}  # without summary
    {{ pagination(total_items=420, page_size=10, current_page=7) }}  # with summary
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlencode  # without forms
from urllib.parse import parse_qsl, urlencode  # with forms

from flask import current_app, request, url_for
from flask_babel import Domain  # with translate
from markupsafe import Markup
from werkzeug.routing import BuildError

text = Domain(domain="pagination").lazy_gettext  # with translate


def pagination(
    pager=None,
    *,
    total_pages=None,  # without summary
    total_items=None,  # with summary
    page_size=None,  # with summary
    current_page=None,
    has_next=None,
    path=None,
    first_path=None,
    endpoint=None,
    param="page",
    # include shared/arguments.py
) -> Markup:
    """Render links to the pages of a list; nothing if it has only one.  # without single-page
    """Render links to the pages of a list.  # with single-page

    pager: what db.paginate() of Flask-SQLAlchemy returns
    total_pages, current_page: numbers, instead of pager  # without summary
    total_items, page_size, current_page: numbers, instead of pager  # with summary
    has_next: whether there is a next page, if the number of pages is unknown
    path: the URL of a page, with :page for its number, or a function from number
        to URL; by default, the URL of the request with another page
    first_path: the URL of page 1, if it has no number
    endpoint: the endpoint of a page, if it is not that of the request
    param: the parameter with the page number, in the URL rule or the query
    # include shared/arguments-docs.py
    attrs: a dict of other attributes of the <nav>
    """
    # include shared/keywords.py
    total_pages = None  # with summary
    # A variable that the template does not have is neither None nor 0.
    if has_next is None and not total_pages and total_pages != 0:  # without summary
    if has_next is None and not total_items and total_items != 0:  # with summary
        if not hasattr(pager, "pages"):
            raise TypeError(
                "pagination takes what db.paginate() returns, or total_pages."  # without summary
                "pagination takes what db.paginate() returns, or total_items."  # with summary
                f" It was given {pager!r}."
            )
        if pager.total is None:
            has_next = len(pager.items) >= pager.per_page
        else:
            total_pages = pager.pages
        total_items, page_size = pager.total, pager.per_page  # with summary
    if current_page is None:
        current_page = getattr(pager, "page", 1)
    # begin with sizes
    if page_size is None:
        page_size = getattr(pager, "per_page", page_sizes[0])
    # end
    # include shared/settling.py
    if path is None:
        first, page_url = request_urls(endpoint, param)
        first_path = first_path or first
    else:
        page_url = path if callable(path) else path_builder(path)
    if current == 1 and not has_next:  # without single-page
        return Markup("")  # without single-page
    template = current_app.jinja_env.get_template("pagination.html")

    # include shared/rendering.py


def request_urls(endpoint: str | None, param: str) -> tuple[str | None, Callable]:
    """Return the URL of page 1, if it has no number, and a function for the others."""
    query = [pair for pair in request.args.items(multi=True) if pair[0] != param]
    rest = f"?{urlencode(query)}" if query else ""
    name = endpoint or request.endpoint
    rules = current_app.url_map
    values = {
        key: value
        for key, value in (request.view_args or {}).items()
        if key != param and rules.is_endpoint_expecting(name, key)
    }
    if name and rules.is_endpoint_expecting(name, param):
        try:
            first = url_for(name, **values) + rest
        except BuildError:
            first = None
        return first, lambda page: url_for(name, **values, **{param: page}) + rest
    path = url_for(name, **values) if endpoint else ""
    start = f"{path}?{urlencode([*query, (param, '')])}"
    return path + rest or "?", lambda page: f"{start}{page}"


# include shared/attributes.py


# include shared/pages.py


# include shared/url.py
# begin with short-labels


# include shared/labels.py
# end
# begin with forms


# include shared/forms.py
# end
# begin with sizes


# include shared/sizes.py
# end
