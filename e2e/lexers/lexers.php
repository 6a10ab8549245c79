<?php
/** What PHP, Twig and Blade take for text. Reads [name, texts] as JSON, writes a list of texts or nulls. */

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
    return fn (string $source): string => inlineHtml($compiler->compileString($source));
}

$read = ['php' => fn () => 'inlineHtml', 'twig' => 'twig', 'blade' => 'blade'][$name]();
echo json_encode(array_map(function (string $text) use ($read) {
    try {
        return $read($text);
    } catch (Throwable $error) {
        return null;
    }
}, $texts), JSON_THROW_ON_ERROR);
