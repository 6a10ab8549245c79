# Written by pagination-tag.
"""Links to the previous and the next page.

Make the function known to templates with
templates.env.globals["pagination"] = pagination, then write in a template:

    {{ pagination(previous_path=newer.url, previous_title=newer.title) }}
"""

from __future__ import annotations

import re

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup


@pass_context
def pagination(
    context: Context,
    # include shared/neighbor-arguments.py
) -> Markup:
    """Render links to the previous and the next page; nothing if there is neither.

    # include shared/neighbor-docs.py
    attrs: a dict of other attributes of the <nav>
    """
    # include shared/keywords.py
    template = context.environment.get_template("pagination.html")
    # include shared/neighbor-rendering.py


# include shared/attributes.py


# include shared/url.py
# begin with short-labels


# include shared/labels.py
# end
