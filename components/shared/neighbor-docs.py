previous_path, next_path: the URLs of the pages; None if there is no such page
previous_title, next_title: the titles of the pages
show_boundary_chevrons: whether Previous and Next stay without a page, disabled
id, class: those of the <nav>
