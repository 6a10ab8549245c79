{{-- Written by pagination-tag. --}}
{{-- prettier-ignore-start --}}
{{--
  The view for {{ $posts->links('pagination') }}, and for all lists after Paginator::defaultView('pagination').
  Attributes of the <nav>: {{ $posts->links('pagination', ['attributes' => ['class' => 'mt-4']]) }}
--}}
@include('components.pagination', [
  'pager' => $paginator,
  'attributes' => new Illuminate\View\ComponentAttributeBag(array_map('e', $attributes ?? [])),
])
{{-- prettier-ignore-end --}}
