def sizes_of(href, name, choices, size):
    """Return what the form for the number of items on a page needs. It leads to page 1.

    A number that is not in the list comes first. All are texts, which templates print
    without separators.
    """
    form = form_of(href)
    fields = [field for field in form["fields"] if field[0] != name]
    chosen = str(to_number(size))
    choices = [str(choice) for choice in choices]
    if chosen not in choices:
        choices.insert(0, chosen)
    sizes = {"name": name, "fields": fields, "choices": choices, "chosen": chosen}
    return {**form, **sizes}
