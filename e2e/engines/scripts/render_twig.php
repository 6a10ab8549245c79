<?php

/** Twig with its defaults: it escapes, and a missing variable is empty. */

// Debian's Twig may be older than its PHP; templates are not to blame for that.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/batch.php';
require 'Twig/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(), ['autoescape' => 'html']);

run('Twig ' . Twig\Environment::VERSION, function (string $template) use ($twig): callable {
    return [$twig->createTemplate($template), 'render'];
});
