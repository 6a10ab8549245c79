<?php

/** Renders batches of templates: each line of the input is a list of jobs in JSON, and is answered by a line of renderings. */

// What PHP would only warn of is an error of the template; what it deprecates in a package of Debian is not.
error_reporting(E_ALL);
set_error_handler(function (int $severity, string $message, string $file, int $line): bool {
    if (!(error_reporting() & $severity)) {
        return false;
    }
    if ($severity === E_DEPRECATED && str_starts_with($file, '/usr/share/')) {
        return true;
    }
    throw new ErrorException($message, 0, $severity, $file, $line);
});

/** An object that cannot be converted to a string. */
final class Throwing
{
    public function __toString(): string
    {
        throw new RuntimeException('no conversion');
    }
}

/** Values that JSON does not have, by name. See odd-values.ts. */
function odd(string $name): mixed
{
    return match ($name) {
        'inf' => INF,
        '-inf' => -INF,
        'nan' => NAN,
        'max' => PHP_INT_MAX,
        'object' => (object) ['page' => 3],
        'throwing' => new Throwing(),
        'closure' => fn () => 3,
    };
}

function revive(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    if (isset($value['$odd'])) {
        return odd($value['$odd']);
    }
    if (isset($value['$query'])) {
        parse_str($value['$query'], $query);
        return $query['page'] ?? null;
    }
    return array_map('revive', $value);
}

/** @param callable $compile takes a template, and returns a function from variables to output */
function run(string $version, callable $compile): void
{
    if (array_slice($_SERVER['argv'], 1) === ['--version']) {
        echo $version;
        return;
    }
    // Node passes a socket, whose reader would give up after a minute without a line.
    stream_set_timeout(STDIN, 86_400);
    while (($line = fgets(STDIN)) !== false) {
        $jobs = revive(json_decode($line, true, 512, JSON_THROW_ON_ERROR));
        echo json_encode(array_map(fn (array $job) => render_job($job, $compile), $jobs), JSON_THROW_ON_ERROR), "\n";
    }
}

function render_job(array $job, callable $compile): array
{
    try {
        $render = $compile($job['template']);
    } catch (Throwable $error) {
        $render = fn () => throw $error;
    }
    return array_map(fn (array $data) => render_one($render, $data), $job['data']);
}

function render_one(callable $render, array $data): array
{
    $level = ob_get_level();
    try {
        return ['output' => $render($data)];
    } catch (Throwable $error) {
        return ['error' => get_class($error) . ': ' . $error->getMessage()];
    } finally {
        while (ob_get_level() > $level) {
            ob_end_clean();
        }
    }
}

/** Makes a function of PHP code: the code is a file that is included, as on a server, with the data as its variables. */
function compile_php(string $code): callable
{
    $file = tempnam(sys_get_temp_dir(), 'template');
    register_shutdown_function('unlink', $file);
    file_put_contents($file, $code);
    return function (array $data) use ($file): string {
        ob_start();
        // The template sees its own variables, and none of these.
        (static function (): void {
            extract(func_get_arg(1));
            include func_get_arg(0);
        })($file, $data);
        return ob_get_clean();
    };
}
