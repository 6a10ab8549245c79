if not (previous_path or next_path):
    return Markup("")
html = template.render(
    previous_path=safe_url(previous_path or ""),
    next_path=safe_url(next_path or ""),
    previous_title=previous_title,
    next_title=next_title,
    show_boundary_chevrons=show_boundary_chevrons,
    previous_label=label_parts(previous_label),  # with short-labels
    next_label=label_parts(next_label),  # with short-labels
    previous_label=previous_label,  # without short-labels
    next_label=next_label,  # without short-labels
    classes=classes,
    attrs=merge_attrs({"id": id, "aria-label": aria_label}, attrs or {}),
)
return Markup(html)
