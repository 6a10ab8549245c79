<?php

/**
 * Twig with Symfony's routes and requests, the templates of a project, and objects with the methods of
 * KnpPaginatorBundle and Pagerfanta that templates call.
 */

error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/batch.php';
require 'Twig/autoload.php';
require 'Symfony/Bridge/Twig/autoload.php';
require 'Symfony/Component/HttpFoundation/autoload.php';
require 'Symfony/Component/Routing/autoload.php';

use Symfony\Bridge\Twig\AppVariable;
use Symfony\Bridge\Twig\Extension\RoutingExtension;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Exception\ResourceNotFoundException;
use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\Matcher\UrlMatcher;
use Symfony\Component\Routing\RequestContext;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;
use Twig\Loader\ArrayLoader;
use Twig\Loader\ChainLoader;
use Twig\Loader\FilesystemLoader;

final class Pages
{
    public function __construct(public int $nbPages, public int $currentPage, private array $query)
    {
    }

    public function getNbPages(): int
    {
        return $this->nbPages;
    }

    public function getCurrentPage(): int
    {
        return $this->currentPage;
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

    public function getParams(): array
    {
        return $this->query;
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
$routes->add('archive', new Route('/archive/{page}', ['page' => 1], ['page' => '\d+']));
$context = new RequestContext();
$generator = new UrlGenerator($routes, $context);
$requests = new RequestStack();
$app = new AppVariable();
$app->setRequestStack($requests);

$folder = getenv('PROJECT') . '/templates';
$loader = new ChainLoader([new ArrayLoader(), new FilesystemLoader(is_dir($folder) ? [$folder] : [])]);
$twig = new Twig\Environment($loader, ['autoescape' => 'html', 'strict_variables' => true]);
$twig->addGlobal('app', $app);
$twig->addExtension(new RoutingExtension($generator));
$twig->addFunction(new Twig\TwigFunction('pagerfanta_page_url', function (Pages $pages, int $page) use ($generator): string {
    if ($page < 1 || $page > max($pages->nbPages, 1)) {
        throw new OutOfRangeException("There is no page $page.");
    }
    return $generator->generate('posts', $pages->getQuery(['page' => $page]));
}));

foreach (glob(getenv('PROJECT') . '/src/Twig/*Extension.php') as $component) {
    require $component;
    $class = 'App\\Twig\\' . basename($component, '.php');
    $twig->addExtension(new $class($requests, $generator));
}

$version = 'Twig ' . Twig\Environment::VERSION . ' with Symfony routing';
run($version, function (string $template) use ($twig, $routes, $context, $requests): callable {
    $compiled = $twig->createTemplate($template);
    return function (array $data) use ($compiled, $routes, $context, $requests): string {
        $request = Request::create($data['url']);
        try {
            $found = (new UrlMatcher($routes, $context))->matchRequest($request);
            // As RouterListener of HttpKernel has it.
            $parameters = array_diff_key($found, ['_route' => null]);
            $request->attributes->add($found + ['_route_params' => $parameters]);
        } catch (ResourceNotFoundException) {
            // An error page, then.
        }
        $requests->pop();
        $requests->push($request);
        $query = $request->query->all();
        $total = (int) ceil(($query['items'] ?? 0) / 10);
        $page = filter_var($query['page'] ?? 1, FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'default' => 1]]);
        // As SlidingPaginationSubscriber has it.
        $params = array_filter($query, fn ($name) => !str_starts_with((string) $name, '_'), ARRAY_FILTER_USE_KEY);
        $pages = new Pages($total, min($page, max($total, 1)), $query);
        // What KnpPaginatorBundle gives to a view.
        $view = [
            'pageCount' => $total,
            'current' => $page,
            'route' => 'posts',
            'query' => $params,
            'pageParameterName' => 'page',
        ];
        return $compiled->render(['pages' => $pages, 'posts' => $pages, 'view' => $view] + $data);
    };
});
