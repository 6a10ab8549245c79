<?php

// Written by pagination-tag.

namespace App\View\Components;

use Illuminate\Contracts\View\View;
use Illuminate\Support\Arr;
use Illuminate\View\Component;
use Illuminate\View\ComponentAttributeBag;
use InvalidArgumentException;

/**
 * Links to the previous and the next page; nothing if there is neither.
 *
 *     <x-pagination :previous-path="$newer?->url" :previous-title="$newer?->title" />
 *     <x-pagination :next-path="$posts->nextPageUrl()" />
 *
 * Attributes that are not constructor parameters go to the <nav>.
 */
class Pagination extends Component
{
    /**
     * @param string|null $previousPath path of the previous page; null if there is no such page
     * @param string|null $nextPath path of the next page
     * @param string|null $previousTitle title of the previous page
     * @param string|null $nextTitle title of the next page
     * @param bool $showBoundaryChevrons keeps a link where there is no such page, disabled
     */
    public function __construct(
        public ?string $previousPath = null,
        public ?string $nextPath = null,
        public ?string $previousTitle = null,
        public ?string $nextTitle = null,
        public bool $showBoundaryChevrons = false,
        public string $previousLabel = 'Previous page', // without short-labels // without translate
        public string $nextLabel = 'Next page', // without short-labels // without translate
        public ?string $previousLabel = null, // with translate
        public ?string $nextLabel = null, // with translate
        public string|array $previousLabel = 'Previous page', // with short-labels
        public string|array $nextLabel = 'Next page', // with short-labels
        public string $ariaLabel = 'Pagination', // without translate
        public ?string $ariaLabel = null, // with translate
    ) {
        foreach ([$previousPath, $nextPath] as $path) {
            // Browsers ignore control characters in a scheme: "java\nscript:".
            if (preg_match('/^(?!https?:)[a-z\x00-\x20][a-z\d+.\x00-\x20-]*:/i', (string) $path)) {
                $message = "<x-pagination> links to http and https only, not \"$path\".";
                throw new InvalidArgumentException($message);
            }
        }
        $this->previousLabel ??= __('pagination.previous_page'); // with translate
        $this->nextLabel ??= __('pagination.next_page'); // with translate
        $this->ariaLabel ??= __('pagination.landmark'); // with translate
        $this->previousLabel = (array) $previousLabel; // with short-labels
        $this->nextLabel = (array) $nextLabel; // with short-labels
    }

    public function shouldRender(): bool
    {
        return $this->previousPath || $this->nextPath;
    }

    public function render(): View
    {
        return view('pagination', ['pagination' => $this]);
    }

    /** Returns the attributes of the <nav>: its own, which are defaults, and the caller's. */
    public function nav(string $class, array $own = []): ComponentAttributeBag
    {
        $classes = $this->attributes->get('class');
        if (is_array($classes)) {
            $this->attributes['class'] = e(Arr::toCssClasses($classes));
        }
        $label = $this->attributes->has('aria-labelledby') ? null : $this->ariaLabel;

        return $this->attributes->merge(['class' => $class ?: null, 'aria-label' => $label] + $own);
    }
}
