/** Names of functions in WordPress: those of a theme are in one space with those of PHP and of WordPress itself. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The first words of functions of PHP and WordPress, but for words that themes begin names of paginations with. */
const FIRST_WORDS = words(
  `activate add addslashes adjacent admin allow allowed apache apply array assert atom attachment attribute auth
    automatic avoid background base base64 before bind block bloginfo body bool build bulk cache cal calendar call can
    cancel capital cat check choose chunk class classnames clean clear cli codepress collator compression confirm
    connection content convert copy core count create ctype current customize dashboard date datefmt deactivate
    deactivated dead debug default deflate delete determine did discard discover disk dismiss dismissed display dns do
    documentation doing dom domain download drop dropdown dynamic easter edit email enqueue enum error esc excerpt
    exif export extension extract favorite feed fetch file filter find finfo fix floated flush force form format
    forward ftp func function funky gallery gc gd generate generic get global got graceful grant grapheme gzip handle
    has hash have header headers heartbeat highlight home html htmlspecialchars http human iconv idn iframe ignore
    iis7 image img in includes index inet inflate ini inject insert install interface intl intlcal intlgregcal intltz
    is iso8601 iterator js json key kses language lcg libxml like link links load locale locate lowercase maintenance
    make map maybe mb mbstring md5 media memory meta metadata method mhash mime move ms msg msgfmt mt mu multisite
    mysql mysqli net network new newblog newuser nl nocache normalize normalizer note number numfmt ob opcache openssl
    option options output parent parse password path paused pcntl pdo permalink php pingback pings plugins populate
    posix postbox pre preg prep prepend prev preview print privacy proc property query quoted random randomcompat
    rawurlencode readline realpath recurse redirect refresh register registered rel remove render request require
    reset resolve resourcebundle rest restore resume retrieve revoke rewind rich rsd rss rss2 safecss sanitize save
    screen script seems self sem send separate serialize session set settings setup sha1 shell shm shmop shortcode
    show shutdown signup similar simplexml site size smilies socket sodium sort spawn spl start status stick sticky
    str stream strip stripslashes styles submit substr switch sync sys taxonomy term the themes time timer timezone
    tinymce token touch trackback trait translate translations transliterator traverse trigger type undismiss unescape
    uninstall unload unregister unstick unzip update upgrade upload url urldecode urlencode use user username utf8
    valid validate var verify version walk weblog welcome win wlwmanifest wp wpmu wptexturize wpview write wxr xfn xml
    xmlrpc xmlwriter zend zlib`,
);

/** The functions that begin with another word, and beginnings of such functions that a component has, such as `comment` of `comment_form`. */
const OTHERS = words(
  `author_can category_description category_exists comment_author comment_author_email comment_author_email_link
    comment_author_ip comment_author_link comment_author_rss comment_author_url comment_author_url_link comment_class
    comment_date comment_excerpt comment_exists comment_footer_die comment_form comment_form_title comment_guid
    comment_id comment_id_fields comment_link comment_reply_link comment_text comment_text_rss comment_time
    comment_type comments_block_form_defaults comments_link comments_link_feed comments_number comments_open
    comments_popup_link comments_popup_script comments_rss comments_rss_link comments_template list_authors list_cats
    list_core_update list_files list_meta list_plugin_updates list_theme_updates list_translation_updates
    menu_page_url next_comments_link next_image_link next_post next_post_link next_post_rel_link next_posts
    next_posts_link next_widget_id_number page_attributes_meta_box page_template_dropdown paginate_comments_links
    paginate_links plugin_basename plugin_dir plugin_dir_path plugin_dir_url plugin_sandbox_scrape
    post_author_meta_box post_categories_meta_box post_class post_comment_meta_box post_comment_meta_box_thead
    post_comment_status_meta_box post_comments_feed_link post_comments_form_block_form_defaults post_custom
    post_custom_meta_box post_excerpt_meta_box post_exists post_form_autocomplete_off post_format_meta_box
    post_password_required post_permalink post_preview post_reply_link post_revisions_meta_box post_slug_meta_box
    post_submit_meta_box post_tags_meta_box post_thumbnail_meta_box post_trackback_meta_box post_type_archive_title
    post_type_exists post_type_supports posts_nav_link previous_comments_link previous_image_link previous_post
    previous_post_link previous_posts previous_posts_link search_theme_directories single_cat_title single_month_title
    single_post_title single_tag_title single_term_title tag_description tag_escape tag_exists theme_update_available
    users_can_register_signup_filter`,
);

/**
 * Says why a name cannot be that of a function in WordPress, as the rest of a sentence; undefined if it can.
 *
 * Sources: `get_defined_functions()` in WordPress 6.1 and 7.1, and of PHP 8. A test asks the WordPress at hand.
 *
 * @param name in snake case
 * @example
 * refusalInWordpress('get_posts') // 'begins like functions of WordPress or PHP'
 */
export function refusalInWordpress(name: string): string | undefined {
  const [first = '', second] = name.split('_');
  if (OTHERS.has(name)) return 'means something else in WordPress';
  // Later versions will have functions that begin alike.
  if (second !== undefined)
    return FIRST_WORDS.has(first) ? 'begins like functions of WordPress or PHP' : undefined;
  return 'is a single word, as functions of PHP are, and WordPress asks for a prefix';
}
