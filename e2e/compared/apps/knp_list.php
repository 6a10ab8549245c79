<?php

/** A list that KnpPaginatorBundle pages through. No package of Debian has it: see libraries.ts. */

require __DIR__ . '/app.php';
require 'Twig/autoload.php';

use Knp\Bundle\PaginatorBundle\Pagination\SlidingPagination;
use Twig\Environment;
use Twig\Loader\FilesystemLoader;
use Twig\TwigFunction;

/** The directory of a clone of KnpLabs/KnpPaginatorBundle, beside one of KnpLabs/knp-components. */
$bundle = getenv('KNP_BUNDLE') ?: '.';
spl_autoload_register(function (string $class) use ($bundle): void {
    $file = strtr($class, ['Knp\\Bundle\\PaginatorBundle\\' => 'src/', '\\' => '/']) . '.php';
    foreach (["$bundle/$file", dirname($bundle) . "/knp-components/src/$file"] as $path) {
        if (is_file($path)) {
            require $path;
        }
    }
});

// What the bundle and Symfony's router register.
$twig = new Environment(new FilesystemLoader("$bundle/templates/Pagination"));
$twig->addFunction(new TwigFunction('path', fn (?string $route, array $query): string => '/posts?' . http_build_query($query)));
$twig->addFunction(new TwigFunction('knp_pagination_query', fn (array $query, int $page): array => ['page' => $page] + $query));

$version = preg_replace('/^v/', '', (string) getenv('KNP_VERSION'));
$languages = count(glob("$bundle/translations/*.xliff"));
run($version, $languages, function (string $path, string $page) use ($twig): array {
    $list = new SlidingPagination([]);
    $list->setPageRange($path === '/options' ? 7 : 5);
    $list->setCurrentPageNumber((int) $page);
    $list->setItemNumberPerPage(10);
    $list->setTotalItemCount(420);
    $list->setItems([]);
    return [200, $twig->render('sliding.html.twig', $list->getPaginationData() + ['route' => null, 'query' => [], 'options' => []])];
});
