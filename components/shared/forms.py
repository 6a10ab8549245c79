def form_of(href):
    """Return where a form with GET leads, the name of its field, and the rest of the query.

    >>> form_of(lambda page: f"/posts?tag=a&page={page}")
    {'action': '/posts', 'name': 'page', 'fields': [('tag', 'a')]}
    """
    action, fields = split_url(href(2))
    # The URLs of two pages show which parameter has the number.
    _, others = split_url(href(3))
    found = [field for field in fields if field not in others]
    if len(found) != 1:
        raise ValueError("a form needs the page in the query: /posts?page=:page")
    rest = [field for field in fields if field not in found]
    return {"action": action, "name": found[0][0], "fields": rest}


def split_url(url):
    """Return a URL without its query, and the parameters of the query."""
    parts = re.fullmatch(r"([^?#]*)[?]?([^#]*)(.*)", url, re.DOTALL)
    return parts[1] + parts[3], parse_qsl(parts[2], keep_blank_values=True)
