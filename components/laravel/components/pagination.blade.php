{{-- Written by pagination-tag. --}}
{{-- prettier-ignore-start --}}
{{--
  The links to the pages of a list.

    <x-pagination :pager="$posts" class="mt-4" />
    <x-pagination :total-pages="42" :current-page="7" path="/posts/:page" first-path="/posts" />

  pager       a paginator; it stands for total-pages, current-page and path
  path        the path of a page, with :page for its number, or a function from number to path; without it and without
              a paginator, the address of the request with another page
  first-path  the path of page 1, if it has no number
  And show-boundary-chevrons, previous-label and next-label. Any others are attributes of the <nav>.
--}}
@props([
  'pager' => null,
  'totalPages' => null,
  'currentPage' => null,
  'path' => null,
  'firstPath' => null,
  'showBoundaryChevrons' => false,
  'previousLabel' => 'Previous page',
  'nextLabel' => 'Next page',
])
@php
  $links = $pager ?? new Illuminate\Pagination\Paginator([], 1, null, [
    'path' => Illuminate\Pagination\Paginator::resolveCurrentPath(),
    'query' => Illuminate\Pagination\Paginator::resolveQueryString(),
  ]);
  $currentPage ??= $links->currentPage();
  // A simple paginator does not count, but knows whether there is one more page.
  $totalPages ??= method_exists($links, 'lastPage')
    ? $links->lastPage()
    : $links->currentPage() + (int) $links->hasMorePages();
  $pathOf = fn ($page) => match (true) {
    $page === 1 && $firstPath !== null => $firstPath,
    $path === null => $links->url($page),
    $path instanceof Closure => $path($page),
    default => preg_replace('/(?::|%3A)page(?!\w)/i', $page, $path),
  };
@endphp
<pagination
  total_pages="{{ $totalPages }}"
  current_page="{{ $currentPage }}"
  path="{{ $pathOf(':page') }}"
  sibling_count="1"
  boundary_count="1"
  show_boundary_chevrons="{{ $showBoundaryChevrons }}"
  previous_label="{{ $previousLabel }}"
  next_label="{{ $nextLabel }}"
  class="{!! $attributes->get('class') !!}"
  aria-label="{!! $attributes->get('aria-label', 'Pagination') !!}"
  {{ $attributes->except(['class', 'aria-label']) }}
></pagination>
{{-- prettier-ignore-end --}}
