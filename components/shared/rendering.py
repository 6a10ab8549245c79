def href(page: int) -> str:
    return safe_url(first_path if first_path and page == 1 else page_url(page))

is_counted = current < total or not has_next  # with counted
is_counted = current < total or not has_next  # with position # without counted
# begin with position
position = position_label if is_counted else page_label
position = position.replace(":pages", str(total)).replace(":page", str(current))
# end
html = template.render(
    pages=window(total, current, int(sibling_count), int(boundary_count)),  # with numbers
    href=href,
    current=current,
    total=total,  # with numbers
    total=total,  # with counted # without numbers
    has_next=has_next,
    is_counted=is_counted,  # with counted
    position=position,  # with position
    summary=summarize(summary, current, total_items, page_size),  # with summary
    jump=page_form(page_url),  # with jump
    sizes=sizes_form(page_url, size_param, page_sizes, page_size),  # with sizes
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
    page_label=page_label,  # with page-labels # with numbers
    jump_label=jump_label,  # with jump
    size_label=size_label,  # with sizes
    go_label=go_label,  # with forms
    classes=classes,
    attrs=merge_attrs({"id": id, "aria-label": aria_label}, attrs or {}),
)
return Markup(html)
