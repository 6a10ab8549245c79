# Written by pagination-tag.
"""Links to the pages of a list: {{ pagination(posts) }}

Make each function available: templates.env.globals["pagination"] = pagination.
"""

import re

# begin with paths
from types import SimpleNamespace

# end
from urllib.parse import quote, urlencode

from jinja2 import pass_context
from markupsafe import Markup


@pass_context
def pagination(context, posts, siblings=1, boundaries=1, param="page", **attrs):
    """Show links to the pages of a list; nothing if it has only one.

    posts: a Page of fastapi-pagination, or an object with page, pages and total
    # begin with numbers
    siblings: how many pages to show on each side of the current page
    # end
    param: the parameter with the page number, in the query or in the path
    attrs: attributes of the <nav>, such as class="mt-4" or hx_boost="true"
    """
    # Without a count, another page may follow a full one.
    is_counted = posts.total is not None
    last = max(posts.pages, 1) if is_counted else posts.page
    # Visitors can ask for a page after the last one.
    current = min(posts.page, last)
    has_next = current < last if is_counted else len(posts.items) == posts.size
    if current == 1 and not has_next:
        return Markup("")
    return render(
        context,
        "pagination.html",
        # begin with numbers
        pages=bounded_numbers(last, current, siblings, boundaries),
        # end
        current=current,
        # begin with ends edges
        last=last,
        # end
        has_next=has_next,
        url=attrs.pop("url", None) or page_urls(context, param),
        **nav_values(attrs),
    )


# begin with paths
@pass_context
def pagination_of(
    context, current, path, total=None, first_path=None, has_next=False, **options
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
        page=number, pages=total, total=total, size=1, items=[number] * has_next
    )
    return pagination(context, posts, url=url, **options)


# end
# begin with summary
@pass_context
def pagination_summary(context, posts):
    """Say which items are on a page, such as "21 to 30 of 97"; nothing without a total."""
    if posts.total is None:
        return Markup("")
    # Visitors can ask for a page after the last one.
    page = min(posts.page, max(posts.pages, 1))
    start, end = (page - 1) * posts.size + 1, page * posts.size
    values = {"start": min(start, posts.total), "end": min(end, posts.total)}
    return render(context, "pagination_summary.html", total=posts.total, **values)


# end
# begin with position
@pass_context
def pagination_position(context, posts):
    """Say which page is shown, such as "Page 7 of 42"; nothing if it is the only one."""
    # Without a count, the number of pages is None.
    if (posts.pages or 1) < 2:
        return Markup("")
    current = min(posts.page, posts.pages)
    return render(
        context, "pagination_position.html", current=current, last=posts.pages
    )


# end
# begin with jump
@pass_context
def pagination_jump(context, posts, param="page"):
    """Show a form that leads to a page; nothing if there is only one.

    param: the parameter with the page number, in the query
    """
    if param in context["request"].path_params:
        raise ValueError(
            f"a form cannot put the number of a page into the path: {param}"
        )
    # Without a count, the number of pages is None.
    if (posts.pages or 1) < 2:
        return Markup("")
    return render(context, "pagination_jump.html", **form(context, param, param))


# end
# begin with sizes
@pass_context
def pagination_sizes(
    context, posts, choices=(10, 25, 50, 100), param="per_page", page_param="page"
):
    """Show a form for the number of items on a page. It leads to page 1.

    param: the parameter with this number
    page_param: the parameter with the page number
    """
    chosen = posts.size
    # Visitors can ask for another size, which comes first.
    sizes = choices if chosen in choices else [chosen, *choices]
    values = {"sizes": sizes, "chosen": chosen, **form(context, page_param, param)}
    return render(context, "pagination_sizes.html", **values)


# end
# begin with neighbors
@pass_context
def pagination_neighbors(
    context,
    previous_path=None,
    previous_title=None,
    next_path=None,
    next_title=None,
    **attrs,
):
    """Show links to the previous and the next article, with their titles."""
    if not (previous_path or next_path):
        return Markup("")
    return render(
        context,
        "pagination_neighbors.html",
        previous_path=previous_path,
        previous_title=previous_title,
        next_path=next_path,
        next_title=next_title,
        **nav_values(attrs),
    )


# end
# begin with cursor
@pass_context
def pagination_cursor(
    context, previous_cursor=None, next_cursor=None, param="cursor", **attrs
):
    """Show links to the previous and the next page of a list that uses cursors."""
    url = page_urls(context, param)
    # As text, 0 and 1 are cursors like all others.
    previous_path, next_path = [
        (cursor or str(cursor) == "0") and url(str(cursor))
        for cursor in (previous_cursor, next_cursor)
    ]
    if not (previous_path or next_path):
        return Markup("")
    return render(
        context,
        "pagination_cursor.html",
        previous_path=previous_path,
        next_path=next_path,
        **nav_values(attrs),
    )


# end
# begin with forms
def form(context, page_param, param):
    """Return where a form leads, and the rest of the query, which it keeps."""
    path = page_urls(context, page_param)(1).partition("?")[0]
    pairs = context["request"].query_params.multi_items()
    kept = [pair for pair in pairs if pair[0] not in (page_param, param)]
    return {"path": path, "query": kept, "param": param}


# end
def render(context, name, **values):
    """Render another template from the environment of the page."""
    return Markup(context.environment.get_template(name).render(**values))


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
def page_urls(context, param):
    """Return a function that puts a page into the request's URL. Page 1 has no number."""
    request = context["request"]
    pairs = request.query_params.multi_items()
    query = [pair for pair in pairs if pair[0] != param]
    if param in request.path_params:
        rest = f"?{urlencode(query)}" if query else ""
        return lambda number: path_of(request, param, number) + rest
    path = path_of(request)

    def url(number):
        numbered = query if number == 1 else [*query, (param, number)]
        return f"{path}?{urlencode(numbered)}" if numbered else path

    return url


def path_of(request, param=None, number=None):
    """Return the path of the request, with another number in it."""
    scope = request.scope
    path, root = scope["path"], scope.get("root_path", "").rstrip("/")
    if param:
        # The path ends with that of the route, which may be below a prefix.
        route = scope["route"].path_regex.pattern.removeprefix("^")
        start, end = re.search(route, path).span(param)
        path = f"{path[:start]}{number}{path[end:]}"
    # In newer versions of Starlette, the path includes the root path.
    if not path.startswith(f"{root}/"):
        path = root + path
    # Two slashes at the start would be a host.
    return "/" + quote(path.lstrip("/"), safe="/!$&'()*+,:;=@")


# begin with paths
def safe_url(url):
    """Refuse a scheme that could run code. A path has no colon before a slash."""
    if re.match(r"(?![\0- ]*https?:)[^/?#]*:", url, re.IGNORECASE):
        raise ValueError(f"a URL is a path or begins with http, not {url!r}")
    return url


# end
