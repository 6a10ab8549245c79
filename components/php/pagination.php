<?php

/**
 * Written by pagination-tag.
 *
 *     <?php require_once 'pagination.php'; ?>
 *     <?= Pagination\render(total_pages: 42) ?> // without summary
 *     <?= Pagination\render(total_items: 420, page_size: 10) ?> // with summary
 */

namespace Pagination;

/**
 * Renders the links to the pages of a list; nothing if there is only one page. // without single-page
 * Renders the links to the pages of a list. // with single-page
 *
 *     Pagination\render(total_pages: 42, current_page: 7, path: '/posts/:page') // without summary
 *     Pagination\render(total_items: 420, page_size: 10, current_page: 7, path: '/posts/:page') // with summary
 *
 * Both numbers may come straight from a visitor: see integer().
 *
 * @param mixed $total_pages number of pages; if it is unknown, null with $has_next // without summary
 * @param mixed $total_items number of items // with summary
 * @param mixed $page_size number of items on a page // with summary
 * @param mixed $current_page number of the current page, from 1; by default, that in the query
 * @param string|\Closure|null $path path of a page, with `:page` for its number, or a function from
 *     number to path; by default, the query of the request with another page
 * @param string|null $first_path path of page 1, if it has no number
 * @param bool|null $has_next whether there is a page after the current one, if the total is unknown // without summary
 * @param int $sibling_count pages on each side of the current one // with numbers
 * @param int $boundary_count pages at each end; with 0, there are no ellipses // with numbers
 * @param bool $show_boundary_chevrons keeps Previous and Next at the ends, disabled
 * @param string $page_param query parameter that has the page; two lists on a page need two names
 * @param string $page_label accessible name of the link to a page, with `:page` for its number // with page-labels
 * @param string $position_label current page, with `:page` and `:pages` for the numbers // with position
 * @param string $summary items on the page, with `:from`, `:to` and `:total` for the numbers // with summary
 * @param list<int> $page_sizes numbers of items on a page to choose from // with sizes
 * @param mixed $page_size number of items on a page; by default, the first choice // with sizes // without summary
 * @param string $size_param query parameter that has this number // with sizes
 * @param string|array<int|string, mixed> $class classes of the `<nav>`: 'mt-4', or
 *     ['mt-4', 'sticky' => $is_long]
 * @param array<string, mixed> $attributes others of the `<nav>`: null and false leave one out
 * @throws \InvalidArgumentException if a path or a count cannot be one
 */
function render(
    mixed $total_pages, // without summary
    mixed $total_items, // with summary
    mixed $page_size, // with summary
    mixed $current_page = null,
    string|\Closure|null $path = null,
    ?string $first_path = null,
    ?bool $has_next = null, // without summary
    int $sibling_count = 1, // with numbers
    int $boundary_count = 1, // with numbers
    bool $show_boundary_chevrons = false,
    string $page_param = 'page',
    string $first_label = 'First page', // with ends
    string $last_label = 'Last page', // with ends
    string $previous_label = 'Previous page',
    string $next_label = 'Next page',
    string $page_label = 'Page :page', // with page-labels
    string $position_label = 'Page :page of :pages', // with position
    string $summary = ':from to :to of :total', // with summary
    array $page_sizes = [10, 25, 50, 100], // with sizes
    mixed $page_size = null, // with sizes // without summary
    string $size_param = 'per_page', // with sizes
    string $jump_label = 'Go to page', // with jump
    string $size_label = 'Items per page', // with sizes
    string $go_label = 'Go', // with forms
    string $aria_label = 'Pagination',
    string|array $class = '',
    ?string $id = null,
    array $attributes = [],
): string {
    $is_counted = $total_pages !== null || $has_next === null; // without summary
    $current = max(integer($current_page ?? $_GET[$page_param] ?? 1), 1);
    $total = $is_counted ? max(integer($total_pages), 1) : $current; // without summary
    // begin with summary
    $items = max(integer($total_items), 0);
    $size = max(integer($page_size), 1);
    $total = $last = max((int) ceil($items / $size), 1);
    // end
    $current = min($current, $total);
    $last = $is_counted || !$has_next ? $total : $total + 1; // without summary
    if ($last === 1) { // without single-page
        return ''; // without single-page
    } // without single-page
    $pages = pages($total, $current, $sibling_count, $boundary_count); // with numbers
    // begin with position
    $label = $last > $total ? $page_label : $position_label; // without summary
    $position = strtr($label, [':pages' => $total, ':page' => $current]); // without summary
    $position = strtr($position_label, [':pages' => $total, ':page' => $current]); // with summary
    // end
    // begin with summary
    $from = min(($current - 1) * $size + 1, $items);
    $to = min($current * $size, $items);
    $summary = strtr($summary, [':total' => $items, ':from' => $from, ':to' => $to]);
    // end
    $url = link_to($path, $first_path, $page_param);
    $jump = form_of($url); // with jump
    $sizes = sizes_of($url, $size_param, $page_sizes, $page_size); // with sizes
    $class = array_merge((array) $class, (array) ($attributes['class'] ?? []));
    $name = isset($attributes['aria-labelledby']) ? null : $aria_label;
    $attributes += ['id' => $id, 'aria-label' => $name];
    ob_start();
    ?>
<!-- markup -->
    <?php
    return trim(ob_get_clean());
}

// begin with numbers
/**
 * Returns the pages to show, with null for an ellipsis. Their number is the same for every current
 * page, so that links stay in place, and an ellipsis never stands for a single page.
 *
 *     pages(42, 7) // [1, null, 6, 7, 8, null, 42]
 *
 * @return list<int|null>
 * @throws \InvalidArgumentException if a count is not from 0 to 1000
 */
function pages(int $total, int $current, int $siblings = 1, int $boundaries = 1): array
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
    $first = max(min($current - $siblings, $total - $edge - $width + 1), $edge + 1);
    $run = range($first, $first + $width - 1);
    return $boundaries === 0 ? $run : [
        ...range(1, $boundaries),
        $first > $edge + 1 ? null : $edge,
        ...$run,
        $first + $width <= $total - $edge ? null : $total - $boundaries,
        ...range($total - $boundaries + 1, $total),
    ];
}

// end
/** Reads sign and digits, up to 2 ** 53. A fraction is cut off, and anything else is 1. */
function integer(mixed $value): int
{
    $is_number = is_int($value)
        || is_scalar($value) && preg_match('/^\s*[+-]?\d+(\.\d*)?\s*$/', (string) $value);
    return $is_number ? min((int) $value, 2 ** 53) : 1;
}

/**
 * Returns a function from the number of a page to its URL.
 *
 * @throws \InvalidArgumentException if a path has no `:page`, or a scheme other than http and https
 */
function link_to(string|\Closure|null $path, ?string $first_path, string $page_param): \Closure
{
    $known = [1 => $first_path];
    check_scheme((string) $first_path);
    if ($path instanceof \Closure) {
        return fn (int $page): string => $known[$page] ?? check_scheme($path($page));
    }
    if ($path === null) {
        // The number follows the query, which may hold a `:page` of the visitor's own.
        $query = http_build_query(array_diff_key($_GET, [$page_param => null]));
        $start = ($query === '' ? '?' : "?$query&") . urlencode($page_param) . '=';
        return fn (int $page): string => $page === 1 ? $first_path ?? "?$query" : $start . $page;
    }
    $pieces = preg_split('/(?::|%3A)page(?!\w)/i', check_scheme($path));
    if (count($pieces) === 1) {
        throw new \InvalidArgumentException("The path \"$path\" needs :page for the number.");
    }
    return fn (int $page): string => $known[$page] ?? implode((string) $page, $pieces);
}

// include shared/url.php

// include shared/attributes.php
// begin with forms

/**
 * Returns where a form with GET leads, the name of its field, and the rest of the query.
 *
 * @return array<string, mixed>
 */
function form_of(\Closure $url): array
{
    [$action, $fields] = split_url($url(2));
    // The URLs of two pages show which parameter has the number.
    [, $others] = split_url($url(3));
    $is_new = fn (array $field, int $at): bool => $field !== ($others[$at] ?? null);
    $found = array_filter($fields, $is_new, ARRAY_FILTER_USE_BOTH);
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
function split_url(string $url): array
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
 * Returns what the form for the number of items on a page needs. It leads to page 1. A number that
 * is not in the list comes first.
 *
 * @param list<int> $choices
 * @return array<string, mixed>
 */
function sizes_of(\Closure $url, string $name, array $choices, mixed $size): array
{
    $form = form_of($url);
    $chosen = integer($size ?? $choices[0]);
    $form['fields'] = array_filter($form['fields'], fn (array $field): bool => $field[0] !== $name);
    $choices = in_array($chosen, $choices, true) ? $choices : [$chosen, ...$choices];
    return ['name' => $name, 'choices' => $choices, 'chosen' => $chosen] + $form;
}
// end
