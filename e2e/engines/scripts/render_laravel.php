<?php

/** Blade with Laravel's paginator, as a controller makes it of a request. */

error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

require __DIR__ . '/batch.php';
require 'Illuminate/View/autoload.php';
require 'Illuminate/Pagination/autoload.php';

use Illuminate\Filesystem\Filesystem;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\View\Compilers\BladeCompiler;

$blade = new BladeCompiler(new Filesystem(), sys_get_temp_dir());

run('Laravel on PHP ' . PHP_VERSION, function (string $template) use ($blade): callable {
    $render = compile_php($blade->compileString($template));
    return function (array $data) use ($render): string {
        parse_str((string) parse_url($data['url'], PHP_URL_QUERY), $query);
        LengthAwarePaginator::currentPathResolver(fn () => parse_url($data['url'], PHP_URL_PATH));
        LengthAwarePaginator::queryStringResolver(fn () => $query);
        // As PaginationServiceProvider of the framework has it.
        LengthAwarePaginator::currentPageResolver(function (string $name) use ($query): int {
            $page = $query[$name] ?? null;
            return filter_var($page, FILTER_VALIDATE_INT) !== false && (int) $page >= 1 ? (int) $page : 1;
        });
        $posts = new LengthAwarePaginator([], (int) ($query['items'] ?? 0), 10, null, [
            'path' => LengthAwarePaginator::resolveCurrentPath(),
        ]);
        return $render(['posts' => $posts->withQueryString()]);
    };
});
