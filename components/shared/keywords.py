classes = kwargs.pop("class", "")
if kwargs:
    unknown = ", ".join(kwargs)
    raise TypeError(f"pagination has no {unknown}. Attributes go into attrs.")
