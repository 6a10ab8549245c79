{{-- Written by pagination-tag. --}}
{{-- For {{ $posts->links('pagination') }} and Paginator::defaultView('pagination'). --}}
<x-pagination :paginator="$paginator" />
