<?php

/** Smarty with its defaults: it does not escape. */

require __DIR__ . '/batch.php';
require 'smarty4/Smarty.class.php';

// Debian's Smarty may be older than its PHP, also in what it makes of templates.
error_reporting(E_ALL & ~E_DEPRECATED);

$smarty = new Smarty();
$smarty->setCompileDir(sys_get_temp_dir() . '/pagination-tag-smarty-' . getmypid());
$smarty->setErrorReporting(E_ALL & ~E_DEPRECATED);

run('Smarty ' . Smarty::SMARTY_VERSION . ' on PHP ' . PHP_VERSION, function (string $template) use ($smarty): callable {
    $compiled = $smarty->createTemplate("string:$template");
    $compiled->mustCompile() && $compiled->compileTemplateSource();
    return function (array $data) use ($smarty, $template): string {
        $page = $smarty->createTemplate("string:$template");
        $page->assign($data);
        return $page->fetch();
    };
});
