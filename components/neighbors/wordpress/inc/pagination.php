<?php
/**
 * Written by pagination-tag.
 *
 * Links to the previous and the next post. In functions.php:
 *
 *     require get_template_directory() . '/inc/pagination.php';
 *
 * In single.php, after the loop: pagination_tag().
 *
 * @package text-domain
 */

defined( 'ABSPATH' ) || exit;

/**
 * Displays links to the posts before and after that of the page, with their titles.
 *
 * @param array $args See pagination_tag_links().
 */
function pagination_tag( $args = array() ) {
	foreach ( array( 'previous', 'next' ) as $side ) {
		$adjacent = get_adjacent_post( false, '', 'previous' === $side );
		if ( $adjacent ) {
			$args[ "{$side}_path" ]  = get_permalink( $adjacent );
			$args[ "{$side}_title" ] = wp_strip_all_tags( get_the_title( $adjacent ) );
		}
	}
	pagination_tag_links( $args );
}

/**
 * Displays links to the previous and the next page; nothing if there is neither.
 *
 * @param array $args {
 *     The pages, and what their links show.
 *
 *     @type string       $previous_path          URL of the previous page, if there is one.
 *     @type string       $next_path              URL of the next page, if there is one.
 *     @type string       $previous_title         Title of the previous page.
 *     @type string       $next_title             Title of the next page.
 *     @type bool         $show_boundary_chevrons Keeps Previous and Next at the ends, disabled.
 *     @type string       $previous_label         Label of the link to the previous page.
 *     @type string       $next_label             Label of the link to the next page.
 *     @type string       $aria_label             Name of the landmark. Default "Pagination".
 *     @type string|array $class                  Classes of the nav.
 *     @type string       $id                     ID of the nav.
 *     @type array        $attributes             Others of the nav; null and false leave one out.
 * }
 */
function pagination_tag_links( $args ) {
	$defaults = array(
		'previous_path'          => '',
		'next_path'              => '',
		'previous_title'         => '',
		'next_title'             => '',
		'show_boundary_chevrons' => false,
		'previous_label'         => __( 'Previous page', 'text-domain' ),
		'next_label'             => __( 'Next page', 'text-domain' ),
		'aria_label'             => __( 'Pagination', 'text-domain' ),
		'class'                  => '',
		'id'                     => null,
		'attributes'             => array(),
	);

	// include shared/arguments-wordpress.php
	$args = wp_parse_args( $args, $defaults );
	if ( ! $args['previous_path'] && ! $args['next_path'] ) {
		return;
	}

	// include shared/nav-wordpress.php
	?>
<!-- markup -->
	<?php
}

// include shared/attributes-wordpress.php
