<?php

// Written by pagination-tag.

namespace App\View\Components;

use Closure;
use Illuminate\Contracts\Pagination\CursorPaginator;
use Illuminate\Contracts\Pagination\LengthAwarePaginator as Counted;
use Illuminate\Contracts\Pagination\Paginator;
use Illuminate\Contracts\View\View;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Support\Arr;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Component;
use Illuminate\View\ComponentAttributeBag;
use InvalidArgumentException;

/**
 * The links to the pages of a list. A list of one page has none. // without single-page
 * The links to the pages of a list. // with single-page
 *
 *     <x-pagination :paginator="$posts" class="mt-4" />
 *     <x-pagination :total-pages="42" :current-page="7" path="/posts/:page" /> // without summary
 *     <x-pagination :total-items="420" :page-size="10" :current-page="7" path="/posts/:page" /> // with summary
 *
 * A paginator that does not count its pages, such as that of simplePaginate() or cursorPaginate(),
 * gets Previous and Next only. Attributes that are no parameters go to the <nav>.
 */
class Pagination extends Component
{
    /** Not names of HTML attributes: on the <nav>, they would mean nothing. */
    private const NOT_HTML = [
        'element', 'has-next', 'link-type', 'number-format', 'pager',
        'page-size', 'summary', 'total-items', // without summary
        'total-pages', // with summary
    ];

    /** What stands for the number of a page. */
    private const TOKEN = '/(?::|%3A)page(?!\w)/i';

    public int $total = 1;

    public int $current = 1;

    // begin with numbers
    /** @var list<int|null> the pages to show, with null for a gap */
    public array $pages = [];

    // end
    // begin with position
    /** Which page is the current one. */
    public string $position;
    // end

    public array $jump; // with jump

    public array $sizes; // with sizes

    public ?string $previousUrl;

    public ?string $nextUrl;

    public bool $isCounted = true; // with counted

    /**
     * @param mixed $totalPages number of pages, without a paginator // without summary
     * @param mixed $totalItems number of items, without a paginator // with summary
     * @param mixed $pageSize number of items on a page, without a paginator // with summary
     * @param mixed $currentPage number of the current page, from 1; by default, that of the
     *     paginator or the request
     * @param string|Closure|null $path path of a page, with `:page` for its number, or a function
     *     from number to path; by default, that of the paginator or the request
     * @param string|null $firstPath path of page 1, if it has no number
     * @param string $pageName query parameter that has the page, without a paginator
     * @param int|null $siblingCount pages on each side of the current one; by default, as in // with numbers
     *     onEachSide(), or 1 // with numbers
     * @param int $boundaryCount pages at each end; with 0, there are no gaps // with numbers
     * @param bool $showBoundaryChevrons keeps Previous and Next at the ends, disabled
     * @param list<int> $pageSizes numbers of items on a page to choose from // with sizes
     * @param mixed $pageSize number of items on a page; by default, that of the paginator // with sizes // without summary
     * @param string $sizeParam query parameter that has this number // with sizes
     * @param string $pageLabel accessible name of the link to a page, with `:page` for its number // with page-labels
     * @param string $positionLabel current page, with `:page` and `:pages` for the numbers // with position
     * @param string $summary items on the page, with `:from`, `:to` and `:total` for the numbers // with summary
     */
    public function __construct(
        private Paginator|CursorPaginator|null $paginator = null,
        mixed $totalPages = null, // without summary
        mixed $totalItems = null, // with summary
        mixed $pageSize = null, // with summary
        mixed $currentPage = null,
        private string|Closure|null $path = null,
        private ?string $firstPath = null,
        string $pageName = 'page',
        ?int $siblingCount = null, // with numbers
        int $boundaryCount = 1, // with numbers
        public bool $showBoundaryChevrons = false,
        public string $firstLabel = 'First page', // with ends // without short-labels // without translate
        public string $lastLabel = 'Last page', // with ends // without short-labels // without translate
        public string $previousLabel = 'Previous page', // without short-labels // without translate
        public string $nextLabel = 'Next page', // without short-labels // without translate
        public ?string $firstLabel = null, // with ends // with translate
        public ?string $lastLabel = null, // with ends // with translate
        public ?string $previousLabel = null, // with translate
        public ?string $nextLabel = null, // with translate
        public string|array $firstLabel = 'First page', // with ends // with short-labels
        public string|array $lastLabel = 'Last page', // with ends // with short-labels
        public string|array $previousLabel = 'Previous page', // with short-labels
        public string|array $nextLabel = 'Next page', // with short-labels
        public string $pageLabel = 'Page :page', // with page-labels // without translate
        public ?string $pageLabel = null, // with page-labels // with translate
        string $positionLabel = 'Page :page of :pages', // with position // without translate
        ?string $positionLabel = null, // with position // with translate
        public ?string $summary = ':from–:to of :total', // with summary // without translate
        public ?string $summary = null, // with summary // with translate
        array $pageSizes = [10, 25, 50, 100], // with sizes
        mixed $pageSize = null, // with sizes // without summary
        string $sizeParam = 'per_page', // with sizes
        public string $jumpLabel = 'Go to page', // with jump // without translate
        public string $sizeLabel = 'Items per page', // with sizes // without translate
        public string $goLabel = 'Go', // with forms // without translate
        public ?string $jumpLabel = null, // with jump // with translate
        public ?string $sizeLabel = null, // with sizes // with translate
        public ?string $goLabel = null, // with forms // with translate
        public string $ariaLabel = 'Pagination', // without translate
        public ?string $ariaLabel = null, // with translate
    ) {
        $this->firstLabel ??= __('pagination.first_page'); // with ends // with translate
        $this->lastLabel ??= __('pagination.last_page'); // with ends // with translate
        $this->previousLabel ??= __('pagination.previous_page'); // with translate
        $this->nextLabel ??= __('pagination.next_page'); // with translate
        $this->pageLabel ??= __('pagination.page'); // with page-labels // with translate
        $positionLabel ??= __('pagination.position'); // with position // with translate
        $this->summary ??= __('pagination.summary'); // with summary // with translate
        $this->ariaLabel ??= __('pagination.landmark'); // with translate
        $this->jumpLabel ??= __('pagination.go_to_page'); // with jump // with translate
        $this->sizeLabel ??= __('pagination.items_per_page'); // with sizes // with translate
        $this->goLabel ??= __('pagination.go'); // with forms // with translate
        $this->firstLabel = (array) $firstLabel; // with ends // with short-labels
        $this->lastLabel = (array) $lastLabel; // with ends // with short-labels
        $this->previousLabel = (array) $previousLabel; // with short-labels
        $this->nextLabel = (array) $nextLabel; // with short-labels
        if (is_string($path) && preg_match(self::TOKEN, $path) !== 1) {
            throw new InvalidArgumentException("The path \"$path\" needs :page for the number.");
        }
        // begin without summary
        if ($paginator === null && $totalPages === null) {
            $message = '<x-pagination> needs a :paginator or :total-pages.';
            throw new InvalidArgumentException($message);
        }
        // end
        // begin with summary
        if ($paginator === null && ($totalItems === null || $pageSize === null)) {
            $message = '<x-pagination> needs a :paginator, or :total-items and :page-size.';
            throw new InvalidArgumentException($message);
        }
        // end
        $items = max($this->integer($totalPages), 1); // without summary
        $items = max($this->integer($totalItems), 0); // with summary
        $size = max($this->integer($pageSize), 1); // with summary
        // Numbers get a paginator, too, because it knows the URL of the request.
        $this->paginator ??= new LengthAwarePaginator([], $items, 1, null, [ // without summary
        $this->paginator ??= new LengthAwarePaginator([], $items, $size, null, [ // with summary
            'path' => LengthAwarePaginator::resolveCurrentPath(),
            'query' => LengthAwarePaginator::resolveQueryString([]),
            'pageName' => $pageName,
        ]);
        if ($this->paginator instanceof Counted) {
            $this->total = max($this->paginator->lastPage(), 1);
            $current = $this->integer($currentPage ?? $this->paginator->currentPage());
            $this->current = min(max($current, 1), $this->total);
            // begin with position
            $numbers = [':pages' => $this->total, ':page' => $this->current];
            $this->position = strtr($positionLabel, $numbers);
            // end
            $this->summary = $this->summaryOf($this->paginator); // with summary
            $siblingCount ??= $paginator->onEachSide ?? 1; // with numbers
            $this->pages = $this->window($siblingCount, $boundaryCount); // with numbers
            $this->previousUrl = $this->current > 1 ? $this->url($this->current - 1) : null;
            $this->nextUrl = $this->current < $this->total ? $this->url($this->current + 1) : null;
        } else {
            // begin with numbered
            if ($this->paginator instanceof CursorPaginator) {
                throw new InvalidArgumentException('cursorPaginate() has no page numbers.');
            }
            // end
            $this->previousUrl = $this->paginator->previousPageUrl();
            $this->nextUrl = $this->paginator->nextPageUrl();
            $this->isCounted = $this->nextUrl === null; // with counted
            // begin with position
            $this->total = $this->current = $this->paginator->currentPage();
            $label = $this->nextUrl === null ? $positionLabel : $this->pageLabel;
            $this->position = strtr($label, [':pages' => $this->total, ':page' => $this->current]);
            // end
            $this->summary = null; // with summary
        }
        $this->jump = $this->formOf($this->url(...)); // with jump
        // begin with sizes
        $size = $pageSize ?? $paginator?->perPage(); // without summary
        $size = $this->paginator->perPage(); // with summary
        $this->sizes = $this->sizesOf($this->url(...), $sizeParam, $pageSizes, $size);
        // end
    }

    /** Creates the component that links() shows, with attributes for the <nav>. */
    public static function of(Paginator|CursorPaginator $paginator, array $attributes = []): static
    {
        $safe = array_map([BladeCompiler::class, 'sanitizeComponentAttribute'], $attributes);

        return (new static($paginator))->withAttributes($safe);
    }

    public function shouldRender(): bool // without single-page
    public function hasPages(): bool // with single-page
    {
        return $this->previousUrl !== null || $this->nextUrl !== null;
    }

    public function render(): View
    {
        return view('pagination', ['pagination' => $this]);
    }

    /** Returns the attributes of the <nav>: its own, which are defaults, and the caller's. */
    public function nav(string $class, array $own = []): ComponentAttributeBag
    {
        $names = str_replace('_', '-', array_keys($this->attributes->getAttributes()));
        $unknown = implode(', ', array_intersect($names, self::NOT_HTML));
        if ($unknown !== '') {
            throw new InvalidArgumentException("<x-pagination> has no $unknown.");
        }
        $classes = $this->attributes->get('class');
        if (is_array($classes)) {
            $this->attributes['class'] = e(Arr::toCssClasses($classes));
        }
        $label = $this->attributes->has('aria-labelledby') ? null : $this->ariaLabel;

        return $this->attributes->merge(['class' => $class ?: null, 'aria-label' => $label] + $own);
    }

    public function url(int $page): string
    {
        $url = match (true) {
            $page === 1 && $this->firstPath !== null => $this->firstPath,
            $this->path === null => $this->paginator->url($page),
            is_string($this->path) => preg_replace(self::TOKEN, (string) $page, $this->path),
            default => ($this->path)($page),
        };
        // Browsers ignore control characters in a scheme: "java\nscript:".
        if (preg_match('/^(?!https?:)[a-z\x00-\x20][a-z\d+.\x00-\x20-]*:/i', $url)) {
            $message = "<x-pagination> links to http and https only, not \"$url\".";
            throw new InvalidArgumentException($message);
        }

        return $url;
    }

    // begin with summary
    /** Says which items are on the page. */
    private function summaryOf(Counted $paginator): string
    {
        [$items, $size] = [$paginator->total(), $paginator->perPage()];

        return strtr($this->summary, [
            ':total' => $items,
            ':from' => min(($this->current - 1) * $size + 1, $items),
            ':to' => min($this->current * $size, $items),
        ]);
    }

    // end
    /** Reads what a visitor sent: sign and digits. A fraction is cut off, anything else is 1. */
    private function integer(mixed $value): int
    {
        $isNumber = is_scalar($value) && preg_match('/^\s*[+-]?\d+(\.\d*)?\s*$/', (string) $value);

        return $isNumber ? (int) $value : 1;
    }
    // begin with numbers

    /**
     * Returns the pages to show. Their number is the same for every current page, so that links
     * stay in place, and a gap never stands for a single page.
     *
     * @return list<int|null>
     */
    private function window(int $siblings, int $boundaries): array
    {
        if (min($siblings, $boundaries) < 0 || max($siblings, $boundaries) > 1000) {
            $message = 'sibling-count and boundary-count must be from 0 to 1000.';
            throw new InvalidArgumentException($message);
        }
        // An end of the list, and the gap beside it.
        $edge = $boundaries > 0 ? $boundaries + 1 : 0;
        $width = 2 * $siblings + 1;
        if ($this->total <= $width + 2 * $edge) {
            return range(1, $this->total);
        }
        // Between the edges, a run of pages slides with the current one.
        $start = max(min($this->current - $siblings, $this->total - $edge - $width + 1), $edge + 1);
        $run = range($start, $start + $width - 1);

        return $boundaries === 0 ? $run : [
            ...range(1, $boundaries),
            $start > $edge + 1 ? null : $edge,
            ...$run,
            $start + $width <= $this->total - $edge ? null : $this->total - $boundaries,
            ...range($this->total - $boundaries + 1, $this->total),
        ];
    }
    // end
    // begin with forms

    /**
     * Returns where a form with GET leads, the name of its field, and the rest of the query.
     *
     * @return array<string, mixed>
     */
    private function formOf(Closure $url): array
    {
        [$action, $fields] = $this->splitUrl($url(2));
        // The URLs of two pages show which parameter has the number.
        [, $others] = $this->splitUrl($url(3));
        $found = array_filter($fields, fn (array $field): bool => !in_array($field, $others, true));
        if (count($found) !== 1) {
            $message = 'A form needs the page in the query, such as /posts?page=:page.';
            throw new InvalidArgumentException($message);
        }
        [[$name]] = array_values($found);

        return ['action' => $action, 'name' => $name, 'fields' => array_diff_key($fields, $found)];
    }

    /**
     * Splits a URL at its query, whose parameters are pairs of name and value.
     *
     * @return array{string, list<array{string, string}>}
     */
    private function splitUrl(string $url): array
    {
        preg_match('/^([^?#]*)\??([^#]*)(.*)$/s', $url, $parts);
        $fields = [];
        foreach (array_filter(explode('&', $parts[2])) as $pair) {
            [$name, $value] = explode('=', $pair, 2) + [1 => ''];
            $fields[] = [urldecode($name), urldecode($value)];
        }

        return [$parts[1] . $parts[3], $fields];
    }
    // end
    // begin with sizes

    /**
     * Returns what the form for the number of items on a page needs. It leads to page 1. A number
     * that is not in the list comes first.
     *
     * @param list<int> $choices
     * @return array<string, mixed>
     */
    private function sizesOf(Closure $url, string $name, array $choices, mixed $size): array
    {
        $form = $this->formOf($url);
        $chosen = $this->integer($size ?? $choices[0]);
        $isOther = fn (array $field): bool => $field[0] !== $name;
        $form['fields'] = array_filter($form['fields'], $isOther);
        $choices = in_array($chosen, $choices, true) ? $choices : [$chosen, ...$choices];

        return ['name' => $name, 'choices' => $choices, 'chosen' => $chosen] + $form;
    }
    // end
}
