<?php

/** Answers the requests of a comparison: URLs come in as JSON, answers go out. */

// Libraries of Debian may be older than its PHP.
error_reporting(E_ALL & ~E_DEPRECATED & ~E_USER_DEPRECATED);

/**
 * @param callable $answer takes a path such as "/posts" and the value of "page" in the query, and returns a status and
 *   the control
 * @param int|null $languages how many languages the labels of the library come in
 */
function run(string $version, ?int $languages, callable $answer): void
{
    $answers = [];
    foreach (json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR) as $url) {
        [$status, $html] = $answer(...explode('?page=', $url));
        $answers[] = ['status' => $status, 'html' => $html];
    }
    echo json_encode(['version' => $version, 'languages' => $languages, 'answers' => $answers], JSON_THROW_ON_ERROR);
}
