# Written by pagination-tag.
"""Links to the pages of a list.

Make the function known to templates with
templates.env.globals["pagination"] = pagination, then write in a template:

    {{ pagination(posts) }}
    {{ pagination(posts, sibling_count=2, class="mt-4", attrs={"hx-boost": "true"}) }}  # with numbers
    {{ pagination(posts, class="mt-4", attrs={"hx-boost": "true"}) }}  # without numbers
    {{ pagination(total_pages=42, current_page=7, path="/posts?page=:page") }}  # without summary
    {{ pagination(total_items=420, page_size=10, current_page=7) }}  # with summary
"""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlencode, urlsplit  # without forms
from urllib.parse import parse_qsl, urlencode, urlsplit  # with forms

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.requests import Request


@pass_context
def pagination(
    context: Context,
    pager=None,
    *,
    total_pages=None,  # without summary
    total_items=None,  # with summary
    page_size=None,  # with summary
    current_page=None,
    has_next=None,
    path=None,
    first_path=None,
    route=None,
    param="page",
    # include shared/arguments.py
) -> Markup:
    """Render links to the pages of a list; nothing if it has only one.  # without single-page
    """Render links to the pages of a list.  # with single-page

    pager: a Page of fastapi-pagination, or any object with page, pages and total  # without summary
    pager: a Page of fastapi-pagination, or any object with page, pages, total, size  # with summary
    total_pages, current_page: numbers, instead of pager  # without summary
    total_items, page_size, current_page: numbers, instead of pager  # with summary
    has_next: whether there is a next page, if the number of pages is unknown
    path: the URL of a page, with :page for its number, or a function from number
        to URL; by default, the URL of the request with another page
    first_path: the URL of page 1, if it has no number
    route: the name of the route of a page, if it is not that of the request
    param: the parameter with the page number, in the path or the query
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
                "pagination takes an object with page, pages and total, or total_pages."  # without summary
                "pagination takes an object with page, pages and total, or total_items."  # with summary
                f" It was given {pager!r}."
            )
        if pager.total is None:
            has_next = len(pager.items) >= pager.size
        else:
            total_pages = pager.pages
        total_items, page_size = pager.total, pager.size  # with summary
    if current_page is None:
        current_page = getattr(pager, "page", 1)
    # begin with sizes
    if page_size is None:
        page_size = getattr(pager, "size", page_sizes[0])
    # end
    # include shared/settling.py
    if path is None:
        first, page_url = request_urls(context["request"], route, param)
        first_path = first_path or first
    else:
        page_url = path if callable(path) else path_builder(path)
    if current == 1 and not has_next:  # without single-page
        return Markup("")  # without single-page
    template = context.environment.get_template("pagination.html")

    # include shared/rendering.py


def request_urls(
    request: Request, route: str | None, param: str
) -> tuple[str | None, Callable[[int], str]]:
    """Return the URL of page 1, if it has no number, and a function for the others."""
    pairs = request.query_params.multi_items()
    query = [(name, value) for name, value in pairs if name != param]
    rest = f"?{urlencode(query)}" if query else ""
    if route or param in request.path_params:
        # A route of Starlette itself has the name of its function.
        scope = request.scope
        name = route or getattr(scope.get("route"), "name", scope["endpoint"].__name__)

        def page_url(page: int) -> str:
            url = request.url_for(name, **{**request.path_params, param: page})
            # Without the host, which the visitor has sent.
            return "/" + urlsplit(str(url)).path.lstrip("/") + rest

        return None, page_url
    start = f"?{urlencode([*query, (param, '')])}"
    return rest or "?", lambda page: f"{start}{page}"


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
