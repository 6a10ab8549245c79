<?php

/** Installs WordPress in the directory of the first argument: posts, pages and comments. */

error_reporting(E_ALL & ~E_DEPRECATED);
define('WP_INSTALLING', true);
$_SERVER += ['HTTP_HOST' => 'site.example', 'REQUEST_URI' => '/'];

/** Sends nothing to the administrator. */
function wp_mail(): bool
{
    return true;
}

require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Site', 'admin', 'admin@site.example', true, '', 'password');
wp_delete_post(1, true);
$add = fn (array $post): int => wp_insert_post($post + ['post_status' => 'publish', 'post_content' => 'Text']);
foreach (range(1, 90) as $number) {
    $date = gmdate('Y-m-d H:i:s', 1_600_000_000 + $number * 60);
    $add(['post_title' => "O'Reilly $number", 'post_date' => $date]);
}
$pages = [];
foreach (['front', 'news', 'discussed'] as $name) {
    $pages[$name] = $add(['post_title' => $name, 'post_name' => $name, 'post_type' => 'page', 'comment_status' => 'open']);
}
foreach (range(1, 45) as $number) {
    wp_insert_comment(['comment_post_ID' => $pages['discussed'], 'comment_content' => "Comment $number"]);
}
update_option('page_comments', '1');
update_option('comments_per_page', '5');
echo json_encode($pages);
