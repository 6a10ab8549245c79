<?php

/**
 * The component in Symfony, against the sliding view of KnpPaginatorBundle. Debian has no package of the bundle:
 * KNP_BUNDLE is the directory of a clone of KnpLabs/KnpPaginatorBundle, beside one of KnpLabs/knp-components.
 */

error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/timing.php';
require 'Twig/autoload.php';
require 'Symfony/Bridge/Twig/autoload.php';
require 'Symfony/Component/HttpFoundation/autoload.php';
require 'Symfony/Component/Routing/autoload.php';
require 'Symfony/Component/Translation/autoload.php';

use Knp\Bundle\PaginatorBundle\Helper\Processor;
use Knp\Bundle\PaginatorBundle\Pagination\SlidingPagination;
use Knp\Bundle\PaginatorBundle\Twig\Extension\PaginationExtension;
use Knp\Bundle\PaginatorBundle\Twig\Extension\PaginationRuntime;
use Symfony\Bridge\Twig\Extension\RoutingExtension;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\RequestStack;
use Symfony\Component\Routing\Generator\UrlGenerator;
use Symfony\Component\Routing\RequestContext;
use Symfony\Component\Routing\Route;
use Symfony\Component\Routing\RouteCollection;
use Symfony\Component\Translation\Translator;
use Twig\Environment;
use Twig\Loader\FilesystemLoader;
use Twig\RuntimeLoader\FactoryRuntimeLoader;

[, $project] = $argv;
$bundle = getenv('KNP_BUNDLE') ?: throw new RuntimeException('KNP_BUNDLE is not set.');
spl_autoload_register(function (string $class) use ($bundle): void {
    $file = strtr($class, ['Knp\\Bundle\\PaginatorBundle\\' => 'src/', '\\' => '/']) . '.php';
    foreach (["$bundle/$file", dirname($bundle) . "/knp-components/src/$file"] as $path) {
        if (is_file($path)) {
            require $path;
        }
    }
});

$request = Request::create('/posts?page=7&q=abc');
$request->attributes->add(['_route' => 'posts', '_route_params' => []]);
$requests = new RequestStack();
$requests->push($request);
$routes = new RouteCollection();
$routes->add('posts', new Route('/posts'));
$urls = new UrlGenerator($routes, new RequestContext());

$loader = new FilesystemLoader("$project/templates");
$loader->addPath("$bundle/templates", 'KnpPaginator');
$twig = new Environment($loader, ['cache' => "$project/cache", 'auto_reload' => false]);
$runtime = new PaginationRuntime(new Processor($urls, new Translator('en')));
$twig->addRuntimeLoader(new FactoryRuntimeLoader([PaginationRuntime::class => fn () => $runtime]));
$twig->addExtension(new RoutingExtension($urls));
$twig->addExtension(new PaginationExtension());
require "$project/src/Twig/PaginationExtension.php";
$twig->addExtension(new App\Twig\PaginationExtension($requests, $urls));

// What the subscriber of the bundle sets. Three numbers and links to both ends are those of the component.
$posts = new SlidingPagination(['page' => '7', 'q' => 'abc']);
$posts->setUsedRoute('posts');
$posts->setPaginatorOptions(['pageParameterName' => 'page']);
$posts->setTemplate('@KnpPaginator/Pagination/sliding.html.twig');
$posts->setPageRange(3);
$posts->setCurrentPageNumber(7);
$posts->setItemNumberPerPage(10);
$posts->setTotalItemCount(420);
$posts->setItems([]);

file_put_contents("$project/templates/ours.html.twig", '{{ pagination(posts) }}');
file_put_contents("$project/templates/theirs.html.twig", '{{ knp_pagination_render(posts) }}');
$render = fn (string $name): string => $twig->render("$name.html.twig", ['posts' => $posts]);
compare(fn () => $render('ours'), fn () => $render('theirs'));
