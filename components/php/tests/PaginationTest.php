<?php

// Written by pagination-tag.

namespace Tests;

use PHPUnit\Framework\TestCase;

use function Pagination\render;

require_once __DIR__ . '/../pagination.php';

class PaginationTest extends TestCase
{
    public function testAListOfOnePageHasNoLinks(): void
    {
        $this->assertSame('', $this->show(1, 1));
    }

    public function testPreviousAndNextLeadToThePagesBesideTheCurrentOne(): void
    {
        $page = $this->show(7, 42);
        $this->assertMatchesRegularExpression('~href="/posts/6"\s+rel="prev~', $page);
        $this->assertMatchesRegularExpression('~href="/posts/8"\s+rel="next~', $page);
    }

    public function testTheFirstPageHasNoPreviousAndTheLastPageNoNext(): void
    {
        $this->assertStringNotContainsString('rel="prev', $this->show(1, 42));
        $this->assertStringNotContainsString('rel="next', $this->show(42, 42));
    }
    // begin with numbers

    public function testTheCurrentPageIsMarked(): void
    {
        $this->assertSame(1, substr_count($this->show(7, 42), 'aria-current="page"'));
    }

    public function testAGapStandsForTwoPagesOrMore(): void
    {
        $pages = fn (string $page): array => preg_match_all('/>\s*(\d+|…)\s*</u', $page, $found) ? $found[1] : [];
        $this->assertSame(['1', '2', '3', '4', '5', '6', '7'], $pages($this->show(4, 7)));
        $this->assertSame(['1', '…', '6', '7', '8', '…', '42'], $pages($this->show(7, 42)));
    }
    // end

    private function show(int $current, int $last): string
    {
        return render($last, $current, fn (int $page): string => "/posts/$page");
    }
}
