<?php

/** PHP itself: the data are variables, and files of a project can be included. */

require __DIR__ . '/batch.php';

set_include_path((string) getenv('PROJECT'));

run('PHP ' . PHP_VERSION, 'compile_php');
