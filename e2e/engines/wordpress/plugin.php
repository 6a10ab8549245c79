<?php

/** A plugin that is always on: options of a request, and errors that nobody overlooks. */

foreach (json_decode($_SERVER['HTTP_OPTIONS'] ?? '{}', true) + ['rewrite_rules' => ''] as $name => $value) {
    add_filter("pre_option_$name", fn () => $value);
}
add_action('doing_it_wrong_run', fn ($function, $message) => print("$function: $message"), 10, 2);
set_error_handler(function (int $severity, string $message, string $file, int $line): bool {
    // WordPress may be older than its PHP.
    if (!str_contains($file, '/themes/')) {
        return false;
    }
    throw new ErrorException($message, 0, $severity, $file, $line);
});
