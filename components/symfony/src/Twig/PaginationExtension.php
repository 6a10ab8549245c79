<?php

// Written by pagination-tag.

namespace App\Twig;

use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Generator\UrlGeneratorInterface;
use Symfony\Contracts\Translation\TranslatorInterface; // with translate
use Twig\Environment;
use Twig\Extension\AbstractExtension;
use Twig\TwigFunction;

/**
 * The links to the pages of a list. Their markup is in templates/pagination.html.twig.
 *
 *     {{ pagination(posts, class='mt-4') }}
 *     {{ pagination(total_pages=42, current_page=7, path='/posts/:page', first_path='/posts') }} // without summary
 *     {{ pagination(total_items=420, page_size=10, current_page=7, path='/posts/:page') }} // with summary
 */
final class PaginationExtension extends AbstractExtension
{
    /** What stands for the number of a page. */
    private const TOKEN = '/(?::|%3A)page(?!\w)/i';

    public function __construct(
        private RequestStack $requests,
        private UrlGeneratorInterface $urls,
        private TranslatorInterface $translator, // with translate
    ) {
    }

    public function getFunctions(): array
    {
        $options = ['needs_environment' => true, 'is_safe' => ['html']];

        return [new TwigFunction('pagination', [$this, 'render'], $options)];
    }

    /**
     * Renders the links; nothing if the list has only one page. // without single-page
     * Renders the links. // with single-page
     *
     * @param object|null $pager of KnpPaginatorBundle, Pagerfanta or API Platform, for the numbers
     * @param mixed $totalPages number of pages // without summary
     * @param mixed $totalItems number of items // with summary
     * @param mixed $pageSize number of items on a page // with summary
     * @param mixed $currentPage number of the current page, from 1; by default, that of the request
     * @param bool|null $hasNext whether there is a next page, if the number of pages is unknown
     * @param string|null $path path of a page, with `:page` for its number; by default, the route's
     * @param string|null $firstPath path of page 1, if it has no number
     * @param string|null $route by default, that of the request, with its parameters and its query
     * @param array<string, mixed> $parameters of the route, if it is not that of the request
     * @param string|null $pageParameter parameter of the route or the query that has the page; by
     *     default, "page"
     * @param int $siblingCount pages on each side of the current one // with numbers
     * @param int $boundaryCount pages at each end; with 0, there are no gaps // with numbers
     * @param bool $showBoundaryChevrons keeps Previous and Next at the ends, disabled
     * @param string $positionLabel current page, with `:page` and `:pages` for the numbers // with position
     * @param string $summary items on the page, with `:from`, `:to` and `:total` for the numbers // with summary
     * @param int[] $pageSizes numbers of items on a page to choose from // with sizes
     * @param mixed $pageSize number of items on a page; by default, the first choice // with sizes // without summary
     * @param string $sizeParam query parameter that has this number // with sizes
     * @param string|string[] $class classes of the <nav>
     * @param array<string, mixed> $attributes others of the <nav>; null and false leave one out
     */
    public function render(
        Environment $twig,
        ?object $pager = null,
        mixed $totalPages = null, // without summary
        mixed $totalItems = null, // with summary
        mixed $pageSize = null, // with summary
        mixed $currentPage = null,
        ?bool $hasNext = null,
        ?string $path = null,
        ?string $firstPath = null,
        ?string $route = null,
        array $parameters = [],
        ?string $pageParameter = null,
        int $siblingCount = 1, // with numbers
        int $boundaryCount = 1, // with numbers
        bool $showBoundaryChevrons = false,
        string $firstLabel = 'First page', // with ends // without translate
        string $lastLabel = 'Last page', // with ends // without translate
        string $previousLabel = 'Previous page', // without translate
        string $nextLabel = 'Next page', // without translate
        string $pageLabel = 'Page :page', // with page-labels // without translate
        array $pageSizes = [10, 25, 50, 100], // with sizes
        mixed $pageSize = null, // with sizes // without summary
        string $sizeParam = 'per_page', // with sizes
        string $jumpLabel = 'Go to page', // with jump // without translate
        string $sizeLabel = 'Items per page', // with sizes // without translate
        string $goLabel = 'Go', // with forms // without translate
        ?string $jumpLabel = null, // with jump // with translate
        ?string $sizeLabel = null, // with sizes // with translate
        ?string $goLabel = null, // with forms // with translate
        string $ariaLabel = 'Pagination', // without translate
        ?string $firstLabel = null, // with ends // with translate
        ?string $lastLabel = null, // with ends // with translate
        ?string $previousLabel = null, // with translate
        ?string $nextLabel = null, // with translate
        ?string $pageLabel = null, // with page-labels // with translate
        string $positionLabel = 'Page :page of :pages', // with position // without translate
        ?string $positionLabel = null, // with position // with translate
        string $summary = ':from to :to of :total', // with summary // without translate
        ?string $summary = null, // with summary // with translate
        ?string $ariaLabel = null, // with translate
        string|array $class = '',
        ?string $id = null,
        array $attributes = [],
    ): string {
        if ($path !== null && !preg_match(self::TOKEN, $path)) {
            throw new \InvalidArgumentException("The path \"$path\" needs :page for the number.");
        }
        $list = $pager === null ? [] : $this->read($pager);
        $pageParameter ??= $list['pageParameter'] ?? 'page';
        // begin without summary
        $totalPages ??= $list['totalPages'] ?? null;
        if ($totalPages === null && $hasNext === null) {
            $message = 'pagination() needs a paginator, total_pages or has_next.';
            throw new \InvalidArgumentException($message);
        }
        // end
        // begin with summary
        $totalItems ??= $list['totalItems'] ?? null;
        $pageSize ??= $list['pageSize'] ?? null;
        if (($totalItems === null || $pageSize === null) && $hasNext === null) {
            $message = 'pagination() needs a paginator, total_items and page_size, or has_next.';
            throw new \InvalidArgumentException($message);
        }
        $items = max($this->integer($totalItems), 0);
        $size = max($this->integer($pageSize), 1);
        $totalPages = $totalItems === null ? null : ceil($items / $size);
        // end
        $valueIn = fn (mixed $values, string $key): mixed => $values[$key] ?? null;
        $currentPage ??= $list['currentPage']
            ?? array_reduce($this->keysOf($pageParameter), $valueIn, $this->requested())
            ?? 1;
        $current = max($this->integer($currentPage), 1);
        $total = $totalPages === null ? $current : max($this->integer($totalPages), 1);
        $current = min($current, $total);
        $last = $totalPages === null && $hasNext ? $total + 1 : $total;
        if ($last === 1) { // without single-page
            return ''; // without single-page
        } // without single-page
        $pages = $this->pages($total, $current, $siblingCount, $boundaryCount); // with numbers
        // begin with position
        $positionLabel ??= 'Page :page of :pages'; // with translate
        $pageLabel ??= 'Page :page'; // with translate
        $label = $last > $total ? $pageLabel : $positionLabel;
        // end
        // begin with summary
        $summary ??= ':from to :to of :total'; // with translate
        $from = min(($current - 1) * $size + 1, $items);
        $numbers = [':total' => $items, ':from' => $from, ':to' => min($current * $size, $items)];
        // end
        $parameters = $list['parameters'] ?? $parameters;
        $routed = $this->urlOf($route ?? $list['route'] ?? null, $parameters, $pageParameter);
        $urlOf = fn (int $page): string => $this->safe(match (true) {
            $page === 1 && $firstPath !== null => $firstPath,
            $path !== null => preg_replace(self::TOKEN, (string) $page, $path),
            default => $routed($page),
        });
        // Each URL is made once, because the router is slow.
        $next = $current < $last ? $current + 1 : null;
        $linked = array_filter([...$pages, $current - 1, $next]); // with numbers // without ends
        $linked = array_filter([1, ...$pages, $current - 1, $next, $total]); // with numbers // with ends
        $linked = array_filter([$current - 1, $next]); // without numbers // without ends
        $linked = array_filter([1, $current - 1, $next, $total]); // without numbers // with ends
        $ariaLabel ??= 'Pagination'; // with translate
        $name = isset($attributes['aria-labelledby']) ? null : $ariaLabel;
        $classes = [...(array) $class, $attributes['class'] ?? null];
        $attributes = ['class' => null] + $attributes + ['id' => $id, 'aria-label' => $name];
        $isWritten = fn (mixed $value): bool => $value !== null && $value !== false;

        return trim($twig->render('pagination.html.twig', [
            'pages' => $pages, // with numbers
            'position' => strtr($label, [':pages' => $total, ':page' => $current]), // with position
            'summary' => $totalItems === null ? null : strtr($summary, $numbers), // with summary
            'current' => $current,
            'total' => $total,
            'last' => $last,
            'urls' => array_map($urlOf, array_combine($linked, $linked)),
            'class' => implode(' ', array_filter($classes)),
            'attributes' => array_filter($attributes, $isWritten),
            'show_boundary_chevrons' => $showBoundaryChevrons,
            'first_label' => $firstLabel, // with ends // without translate
            'last_label' => $lastLabel, // with ends // without translate
            'previous_label' => $previousLabel, // without translate
            'next_label' => $nextLabel, // without translate
            'first_label' => $firstLabel // with ends // with translate
                ?? 'First page', // with ends // with translate
            'last_label' => $lastLabel // with ends // with translate
                ?? 'Last page', // with ends // with translate
            'previous_label' => $previousLabel // with translate
                ?? 'Previous page', // with translate
            'next_label' => $nextLabel // with translate
                ?? 'Next page', // with translate
            'jump' => $this->formOf($urlOf), // with jump
            'sizes' => $this->sizesOf($urlOf, $sizeParam, $pageSizes, $pageSize), // with sizes
            'jump_label' => $jumpLabel, // with jump // without translate
            'size_label' => $sizeLabel, // with sizes // without translate
            'go_label' => $goLabel, // with forms // without translate
            'jump_label' => $jumpLabel // with jump // with translate
                ?? 'Go to page', // with jump // with translate
            'size_label' => $sizeLabel // with sizes // with translate
                ?? 'Items per page', // with sizes // with translate
            'go_label' => $goLabel // with forms // with translate
                ?? 'Go', // with forms // with translate
            'page_label' => $pageLabel, // with numbers // with page-labels // without translate
            'page_label' => $pageLabel // with numbers // with page-labels // with translate
                ?? 'Page :page', // with numbers // with page-labels // with translate
        ]));
    }

    /**
     * Reads a paginator.
     *
     * @return array<string, mixed> arguments of render()
     */
    private function read(object $pager): array
    {
        return match (true) {
            // KnpPaginatorBundle.
            method_exists($pager, 'getPaginatorOption') => [
                'totalPages' => $pager->getPageCount(), // without summary
                'totalItems' => $pager->getTotalItemCount(), // with summary
                'pageSize' => $pager->getItemNumberPerPage(), // with summary
                'currentPage' => $pager->getCurrentPageNumber(),
                'route' => $pager->getRoute(),
                'parameters' => $pager->getParams(),
                'pageParameter' => $pager->getPaginatorOption('pageParameterName'),
            ],
            // Pagerfanta.
            method_exists($pager, 'getNbPages') => [
                'totalPages' => $pager->getNbPages(), // without summary
                'totalItems' => $pager->getNbResults(), // with summary
                'pageSize' => $pager->getMaxPerPage(), // with summary
                'currentPage' => $pager->getCurrentPage(),
            ],
            // API Platform.
            method_exists($pager, 'getLastPage') => [
                'totalPages' => $pager->getLastPage(), // without summary
                'totalItems' => $pager->getTotalItems(), // with summary
                'pageSize' => $pager->getItemsPerPage(), // with summary
                'currentPage' => $pager->getCurrentPage(),
            ],
            default => throw new \InvalidArgumentException(sprintf(
                'pagination() expects a paginator of %s, not %s.',
                'KnpPaginatorBundle, Pagerfanta or API Platform',
                get_debug_type($pager),
            )),
        };
    }

    /**
     * Returns a function from the number of a page to the URL of a route, by default that of the
     * request with its query. In the query, page 1 has no number.
     */
    private function urlOf(?string $route, array $parameters, string $pageParameter): \Closure
    {
        $attributes = $this->requests->getMainRequest()?->attributes;
        $ofRequest = $attributes?->get('_route');
        $isOther = $route !== null && $route !== $ofRequest;
        $isNumbered = $isOther || isset($attributes?->get('_route_params')[$pageParameter]);
        $parameters = $route === null ? $this->requested() : $parameters;
        $route ??= $ofRequest;

        return function (int $page) use ($route, $parameters, $pageParameter, $isNumbered): string {
            $number = $page > 1 || $isNumbered ? $page : null;
            $within = fn (mixed $value, string $key): array => [$key => $value];
            $changed = array_reduce(array_reverse($this->keysOf($pageParameter)), $within, $number);
            $all = array_replace_recursive($changed, $parameters, $changed);

            // An error page has no route.
            return $route === null
                ? '?' . http_build_query($all)
                : $this->urls->generate($route, $all);
        };
    }

    /** @return list<string> the keys of a parameter: two for "posts[page]" */
    private function keysOf(string $parameter): array
    {
        return explode('[', str_replace(']', '', $parameter));
    }

    /** @return array<int|string, mixed> the parameters of the request's route, and its query */
    private function requested(): array
    {
        $request = $this->requests->getMainRequest();
        // "?_fragment[]=1": to the router, these are options.
        $isPlain = fn (int|string $name): bool => !str_starts_with((string) $name, '_');
        $query = array_filter($request?->query->all() ?? [], $isPlain, \ARRAY_FILTER_USE_KEY);

        return ($request?->attributes->get('_route_params') ?? []) + $query;
    }

    // include shared/url-symfony.php

    /** Reads what a visitor sent: sign and digits. A fraction is cut off, anything else is 1. */
    private function integer(mixed $value): int
    {
        $isNumber = is_scalar($value) && preg_match('/^\s*[+-]?\d+(\.\d*)?\s*$/', (string) $value);

        return $isNumber ? min((int) $value, 2 ** 53) : 1;
    }
    // begin with numbers

    /**
     * Returns the pages to show, with null for a gap. Their number is the same for every current
     * page, so that links stay in place, and a gap never stands for a single page.
     *
     * @return list<int|null>
     */
    private function pages(int $total, int $current, int $siblings, int $boundaries): array
    {
        if (min($siblings, $boundaries) < 0 || max($siblings, $boundaries) > 1000) {
            $message = 'sibling_count and boundary_count must be from 0 to 1000.';
            throw new \InvalidArgumentException($message);
        }
        // An end of the list, and the gap beside it.
        $edge = $boundaries > 0 ? $boundaries + 1 : 0;
        $width = 2 * $siblings + 1;
        if ($total <= $width + 2 * $edge) {
            return range(1, $total);
        }
        // Between the edges, a run of pages slides with the current one.
        $start = max(min($current - $siblings, $total - $edge - $width + 1), $edge + 1);
        $run = range($start, $start + $width - 1);

        return $boundaries === 0 ? $run : [
            ...range(1, $boundaries),
            $start > $edge + 1 ? null : $edge,
            ...$run,
            $start + $width <= $total - $edge ? null : $total - $boundaries,
            ...range($total - $boundaries + 1, $total),
        ];
    }
    // end
    // begin with forms

    /**
     * Returns where a form with GET leads, the name of its field, and the rest of the query.
     *
     * @return array<string, mixed>
     */
    private function formOf(\Closure $url): array
    {
        [$action, $fields] = $this->splitUrl($url(2));
        // The URLs of two pages show which parameter has the number.
        [, $others] = $this->splitUrl($url(3));
        $isNew = fn (array $field, int $at): bool => $field !== ($others[$at] ?? null);
        $found = array_filter($fields, $isNew, ARRAY_FILTER_USE_BOTH);
        if (count($found) !== 1) {
            $message = 'A form needs the page in the query, such as /posts?page=:page.';
            throw new \InvalidArgumentException($message);
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
    private function sizesOf(\Closure $url, string $name, array $choices, mixed $size): array
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
