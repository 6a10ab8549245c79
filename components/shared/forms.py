def page_form(page_url: Callable[[int], str]) -> dict:
    """Return the URL of a form with GET, the name of its field, and other parameters.

    >>> page_form(lambda page: f"/posts?tag=a&page={page}")
    {'action': '/posts', 'name': 'page', 'fields': [('tag', 'a')]}
    """
    action, fields = split_url(page_url(2))
    # The URLs of two pages show which parameter has the number.
    _, others = split_url(page_url(3))
    changed = [field for field in fields if field not in others]
    if len(changed) != 1:
        raise ValueError("a form needs the page in the query: /posts?page=:page")
    kept = [field for field in fields if field not in changed]
    return {"action": action, "name": changed[0][0], "fields": kept}


def split_url(url: str) -> tuple[str, list[tuple[str, str]]]:
    """Return a URL without its query, and the parameters of the query."""
    path, query, fragment = re.fullmatch(r"([^?#]*)[?]?([^#]*)(.*)", url, re.S).groups()
    return path + fragment, parse_qsl(query, keep_blank_values=True)
