/**
 * Joins class names; null if there are none. A string key is a class name, and its value says
 * whether it applies.
 *
 * @param array<int|string, mixed> $more
 */
function class_names(string $names, array $more): ?string
{
    foreach (array_filter($more) as $name => $value) {
        $names .= ' ' . (is_int($name) ? $value : $name);
    }
    return trim($names) ?: null;
}

/**
 * Writes attributes. Null and false leave one out, and true writes its name alone.
 *
 * @param array<string, mixed> $attributes
 */
function attributes(array $attributes): string
{
    $html = '';
    foreach ($attributes as $name => $value) {
        if ($value !== null && $value !== false) {
            $html .= $value === true ? " $name" : " $name=\"" . e($value) . '"';
        }
    }
    return $html;
}

/** Escapes a text or a value of an attribute. */
function e(mixed $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE);
}
