# Written by pagination-tag.
"""The template tag that links to the pages of a list.

{% load pagination %}
{% pagination page_obj %}
{% pagination page_obj sibling_count=2 class="mt-4" attrs='hx-boost="true"' %}  # with numbers
{% pagination page_obj class="mt-4" attrs='hx-boost="true"' %}  # without numbers
{% pagination total_pages=42 current_page=7 path="/posts/:page" first_path="/posts" %}  # without summary
{% pagination total_items=420 page_size=10 current_page=7 path="/posts/:page" %}  # with summary
"""

import re
from typing import NamedTuple, Optional
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
    previous_path=...,
    next_path=...,
    path=None,
    first_path=None,
    url_name=None,
    param=None,
    sibling_count=1,  # with numbers
    boundary_count=1,  # with numbers
    show_boundary_chevrons=False,
    first_label="First page",  # with ends
    previous_label="Previous page",
    next_label="Next page",
    last_label="Last page",  # with ends
    page_label="Page :page",  # with page-labels
    position_label="Page :page of :pages",  # with position
    summary=":from–:to of :total",  # with summary
    page_sizes=(10, 25, 50, 100),  # with sizes
    page_size=None,  # with sizes # without summary
    size_param="per_page",  # with sizes
    jump_label="Go to page",  # with jump
    size_label="Items per page",  # with sizes
    go_label="Go",  # with forms
    aria_label="Pagination",
    id=None,
    attrs=None,
    **others,
):
    """Show links to the pages of a list; nothing if it has only one.  # without single-page
    """Show links to the pages of a list.  # with single-page

    page_obj: a page of a Paginator, or a table of django-tables2
    total_pages, current_page: numbers, instead of page_obj  # without summary
    total_items, page_size, current_page: numbers, instead of page_obj  # with summary
    has_next: whether there is a next page, if the number of pages is unknown
    previous_path, next_path: URLs or None, if the pages have no numbers
    path: the URL of a page, with :page for its number; by default, the URL
        of the request with another page
    first_path: the URL of page 1, if it has no number
    url_name: the URL pattern of a page, if it is not that of the request
    param: the parameter with the page number, in the URL pattern or the query;
        by default, the page_kwarg of the view
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
    attrs: more attributes of the <nav>, as a dict or as markup
    """
    classes = others.pop("class", "")
    if others:
        unknown = ", ".join(others)
        raise TypeError(f"pagination has no {unknown}. HTML attributes go into attrs.")
    if hasattr(page_obj, "prefixed_page_field"):
        param = param or page_obj.prefixed_page_field
        page_obj = page_obj.page
    if previous_path is ... and next_path is ...:
        # begin without summary
        if has_next is None and not (total_pages or total_pages == 0):
            total_pages = paginator_of(page_obj).num_pages
        # end
        # begin with summary
        total_pages = None
        if has_next is None and not (total_items or total_items == 0):
            paginator = paginator_of(page_obj)
            total_pages = paginator.num_pages
            total_items, page_size = paginator.count, paginator.per_page
        # end
        if current_page is None:
            current_page = getattr(page_obj, "number", 1)
        param = param or page_kwarg(context, page_obj)
        href = path_to(path) if path else request_to(context, param, url_name)
        links = paginate(
            href,
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
        links["jump"] = form_of(href)  # with jump
        # begin with sizes
        if page_size is None:
            paginator = getattr(page_obj, "paginator", None)
            page_size = getattr(paginator, "per_page", page_sizes[0])
        links["sizes"] = sizes_of(href, size_param, page_sizes, page_size)
        # end
    else:
        links = neighbors(previous_path, next_path)  # without numbered
        # begin with numbered
        raise TypeError(
            "A list without page numbers has no last page, position or forms."
        )
        # end
    # begin with ends
    if not isinstance(first_label, tuple):  # with short-labels
        first_label = (first_label,)  # with short-labels
    if not isinstance(last_label, tuple):  # with short-labels
        last_label = (last_label,)  # with short-labels
    # end
    if not isinstance(previous_label, tuple):  # with short-labels
        previous_label = (previous_label,)  # with short-labels
    if not isinstance(next_label, tuple):  # with short-labels
        next_label = (next_label,)  # with short-labels
    return {
        **links,
        "show_boundary_chevrons": show_boundary_chevrons,
        "first_label": first_label,  # with ends
        "previous_label": previous_label,
        "next_label": next_label,
        "last_label": last_label,  # with ends
        "jump_label": jump_label,  # with jump
        "size_label": size_label,  # with sizes
        "go_label": go_label,  # with forms
        "class": classes,
        "attrs": attributes({"id": id, "aria-label": aria_label}, attrs or {}),
    }


def paginator_of(page_obj):
    try:
        return page_obj.paginator
    except AttributeError:
        raise TypeError(
            "pagination takes the page_obj of a ListView with paginate_by, another page"
            f" of a Paginator, or total_pages. It was given {page_obj!r}."  # without summary
            f" of a Paginator, or total_items. It was given {page_obj!r}."  # with summary
        ) from None


def page_kwarg(context, page_obj):
    """Return the name of the page in the view, unless the list is another one."""
    is_other = page_obj is not None and page_obj is not context.get("page_obj")
    return "page" if is_other else getattr(context.get("view"), "page_kwarg", "page")


def request_to(context, param, url_name):
    """Return a function from a page number to the URL of the request with it."""
    request = context["request"]
    query = request.GET.copy()
    query.pop(param, None)
    rest = f"?{query.urlencode()}" if query else ""
    match = request.resolver_match
    values = dict(match.kwargs) if match else {}
    values.pop(param, None)
    # Patterns without a name are reversed by their view.
    name = url_name or match and (match.view_name if match.url_name else match.func)
    if url_name or path_of(name, {**values, param: 1}):
        return lambda page: route_to(name, values, param, page) + rest
    query[param] = ""
    start = f"?{query.urlencode()}"
    return lambda page: rest or "?" if page == 1 else f"{start}{page}"


def route_to(name, values, param, page):
    """Return the path of a page. Page 1 prefers a URL pattern without a number."""
    first = path_of(name, values) if page == 1 else None
    return first or reverse(name, kwargs={**values, param: page})


def path_of(name, values):
    try:
        return reverse(name, kwargs=values)
    except NoReverseMatch:
        return None


def attributes(own, attrs):
    """Return attributes as markup. A string in a template is safe markup."""
    if isinstance(attrs, SafeString):
        return format_html("{} {}", flatatt(own), attrs)
    if "class" in attrs:
        raise TypeError("class is an argument of its own, and not one of attrs.")
    return flatatt({**own, **attrs})


# include shared/pages.py


# include shared/url.py
# begin with forms


# include shared/forms.py
# end
# begin with sizes


# include shared/sizes.py
# end
