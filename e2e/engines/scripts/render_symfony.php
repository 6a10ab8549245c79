<?php

/** Twig with Symfony's routes, and objects with the methods of KnpPaginatorBundle and Pagerfanta that templates call. */

error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/batch.php';
require 'Twig/autoload.php';
require 'Symfony/Component/Routing/autoload.php';

use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\RequestContext;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;

final class Pages
{
    public function __construct(public int $nbPages, public int $currentPage, private array $query)
    {
    }

    public function getPageCount(): int
    {
        return $this->nbPages;
    }

    public function getCurrentPageNumber(): int
    {
        return $this->currentPage;
    }

    public function getRoute(): string
    {
        return 'posts';
    }

    public function getPaginatorOption(string $name): string
    {
        return ['pageParameterName' => 'page'][$name];
    }

    public function getQuery(array $more = []): array
    {
        return array_merge($this->query, $more);
    }
}

$routes = new RouteCollection();
$routes->add('posts', new Route('/posts'));
$generator = new UrlGenerator($routes, new RequestContext());
$path = fn (string $name, array $parameters) => $generator->generate($name, $parameters);

$twig = new Twig\Environment(new Twig\Loader\ArrayLoader(), ['autoescape' => 'html']);
$twig->addFunction(new Twig\TwigFunction('path', $path));
$twig->addFunction(new Twig\TwigFunction('pagerfanta_page_url', function (Pages $pages, int $page) use ($path): string {
    if ($page < 1 || $page > max($pages->nbPages, 1)) {
        throw new OutOfRangeException("There is no page $page.");
    }
    return $path('posts', $pages->getQuery(['page' => $page]));
}));

run('Twig ' . Twig\Environment::VERSION . ' with Symfony routing', function (string $template) use ($twig): callable {
    $compiled = $twig->createTemplate($template);
    return function (array $data) use ($compiled): string {
        parse_str((string) parse_url($data['url'], PHP_URL_QUERY), $query);
        $total = (int) ceil(($query['items'] ?? 0) / 10);
        $page = filter_var($query['page'] ?? 1, FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'default' => 1]]);
        return $compiled->render(['pages' => new Pages($total, min($page, max($total, 1)), $query)]);
    };
});
