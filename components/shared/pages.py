class Page(NamedTuple):
    """A page that a link leads to. A template prints it as its number."""

    number: int
    href: str
    label: str  # with page-labels # with numbers

    def __str__(self) -> str:
        return str(self.number)


def page_links(
    page_url: Callable[[int], str],
    *,
    first_path: str | None,
    total_pages,
    current_page,
    has_next: bool | None,
    sibling_count: int,  # with numbers
    boundary_count: int,  # with numbers
    page_label: str,  # with page-labels
    position_label: str,  # with position
    total_items,  # with summary
    page_size,  # with summary
    summary: str,  # with summary
) -> dict:
    """Return the pages to show, with None for each gap, and those of the other links.

    page_url: returns the URL of a page by its number
    """
    # begin with summary
    if total_items is not None:
        if page_size is None:
            raise TypeError("pagination takes total_items together with page_size.")
        total_items = max(parse_number(total_items), 0)
        page_size = max(parse_number(page_size), 1)
        total_pages = total_pages or -(-total_items // page_size)
    # end
    current = max(parse_number(current_page), 1)
    if total_pages is None:
        total = current
        last = current + 1 if has_next else current
    else:
        total = last = max(parse_number(total_pages), 1)
        current = min(current, total)

    def link(number: int) -> Page:
        url = safe_url(first_path if first_path and number == 1 else page_url(number))
        # begin with numbers
        label = page_label.replace(":page", str(number))  # with page-labels
        return Page(number, url, label)  # with page-labels
        # end
        return Page(number, url)  # without page-labels # with numbers
        return Page(number, url)  # without numbers

    # begin with numbers
    numbers = window(total, current, sibling_count, boundary_count)
    linked = {current - 1, current, current + 1, *numbers}  # without counted
    linked = {1, current - 1, current, current + 1, total, *numbers}  # with counted
    # end
    # begin without numbers
    linked = {current - 1, current, current + 1}  # without counted
    linked = {1, current - 1, current, current + 1, total}  # with counted
    # end
    links = {number: link(number) for number in linked if number and number <= last}
    # begin with position
    position = position_label if total == last else page_label
    position = position.replace(":pages", str(total)).replace(":page", str(current))
    # end
    return {
        "total": total,  # with numbers
        "pages": [links.get(number) for number in numbers],  # with numbers
        "current": links[current],
        "previous": links.get(current - 1),
        "next": links.get(current + 1),
        "first": links[1],  # with ends
        "last": links[total] if total == last else None,  # with counted
        "position": position,  # with position
        "summary": summarize(summary, current, total_items, page_size),  # with summary
    }


# begin with summary
def summarize(text: str, current: int, total_items, page_size) -> str | None:
    """Say which items are on the page; nothing if they are not counted."""
    if total_items is None:
        return None
    first = min((current - 1) * page_size + 1, total_items)
    last = min(current * page_size, total_items)
    text = text.replace(":total", str(total_items))
    return text.replace(":from", str(first)).replace(":to", str(last))


# end
# begin with numbers
def window(total: int, current: int, siblings=1, boundaries=1) -> list[int | None]:
    """Return the numbers of the pages to show, with None for each gap.

    The length is the same on every page of a list, so that no link moves under
    the pointer. A gap never hides a single page.

    >>> window(42, 7)
    [1, None, 6, 7, 8, None, 42]
    """
    if not (0 <= siblings <= 1000 and 0 <= boundaries <= 1000):
        raise ValueError("sibling_count and boundary_count must be from 0 to 1000")
    length = 2 * (siblings + boundaries + (boundaries > 0)) + 1
    hidden = total - length
    if hidden <= 0:
        return list(range(1, total + 1))
    shift = min(max(current - length // 2 - 1, 0), hidden)
    middle = list(range(boundaries + 1 + shift, length - boundaries + 1 + shift))
    if boundaries > 0 and shift > 0:
        middle[0] = None
    if boundaries > 0 and shift < hidden:
        middle[-1] = None
    end = range(total - boundaries + 1, total + 1)
    return [*range(1, boundaries + 1), *middle, *end]


# end
def parse_number(value) -> int:
    """Read the sign and the digits of a number from a visitor. Anything else is 1.

    >>> parse_number(" -3.7"), parse_number("1e9"), parse_number(None)
    (-3, 1, 1)
    """
    match = re.fullmatch(r"\s*([+-]?[0-9]+)(\.[0-9]*)?\s*", str(value))
    # Python refuses to read thousands of digits. 18 are beyond the end of any list.
    return int(match[1][:18]) if match else 1


def path_builder(path: str) -> Callable[[int], str]:
    """Return a function from the number of a page to its path.

    >>> path_builder("/posts/:page")(2)
    '/posts/2'
    """
    token = re.compile(r"(?::|%3[Aa])page(?!\w)", re.ASCII)
    if not token.search(path):
        raise ValueError(f"path must have :page in place of the number, not {path!r}")
    return lambda page: token.sub(str(page), path)
