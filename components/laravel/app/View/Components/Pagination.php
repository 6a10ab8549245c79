<?php

// Written by pagination-tag.

namespace App\View\Components;

use Illuminate\Contracts\View\View;
use Illuminate\Pagination\CursorPaginator;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\Paginator;
// begin with forms
use Illuminate\Support\Str;
// end
use Illuminate\View\Component;

/**
 * Links to the pages of a list; nothing if it has only one. Other attributes go to the <nav>.
 *
 *     <x-pagination :paginator="$posts" class="mt-4" />
 */
class Pagination extends Component
{
    // begin with numbers
    /** @var list<int|null> the pages to show, with null for a gap; empty for a list without a total */
    public array $pages = [];

    // end
    public int $current;

    public ?string $previousUrl;

    public ?string $nextUrl;

    // begin with ends
    public string $firstUrl;

    public ?string $lastUrl = null;

    // end
    public function __construct(
        public LengthAwarePaginator|Paginator|CursorPaginator $paginator,
        // begin with numbers
        ?int $siblings = null,
        // end
        // begin with boundaries
        int $boundaries = 1,
        // end
    ) {
        $this->current = $paginator instanceof CursorPaginator ? 1 : $paginator->currentPage();
        $this->previousUrl = $paginator->previousPageUrl();
        $this->nextUrl = $paginator->nextPageUrl();
        // begin with ends
        $this->firstUrl = $paginator->url($paginator instanceof CursorPaginator ? null : 1);
        // end
        if ($paginator instanceof LengthAwarePaginator) {
            $total = $paginator->lastPage();
            // Visitors can ask for a page after the last one.
            $this->current = min($this->current, $total);
            $this->previousUrl = $this->current > 1 ? $paginator->url($this->current - 1) : null;
            // begin with ends
            $this->lastUrl = $this->current < $total ? $paginator->url($total) : null;
            // end
            // begin with numbers
            // Three is Laravel's default, and too wide for phones.
            $siblings ??= $paginator->onEachSide === 3 ? 1 : $paginator->onEachSide;
            $this->pages = $this->boundedWindow($total, $this->current, $siblings, $boundaries);
            // end
        }
    }

    public function shouldRender(): bool
    {
        return $this->previousUrl !== null || $this->nextUrl !== null;
    }

    public function render(): View
    {
        return view('components.pagination');
    }
    // begin with forms

    /**
     * Returns where a form leads, and the rest of the query, which it keeps.
     *
     * @return array{string, list<list<string>>}
     */
    public static function form(LengthAwarePaginator $paginator, string $param): array
    {
        [$path, $query] = explode('?', $paginator->url(1), 2);
        $pairs = explode('&', Str::before($query, '#'));
        $fields = array_map(
            fn (string $pair): array => array_map('urldecode', explode('=', $pair, 2) + [1 => '']),
            $pairs,
        );
        $names = [$paginator->getPageName(), $param];

        return [$path ?: '?', array_filter($fields, fn (array $field): bool => ! in_array($field[0], $names, true))];
    }
    // end
    // begin with numbers

    /** @return list<int|null> the same number on every page, so Next stays in place; no gap for a single page */
    private function window(int $total, int $current, int $siblings): array
    {
        $slots = 2 * $siblings + 5;
        if ($total <= $slots) {
            return range(1, $total);
        }
        $shift = min(max($current - $siblings - 3, 0), $total - $slots);
        $pages = [1, ...range($shift + 2, $shift + $slots - 1), $total];
        $pages[1] = $shift > 0 ? null : 2;
        $pages[$slots - 2] = $shift < $total - $slots ? null : $total - 1;

        return $pages;
    }
    // end
    // begin with boundaries

    /** @return list<int|null> the same, with more pages at both ends; with 0, there are no gaps */
    private function boundedWindow(int $total, int $current, int $siblings, int $boundaries): array
    {
        if ($boundaries === 0) {
            $first = max(min($current - $siblings, $total - 2 * $siblings), 1);

            return range($first, min($first + 2 * $siblings, $total));
        }
        $outer = min($boundaries - 1, intdiv($total - 1, 2));
        $ends = $outer > 0 ? range(1, $outer) : [];
        $inner = $this->window($total - 2 * $outer, $current - $outer, $siblings);

        return [
            ...$ends,
            ...array_map(fn (?int $page): ?int => $page === null ? null : $page + $outer, $inner),
            ...array_map(fn (int $page): int => $total - $outer + $page, $ends),
        ];
    }
    // end
}
