<?php

// Written by pagination-tag.

namespace App\Twig;

// begin with knp
use Knp\Bundle\PaginatorBundle\Pagination\SlidingPagination;
// end
// begin with pagerfanta
use Pagerfanta\PagerfantaInterface;
// end
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Exception\MissingMandatoryParametersException;
use Symfony\Component\Routing\Generator\UrlGeneratorInterface;
use Twig\Environment;
use Twig\Extension\AbstractExtension;
use Twig\TwigFunction;

/** Links to the pages of a list. Their markup is in templates/pagination.html.twig. */
final class PaginationExtension extends AbstractExtension
{
    public function __construct(private RequestStack $requests, private UrlGeneratorInterface $router)
    {
    }

    public function getFunctions(): array
    {
        $options = ['needs_environment' => true, 'is_safe' => ['html']];

        return [
            new TwigFunction('pagination', $this->render(...), $options),
            // begin with paths
            new TwigFunction('pagination_of', $this->renderOf(...), $options),
            // end
            // begin with summary
            new TwigFunction('pagination_summary', $this->summary(...), $options),
            // end
            // begin with position
            new TwigFunction('pagination_position', $this->position(...), $options),
            // end
            // begin with jump
            new TwigFunction('pagination_jump', $this->jump(...), $options),
            // end
            // begin with sizes
            new TwigFunction('pagination_sizes', $this->sizes(...), $options),
            // end
            // begin with neighbors
            new TwigFunction('pagination_neighbors', $this->neighbors(...), $options),
            // end
            // begin with cursor
            new TwigFunction('pagination_cursor', $this->cursor(...), $options),
            // end
        ];
    }

    /**
     * Renders links to the pages of a list; nothing if it has only one.
     *
     *     {{ pagination(42, attributes={ class: 'mt-4' }) }}
     *
     * @param SlidingPagination|PagerfantaInterface|int $list paginator, or number of pages
     * @param mixed $page number of the current page; by default, that of the request
     * @param string $param route or query parameter with the page number
// begin with numbers
     * @param int $siblings pages on each side of the current one
// end
     * @param array<string, mixed> $attributes of the <nav>
     */
    public function render(
        Environment $twig,
        SlidingPagination|PagerfantaInterface|int $list,
        mixed $page = null,
        string $param = 'page',
        // begin with numbers
        int $siblings = 1,
        // end
        // begin with boundaries
        int $boundaries = 1,
        // end
        array $attributes = [],
        // begin with paths
        ?\Closure $url = null,
        bool $hasMore = false,
        // end
    ): string {
        // begin with knp pagerfanta
        [$total, $page, $param] = match (true) {
            // begin with knp
            $list instanceof SlidingPagination => [
                $list->getPageCount(),
                $list->getCurrentPageNumber(),
                $list->getPaginatorOption('pageParameterName'),
            ],
            // end
            // begin with pagerfanta
            $list instanceof PagerfantaInterface => [$list->getNbPages(), $list->getCurrentPage(), $param],
            // end
            default => [$list, $page, $param],
        };
        // end
        // begin with paths
        $total = max($total, 1);
        // end
        $current = $this->currentPage($total, $page, $param);
        $hasNext = $hasMore || $current < $total;
        if ($current === 1 && !$hasNext) {
            return '';
        }
        // begin with numbers
        $pages = $this->boundedWindow($total, $current, $siblings, $boundaries);
        // end
        $url ??= $this->urlInRequest($param);
        // Each URL is made once, because the router is slow.
        $linked = array_filter([
            $current - 1,
            $hasNext ? $current + 1 : null,
            // begin with numbers
            ...$pages,
            // end
            // begin with ends edges
            1,
            $total,
            // end
        ]);

        return trim($twig->render('pagination.html.twig', [
            // begin with numbers
            'pages' => $pages,
            // end
            'current' => $current,
            // begin with ends edges
            'last' => $total,
            // end
            'has_next' => $hasNext,
            'urls' => array_map($url, array_combine($linked, $linked)),
            'attributes' => $attributes,
        ]));
    }
    // begin with paths

    /**
     * Renders links to the pages of a list without a route.
     *
     * @param string $path path of a page, with `:page` for its number
     * @param string|null $firstPath path of page 1, if it has no number
     * @param bool $hasMore whether a page follows the current one, if the number of pages is unknown
     */
    public function renderOf(
        Environment $twig,
        int $total,
        mixed $page,
        string $path,
        ?string $firstPath = null,
        bool $hasMore = false,
        // begin with numbers
        int $siblings = 1,
        // end
        // begin with boundaries
        int $boundaries = 1,
        // end
        array $attributes = [],
    ): string {
        $url = function (int $page) use ($path, $firstPath): string {
            $chosen = $page === 1 && $firstPath !== null ? $firstPath : $path;
            $url = preg_replace('/(?::|%3A)page(?!\w)/i', (string) $page, $chosen);
            // A scheme such as javascript could run code. A path has no colon before a slash.
            if (preg_match('~^(?![\x00-\x20]*https?:)[^/?#]*:~i', $url)) {
                throw new \InvalidArgumentException("The path $url has an unsafe scheme.");
            }

            return $url;
        };

        return $this->render(
            $twig,
            $total,
            $page,
            // begin with numbers
            siblings: $siblings,
            // end
            // begin with boundaries
            boundaries: $boundaries,
            // end
            attributes: $attributes,
            url: $url,
            hasMore: $hasMore,
        );
    }
    // end
    // begin with summary

    /** Says which items are on a page, such as "21 to 30 of 97". */
    public function summary(
        Environment $twig,
        int $items,
        int $size,
        mixed $page = null,
        string $param = 'page',
    ): string {
        $current = $this->currentPage((int) ceil($items / $size), $page, $param);
        $from = min(($current - 1) * $size + 1, $items);
        $values = ['from' => $from, 'to' => min($current * $size, $items), 'items' => $items];

        return trim($twig->render('pagination_summary.html.twig', $values));
    }
    // end
    // begin with position

    /** Says which page is shown, such as "Page 7 of 42"; nothing if there is only one. */
    public function position(
        Environment $twig,
        int $total,
        mixed $page = null,
        string $param = 'page',
    ): string {
        $values = ['current' => $this->currentPage($total, $page, $param), 'total' => $total];

        return $total > 1 ? trim($twig->render('pagination_position.html.twig', $values)) : '';
    }
    // end
    // begin with jump

    /** A form that leads to a page; nothing if there is only one. */
    public function jump(Environment $twig, int $total, string $param = 'page'): string
    {
        $values = $this->form($param, $param);

        return $total > 1 ? trim($twig->render('pagination_jump.html.twig', $values)) : '';
    }
    // end
    // begin with sizes

    /**
     * A form for the number of items on a page, which leads to page 1.
     *
     * @param int $size a number that is not among the choices comes first
     * @param string $param query parameter with this number
     */
    public function sizes(
        Environment $twig,
        int $size,
        array $choices = [10, 25, 50, 100],
        string $param = 'per_page',
        string $pageParam = 'page',
    ): string {
        $sizes = in_array($size, $choices, true) ? $choices : [$size, ...$choices];
        $values = ['chosen' => $size, 'sizes' => $sizes] + $this->form($pageParam, $param);

        return trim($twig->render('pagination_sizes.html.twig', $values));
    }
    // end
    // begin with neighbors

    /** Links to the previous and the next article; nothing if there is neither. */
    public function neighbors(
        Environment $twig,
        ?string $previousPath = null,
        ?string $previousTitle = null,
        ?string $nextPath = null,
        ?string $nextTitle = null,
        array $attributes = [],
    ): string {
        if (!$previousPath && !$nextPath) {
            return '';
        }

        return trim($twig->render('pagination_neighbors.html.twig', [
            'previous_path' => $previousPath,
            'previous_title' => $previousTitle,
            'next_path' => $nextPath,
            'next_title' => $nextTitle,
            'attributes' => $attributes,
        ]));
    }
    // end
    // begin with cursor

    /** Links to the previous and the next page of a list that uses cursors. */
    public function cursor(
        Environment $twig,
        ?string $previousPath = null,
        ?string $nextPath = null,
        array $attributes = [],
    ): string {
        $values = ['previous_path' => $previousPath, 'next_path' => $nextPath, 'attributes' => $attributes];

        return $previousPath || $nextPath ? trim($twig->render('pagination_cursor.html.twig', $values)) : '';
    }
    // end

    /** Returns the current page, by default that of the request, limited to the pages of the list. */
    private function currentPage(int $total, mixed $page, string $param): int
    {
        $inner = fn (mixed $values, string $key): mixed => $values[$key] ?? null;
        $page ??= array_reduce($this->keysOf($param), $inner, $this->requested());
        // Visitors can send anything. A float can have any number of digits.
        $isNumber = is_scalar($page) && preg_match('/^\s*[+-]?\d+(\.\d*)?\s*$/', (string) $page);

        return max((int) min($isNumber ? (float) $page : 1, $total), 1);
    }

    /** Returns a function from page to URL: that of the request, with the page in its route or query. */
    private function urlInRequest(string $param): \Closure
    {
        $route = $this->requests->getMainRequest()?->attributes->get('_route');

        return function (int $page) use ($route, $param): string {
            $outer = fn (mixed $value, string $key): array => [$key => $value];
            // Page 1 needs no number.
            $changed = array_reduce(array_reverse($this->keysOf($param)), $outer, $page > 1 ? $page : null);
            $all = array_replace_recursive($changed, $this->requested(), $changed);
            try {
                $given = array_filter($all, fn (mixed $value): bool => $value !== null);

                // An error page has no route.
                return $route === null ? '?' . http_build_query($all) : $this->router->generate($route, $given);
            } catch (MissingMandatoryParametersException) {
                // This route has no default for it.
                return $this->router->generate($route, [$param => $page] + $all);
            }
        };
    }

    /** @return array<int|string, mixed> the parameters of the request's route, and its query */
    private function requested(): array
    {
        $request = $this->requests->getMainRequest();
        // To the router, these are options.
        $options = ['_fragment' => true, '_locale' => true, '_query' => true];
        $query = array_diff_key($request?->query->all() ?? [], $options);

        return ($request?->attributes->get('_route_params') ?? []) + $query;
    }

    /** @return list<string> the keys that a parameter has in the query: two for "posts[page]" */
    private function keysOf(string $param): array
    {
        return explode('[', str_replace(']', '', $param));
    }
    // begin with forms

    /**
     * Returns where a form leads, and the rest of the query, which it keeps.
     *
     * @return array{path: string, query: array<string>, param: string}
     */
    private function form(string $pageParam, string $param): array
    {
        $inPath = $this->requests->getMainRequest()?->attributes->get('_route_params') ?? [];
        if (array_key_exists($pageParam, $inPath)) {
            throw new \LogicException("A form cannot put the number of a page into the path: $pageParam.");
        }
        [$path, $query] = explode('?', ($this->urlInRequest($pageParam))(1), 2) + [1 => ''];
        $fields = [];
        foreach (array_filter(explode('&', $query)) as $pair) {
            [$name, $value] = array_map('urldecode', explode('=', $pair, 2) + [1 => '']);
            $fields[$name] = $value;
        }

        return ['path' => $path ?: '?', 'query' => array_diff_key($fields, [$param => true]), 'param' => $param];
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
