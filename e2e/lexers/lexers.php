<?php
/** What PHP, Twig, Blade and Smarty take for text. Reads [name, texts] as JSON, writes a list of texts or nulls. */

[$name, $texts] = json_decode(stream_get_contents(STDIN), true);

function inlineHtml(string $code): string
{
    $text = '';
    foreach (token_get_all($code) as $token) {
        if (is_array($token) && $token[0] === T_HALT_COMPILER) {
            break;
        }
        if (is_array($token) && $token[0] === T_INLINE_HTML) {
            $text .= $token[1];
        }
    }
    return $text;
}

function twig(): callable
{
    require_once 'Twig/autoload.php';
    $twig = new Twig\Environment(new Twig\Loader\ArrayLoader());
    return function (string $source) use ($twig): string {
        $stream = $twig->tokenize(new Twig\Source($source, ''));
        $text = '';
        while (!$stream->isEOF()) {
            $token = $stream->next();
            if ($token->test(Twig\Token::TEXT_TYPE)) {
                $text .= $token->getValue();
            }
        }
        return $text;
    };
}

function blade(): callable
{
    require_once 'Illuminate/View/autoload.php';
    $compiler = new Illuminate\View\Compilers\BladeCompiler(new Illuminate\Filesystem\Filesystem(), sys_get_temp_dir());
    // Laravel 13 puts the code of a directive where its text first stands, also within a word, where it is none: in
    // "mail@csrf.org @csrf", the address gets it. No lexer is right about such a text.
    $swaps = method_exists($compiler, 'replaceFirstStatement');
    return fn (string $source): ?string => $swaps && preg_match('/\w@(\w+).*\B@\1/s', $source)
        ? null
        : inlineHtml($compiler->compileString($source));
}

/** A compiler of Smarty to which every tag of a project is known, behind its work. */
function compileSmarty(string $source): Smarty_Internal_SmartyTemplateCompiler
{
    $smarty = new Smarty();
    $smarty->registerDefaultPluginHandler(function ($name, $type, $template, &$callback) {
        $callback = fn () => '';
        return in_array($type, ['function', 'modifier'], true);
    });
    $template = $smarty->createTemplate("string:$source");
    $template->loadCompiler();
    $template->compiler->compileTemplateSource($template);
    $template->compiler->template = $template;
    return $template->compiler;
}

/** The parser knows where code ends that the lexer begins: a template that it refuses shows nothing. */
function smarty(): callable
{
    require_once 'smarty4/Smarty.class.php';
    return function (string $source): string {
        $lexer = new Smarty_Internal_Templatelexer($source, compileSmarty($source));
        $text = '';
        $depth = 0;
        while ($lexer->yylex()) {
            $parser = 'Smarty_Internal_Templateparser';
            if ($depth === 0 && in_array($lexer->token, [$parser::TP_TEXT, $parser::TP_LITERAL], true)) {
                $text .= $lexer->value;
            }
            $depth += match ($lexer->token) {
                $parser::TP_LDEL, $parser::TP_LDELIF, $parser::TP_LDELFOR, $parser::TP_LDELFOREACH,
                $parser::TP_LDELSETFILTER, $parser::TP_LDELSLASH => 1,
                $parser::TP_RDEL => -1,
                default => 0,
            };
        }
        return $text;
    };
}

function smartyParser(): callable
{
    require_once 'smarty4/Smarty.class.php';
    return fn (string $source): bool => compileSmarty($source) !== null;
}

/** Real templates call what their own projects define. */
function twigParser(): callable
{
    require_once 'Twig/autoload.php';
    $twig = new Twig\Environment(new Twig\Loader\ArrayLoader());
    $twig->registerUndefinedFunctionCallback(fn (string $name) => new Twig\TwigFunction($name, fn () => null));
    $twig->registerUndefinedFilterCallback(fn (string $name) => new Twig\TwigFilter($name, fn () => null));
    return fn (string $source): bool => $twig->parse($twig->tokenize(new Twig\Source($source, ''))) !== null;
}

function parsesPhp(string $code): bool
{
    return token_get_all($code, TOKEN_PARSE) !== [];
}

function bladeParser(): callable
{
    require_once 'Illuminate/View/autoload.php';
    $compiler = new Illuminate\View\Compilers\BladeCompiler(new Illuminate\Filesystem\Filesystem(), sys_get_temp_dir());
    return fn (string $source): bool => parsesPhp($compiler->compileString($source));
}

$read = [
    'php' => fn () => 'inlineHtml',
    'twig' => 'twig',
    'blade' => 'blade',
    'smarty' => 'smarty',
    'php_parses' => fn () => 'parsesPhp',
    'twig_parses' => 'twigParser',
    'blade_parses' => 'bladeParser',
    'smarty_parses' => 'smartyParser',
][$name]();
echo json_encode(array_map(function (string $text) use ($read, $name) {
    try {
        return $read($text);
    } catch (Throwable $error) {
        return str_ends_with($name, '_parses') ? false : null;
    }
}, $texts), JSON_THROW_ON_ERROR);
