{{-- Written by pagination-tag. --}}
{{-- Which items are on a page, such as "21 to 30 of 97": <x-pagination-summary :paginator="$posts" /> --}}
@props(['paginator'])
@php
    $total = $paginator->total();
    // Visitors can ask for a page after the last one.
    $to = min($paginator->currentPage(), $paginator->lastPage()) * $paginator->perPage();
    $from = min($to - $paginator->perPage() + 1, $total);
    $to = min($to, $total);
@endphp
{{-- begin markup summary --}}
<p class="pagination__summary">
    {{ __(':from to :to of :total', ['from' => $from, 'to' => $to, 'total' => $total]) }}
</p>
{{-- end --}}
