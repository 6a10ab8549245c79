<?php

/**
 * Written by pagination-tag.
 *
 *     <?php require_once 'pagination.php'; ?>
 *     <?= Pagination\render(previous_path: '/posts/8', next_path: '/posts/6') ?>
 */

namespace Pagination;

/**
 * Renders links to the previous and the next page; nothing if there is neither.
 *
 * @param string|null $previous_path path of the previous page; without one, there is no such page
 * @param string|null $next_path path of the next page
 * @param string|null $previous_title title of the previous page
 * @param string|null $next_title title of the next page
 * @param bool $show_boundary_chevrons keeps Previous and Next where there is no such page, disabled
 * @param string|array<int|string, mixed> $class classes of the `<nav>`: 'mt-4', or
 *     ['mt-4', 'sticky' => $is_long]
 * @param array<string, mixed> $attributes others of the `<nav>`: null and false leave one out
 * @throws \InvalidArgumentException if a path has a scheme other than http and https
 */
function render(
    ?string $previous_path = null,
    ?string $next_path = null,
    ?string $previous_title = null,
    ?string $next_title = null,
    bool $show_boundary_chevrons = false,
    string $previous_label = 'Previous page',
    string $next_label = 'Next page',
    string $aria_label = 'Pagination',
    string|array $class = '',
    ?string $id = null,
    array $attributes = [],
): string {
    if (!$previous_path && !$next_path) {
        return '';
    }
    check_scheme((string) $previous_path);
    check_scheme((string) $next_path);
    $class = array_merge((array) $class, (array) ($attributes['class'] ?? []));
    $name = isset($attributes['aria-labelledby']) ? null : $aria_label;
    $attributes += ['id' => $id, 'aria-label' => $name];
    ob_start();
    ?>
<!-- markup -->
    <?php
    return trim(ob_get_clean());
}

// include shared/url.php

// include shared/attributes.php
