<?php

/** The configuration of the site. Its database listens at `../socket`. */

defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . dirname(__DIR__) . '/socket');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', 'http://site.example');
define('WP_SITEURL', 'http://site.example');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
// What PHP or WordPress warns of is shown in the page, where no test expects it.
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', true);
$table_prefix = 'wp_';
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define("{$name}_KEY", $name);
    define("{$name}_SALT", $name);
}
require_once ABSPATH . 'wp-settings.php';
