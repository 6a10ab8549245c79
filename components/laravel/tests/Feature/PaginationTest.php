<?php

// Written by pagination-tag.

namespace Tests\Feature;

use Illuminate\Pagination\LengthAwarePaginator;
use Tests\TestCase;

class PaginationTest extends TestCase
{
    public function test_a_list_of_one_page_has_no_links(): void
    {
        $this->assertStringNotContainsString('<a', $this->show(1, 1));
    }

    public function test_previous_and_next_lead_to_the_pages_beside_the_current_one(): void
    {
        $page = $this->show(7, 42);
        $this->assertMatchesRegularExpression('~href="/posts\?page=6"\s+rel="prev~', $page);
        $this->assertMatchesRegularExpression('~href="/posts\?page=8"\s+rel="next~', $page);
    }

    public function test_the_first_page_has_no_previous_and_the_last_page_no_next(): void
    {
        $this->assertStringNotContainsString('rel="prev', $this->show(1, 42));
        $this->assertStringNotContainsString('rel="next', $this->show(42, 42));
    }
    // begin with numbers

    public function test_the_current_page_is_marked(): void
    {
        $this->assertSame(1, substr_count($this->show(7, 42), 'aria-current="page"'));
    }

    public function test_a_gap_stands_for_two_pages_or_more(): void
    {
        $pages = fn (string $page): array => preg_match_all('/>\s*(\d+|…)\s*</u', $page, $found) ? $found[1] : [];
        $this->assertSame(['1', '2', '3', '4', '5', '6', '7'], $pages($this->show(4, 7)));
        $this->assertSame(['1', '…', '6', '7', '8', '…', '42'], $pages($this->show(7, 42)));
    }
    // end

    private function show(int $current, int $last): string
    {
        $posts = new LengthAwarePaginator([], $last, 1, $current, ['path' => '/posts']);

        return (string) $this->blade('<x-pagination :paginator="$posts" />', ['posts' => $posts]);
    }
}
