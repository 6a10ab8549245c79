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
    total_pages = None  # with summary
    # A variable that the template does not have is an empty string.
    if has_next is None and not total_pages and total_pages != 0:  # without summary
    if has_next is None and not total_items and total_items != 0:  # with summary
        paginator = getattr(page_obj, "paginator", None)
        if paginator is None:
            raise TypeError(
                "pagination takes the page_obj of a ListView with paginate_by, another"
                f" page of a Paginator, or total_pages. It was given {page_obj!r}."  # without summary
                f" page of a Paginator, or total_items. It was given {page_obj!r}."  # with summary
            )
        total_pages = paginator.num_pages
        total_items, page_size = paginator.count, paginator.per_page  # with summary
    if current_page is None:
        current_page = getattr(page_obj, "number", 1)
    # begin with sizes
    if page_size is None:
        paginator = getattr(page_obj, "paginator", None)
        page_size = getattr(paginator, "per_page", page_sizes[0])
    # end
    # include shared/settling.py
    if path:
        page_url = path_builder(path)
    else:
        param = param or get_page_kwarg(context, page_obj)
        first, page_url = request_urls(context["request"], param, url_name)
        first_path = first_path or first

    def link(number: int) -> dict[str, str]:
        url = first_path if first_path and number == 1 else page_url(number)
        return {
            # As text, which templates print without a thousand separator.
            "number": str(number),
            "href": safe_url(url),
            "label": page_label.replace(":page", str(number)),  # with page-labels # with numbers
        }

    is_counted = current < total or not has_next  # with counted
    is_counted = current < total or not has_next  # with position # without counted
    # begin with position
    position = position_label if is_counted else page_label
    position = position.replace(":pages", str(total)).replace(":page", str(current))
    # end
    numbers = window(total, current, int(sibling_count), int(boundary_count))  # with numbers
    return {
        "pages": [number and link(number) for number in numbers],  # with numbers
        "current": str(current),
        "total": str(total),  # with numbers
        "previous": link(current - 1) if current > 1 else None,
        "next": link(current + 1) if has_next else None,
        "first": link(1),  # with ends
        "last": link(total) if is_counted else None,  # with counted
        "position": position,  # with position
        "summary": summarize(summary, current, total_items, page_size),  # with summary
        "jump": page_form(page_url),  # with jump
        "sizes": sizes_form(page_url, size_param, page_sizes, page_size),  # with sizes
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


def get_page_kwarg(context, page_obj) -> str:
    """Return the page_kwarg of the view, unless the list is another one."""
    if page_obj is not None and page_obj is not context.get("page_obj"):
        return "page"
    return getattr(context.get("view"), "page_kwarg", "page")


def request_urls(request, param: str, url_name) -> tuple[str | None, Callable]:
    """Return the URL of page 1, if it has no number, and a function for the others."""
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

        def page_url(page: int) -> str:
            return reverse(name, kwargs={**kwargs, param: page}) + rest

        first = reverse_or_none(name, kwargs)
        return first and first + rest, page_url
    query[param] = ""
    start = f"?{query.urlencode()}"
    return rest or "?", lambda page: f"{start}{page}"


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
