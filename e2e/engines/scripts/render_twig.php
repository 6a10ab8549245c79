<?php

/** Twig with its defaults: it escapes, and a missing variable is empty. */

require __DIR__ . '/batch.php';
require 'Twig/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(), ['autoescape' => 'html']);

run('Twig ' . Twig\Environment::VERSION, function (string $template) use ($twig): callable {
    return [$twig->createTemplate($template), 'render'];
});
