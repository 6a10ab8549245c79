# Written by pagination-tag.
"""The template tag that links to the previous and the next page.

{% load pagination %}
{% pagination previous_path=newer.get_absolute_url previous_title=newer.title %}
"""

from __future__ import annotations

import re

from django import template
from django.forms.utils import flatatt
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext_lazy  # with translate

register = template.Library()


@register.inclusion_tag("pagination/pagination.html")
def pagination(
    # include shared/neighbor-arguments.py
):
    """Show links to the previous and the next page; nothing if there is neither.

    # include shared/neighbor-docs.py
    attrs: other attributes of the <nav>, as a dict or as markup
    """
    # include shared/keywords.py
    return {
        "previous_path": safe_url(previous_path or ""),
        "next_path": safe_url(next_path or ""),
        "previous_title": previous_title,
        "next_title": next_title,
        "show_boundary_chevrons": show_boundary_chevrons,
        "previous_label": label_parts(previous_label),  # with short-labels
        "next_label": label_parts(next_label),  # with short-labels
        "previous_label": previous_label,  # without short-labels
        "next_label": next_label,  # without short-labels
        "class": classes,
        "attrs": merge_attrs({"id": id, "aria-label": aria_label}, attrs or {}),
    }


# include shared/django-attributes.py


# include shared/url.py
# begin with short-labels


# include shared/labels.py
# end
