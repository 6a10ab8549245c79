# Written by pagination-tag.
"""Links to the pages of a list, for templates: app.add_template_global(pagination)

{{ pagination(posts) }}
{{ pagination(posts, sibling_count=2, class="mt-4", attrs={"hx-boost": "true"}) }}  # with numbers
{{ pagination(posts, class="mt-4", attrs={"hx-boost": "true"}) }}  # without numbers
{{ pagination(total_pages=42, current_page=7, path="/:page", first_path="/") }}  # without summary
{{ pagination(total_items=420, page_size=10, current_page=7, path="/:page") }}  # with summary
"""

import re
from typing import NamedTuple, Optional
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
    previous_path=...,
    next_path=...,
    path=None,
    first_path=None,
    endpoint=None,
    # include shared/arguments.py
):
    """Render links to the pages of a list; nothing if it has only one.  # without single-page
    """Render links to the pages of a list.  # with single-page

    pager: what db.paginate() of Flask-SQLAlchemy returns
    total_pages, current_page: numbers, instead of pager  # without summary
    total_items, page_size, current_page: numbers, instead of pager  # with summary
    has_next: whether there is a next page, if the number of pages is unknown
    previous_path, next_path: URLs or None, if the pages have no numbers
    path: the URL of a page, with :page for its number, or a function from number
        to URL; by default, the URL of the request with another page
    first_path: the URL of page 1, if it has no number
    endpoint: the endpoint of a page, if it is not that of the request
    param: the parameter with the page number, in the URL rule or the query
    sibling_count: how many pages to show on each side of the current page  # with numbers
    boundary_count: how many pages to show at each end  # with numbers
    show_boundary_chevrons: whether Previous and Next stay at the ends, disabled
    page_label: the accessible name of a page, with :page for its number  # with page-labels
    position_label: the current page, with :page and :pages for the numbers  # with position
    summary: the items on the page, with :from, :to and :total for the numbers  # with summary
    page_sizes: the numbers of items on a page to choose from  # with sizes
    page_size: the number of items on a page; by default, the paginator's  # with sizes # without summary
    size_param: the name of this number in the query  # with sizes
    class: more classes of the <nav>
    attrs: a dict of more attributes of the <nav>
    """
    classes = others.pop("class", "")
    if others:
        unknown = ", ".join(others)
        raise TypeError(f"pagination has no {unknown}. HTML attributes go into attrs.")
    if previous_path is ... and next_path is ...:
        # begin without summary
        if has_next is None and not (total_pages or total_pages == 0):
            total_pages, has_next = length_of(pager)
        # end
        # begin with summary
        total_pages = None
        if has_next is None and not (total_items or total_items == 0):
            total_pages, has_next = length_of(pager)
            total_items, page_size = pager.total, pager.per_page
        # end
        if current_page is None:
            current_page = getattr(pager, "page", 1)
        if not callable(path):
            path = path_to(path) if path else request_to(endpoint, param)
        links = paginate(
            path,
            first_path,
            total_pages,
            current_page,
            has_next,
            sibling_count,  # with numbers
            boundary_count,  # with numbers
            page_label,  # with page-labels
            position_label,  # with position
            total_items,  # with summary
            page_size,  # with summary
            summary,  # with summary
        )
        links["jump"] = form_of(path)  # with jump
        # begin with sizes
        if page_size is None:
            page_size = getattr(pager, "per_page", page_sizes[0])
        links["sizes"] = sizes_of(path, size_param, page_sizes, page_size)
        # end
    else:
        links = neighbors(previous_path, next_path)  # without numbered
        # begin with numbered
        raise TypeError(
            "A list without page numbers has no last page, position or forms."
        )
        # end
    template = current_app.jinja_env.get_template("pagination.html")
    # include shared/rendering.py


def length_of(pager):
    """Return the number of pages, or None and whether there is a next page."""
    try:
        if pager.total is None:
            return None, len(pager.items) >= pager.per_page
        return pager.pages, None
    except AttributeError:
        raise TypeError(
            "pagination takes what db.paginate() returns, or total_pages."  # without summary
            "pagination takes what db.paginate() returns, or total_items."  # with summary
            f" It was given {pager!r}."
        ) from None


def request_to(endpoint, param):
    """Return a function from a page number to the URL of the request with it."""
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
        return lambda page: route_to(name, values, param, page) + rest
    path = url_for(name, **values) if endpoint else ""
    start = f"{path}?{urlencode([*query, (param, '')])}"
    return lambda page: path + rest or "?" if page == 1 else f"{start}{page}"


def route_to(name, values, param, page):
    """Return the path of a page. Page 1 prefers a URL rule without a number."""
    if page == 1:
        try:
            return url_for(name, **values)
        except BuildError:
            pass
    return url_for(name, **values, **{param: page})


# include shared/attributes.py


# include shared/pages.py


# include shared/url.py
# begin with forms


# include shared/forms.py
# end
# begin with sizes


# include shared/sizes.py
# end
