# Written by pagination-tag.
from django.core.paginator import Paginator
from django.template import Context, Template
from django.test import RequestFactory, SimpleTestCase

# begin with numbers

from .templatetags.pagination import page_numbers

# end


class PaginationTests(SimpleTestCase):
    def show(self, number, total):
        page_obj = Paginator(range(total), 1).page(number)
        context = {"request": RequestFactory().get("/posts"), "page_obj": page_obj}
        tags = "{% load pagination %}{% pagination page_obj %}"
        return Template(tags).render(Context(context)).replace("\n", " ")

    def test_a_list_of_one_page_has_no_links(self):
        self.assertNotIn("<a", self.show(1, 1))

    def test_previous_and_next_lead_to_the_pages_beside_the_current_one(self):
        page = self.show(7, 42)
        self.assertRegex(page, r'href="/posts\?page=6" +rel="prev')
        self.assertRegex(page, r'href="/posts\?page=8" +rel="next')

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
