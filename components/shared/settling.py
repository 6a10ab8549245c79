# begin with summary
if total_items is not None:
    if page_size is None:
        raise TypeError("pagination takes total_items together with page_size.")
    total_items = max(parse_number(total_items), 0)
    page_size = max(parse_number(page_size), 1)
    total_pages = total_pages or -(-total_items // page_size)
# end
total = current = max(parse_number(current_page), 1)
if total_pages is not None:
    total = max(parse_number(total_pages), 1)
    current = min(current, total)
    has_next = current < total
