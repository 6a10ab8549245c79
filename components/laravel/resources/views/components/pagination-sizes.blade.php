{{-- Written by pagination-tag. --}}
{{-- A form for the number of items on a page, which leads to page 1: <x-pagination-sizes :paginator="$posts" /> --}}
@props(['paginator', 'choices' => [10, 25, 50, 100], 'param' => 'per_page'])
@php
    [$path, $query] = App\View\Components\Pagination::form($paginator, $param);
    $size = $paginator->perPage();
    // Visitors can ask for another size, which comes first.
    $sizes = in_array($size, $choices, true) ? $choices : [$size, ...$choices];
@endphp
{{-- begin markup sizes --}}
<form class="pagination__form" action="{{ $path }}" autocomplete="off" role="none">
    @foreach ($query as [$name, $value])
        <input type="hidden" name="{{ $name }}" value="{{ $value }}">
    @endforeach
    <label>
        {{ __('Items per page') }}
        <select class="pagination__select" name="{{ $param }}">
            @foreach ($sizes as $choice)
                <option value="{{ $choice }}" @if ($choice === $size) selected @endif>{{ $choice }}</option>
            @endforeach
        </select>
    </label>
    <button
        class="pagination__submit"
        type="submit"
        aria-label="{{ __('Go') }}: {{ __('Items per page') }}"
    >{{ __('Go') }}</button>
</form>
{{-- end --}}
