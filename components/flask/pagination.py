# Written by pagination-tag.
"""Links to the pages of a list: {{ pagination(posts) }}

Make each function available to templates: app.add_template_global(pagination).
"""

# begin with paths
import re
from types import SimpleNamespace

# end
from urllib.parse import quote, urlencode

from flask import current_app, render_template, request, url_for
from markupsafe import Markup
from werkzeug.routing import BuildError


def pagination(posts, siblings=1, boundaries=1, param="page", **attrs):
    """Show links to the pages of a list; nothing if it has only one.

    posts: what db.paginate() returns
    # begin with numbers
    siblings: how many pages to show on each side of the current page
    # end
    param: the parameter with the page number, in the query or in the URL rule
    attrs: attributes of the <nav>, such as class="mt-4" or hx_boost="true"
    """
    # Without a count, another page may follow a full one.
    is_counted = posts.total is not None
    last = max(posts.pages, 1) if is_counted else posts.page
    # Visitors can ask for a page after the last one.
    current = min(posts.page, last)
    has_next = current < last if is_counted else len(posts.items) == posts.per_page
    if current == 1 and not has_next:
        return Markup("")
    html = render_template(
        "pagination.html",
        # begin with numbers
        pages=bounded_numbers(last, current, siblings, boundaries),
        # end
        current=current,
        # begin with ends edges
        last=last,
        # end
        has_next=has_next,
        url=attrs.pop("url", None) or page_urls(param),
        **nav_values(attrs),
    )
    return Markup(html)


# begin with paths
def pagination_of(
    current, path, total=None, first_path=None, has_next=False, **options
):
    """Show links to the pages of a list without a paginator.

    current: the number of the current page, as the visitor sent it
    path: the URL of a page, with :page for its number, or a function that returns it
    total: the number of pages; if it is unknown, has_next says whether one follows
    first_path: the URL of page 1, if it has no number
    """

    def url(number):
        if number == 1 and first_path:
            return safe_url(first_path)
        if callable(path):
            return safe_url(path(number))
        return safe_url(re.sub(r"(?::|%3[Aa])page\b", str(number), path))

    # Visitors can send anything. Python refuses to read thousands of digits.
    digits = re.fullmatch(r"\s*([+-]?[0-9]{1,18})[0-9]*(\.[0-9]*)?\s*", str(current))
    number = max(int(digits[1]) if digits else 1, 1)
    posts = SimpleNamespace(
        page=number, pages=total, total=total, per_page=1, items=[number] * has_next
    )
    return pagination(posts, url=url, **options)


# end
# begin with summary
def pagination_summary(posts):
    """Say which items are on a page, such as "21 to 30 of 97"; nothing without a total."""
    if posts.total is None:
        return Markup("")
    # Visitors can ask for a page after the last one.
    page = min(posts.page, max(posts.pages, 1))
    start, end = (page - 1) * posts.per_page + 1, page * posts.per_page
    values = {"start": min(start, posts.total), "end": min(end, posts.total)}
    html = render_template("pagination_summary.html", total=posts.total, **values)
    return Markup(html)


# end
# begin with position
def pagination_position(posts):
    """Say which page is shown, such as "Page 7 of 42"; nothing if it is the only one."""
    if posts.pages < 2:
        return Markup("")
    current = min(posts.page, posts.pages)
    html = render_template(
        "pagination_position.html", current=current, last=posts.pages
    )
    return Markup(html)


# end
# begin with jump
def pagination_jump(posts, param="page"):
    """Show a form that leads to a page; nothing if there is only one.

    param: the parameter with the page number, in the query
    """
    endpoint = request.endpoint
    if endpoint and current_app.url_map.is_endpoint_expecting(endpoint, param):
        raise ValueError(
            f"a form cannot put the number of a page into the path: {param}"
        )
    if posts.pages < 2:
        return Markup("")
    return Markup(render_template("pagination_jump.html", **form(param, param)))


# end
# begin with sizes
def pagination_sizes(
    posts, choices=(10, 25, 50, 100), param="per_page", page_param="page"
):
    """Show a form for the number of items on a page. It leads to page 1.

    param: the parameter with this number
    page_param: the parameter with the page number
    """
    chosen = posts.per_page
    # Visitors can ask for another size, which comes first.
    sizes = choices if chosen in choices else [chosen, *choices]
    values = {"sizes": sizes, "chosen": chosen, **form(page_param, param)}
    return Markup(render_template("pagination_sizes.html", **values))


# end
# begin with neighbors
def pagination_neighbors(
    previous_path=None, previous_title=None, next_path=None, next_title=None, **attrs
):
    """Show links to the previous and the next article, with their titles."""
    if not (previous_path or next_path):
        return Markup("")
    html = render_template(
        "pagination_neighbors.html",
        previous_path=previous_path,
        previous_title=previous_title,
        next_path=next_path,
        next_title=next_title,
        **nav_values(attrs),
    )
    return Markup(html)


# end
# begin with cursor
def pagination_cursor(previous_cursor=None, next_cursor=None, param="cursor", **attrs):
    """Show links to the previous and the next page of a list that uses cursors."""
    url = page_urls(param)
    # As text, 0 and 1 are cursors like all others.
    previous_path, next_path = [
        (cursor or str(cursor) == "0") and url(str(cursor))
        for cursor in (previous_cursor, next_cursor)
    ]
    if not (previous_path or next_path):
        return Markup("")
    html = render_template(
        "pagination_cursor.html",
        previous_path=previous_path,
        next_path=next_path,
        **nav_values(attrs),
    )
    return Markup(html)


# end
# begin with forms
def form(page_param, param):
    """Return where a form leads, and the rest of the query, which it keeps."""
    path = page_urls(page_param)(1).partition("?")[0]
    pairs = request.args.items(multi=True)
    kept = [pair for pair in pairs if pair[0] not in (page_param, param)]
    return {"path": path, "query": kept, "param": param}


# end
def nav_values(attrs):
    """Return the attributes of the <nav>, with hyphens in their names."""
    attrs = {
        name.replace("_", "-"): "true" if value is True else value
        for name, value in attrs.items()
        if value is not False
    }
    values = {"classes": attrs.pop("class", ""), "label": attrs.pop("aria-label", "")}
    return {**values, "attrs": attrs}


# begin with numbers
def page_numbers(total, current, siblings=1):
    """Return the numbers of the pages to show, with None for a gap of two or more.

    Unlike with iter_pages(), every page has the same number of entries, so the link
    to the next page stays in place.

    >>> page_numbers(42, 7)
    [1, None, 6, 7, 8, None, 42]
    """
    slots = 2 * siblings + 5
    if total <= slots:
        return list(range(1, total + 1))
    shift = min(max(current - siblings - 3, 0), total - slots)
    numbers = [1, *range(2 + shift, slots + shift), total]
    if shift:
        numbers[1] = None
    if shift < total - slots:
        numbers[-2] = None
    return numbers


# begin with boundaries
def bounded_numbers(total, current, siblings, boundaries):
    """The same, with more pages at both ends. With 0, there are no gaps."""
    if boundaries == 0:
        first = max(min(current - siblings, total - 2 * siblings), 1)
        return list(range(first, min(first + 2 * siblings, total) + 1))
    outer = min(boundaries - 1, (total - 1) // 2)
    inner = page_numbers(total - 2 * outer, current - outer, siblings)
    shifted = [number and number + outer for number in inner]
    return [*range(1, outer + 1), *shifted, *range(total - outer + 1, total + 1)]


# end
# end
def page_urls(param):
    """Return a function that puts a page into the request's URL. Page 1 has no number."""
    endpoint = request.endpoint
    given = request.view_args or {}
    values = {key: value for key, value in given.items() if key != param}
    query = [pair for pair in request.args.items(multi=True) if pair[0] != param]
    rest = f"?{urlencode(query)}" if query else ""

    def url_in_rule(number):
        try:
            numbered = {} if number == 1 else {param: number}
            return url_for(endpoint, **values, **numbered) + rest
        except BuildError:
            # Every rule of the endpoint needs a number.
            return url_for(endpoint, **values, **{param: number}) + rest

    # An error page has no rule.
    if endpoint and current_app.url_map.is_endpoint_expecting(endpoint, param):
        return url_in_rule
    # Two slashes at the start would be a host.
    path = f"{request.script_root}{request.path}".lstrip("/")
    path = "/" + quote(path, safe="/!$&'()*+,:;=@")
    start = f"{path}?{urlencode([*query, (param, '')])}"
    return lambda number: path + rest if number == 1 else f"{start}{quote(str(number))}"


# begin with paths
def safe_url(url):
    """Refuse a scheme that could run code. A path has no colon before a slash."""
    if re.match(r"(?![\0- ]*https?:)[^/?#]*:", url, re.IGNORECASE):
        raise ValueError(f"a URL is a path or begins with http, not {url!r}")
    return url


# end
