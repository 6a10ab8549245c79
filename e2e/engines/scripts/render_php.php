<?php

/** PHP itself: the data are variables. */

require __DIR__ . '/batch.php';

run('PHP ' . PHP_VERSION, 'compile_php');
