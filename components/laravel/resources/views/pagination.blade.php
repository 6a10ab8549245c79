{{-- Written by pagination-tag. --}}
{{-- The view of <x-pagination> and of $posts->links('pagination'). The markup is yours. --}}
@php
    $pagination ??= App\View\Components\Pagination::of($paginator, $attributes ?? []);
@endphp
@if ($pagination->shouldRender())
    {{-- markup --}}
@endif
