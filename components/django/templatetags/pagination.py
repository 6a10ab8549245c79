# Written by pagination-tag.
"""Links to the pages of a list: {% load pagination %}{% pagination page_obj %}"""

# begin with paths
import re

# end
from functools import cache

# begin with paths
from types import SimpleNamespace

# end

from django import template
from django.forms.utils import flatatt
from django.urls import NoReverseMatch, reverse
from django.utils.encoding import escape_uri_path
from django.utils.translation import pgettext

register = template.Library()


@register.inclusion_tag("pagination/pagination.html", takes_context=True)
def pagination(context, page_obj, siblings=1, boundaries=1, param="page", **attrs):
    """Show links to the pages of a list; nothing if it has only one.

    # begin with numbers
    siblings: how many pages to show on each side of the current page
    # end
    param: the parameter with the page number, in the query or in the URL pattern
    attrs: attributes of the <nav>, such as class="mt-4" or hx_boost="true"
    """

    # begin with paths
    url = attrs.pop("url", None)

    # end
    @cache
    def link(number):
        # begin with paths
        if url:
            return {"number": str(number), "href": url(number)}
        # end
        href = page_url(context["request"], param, number)
        # As text, which templates print without a thousands separator.
        return {"number": str(number), "href": href}

    # begin with numbers ends edges
    total = page_obj.paginator.num_pages
    # end
    current = page_obj.number
    # begin with numbers
    numbers = bounded_numbers(total, current, siblings, boundaries)
    # end
    attrs.setdefault("aria_label", pgettext("pagination", "Pagination"))
    return {
        # begin with numbers
        "pages": [number and link(number) for number in numbers],
        # end
        "current": str(current),
        # begin with edges
        "total": str(total),
        # end
        "previous": current > 1 and link(current - 1),
        "next": page_obj.has_next() and link(current + 1),
        # begin with ends
        "first": link(1),
        "last": current < total and link(total),
        # end
        "class": attrs.pop("class", ""),
        "attrs": flatatt({name.replace("_", "-"): attrs[name] for name in attrs}),
    }


# begin with paths
@register.inclusion_tag("pagination/pagination.html")
def pagination_of(current, path, total=None, first_path=None, has_next=None, **options):
    """Show links to the pages of a list without a paginator.

    current: the number of the current page, as the visitor sent it
    path: the URL of a page, with :page for its number
    total: the number of pages; if it is unknown, has_next says whether one follows
    first_path: the URL of page 1, if it has no number
    """

    def url(number):
        if number == 1 and first_path:
            return safe_url(first_path)
        return safe_url(re.sub(r"(?::|%3[Aa])page\b", str(number), path))

    # Visitors can send anything. Python refuses to read thousands of digits.
    digits = re.fullmatch(r"\s*([+-]?[0-9]{1,18})[0-9]*(\.[0-9]*)?\s*", str(current))
    wanted = max(int(digits[1]) if digits else 1, 1)
    # An empty list still has page 1. In templates, an unknown variable is empty text.
    total = wanted if total in (None, "") else max(total, 1)
    number = min(wanted, total)
    page_obj = SimpleNamespace(
        number=number,
        has_next=lambda: has_next or number < total,
        paginator=SimpleNamespace(num_pages=total),
    )
    return pagination({}, page_obj, url=url, **options)


# end
# begin with summary
@register.inclusion_tag("pagination/summary.html")
def pagination_summary(total, page, size):
    """Say which items are on a page, such as "21 to 30 of 97"."""
    # Visitors can ask for a page after the last one.
    page = min(page, max(-(-total // size), 1))
    start, end = (page - 1) * size + 1, page * size
    return {"from": min(start, total), "to": min(end, total), "total": total}


# end
# begin with position
@register.inclusion_tag("pagination/position.html")
def pagination_position(current, last):
    """Say which page is shown, such as "Page 7 of 42"; nothing if it is the only one."""
    return {"current": min(current, last), "total": last}


# end
# begin with jump
@register.inclusion_tag("pagination/jump.html", takes_context=True)
def pagination_jump(context, last, param="page"):
    """Show a form that leads to a page; nothing if there is only one.

    param: the parameter with the page number, in the query
    """
    request = context["request"]
    # The URLs are equal if the path has the number, and no pattern leaves it out.
    if page_url(request, param, "1") == page_url(request, param, 1):
        raise ValueError(
            f"a form cannot put the number of a page into the path: {param}"
        )
    return {"total": last, **form_for(request, param, param)}


# end
# begin with sizes
@register.inclusion_tag("pagination/sizes.html", takes_context=True)
def pagination_sizes(
    context, size, choices="10,25,50,100", param="per_page", page_param="page"
):
    """Show a form for the number of items on a page. It leads to page 1.

    param: the parameter with this number
    page_param: the parameter with the page number
    """
    sizes = choices.replace(" ", "").split(",")
    # Visitors can ask for another size, which comes first.
    chosen = str(size) if str(size).isdecimal() else sizes[0]
    return {
        "sizes": sizes if chosen in sizes else [chosen, *sizes],
        "chosen": chosen,
        **form_for(context["request"], page_param, param),
    }


# end
# begin with neighbors
@register.inclusion_tag("pagination/neighbors.html")
def pagination_neighbors(previous_object, next_object, **attrs):
    """Show links to the previous and the next object, whose str() is the link text.

    Each object has a method get_absolute_url, or is None.
    """
    return {
        "previous_path": previous_object and previous_object.get_absolute_url(),
        "previous_title": previous_object,
        "next_path": next_object and next_object.get_absolute_url(),
        "next_title": next_object,
        **nav_attributes(attrs),
    }


# end
# begin with cursor
@register.inclusion_tag("pagination/cursor.html", takes_context=True)
def pagination_cursor(
    context, previous_cursor=None, next_cursor=None, param="cursor", **attrs
):
    """Show links to the previous and the next page of a list that uses cursors."""

    def url(cursor):
        # As text, 0 and 1 are cursors like all others.
        if cursor or str(cursor) == "0":
            return page_url(context["request"], param, str(cursor))
        return None

    return {
        "previous_path": url(previous_cursor),
        "next_path": url(next_cursor),
        **nav_attributes(attrs),
    }


# end
# begin with forms
def form_for(request, page_param, param):
    """Return where a form leads, and the rest of the query, which it keeps."""
    path = page_url(request, page_param, 1).partition("?")[0]
    lists = [pair for pair in request.GET.lists() if pair[0] not in (page_param, param)]
    kept = [(name, value) for name, values in lists for value in values]
    return {"path": path, "query": kept, "param": param}


# end
# begin with neighbors cursor
def nav_attributes(attrs):
    """Return the attributes of the <nav>, with its accessible name."""
    attrs.setdefault("aria_label", pgettext("pagination", "Pagination"))
    return {
        "class": attrs.pop("class", ""),
        "attrs": flatatt({name.replace("_", "-"): attrs[name] for name in attrs}),
    }


# end
# begin with numbers
def page_numbers(total, current, siblings=1):
    """Return the numbers of the pages to show, with None for a gap of two or more.

    Unlike with Paginator.get_elided_page_range(), every page has the same number of
    entries, so the link to the next page stays in place.

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
def page_url(request, param, number):
    """Return the URL of the request with another page. Page 1 has no number."""
    path = escape_uri_path(request.path)
    query = request.GET.copy()
    query.pop(param, None)
    match = request.resolver_match
    if match and param in match.kwargs:
        name = match.view_name if match.url_name else match.func
        others = {key: match.kwargs[key] for key in match.kwargs if key != param}
        path = reverse(name, kwargs={**others, param: number})
        try:
            # Another pattern of the same name may have no number.
            path = reverse(name, kwargs=others) if number == 1 else path
        except NoReverseMatch:
            pass
    elif number != 1:
        query[param] = number
    return f"{path}?{query.urlencode()}" if query else path


# begin with paths
def safe_url(url):
    """Refuse a scheme that could run code. A path has no colon before a slash."""
    if re.match(r"(?![\0- ]*https?:)[^/?#]*:", url, re.IGNORECASE):
        raise ValueError(f"a URL is a path or begins with http, not {url!r}")
    return url


# end
