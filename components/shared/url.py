def safe_url(url: str) -> str:
    """Refuse a URL that runs code. Browsers skip control characters in it."""
    clean = re.sub(r"^[\x00-\x20]+|[\t\n\r]", "", url)
    scheme = re.match(r"[a-z][a-z0-9+.-]*:", clean, re.IGNORECASE)
    if scheme and scheme[0].lower() not in ("http:", "https:"):
        raise ValueError(f"a URL is a path or begins with http, not {url!r}")
    return url
