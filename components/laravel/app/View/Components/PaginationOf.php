<?php

// begin with paths
// Written by pagination-tag.

namespace App\View\Components;

use Closure;
use Illuminate\Pagination\LengthAwarePaginator;
use InvalidArgumentException;

/**
 * Links to the pages of a list without a paginator.
 *
 *     <x-pagination-of :total="42" :current="request('page')" path="/posts/page/:page" />
 */
class PaginationOf extends Pagination
{
    /**
     * @param  mixed  $current  number of the current page, as the visitor sent it
     * @param  string|Closure  $path  path of a page, with `:page` for its number, or a function from number to path
     * @param  int|null  $total  number of pages
     * @param  bool  $hasMore  whether a page follows, if the number of pages is unknown
     * @param  string|null  $firstPath  path of page 1, if it has no number
     */
    public function __construct(
        mixed $current,
        string|Closure $path,
        ?int $total = null,
        bool $hasMore = false,
        ?string $firstPath = null,
        // begin with numbers
        ?int $siblings = null,
        // end
        // begin with boundaries
        int $boundaries = 1,
        // end
    ) {
        // Visitors can send anything. Non-numbers count as page 1.
        preg_match('/^\s*([+-]?\d+)(?:\.\d*)?\s*$/', is_scalar($current) ? (string) $current : '', $found);
        $page = max((int) ($found[1] ?? 1), 1);
        $total = max($total ?? $page, 1);
        $toUrl = function (int $page) use ($path, $firstPath): string {
            $chosen = $page === 1 && $firstPath !== null ? $firstPath : $path;
            $url = $chosen instanceof Closure
                ? $chosen($page)
                : preg_replace('/(?::|%3A)page(?!\w)/i', (string) $page, $chosen);
            // A scheme such as javascript could run code. A path has no colon before a slash.
            if (preg_match('~^(?![\x00-\x20]*https?:)[^/?#]*:~i', $url)) {
                throw new InvalidArgumentException("<x-pagination-of> cannot link to $url: the scheme is unsafe");
            }

            return $url;
        };
        $paginator = new class($toUrl, $total, min($page, $total), $hasMore) extends LengthAwarePaginator
        {
            public function __construct(private Closure $toUrl, int $total, int $page, private bool $hasMore)
            {
                parent::__construct([], $total, 1, $page);
            }

            public function url($page): string
            {
                return ($this->toUrl)($page);
            }

            public function hasMorePages(): bool
            {
                return $this->hasMore || parent::hasMorePages();
            }
        };
        parent::__construct($paginator, $siblings, $boundaries);
    }
}
// end
