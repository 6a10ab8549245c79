def sizes_form(page_url: Callable[[int], str], name: str, choices, size) -> dict:
    """Return the form for the number of items per page. It leads to page 1.

    A size that is not in the list comes first. Sizes are texts, because templates
    may print numbers with separators.
    """
    form = page_form(page_url)
    chosen = str(parse_number(size))
    choices = [str(choice) for choice in choices]
    if chosen not in choices:
        choices.insert(0, chosen)
    fields = [field for field in form["fields"] if field[0] != name]
    form.update(name=name, fields=fields, choices=choices, chosen=chosen)
    return form
