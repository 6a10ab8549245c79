<?php

// Written by pagination-tag.

namespace App\Twig;

use Symfony\Contracts\Translation\TranslatorInterface; // with translate
use Twig\Environment;
use Twig\Extension\AbstractExtension;
use Twig\TwigFunction;

/**
 * Links to the previous and the next page. Their markup is in templates/pagination.html.twig.
 *
 *     {{ pagination(previous_path=path('post', { id: newer.id }), previous_title=newer.title) }}
 */
final class PaginationExtension extends AbstractExtension
{
    public function __construct( // with translate
        private TranslatorInterface $translator, // with translate
    ) { // with translate
    } // with translate
 // with translate
    public function getFunctions(): array
    {
        $options = ['needs_environment' => true, 'is_safe' => ['html']];

        return [new TwigFunction('pagination', [$this, 'render'], $options)];
    }

    /**
     * Renders the links; nothing if there is neither page.
     *
     * @param string|null $previousPath path of the previous page; null if there is no such page
     * @param string|null $nextPath path of the next page
     * @param string|null $previousTitle title of the previous page
     * @param string|null $nextTitle title of the next page
     * @param bool $showBoundaryChevrons keeps a link where there is no such page, disabled
     * @param string|string[] $class classes of the <nav>
     * @param array<string, mixed> $attributes others of the <nav>; null and false leave one out
     */
    public function render(
        Environment $twig,
        ?string $previousPath = null,
        ?string $nextPath = null,
        ?string $previousTitle = null,
        ?string $nextTitle = null,
        bool $showBoundaryChevrons = false,
        string $previousLabel = 'Previous page', // without translate
        string $nextLabel = 'Next page', // without translate
        string $ariaLabel = 'Pagination', // without translate
        ?string $previousLabel = null, // with translate
        ?string $nextLabel = null, // with translate
        ?string $ariaLabel = null, // with translate
        string|array $class = '',
        ?string $id = null,
        array $attributes = [],
    ): string {
        if (!$previousPath && !$nextPath) {
            return '';
        }
        $ariaLabel ??= 'Pagination'; // with translate
        $name = isset($attributes['aria-labelledby']) ? null : $ariaLabel;
        $classes = [...(array) $class, $attributes['class'] ?? null];
        $attributes = ['class' => null] + $attributes + ['id' => $id, 'aria-label' => $name];
        $isWritten = fn (mixed $value): bool => $value !== null && $value !== false;

        return trim($twig->render('pagination.html.twig', [
            'previous_path' => $this->safe((string) $previousPath),
            'next_path' => $this->safe((string) $nextPath),
            'previous_title' => $previousTitle,
            'next_title' => $nextTitle,
            'class' => implode(' ', array_filter($classes)),
            'attributes' => array_filter($attributes, $isWritten),
            'show_boundary_chevrons' => $showBoundaryChevrons,
            'previous_label' => $previousLabel, // without translate
            'next_label' => $nextLabel, // without translate
            'previous_label' => $previousLabel // with translate
                ?? 'Previous page', // with translate
            'next_label' => $nextLabel // with translate
                ?? 'Next page', // with translate
        ]));
    }

    // include shared/url-symfony.php
}
