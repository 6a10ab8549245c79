param="page",
sibling_count=1,
boundary_count=1,
show_boundary_chevrons=False,
first_label="First page",  # with ends
previous_label="Previous page",
next_label="Next page",
last_label="Last page",  # with ends
page_label="Page :page",  # with page-labels
aria_label="Pagination",
id=None,
attrs=None,
**others,
