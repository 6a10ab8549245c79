{{-- Written by pagination-tag. --}}
{{-- The view of App\View\Components\Pagination. --}}
{{-- begin constants --}}
{{-- end --}}
{{-- begin markup --}}
<nav {{ $attributes->merge(['class' => 'pagination', 'aria-label' => 'Pagination']) }}>
    <ul class="pagination__list">
        @if ($previousUrl)
            <li class="pagination__item">
                <a class="pagination__link pagination__link--first" href="{{ $firstUrl }}">
                    <span aria-hidden="true">«</span>
                    <span class="pagination__words">{{ __('First') }}</span>
                </a>
            </li>
        @else
            <li class="pagination__item">
                <span class="pagination__link pagination__link--first pagination__link--disabled">
                    <span aria-hidden="true">«</span>
                    <span class="pagination__words">{{ __('First') }}</span>
                </span>
            </li>
        @endif
        @if ($previousUrl)
            <li class="pagination__item">
                <a class="pagination__link pagination__link--previous" href="{{ $previousUrl }}" rel="prev">
                    <span aria-hidden="true">‹</span>
                    <span class="pagination__words">{{ __('Previous') }}</span>
                </a>
            </li>
        @else
            <li class="pagination__item">
                <span class="pagination__link pagination__link--previous pagination__link--disabled">
                    <span aria-hidden="true">‹</span>
                    <span class="pagination__words">{{ __('Previous') }}</span>
                </span>
            </li>
        @endif
        @foreach ($pages as $page)
            <li class="pagination__item">
                @if ($page === null)
                    <span class="pagination__ellipsis">…</span>
                @else
                    <a
                        class="pagination__link{{ $page === $current ? ' pagination__link--current' : '' }}"
                        href="{{ $paginator->url($page) }}"
                        @if ($page === $current) aria-current="page" @endif
                    >{{ $page }}</a>
                @endif
            </li>
        @endforeach
        @if ($nextUrl)
            <li class="pagination__item">
                <a class="pagination__link pagination__link--next" href="{{ $nextUrl }}" rel="next">
                    <span class="pagination__words">{{ __('Next') }}</span>
                    <span aria-hidden="true">›</span>
                </a>
            </li>
        @else
            <li class="pagination__item">
                <span class="pagination__link pagination__link--next pagination__link--disabled">
                    <span class="pagination__words">{{ __('Next') }}</span>
                    <span aria-hidden="true">›</span>
                </span>
            </li>
        @endif
        @if ($lastUrl)
            <li class="pagination__item">
                <a class="pagination__link pagination__link--last" href="{{ $lastUrl }}">
                    <span class="pagination__words">{{ __('Last') }}</span>
                    <span aria-hidden="true">»</span>
                </a>
            </li>
        @else
            <li class="pagination__item">
                <span class="pagination__link pagination__link--last pagination__link--disabled">
                    <span class="pagination__words">{{ __('Last') }}</span>
                    <span aria-hidden="true">»</span>
                </span>
            </li>
        @endif
    </ul>
</nav>
{{-- end --}}
