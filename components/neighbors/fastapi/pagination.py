# Written by pagination-tag.
"""Links to the previous and the next page: templates.env.globals["pagination"] = pagination

{{ pagination(previous_path=newer.url, previous_title=newer.title) }}
"""

import re

from jinja2 import pass_context
from markupsafe import Markup


@pass_context
def pagination(
    context,
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
    attrs: more attributes of the <nav>, as a dict
    """
    classes = others.pop("class", "")
    if others:
        unknown = ", ".join(others)
        raise TypeError(f"There is no {unknown}. HTML attributes go into attrs.")
    if not isinstance(previous_label, tuple):  # with short-labels
        previous_label = (previous_label,)  # with short-labels
    if not isinstance(next_label, tuple):  # with short-labels
        next_label = (next_label,)  # with short-labels
    if not (previous_path or next_path):
        return Markup("")
    template = context.environment.get_template("pagination.html")
    html = template.render(
        previous_path=safe_url(previous_path or ""),
        next_path=safe_url(next_path or ""),
        previous_title=previous_title,
        next_title=next_title,
        show_boundary_chevrons=show_boundary_chevrons,
        previous_label=previous_label,
        next_label=next_label,
        classes=classes,
        attrs=attributes({"id": id, "aria-label": aria_label}, attrs or {}),
    )
    return Markup(html)


# include shared/attributes.py


# include shared/url.py
