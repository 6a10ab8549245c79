<?php

/** Times two renderers of links to the same pages, in turns. */

/** The numbers of the linked pages, without 1, whose link has no number, and 7, the current page, which not every list links. */
function linked(string $page): array
{
    preg_match_all('/[?&;]page=(\d+)/', $page, $found);
    $numbers = array_diff(array_unique($found[1]), ['1', '7']);
    sort($numbers);
    return $numbers;
}

/** Prints the times of the component as multiples of the times of the other, as JSON. */
function compare(Closure $ours, Closure $theirs): void
{
    [$own, $others] = [linked($ours()), linked($theirs())];
    if ($own !== $others) {
        fwrite(STDERR, 'The links differ: ' . json_encode([$own, $others]));
        exit(1);
    }
    $rounds = in_array('--quick', $_SERVER['argv'], true) ? 5 : 25;
    echo json_encode(array_map(fn () => measure($ours) / measure($theirs), range(1, $rounds)));
}

function measure(Closure $render): float
{
    $start = hrtime(true);
    for ($call = 0; $call < 100; $call++) {
        $render();
    }
    return hrtime(true) - $start;
}
