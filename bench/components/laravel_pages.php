<?php

/** The component in Laravel, against one of Laravel's own views, with the same page links. */

error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/timing.php';
require 'Illuminate/View/autoload.php';
require 'Illuminate/Pagination/autoload.php';
require 'Illuminate/Translation/autoload.php';

use Illuminate\Container\Container;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\View\Factory as FactoryContract;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Translation\ArrayLoader;
use Illuminate\Translation\Translator;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;
use Illuminate\View\View;

[, $project, $theirs] = $argv;
mkdir("$project/compiled");
$files = new Filesystem();
$blade = new BladeCompiler($files, "$project/compiled");
$resolver = new EngineResolver();
$resolver->register('blade', fn () => new CompilerEngine($blade, $files));
$factory = new Factory($resolver, new FileViewFinder($files, ["$project/resources/views"]), new Dispatcher());
$shipped = (new ReflectionClass(LengthAwarePaginator::class))->getFileName();
$factory->addNamespace('pagination', dirname($shipped) . '/resources/views');

// What the service providers of the framework set up.
$container = Container::getInstance();
$container->instance(FactoryContract::class, $factory);
$container->instance('view', $factory);
$container->instance('config', ['view.compiled' => "$project/compiled"]);
$container->instance(Application::class, new class () {
    public function getNamespace(): string
    {
        return 'App\\';
    }
});
$factory->setContainer($container);
$container->instance('blade.compiler', $blade);
$container->instance('translator', new Translator(new ArrayLoader(), 'en'));

/** As laravel/framework has them. */
function view(string $name, array $data = []): View
{
    return Container::getInstance()->make('view')->make($name, $data);
}

function app(string $name): object
{
    return Container::getInstance()->make($name);
}

function __(string $key, array $replace = []): string
{
    return app('translator')->get($key, $replace);
}

require "$project/app/View/Components/Pagination.php";
LengthAwarePaginator::viewFactoryResolver(fn () => $factory);

// Two pages at each end, as Laravel's views have them.
$ours = '<x-pagination :paginator="$posts" :boundaries="2" />';
file_put_contents("$project/resources/views/ours.blade.php", $ours);
file_put_contents("$project/resources/views/theirs.blade.php", "{{ \$posts->links('$theirs') }}");
$posts = (new LengthAwarePaginator([], 420, 10, 7, ['path' => '/posts']))->appends('q', 'abc')->onEachSide(1);
$render = fn (string $name): string => $factory->make($name, ['posts' => $posts])->render();

compare(fn () => $render('ours'), fn () => $render('theirs'));
