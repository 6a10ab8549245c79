if not (links["previous"] or links["next"]):  # without single-page
    return Markup("")  # without single-page
html = template.render(
    links,
    show_boundary_chevrons=show_boundary_chevrons,
    # begin with short-labels
    first_label=label_parts(first_label),  # with ends
    previous_label=label_parts(previous_label),
    next_label=label_parts(next_label),
    last_label=label_parts(last_label),  # with ends
    # end
    # begin without short-labels
    first_label=first_label,  # with ends
    previous_label=previous_label,
    next_label=next_label,
    last_label=last_label,  # with ends
    # end
    jump_label=jump_label,  # with jump
    size_label=size_label,  # with sizes
    go_label=go_label,  # with forms
    classes=classes,
    attrs=merge_attrs({"id": id, "aria-label": aria_label}, attrs or {}),
)
return Markup(html)
