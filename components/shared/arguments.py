param="page",
sibling_count=1,  # with numbers
boundary_count=1,  # with numbers
show_boundary_chevrons=False,
first_label="First page",  # with ends
previous_label="Previous page",
next_label="Next page",
last_label="Last page",  # with ends
page_label="Page :page",  # with page-labels
position_label="Page :page of :pages",  # with position
summary=":from–:to of :total",  # with summary
aria_label="Pagination",
id=None,
attrs=None,
**others,
