# Written by pagination-tag.
"""The template tag that links to the pages of a list.

{% load pagination %}
{% pagination page_obj %}
{% pagination page_obj sibling_count=2 class="mt-4" attrs='hx-boost="true"' %}  # with numbers
{% pagination page_obj class="mt-4" attrs='hx-boost="true"' %}  # without numbers
{% pagination total_pages=42 current_page=7 path="/posts?page=:page" %}  # without summary
{% pagination total_items=420 page_size=10 current_page=7 %}  # with summary
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import parse_qsl  # with forms

from django import template
from django.forms.utils import flatatt
from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext_lazy  # with translate

register = template.Library()


@register.inclusion_tag("pagination/pagination.html", takes_context=True)
def pagination(
    context,
    page_obj=None,
    *,
    total_pages=None,  # without summary
    total_items=None,  # with summary
    page_size=None,  # with summary
    current_page=None,
    has_next=None,
    path=None,
    first_path=None,
    url_name=None,
    param=None,
    # include shared/arguments.py
):
    """Show links to the pages of a list; nothing if it has only one.  # without single-page
    """Show links to the pages of a list.  # with single-page

    page_obj: a page of a Paginator, or a table of django-tables2
    total_pages, current_page: numbers, instead of page_obj  # without summary
    total_items, page_size, current_page: numbers, instead of page_obj  # with summary
    has_next: whether there is a next page, if the number of pages is unknown
    path: the URL of a page, with :page for its number; by default, the URL
        of the request with another page
    first_path: the URL of page 1, if it has no number
    url_name: the URL pattern of a page, if it is not that of the request
    param: the parameter with the page number, in the URL pattern or the query;
        by default, the page_kwarg of the view
    # include shared/arguments-docs.py
    attrs: other attributes of the <nav>, as a dict or as markup
    """
    # include shared/keywords.py
    if hasattr(page_obj, "prefixed_page_field"):
        param = param or page_obj.prefixed_page_field
        page_obj = page_obj.page
    # begin without summary
    # A variable that the template does not have is an empty string.
    if has_next is None and not total_pages and total_pages != 0:
        total_pages = get_paginator(page_obj).num_pages
    # end
    # begin with summary
    total_pages = None
    # A variable that the template does not have is an empty string.
    if has_next is None and not total_items and total_items != 0:
        paginator = get_paginator(page_obj)
        total_pages = paginator.num_pages
        total_items, page_size = paginator.count, paginator.per_page
    # end
    if current_page is None:
        current_page = getattr(page_obj, "number", 1)
    if path:
        page_url = path_builder(path)
    else:
        param = param or get_page_kwarg(context, page_obj)
        page_url = request_url_builder(context["request"], param, url_name)
    links = page_links(
        page_url,
        # include shared/page-values.py
    )
    links["jump"] = page_form(page_url)  # with jump
    # begin with sizes
    if page_size is None:
        paginator = getattr(page_obj, "paginator", None)
        page_size = getattr(paginator, "per_page", page_sizes[0])
    links["sizes"] = sizes_form(page_url, size_param, page_sizes, page_size)
    # end
    return {
        **links,
        "show_boundary_chevrons": show_boundary_chevrons,
        # begin with short-labels
        "first_label": label_parts(first_label),  # with ends
        "previous_label": label_parts(previous_label),
        "next_label": label_parts(next_label),
        "last_label": label_parts(last_label),  # with ends
        # end
        # begin without short-labels
        "first_label": first_label,  # with ends
        "previous_label": previous_label,
        "next_label": next_label,
        "last_label": last_label,  # with ends
        # end
        "jump_label": jump_label,  # with jump
        "size_label": size_label,  # with sizes
        "go_label": go_label,  # with forms
        "class": classes,
        "attrs": merge_attrs({"id": id, "aria-label": aria_label}, attrs or {}),
    }


def get_paginator(page_obj):
    try:
        return page_obj.paginator
    except AttributeError:
        raise TypeError(
            "pagination takes the page_obj of a ListView with paginate_by, another page"
            f" of a Paginator, or total_pages. It was given {page_obj!r}."  # without summary
            f" of a Paginator, or total_items. It was given {page_obj!r}."  # with summary
        ) from None


def get_page_kwarg(context, page_obj) -> str:
    """Return the page_kwarg of the view, unless the list is another one."""
    if page_obj is not None and page_obj is not context.get("page_obj"):
        return "page"
    return getattr(context.get("view"), "page_kwarg", "page")


def request_url_builder(request, param: str, url_name) -> Callable[[int], str]:
    """Return a function that builds the URL of the request with another page."""
    query = request.GET.copy()
    query.pop(param, None)
    rest = f"?{query.urlencode()}" if query else ""
    match = request.resolver_match
    kwargs = {**match.kwargs} if match else {}
    kwargs.pop(param, None)
    name = url_name
    if match and not url_name:
        # A pattern without a name is reversed by its view.
        name = match.view_name if match.url_name else match.func
    if url_name or reverse_or_none(name, {**kwargs, param: 1}):
        return lambda page: reverse_page(name, kwargs, param, page) + rest
    query[param] = ""
    first = rest or "?"
    start = f"?{query.urlencode()}"
    return lambda page: first if page == 1 else f"{start}{page}"


def reverse_page(name, kwargs: dict, param: str, page: int) -> str:
    """Return the path of a page. Page 1 prefers a URL pattern without a number."""
    first = reverse_or_none(name, kwargs) if page == 1 else None
    return first or reverse(name, kwargs={**kwargs, param: page})


def reverse_or_none(name, kwargs: dict) -> str | None:
    try:
        return reverse(name, kwargs=kwargs)
    except NoReverseMatch:
        return None


# include shared/django-attributes.py


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
