sibling_count: how many pages to show on each side of the current page  # with numbers
boundary_count: how many pages to show at each end  # with numbers
show_boundary_chevrons: whether Previous and Next stay at the ends, disabled
page_label: the accessible name of a page, with :page for its number  # with page-labels
position_label: the current page, with :page and :pages for the numbers  # with position
summary: the items on the page, with :from, :to and :total for the numbers  # with summary
page_sizes: the numbers of items per page to choose from  # with sizes
page_size: the number of items per page; by default, the paginator's  # with sizes # without summary
size_param: the parameter with this number in the query  # with sizes
id, class: those of the <nav>
