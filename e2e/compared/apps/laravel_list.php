<?php

/** A list that Laravel's paginator pages through, in the view that it has by default. */

require __DIR__ . '/app.php';
require 'Illuminate/View/autoload.php';
require 'Illuminate/Pagination/autoload.php';
require 'Illuminate/Translation/autoload.php';

use Illuminate\Container\Container;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\View\Factory as FactoryContract;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Pagination\PaginationState;
use Illuminate\Pagination\Paginator;
use Illuminate\Translation\ArrayLoader;
use Illuminate\Translation\Translator;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

/** As laravel/framework has it. */
function __(string $key, array $values = []): string
{
    return Container::getInstance()->make('translator')->get($key, $values);
}

$folder = sys_get_temp_dir() . '/' . uniqid('views');
mkdir($folder);
$files = new Filesystem();
register_shutdown_function(fn () => $files->deleteDirectory($folder));

// What the service providers of the framework set up.
$blade = new BladeCompiler($files, $folder);
$resolver = new EngineResolver();
$resolver->register('blade', fn () => new CompilerEngine($blade, $files));
$factory = new Factory($resolver, new FileViewFinder($files, []), new Dispatcher());
$package = dirname((new ReflectionClass(LengthAwarePaginator::class))->getFileName());
$factory->addNamespace('pagination', "$package/resources/views");
$container = Container::getInstance();
$container->instance(FactoryContract::class, $factory);
$container->instance('view', $factory);
$container->instance('config', ['view.compiled' => $folder]);
$container->instance('blade.compiler', $blade);
$container->instance(Application::class, new class () {
    public function getNamespace(): string
    {
        return 'App\\';
    }
});
// A new application has these in lang/en/pagination.php, the only language.
$labels = ['previous' => '&laquo; Previous', 'next' => 'Next &raquo;'];
$container->instance('translator', new Translator((new ArrayLoader())->addMessages('en', 'pagination', $labels), 'en'));
$factory->setContainer($container);
$request = new class () {
    public string $page = '1';

    public function input(string $name): string
    {
        return $this->page;
    }

    public function url(): string
    {
        return '/posts';
    }

    public function query(): array
    {
        return [];
    }
};
$container->instance('request', $request);
PaginationState::resolveUsing($container);

$version = preg_replace('/[+-].*/', '', (string) shell_exec('dpkg-query -W -f \'${Version}\' php-illuminate-pagination'));
run($version, 1, function (string $path, string $page) use ($request): array {
    $request->page = $page;
    $options = ['path' => Paginator::resolveCurrentPath()];
    $list = new LengthAwarePaginator(range(1, 10), 420, 10, Paginator::resolveCurrentPage(), $options);
    return [200, (string) ($path === '/options' ? $list->onEachSide(1) : $list)->links()];
});
