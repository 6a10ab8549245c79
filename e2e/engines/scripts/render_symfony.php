<?php

/**
 * Twig with Symfony's routes and requests, the templates of a project, and objects with the methods of
 * KnpPaginatorBundle, Pagerfanta, Craft CMS and Timber that templates call.
 */

require __DIR__ . '/batch.php';
require 'Twig/autoload.php';
require 'Symfony/Bridge/Twig/autoload.php';
require 'Symfony/Component/HttpFoundation/autoload.php';
require 'Symfony/Component/Routing/autoload.php';
require 'Symfony/Component/Translation/autoload.php';
require 'Symfony/Component/Yaml/autoload.php';

use Symfony\Bridge\Twig\AppVariable;
use Symfony\Bridge\Twig\Extension\RoutingExtension;
use Symfony\Bridge\Twig\Extension\TranslationExtension;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Exception\ResourceNotFoundException;
use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\Matcher\UrlMatcher;
use Symfony\Component\Routing\RequestContext;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;
use Symfony\Component\Translation\Loader\YamlFileLoader;
use Symfony\Component\Translation\Translator;
use Twig\Loader\ArrayLoader;
use Twig\Loader\ChainLoader;
use Twig\Loader\FilesystemLoader;

// Debian has neither bundle. A list is a paginator of both.
interface PaginatorOfBundle
{
}

class_alias(PaginatorOfBundle::class, 'Knp\\Bundle\\PaginatorBundle\\Pagination\\SlidingPagination');
class_alias(PaginatorOfBundle::class, 'Pagerfanta\\PagerfantaInterface');

final class Pages implements PaginatorOfBundle
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

    public function getTotalItemCount(): int
    {
        return (int) ($this->query['items'] ?? 0);
    }

    public function getItemNumberPerPage(): int
    {
        return 10;
    }

    /** Craft CMS has no address for a page that is none. */
    public function getTotalPages(): int
    {
        return $this->nbPages;
    }

    public function getPageUrl(int $page): ?string
    {
        global $generator;
        $isPage = $page >= 1 && $page <= max($this->nbPages, 1);
        return $isPage ? $generator->generate('posts', $this->getQuery(['page' => $page])) : null;
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
$routes->add('category', new Route('/category/{name}/{page}', ['page' => null]));
$routes->add('list', new Route('/list/{page}'));
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

$translator = new Translator('en');
$translator->addLoader('yaml', new YamlFileLoader());
$twig->addExtension(new TranslationExtension($translator));
foreach (glob(getenv('PROJECT') . '/translations/*.yaml') as $catalog) {
    [$domain, $locale] = explode('.', basename($catalog));
    $translator->addResource('yaml', $catalog, $locale, $domain);
}

// Timber calls any function, here one of WordPress.
$twig->addFunction(new Twig\TwigFunction('fn', function (string $name, int $page, bool $escape) use ($generator, $requests): string {
    $query = $requests->getCurrentRequest()->query->all();
    return ['get_pagenum_link' => $generator->generate('posts', ['page' => $page] + $query)][$name];
}));

foreach (glob(getenv('PROJECT') . '/src/Twig/*Extension.php') as $component) {
    require $component;
    $class = 'App\\Twig\\' . basename($component, '.php');
    $twig->addExtension(new $class($requests, $generator, $translator));
}

$version = 'Twig ' . Twig\Environment::VERSION . ' with Symfony routing';
run($version, function (string $template) use ($twig, $routes, $context, $requests, $translator): callable {
    $compiled = $twig->createTemplate($template);
    return function (array $data) use ($compiled, $routes, $context, $requests, $translator): string {
        $translator->setLocale($data['locale'] ?? 'en');
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
        // What KnpPaginatorBundle passes to a view.
        $view = [
            'pageCount' => $total,
            'current' => $page,
            'totalCount' => $pages->getTotalItemCount(),
            'numItemsPerPage' => $pages->getItemNumberPerPage(),
            'route' => 'posts',
            'query' => $params,
            'pageParameterName' => 'page',
        ];
        $timber = ['pagination' => ['total' => $total, 'current' => $pages->currentPage]];
        return $compiled->render($data + ['pages' => $pages, 'timber' => $timber, 'posts' => $pages, 'view' => $view]);
    };
});
