if not (links["previous"] or links["next"]):  # without single-page
    return Markup("")  # without single-page
# begin with ends
if not isinstance(first_label, tuple):  # with short-labels
    first_label = (first_label,)  # with short-labels
if not isinstance(last_label, tuple):  # with short-labels
    last_label = (last_label,)  # with short-labels
# end
if not isinstance(previous_label, tuple):  # with short-labels
    previous_label = (previous_label,)  # with short-labels
if not isinstance(next_label, tuple):  # with short-labels
    next_label = (next_label,)  # with short-labels
html = template.render(
    links,
    show_boundary_chevrons=show_boundary_chevrons,
    first_label=first_label,  # with ends
    previous_label=previous_label,
    next_label=next_label,
    last_label=last_label,  # with ends
    jump_label=jump_label,  # with jump
    size_label=size_label,  # with sizes
    go_label=go_label,  # with forms
    classes=classes,
    attrs=attributes({"id": id, "aria-label": aria_label}, attrs or {}),
)
return Markup(html)
