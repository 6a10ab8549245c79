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
 * @param string|array<int|string, mixed> $class classes of the `<nav>`: 'mt-4', or ['mt-4', 'sticky' => $is_long]
 * @param array<string, mixed> $attributes other attributes of the `<nav>`: null and false leave one out
 * @throws \InvalidArgumentException if a path has a scheme other than http and https
 */
function render(
    ?string $previous_path = null,
    ?string $next_path = null,
    ?string $previous_title = null,
    ?string $next_title = null,
    bool $show_boundary_chevrons = false,
    string $previous_label = 'Previous page', // without short-labels
    string $next_label = 'Next page', // without short-labels
    string|array $previous_label = 'Previous page', // with short-labels
    string|array $next_label = 'Next page', // with short-labels
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
    $name = isset($attributes['aria-labelledby']) ? null : $aria_label;
    $class = [$class, $attributes['class'] ?? null];
    unset($attributes['class']);
    $attributes += ['id' => $id, 'aria-label' => $name];
    $previous_label = (array) $previous_label; // with short-labels
    $next_label = (array) $next_label; // with short-labels
    ob_start();
    ?>
<!-- markup -->
    <?php
    return trim(ob_get_clean());
}

/**
 * Returns a URL that has no scheme, or http or https. Others, such as javascript, could run code.
 *
 * @throws \InvalidArgumentException
 */
function check_scheme(string $url): string
{
    // Most URLs are relative, and need no further look.
    if (strspn($url, '/?#') > 0) {
        return $url;
    }
    // Browsers ignore control characters here: "java\nscript:".
    $start = preg_replace('/[\x00-\x20]+/', '', $url);
    if (preg_match('/^(?!https?:)[a-z][a-z\d+.-]*:/i', $start)) {
        throw new \InvalidArgumentException("The URL \"$url\" must be relative, or start with http: or https:.");
    }
    return $url;
}

/**
 * Joins class names; null if there are none. A string key is a class name, and its value says whether it applies.
 *
 * @param array<int|string, mixed> $more
 */
function class_names(string $own, array $more): ?string
{
    $names = [$own];
    foreach ($more as $name => $value) {
        $names[] = is_int($name) ? $value : ($value ? $name : null);
    }
    return implode(' ', array_filter($names)) ?: null;
}

/**
 * Writes attributes. Null and false leave one out, and true writes its name alone.
 *
 * @param array<string, mixed> $attributes
 */
function attributes(array $attributes): string
{
    $html = '';
    foreach ($attributes as $name => $value) {
        if ($value !== null && $value !== false) {
            $html .= $value === true ? " $name" : " $name=\"" . e($value) . '"';
        }
    }
    return $html;
}

/** Escapes a text or a value of an attribute. */
function e(mixed $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE);
}
