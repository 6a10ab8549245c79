<?php

/** Blade with the views of a project and Laravel's paginators, created from a request as in a controller. */

require __DIR__ . '/batch.php';
require 'Illuminate/View/autoload.php';
require 'Illuminate/Pagination/autoload.php';
require 'Illuminate/Translation/autoload.php';

use Illuminate\Container\Container;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\View\Factory as FactoryContract;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Pagination\CursorPaginator;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\Paginator;
use Illuminate\Translation\FileLoader;
use Illuminate\Translation\Translator;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;
use Illuminate\View\View;

$views = getenv('PROJECT') . '/resources/views';
$folder = sys_get_temp_dir() . '/' . uniqid('views');
mkdir($folder);

$files = new Filesystem();
register_shutdown_function(fn () => $files->deleteDirectory($folder));
$blade = new BladeCompiler($files, $folder);
$resolver = new EngineResolver();
$resolver->register('blade', fn () => new CompilerEngine($blade, $files));
$factory = new Factory($resolver, new FileViewFinder($files, [$folder, $views]), new Dispatcher());

// What the service providers of the framework set up.
$container = Container::getInstance();
$container->instance(FactoryContract::class, $factory);
$container->instance('view', $factory);
$container->instance('config', ['view.compiled' => $folder]);
$container->instance(Application::class, new class () {
    public function getNamespace(): string
    {
        return 'App\\';
    }
});
$factory->setContainer($container);
$container->instance('blade.compiler', $blade);
$container->instance('translator', new Translator(new FileLoader($files, getenv('PROJECT') . '/lang'), 'en'));

/** As laravel/framework has it. */
function view(string $name, array $data = []): View
{
    return Container::getInstance()->make('view')->make($name, $data);
}

/** As laravel/framework has it. */
function __(string $key, array $replace = []): string
{
    return Container::getInstance()->make('translator')->get($key, $replace);
}

// As Composer loads the classes of an application.
spl_autoload_register(function (string $class): void {
    $file = getenv('PROJECT') . '/' . lcfirst(strtr($class, '\\', '/')) . '.php';
    if (is_file($file)) {
        require $file;
    }
});
LengthAwarePaginator::viewFactoryResolver(fn () => $factory);
Paginator::defaultView('pagination');
Paginator::defaultSimpleView('pagination');

run('Laravel on PHP ' . PHP_VERSION, function (string $template) use ($factory, $folder): callable {
    static $count = 0;
    $name = 'page' . $count++;
    file_put_contents("$folder/$name.blade.php", $template);
    return function (array $data) use ($factory, $name): string {
        parse_str((string) parse_url($data['url'], PHP_URL_QUERY), $query);
        Paginator::currentPathResolver(fn () => parse_url($data['url'], PHP_URL_PATH));
        Paginator::queryStringResolver(fn () => $query);
        Paginator::currentPageResolver(function (string $name) use ($query): int {
            $page = $query[$name] ?? null;
            return filter_var($page, FILTER_VALIDATE_INT) !== false && (int) $page >= 1 ? (int) $page : 1;
        });
        $items = (int) ($query['items'] ?? 0);
        $options = ['path' => Paginator::resolveCurrentPath()];
        $posts = new LengthAwarePaginator([], $items, 10, null, $options);
        $page = Paginator::resolveCurrentPage();
        $simple = new Paginator(array_fill(0, max(min($items - ($page - 1) * 10, 11), 0), 0), 10, $page, $options);
        // The items of a page, and one more if there is another page.
        $rows = array_map(fn (int $id) => (object) ['id' => $id], range(1, min($items, 11) ?: 1));
        $cursor = new CursorPaginator($rows, 10, null, $options + ['parameters' => ['id']]);
        return $factory->make($name, [
            'cursor' => $cursor->withQueryString(),
            'posts' => $posts->withQueryString(),
            'simple' => $simple->withQueryString(),
            ...$data,
        ])->render();
    };
});
