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
    """Return a function that puts the number of a page in place of :page."""
    parts = re.split(r"(?::|%3[Aa])page\b", path, flags=re.ASCII)
    if len(parts) == 1:
        raise ValueError(f"path must have :page in place of the number, not {path!r}")
    return lambda page: str(page).join(parts)
