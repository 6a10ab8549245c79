def label_parts(label: str | tuple[str, str]) -> tuple[str, ...]:
    """Return what is shown of a label, and what only screen readers read."""
    return label if isinstance(label, tuple) else (label,)
