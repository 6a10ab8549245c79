{{-- Written by pagination-tag. --}}
{{-- A form that leads to a page: <x-pagination-jump :paginator="$posts" /> --}}
@props(['paginator'])
@php
    $param = $paginator->getPageName();
    [$path, $query] = App\View\Components\Pagination::form($paginator, $param);
@endphp
@if ($paginator->lastPage() > 1)
    {{-- begin markup jump --}}
    <form class="pagination__form" action="{{ $path }}" autocomplete="off" role="none">
        @foreach ($query as [$name, $value])
            <input type="hidden" name="{{ $name }}" value="{{ $value }}">
        @endforeach
        <label>
            {{ __('Go to page') }}
            <input class="pagination__input" type="text" inputmode="numeric" name="{{ $param }}">
        </label>
        <button
            class="pagination__submit"
            type="submit"
            aria-label="{{ __('Go') }}: {{ __('Go to page') }}"
        >{{ __('Go') }}</button>
    </form>
    {{-- end --}}
@endif
