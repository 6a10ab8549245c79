def merge_attrs(own: dict, attrs: dict | str) -> str:
    """Return all attributes as markup. A string in a template is safe markup."""
    if isinstance(attrs, SafeString):
        return format_html("{} {}", flatatt(own), attrs)
    if "class" in attrs:
        raise TypeError("class is an argument of its own, and not one of attrs.")
    return flatatt({**own, **attrs})
