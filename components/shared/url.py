def safe_url(url: str) -> str:
    """Refuse a scheme that could run code. A path has no colon before a slash."""
    if re.match(r"(?![\0- ]*https?:)[^/?#]*:", url, re.IGNORECASE):
        raise ValueError(f"a URL is a path or begins with http, not {url!r}")
    return url
