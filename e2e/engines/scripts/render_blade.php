<?php

/** Blade's own compiler, and the view factory that its loops ask for; the data are variables. */

require __DIR__ . '/batch.php';
require 'Illuminate/View/autoload.php';

use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

$files = new Filesystem();
$blade = new BladeCompiler($files, sys_get_temp_dir());
$factory = new Factory(new EngineResolver(), new FileViewFinder($files, []), new Dispatcher());

// Illuminate does not say its version.
run('Blade on PHP ' . PHP_VERSION, function (string $template) use ($blade, $factory): callable {
    $render = compile_php($blade->compileString($template));
    return fn (array $data) => $render(['__env' => $factory] + $data);
});
