def merge_attrs(own: dict, attrs: dict) -> dict:
    """Return all attributes for the filter xmlattr, which writes booleans as text."""
    if "class" in attrs:
        raise TypeError("class is an argument of its own, and not one of attrs.")
    return {
        name: "" if value is True else value
        for name, value in {**own, **attrs}.items()
        if value is not False
    }
