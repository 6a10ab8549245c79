# Written by pagination-tag.
import re
from pathlib import Path
from types import SimpleNamespace
from unittest import TestCase

from jinja2 import Environment, FileSystemLoader
from starlette.requests import Request

from package_root.pagination import page_numbers, pagination

templates = FileSystemLoader(Path(__file__).parent / "templates")
env = Environment(loader=templates, autoescape=True)
env.globals["pagination"] = pagination


class PaginationTests(TestCase):
    def show(self, number, total):
        posts = SimpleNamespace(
            page=number, pages=total, total=total, size=1, items=[number]
        )
        scope = {"type": "http", "path": "/posts", "query_string": b"", "headers": []}
        template = env.from_string("{{ pagination(posts) }}")
        page = template.render(request=Request(scope), posts=posts)
        return re.sub(r"\s+", " ", page)

    def test_a_list_of_one_page_has_no_links(self):
        self.assertNotIn("<a", self.show(1, 1))

    def test_previous_and_next_lead_to_the_pages_beside_the_current_one(self):
        page = self.show(7, 42)
        self.assertRegex(page, r'href="/posts\?page=6" rel="prev')
        self.assertRegex(page, r'href="/posts\?page=8" rel="next')

    def test_the_first_page_has_no_previous_and_the_last_page_no_next(self):
        self.assertNotIn('rel="prev', self.show(1, 42))
        self.assertNotIn('rel="next', self.show(42, 42))

    # begin with numbers
    def test_the_current_page_is_marked(self):
        self.assertEqual(self.show(7, 42).count('aria-current="page"'), 1)

    def test_a_gap_stands_for_two_pages_or_more(self):
        self.assertEqual(page_numbers(7, 4), [1, 2, 3, 4, 5, 6, 7])
        self.assertEqual(page_numbers(42, 7), [1, None, 6, 7, 8, None, 42])

    # end
