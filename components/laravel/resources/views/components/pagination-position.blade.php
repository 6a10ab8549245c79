{{-- Written by pagination-tag. --}}
{{-- Which page is shown, such as "Page 7 of 42": <x-pagination-position :paginator="$posts" /> --}}
@props(['paginator'])
@php
    $last = $paginator->lastPage();
    // Visitors can ask for a page after the last one.
    $current = min($paginator->currentPage(), $last);
@endphp
@if ($last > 1)
    {{-- begin markup position --}}
    <p class="pagination__position">{{ __('Page :page of :pages', ['page' => $current, 'pages' => $last]) }}</p>
    {{-- end --}}
@endif
