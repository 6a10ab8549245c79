{{-- Written by pagination-tag. --}}
{{-- Links to the previous and the next record: <x-pagination-neighbors next-path="/posts/8" next-title="Fees" /> --}}
@props(['previousPath' => null, 'previousTitle' => null, 'nextPath' => null, 'nextTitle' => null])
@if ($previousPath || $nextPath)
    {{-- begin constants neighbors --}}
    {{-- end --}}
    {{-- begin markup neighbors --}}
    <nav {{ $attributes->merge(['class' => 'pagination pagination--neighbors', 'aria-label' => 'Pagination']) }}>
        <ul class="pagination__list">
            @if ($previousPath)
                <li class="pagination__item">
                    <a
                        class="pagination__link pagination__link--previous"
                        href="{{ $previousPath }}"
                        rel="prev"
                    >
                        <span aria-hidden="true">‹</span>
                        {{ __('Previous page') }}: {{ $previousTitle }}
                    </a>
                </li>
            @else
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--previous pagination__link--disabled">
                        <span aria-hidden="true">‹</span>
                        {{ __('Previous page') }}
                    </span>
                </li>
            @endif
            @if ($nextPath)
                <li class="pagination__item">
                    <a class="pagination__link pagination__link--next" href="{{ $nextPath }}" rel="next">
                        {{ __('Next page') }}: {{ $nextTitle }}
                        <span aria-hidden="true">›</span>
                    </a>
                </li>
            @else
                <li class="pagination__item">
                    <span class="pagination__link pagination__link--next pagination__link--disabled">
                        {{ __('Next page') }}
                        <span aria-hidden="true">›</span>
                    </span>
                </li>
            @endif
        </ul>
    </nav>
    {{-- end --}}
@endif
