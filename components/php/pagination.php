<?php

// Written by pagination-tag.

namespace Pagination;

use function htmlspecialchars as e;

/**
 * Renders links to the pages of a list; nothing if it has only one.
 *
 *     <?php require_once 'pagination.php'; ?>
 *     <?= Pagination\render($pages, attributes: ['class' => 'mt-4']) ?>
 *
 * @param mixed $currentPage as the visitor sent it; by default, the one in the query
 * @param (callable(int): string)|null $path URL of a page; by default, that of the request
 * @param string $param query parameter with the page; two lists on a page need two
 */
function render(
    int $totalPages,
    mixed $currentPage = null,
    ?callable $path = null,
    string $param = 'page',
    // begin with paths
    bool $hasMore = false,
    // end
    // begin with numbers
    int $siblings = 1,
    // end
    // begin with boundaries
    int $boundaries = 1,
    // end
    array $attributes = [],
): string {
    // begin with paths
    $totalPages = max($totalPages, 1);
    // end
    $current = currentPage($totalPages, $currentPage, $param);
    $hasNext = $hasMore || $current < $totalPages;
    if ($current === 1 && !$hasNext) {
        return '';
    }
    $path ??= pathInQuery($param);
    // begin with numbers
    $pages = boundedWindow($totalPages, $current, $siblings, $boundaries);
    // end
    // begin constants
    // end
    ob_start();
    ?>
    <!-- begin markup -->
    <nav<?= attributes(['class' => 'pagination', 'aria-label' => 'Pagination'], $attributes) ?>>
        <ul class="pagination__list">
            <?php if ($current > 1) : ?>
                <li class="pagination__item">
                    <a class="pagination__link pagination__link--first" href="<?= e($path(1)) ?>">
                        <span aria-hidden="true">«</span>
                        <span class="pagination__words">First</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--first pagination__link--disabled">
                        <span aria-hidden="true">«</span>
                        <span class="pagination__words">First</span>
                    </span>
                </li>
            <?php endif; ?>
            <?php if ($current > 1) : ?>
                <li class="pagination__item">
                    <a
                        class="pagination__link pagination__link--previous"
                        href="<?= e($path($current - 1)) ?>"
                        rel="prev"
                    >
                        <span aria-hidden="true">‹</span>
                        <span class="pagination__words">Previous</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--previous pagination__link--disabled">
                        <span aria-hidden="true">‹</span>
                        <span class="pagination__words">Previous</span>
                    </span>
                </li>
            <?php endif; ?>
            <?php foreach ($pages as $page) : ?>
                <li class="pagination__item">
                    <?php if ($page === null) : ?>
                        <span class="pagination__ellipsis">…</span>
                    <?php else : ?>
                        <a
                            class="pagination__link<?= $page === $current ? ' pagination__link--current' : '' ?>"
                            href="<?= e($path($page)) ?>"
                            <?= $page === $current ? 'aria-current="page"' : '' ?>
                        ><?= $page ?></a>
                    <?php endif; ?>
                </li>
            <?php endforeach; ?>
            <?php if ($hasNext) : ?>
                <li class="pagination__item">
                    <a
                        class="pagination__link pagination__link--next"
                        href="<?= e($path($current + 1)) ?>"
                        rel="next"
                    >
                        <span class="pagination__words">Next</span>
                        <span aria-hidden="true">›</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--next pagination__link--disabled">
                        <span class="pagination__words">Next</span>
                        <span aria-hidden="true">›</span>
                    </span>
                </li>
            <?php endif; ?>
            <?php if ($current < $totalPages) : ?>
                <li class="pagination__item">
                    <a class="pagination__link pagination__link--last" href="<?= e($path($totalPages)) ?>">
                        <span class="pagination__words">Last</span>
                        <span aria-hidden="true">»</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--last pagination__link--disabled">
                        <span class="pagination__words">Last</span>
                        <span aria-hidden="true">»</span>
                    </span>
                </li>
            <?php endif; ?>
        </ul>
    </nav>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}

/** Returns the current page, by default the one in the query. An invalid page becomes page 1 or the last. */
function currentPage(int $totalPages, mixed $wanted = null, string $param = 'page'): int
{
    $inner = fn (mixed $values, string $key): mixed => $values[$key] ?? null;
    $wanted ??= array_reduce(keysOf($param), $inner, $_GET);
    // Visitors can send anything. A float can have any number of digits.
    $isNumber = is_scalar($wanted) && preg_match('/^\s*[+-]?\d+(\.\d*)?\s*$/', (string) $wanted);
    return max((int) min($isNumber ? (float) $wanted : 1, $totalPages), 1);
}

/** Returns a function from page to URL: that of the request, with the page in its query. */
function pathInQuery(string $param): \Closure
{
    [$address] = explode('?', $_SERVER['REQUEST_URI'] ?? '', 2);
    // Two slashes at the start would lead to another site.
    $address = '/' . ltrim($address, '/\\');
    return function (int $page) use ($address, $param): string {
        $outer = fn (mixed $value, string $key): array => [$key => $value];
        // Page 1 needs no number.
        $changed = array_reduce(array_reverse(keysOf($param)), $outer, $page === 1 ? null : $page);
        $query = http_build_query(array_replace_recursive($_GET, $changed));
        return $query === '' ? $address : "$address?$query";
    };
}

/** @return list<string> the keys that a parameter has in $_GET: two for "posts[page]" */
function keysOf(string $param): array
{
    return explode('[', str_replace(']', '', $param));
}

/** Writes attributes. Classes are added, null and false omit an attribute, true writes only its name. */
function attributes(array $own, array $given): string
{
    $given['class'] = trim(($own['class'] ?? '') . ' ' . ($given['class'] ?? '')) ?: null;
    $html = '';
    foreach (array_replace($own, $given) as $name => $value) {
        $html .= match ($value) {
            null, false => '',
            true => " $name",
            default => " $name=\"" . e($value) . '"',
        };
    }
    return $html;
}
// begin with numbers

/** @return list<int|null> the same number on every page, so Next stays; no gap for one page */
function window(int $total, int $current, int $siblings): array
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
function boundedWindow(int $total, int $current, int $siblings, int $boundaries): array
{
    if ($boundaries === 0) {
        $first = max(min($current - $siblings, $total - 2 * $siblings), 1);
        return range($first, min($first + 2 * $siblings, $total));
    }
    $outer = min($boundaries - 1, intdiv($total - 1, 2));
    $ends = $outer > 0 ? range(1, $outer) : [];
    $inner = window($total - 2 * $outer, $current - $outer, $siblings);
    return [
        ...$ends,
        ...array_map(fn (?int $page): ?int => $page === null ? null : $page + $outer, $inner),
        ...array_map(fn (int $page): int => $total - $outer + $page, $ends),
    ];
}
// end
// begin with paths

/**
 * Turns a path with `:page` into a function from page to URL.
 *
 *     Pagination\render($pages, $page, Pagination\toPath('/posts/page/:page', '/posts'))
 *
 * @param string|null $firstPath path of page 1, if it has no number
 */
function toPath(string $path, ?string $firstPath = null): \Closure
{
    return function (int $page) use ($path, $firstPath): string {
        $chosen = $page === 1 && $firstPath !== null ? $firstPath : $path;
        $url = preg_replace('/(?::|%3A)page(?!\w)/i', (string) $page, $chosen);
        // A scheme such as javascript could run code. A path has no colon before a slash.
        if (preg_match('~^(?![\x00-\x20]*https?:)[^/?#]*:~i', $url)) {
            throw new \InvalidArgumentException("The path $url has an unsafe scheme.");
        }
        return $url;
    };
}
// end
// begin with summary

/** Says which items are on a page, such as "21 to 30 of 97". */
function summary(
    int $totalItems,
    int $pageSize,
    mixed $currentPage = null,
    string $param = 'page',
): string {
    $current = currentPage((int) ceil($totalItems / $pageSize), $currentPage, $param);
    $from = min(($current - 1) * $pageSize + 1, $totalItems);
    $to = min($current * $pageSize, $totalItems);
    ob_start();
    ?>
    <!-- begin markup summary -->
    <p class="pagination__summary"><?= $from ?> to <?= $to ?> of <?= $totalItems ?></p>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
// begin with position

/** Says which page is shown, such as "Page 7 of 42"; nothing if there is only one. */
function position(int $totalPages, mixed $currentPage = null, string $param = 'page'): string
{
    if ($totalPages <= 1) {
        return '';
    }
    $current = currentPage($totalPages, $currentPage, $param);
    ob_start();
    ?>
    <!-- begin markup position -->
    <p class="pagination__position">Page <?= $current ?> of <?= $totalPages ?></p>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
// begin with jump

/** A form that leads to a page, if its number is in the query; nothing if there is only one. */
function jump(int $totalPages, ?callable $path = null, string $param = 'page'): string
{
    if ($totalPages <= 1) {
        return '';
    }
    [$action, $query] = form($path ?? pathInQuery($param), [$param]);
    ob_start();
    ?>
    <!-- begin markup jump -->
    <form class="pagination__form" action="<?= e($action) ?>" autocomplete="off" role="none">
        <?php foreach ($query as [$name, $value]) : ?>
            <input type="hidden" name="<?= e($name) ?>" value="<?= e($value) ?>">
        <?php endforeach; ?>
        <label>
            Go to page
            <input class="pagination__input" type="text" inputmode="numeric" name="<?= e($param) ?>">
        </label>
        <button class="pagination__submit" type="submit" aria-label="Go: Go to page">Go</button>
    </form>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
// begin with sizes

/**
 * A form for the number of items on a page, which leads to page 1.
 *
 * @param int $pageSize a number that is not among the choices comes first
 * @param string $param query parameter with this number
 */
function sizes(
    int $pageSize,
    array $choices = [10, 25, 50, 100],
    ?callable $path = null,
    string $param = 'per_page',
    string $pageParam = 'page',
): string {
    [$action, $query] = form($path ?? pathInQuery($pageParam), [$param, $pageParam]);
    $sizes = in_array($pageSize, $choices, true) ? $choices : [$pageSize, ...$choices];
    ob_start();
    ?>
    <!-- begin markup sizes -->
    <form class="pagination__form" action="<?= e($action) ?>" autocomplete="off" role="none">
        <?php foreach ($query as [$name, $value]) : ?>
            <input type="hidden" name="<?= e($name) ?>" value="<?= e($value) ?>">
        <?php endforeach; ?>
        <label>
            Items per page
            <select class="pagination__select" name="<?= e($param) ?>">
                <?php foreach ($sizes as $size) : ?>
                    <option value="<?= e($size) ?>" <?= $size === $pageSize ? 'selected' : '' ?>>
                        <?= e($size) ?>
                    </option>
                <?php endforeach; ?>
            </select>
        </label>
        <button class="pagination__submit" type="submit" aria-label="Go: Items per page">Go</button>
    </form>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
// begin with forms

/**
 * Returns where a form leads, and the query that it keeps, without these parameters.
 *
 * @return array{string, list<array{string, string}>}
 */
function form(callable $path, array $without): array
{
    [$address] = explode('#', $path(1), 2);
    [$action, $query] = explode('?', $address, 2) + [1 => ''];
    $fields = array_map(
        fn (string $pair): array => array_map('urldecode', explode('=', $pair, 2) + [1 => '']),
        $query === '' ? [] : explode('&', $query),
    );
    return [$action ?: '?', array_filter($fields, fn ($field) => !in_array($field[0], $without, true))];
}
// end
// begin with neighbors

/** Links to the previous and the next article; nothing if there is neither. */
function neighbors(
    ?string $previousPath = null,
    ?string $previousTitle = null,
    ?string $nextPath = null,
    ?string $nextTitle = null,
    array $attributes = [],
): string {
    if (!$previousPath && !$nextPath) {
        return '';
    }
    // begin constants neighbors
    // end
    ob_start();
    ?>
    <!-- begin markup neighbors -->
    <nav<?= attributes(['class' => 'pagination pagination--neighbors', 'aria-label' => 'Pagination'], $attributes) ?>>
        <ul class="pagination__list">
            <?php if ($previousPath) : ?>
                <li class="pagination__item">
                    <a
                        class="pagination__link pagination__link--previous"
                        href="<?= e($previousPath) ?>"
                        rel="prev"
                    >
                        <span aria-hidden="true">‹</span>
                        Previous page: <?= e($previousTitle) ?>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--previous pagination__link--disabled">
                        <span aria-hidden="true">‹</span>
                        Previous page
                    </span>
                </li>
            <?php endif; ?>
            <?php if ($nextPath) : ?>
                <li class="pagination__item">
                    <a class="pagination__link pagination__link--next" href="<?= e($nextPath) ?>" rel="next">
                        Next page: <?= e($nextTitle) ?>
                        <span aria-hidden="true">›</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--next pagination__link--disabled">
                        Next page
                        <span aria-hidden="true">›</span>
                    </span>
                </li>
            <?php endif; ?>
        </ul>
    </nav>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
// begin with cursor

/** Links to the previous and the next page of a list that uses cursors. */
function cursor(?string $previousPath = null, ?string $nextPath = null, array $attributes = []): string
{
    if (!$previousPath && !$nextPath) {
        return '';
    }
    // begin constants cursor
    // end
    ob_start();
    ?>
    <!-- begin markup cursor -->
    <nav<?= attributes(['class' => 'pagination pagination--neighbors', 'aria-label' => 'Pagination'], $attributes) ?>>
        <ul class="pagination__list">
            <?php if ($previousPath) : ?>
                <li class="pagination__item">
                    <a
                        class="pagination__link pagination__link--previous"
                        href="<?= e($previousPath) ?>"
                        rel="prev"
                    >
                        <span aria-hidden="true">‹</span>
                        Previous page
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--previous pagination__link--disabled">
                        <span aria-hidden="true">‹</span>
                        Previous page
                    </span>
                </li>
            <?php endif; ?>
            <?php if ($nextPath) : ?>
                <li class="pagination__item">
                    <a class="pagination__link pagination__link--next" href="<?= e($nextPath) ?>" rel="next">
                        Next page
                        <span aria-hidden="true">›</span>
                    </a>
                </li>
            <?php else : ?>
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--next pagination__link--disabled">
                        Next page
                        <span aria-hidden="true">›</span>
                    </span>
                </li>
            <?php endif; ?>
        </ul>
    </nav>
    <!-- end -->
    <?php
    return trim(ob_get_clean());
}
// end
