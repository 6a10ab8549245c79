# Written by pagination-tag.
"""The links to the pages of a list.

{% load pagination %}
{% pagination page_obj %}
{% pagination total_pages=42 current_page=page path="/posts/:page" first_path="/posts" %}
"""

import re

from django import template
from django.forms.utils import flatatt

register = template.Library()


@register.inclusion_tag("pagination/pagination.html", takes_context=True)
def pagination(
    context,
    page_obj=None,
    total_pages=None,
    current_page=None,
    path=None,
    first_path=None,
    show_boundary_chevrons=False,
    previous_label="Previous page",
    next_label="Next page",
    aria_label="Pagination",
    **attributes,
):
    """
    page_obj: a page of Django's Paginator; it stands for total_pages and current_page
    path: the path of a page, with :page for its number; without it, the query of the request
        with another page, and none for page 1
    first_path: the path of page 1, if it has no number
    attributes: class, and any others of the <nav>, with _ for each hyphen
    """
    if page_obj is not None:
        total_pages = total_pages or page_obj.paginator.num_pages
        current_page = current_page or page_obj.number

    def path_of(page):
        if first_path and page == 1:
            return first_path
        if path:
            return re.sub(r"(?::|%3A)page(?!\w)", str(page), path, flags=re.IGNORECASE)
        query = context["request"].GET.copy()
        query.pop("page", None)
        if page != 1:
            query["page"] = page
        return "?" + query.urlencode()

    classes = attributes.pop("class", "")
    others = {name.replace("_", "-"): value for name, value in attributes.items()}
    return {
        "total_pages": total_pages,
        "current_page": current_page,
        "path_of": path_of,
        "show_boundary_chevrons": show_boundary_chevrons,
        "previous_label": previous_label,
        "next_label": next_label,
        "aria_label": aria_label,
        "class": classes,
        "attributes": flatatt(others),
    }


@register.simple_tag(takes_context=True)
def page_path(context, page):
    return context["path_of"](int(page))
