# Written by pagination-tag.
"""The template tag that links to the previous and the next page.

{% load pagination %}
{% pagination previous_path=newer.get_absolute_url previous_title=newer.title %}
"""

import re

from django import template
from django.forms.utils import flatatt
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext_lazy  # with translate

register = template.Library()


@register.inclusion_tag("pagination/pagination.html")
def pagination(
    *,
    previous_path=None,
    next_path=None,
    previous_title=None,
    next_title=None,
    show_boundary_chevrons=False,
    previous_label="Previous page",
    next_label="Next page",
    aria_label="Pagination",
    id=None,
    attrs=None,
    **others,
):
    """Show links to the previous and the next page; nothing, if there is neither.

    previous_path, next_path: the URLs of the pages; without one, there is no such page
    previous_title, next_title: the titles of the pages
    show_boundary_chevrons: whether Previous and Next stay where there is none, disabled
    class: more classes of the <nav>
    attrs: more attributes of the <nav>, as a dict or as markup
    """
    classes = others.pop("class", "")
    if others:
        unknown = ", ".join(others)
        raise TypeError(f"There is no {unknown}. HTML attributes go into attrs.")
    if not isinstance(previous_label, tuple):  # with short-labels
        previous_label = (previous_label,)  # with short-labels
    if not isinstance(next_label, tuple):  # with short-labels
        next_label = (next_label,)  # with short-labels
    return {
        "previous_path": safe_url(previous_path or ""),
        "next_path": safe_url(next_path or ""),
        "previous_title": previous_title,
        "next_title": next_title,
        "show_boundary_chevrons": show_boundary_chevrons,
        "previous_label": previous_label,
        "next_label": next_label,
        "class": classes,
        "attrs": attributes({"id": id, "aria-label": aria_label}, attrs or {}),
    }


def attributes(own, attrs):
    """Return attributes as markup. A string in a template is safe markup."""
    if isinstance(attrs, SafeString):
        return format_html("{} {}", flatatt(own), attrs)
    if "class" in attrs:
        raise TypeError("class is an argument of its own, and not one of attrs.")
    return flatatt({**own, **attrs})


# include shared/url.py
