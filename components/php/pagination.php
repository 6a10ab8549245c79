<?php
// Written by pagination-tag.

/**
 * Gives the links to the pages of a list.
 *
 *     <?= pagination(total_pages: $pages) ?>
 *     <?= pagination(total_pages: 42, current_page: 7, path: '/posts/:page', first_path: '/posts') ?>
 *
 * @param mixed $total_pages number of pages
 * @param mixed $current_page number of the current page, from 1; without it, the `page` of the query
 * @param string|Closure|null $path path of a page, with `:page` for its number, or a function from number to path;
 *     without it, the query of the request with another page, and none for page 1
 * @param string|null $first_path path of page 1, if it has no number
 * @param bool $show_boundary_chevrons keeps Previous and Next on the first and the last page, disabled
 * @param array<string, mixed> $attributes others of the `<nav>`: `['id' => 'posts', 'hx-boost' => 'true']`
 */
// prettier-ignore
function pagination(
    mixed $total_pages,
    mixed $current_page = null,
    string|Closure|null $path = null,
    ?string $first_path = null,
    bool $show_boundary_chevrons = false,
    string $previous_label = 'Previous page',
    string $next_label = 'Next page',
    string $aria_label = 'Pagination',
    string $class = '',
    array $attributes = [],
): string {
    $current_page ??= $_GET['page'] ?? 1;
    $path_of = fn (int $page): string => match (true) {
        $page === 1 && $first_path !== null => $first_path,
        $path === null => '?' . http_build_query(array_replace($_GET, ['page' => $page === 1 ? null : $page])),
        $path instanceof Closure => $path($page),
        default => preg_replace('/(?::|%3A)page(?!\w)/i', (string) $page, $path),
    };
    $escape = fn (mixed $text): string => htmlspecialchars((string) $text, ENT_QUOTES);
    $others = '';
    foreach ($attributes as $name => $value) {
        $others .= "$name=\"{$escape($value)}\" ";
    }
    ob_start();
    ?>
    <pagination
      total_pages="<?= $total_pages ?>"
      current_page="<?= $current_page ?>"
      path="<?= $escape($path_of(':page')) ?>"
      sibling_count="1"
      boundary_count="1"
      show_boundary_chevrons="<?= $show_boundary_chevrons ?>"
      previous_label="<?= $escape($previous_label) ?>"
      next_label="<?= $escape($next_label) ?>"
      class="<?= $escape($class) ?>"
      aria-label="<?= $escape($aria_label) ?>"
      <?= $others ?>
    ></pagination>
    <?php
    return ob_get_clean();
}
