# Written by pagination-tag.
"""Links to the previous and the next page.

Make the function known to templates with app.add_template_global(pagination), then
write in a template:

    {{ pagination(previous_path=newer.url, previous_title=newer.title) }}
"""

from __future__ import annotations

import re

from flask import current_app
from flask_babel import Domain  # with translate
from markupsafe import Markup

text = Domain(domain="pagination").lazy_gettext  # with translate


def pagination(
    # include shared/neighbor-arguments.py
) -> Markup:
    """Render links to the previous and the next page; nothing if there is neither.

    # include shared/neighbor-docs.py
    attrs: a dict of other attributes of the <nav>
    """
    # include shared/keywords.py
    template = current_app.jinja_env.get_template("pagination.html")
    # include shared/neighbor-rendering.py


# include shared/attributes.py


# include shared/url.py
# begin with short-labels


# include shared/labels.py
# end
