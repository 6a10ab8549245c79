<?php
/**
 * Written by pagination-tag.
 *
 * Page links for lists of posts and for comments. In functions.php:
 *
 *     require get_template_directory() . '/inc/pagination.php';
 *
 * In a template, after the loop: pagination_tag(). In comments.php: pagination_tag_comments(). In a
 * block theme, they replace the block "Pagination" of a query.
 *
 * @package text-domain
 */

defined( 'ABSPATH' ) || exit;

/**
 * Displays the page links of a query.
 *
 * @param WP_Query|null $query The query; by default, that of the page.
 * @param array         $args  See pagination_tag_links().
 */
function pagination_tag( $query = null, $args = array() ) {
	$query = $query ? $query : $GLOBALS['wp_query'];
	if ( ! $query instanceof WP_Query ) {
		_doing_it_wrong( __FUNCTION__, 'The first argument is a WP_Query, or null.', '1.0.0' );
		return;
	}
	// On a static front page, "page" has the number.
	$number = is_front_page() && ! is_home() ? get_query_var( 'page' ) : get_query_var( 'paged' );

	$args += array(
		'total_pages'  => $query->max_num_pages,
		'total_items'  => $query->found_posts, // with summary
		'page_size'    => $query->get( 'posts_per_page' ), // with summary
		'page_size'    => $query->get( 'posts_per_page' ), // with sizes // without summary
		'page_sizes'   => $query->is_main_query() ? pagination_tag_page_sizes() : array(), // with sizes
		'current_page' => $query->get( 'paged' ) ? $query->get( 'paged' ) : $number,
	);
	pagination_tag_links( $args );
}

/**
 * Displays the page links of the comments.
 *
 * @param array $args See pagination_tag_links().
 */
function pagination_tag_comments( $args = array() ) {
	if ( ! is_singular() || ! get_option( 'page_comments' ) ) { // with single-page
		return; // with single-page
	} // with single-page
	$total = get_comment_pages_count();
	$args += array(
		'total_pages'  => $total,
		'current_page' => get_query_var( 'cpage' ),
		'page_param'   => 'cpage', // with forms
		'path'         => function ( $page ) use ( $total ) {
			return get_comments_pagenum_link( $page, $total );
		},
		'aria_label'   => __( 'Comments', 'text-domain' ),
	);
	pagination_tag_links( $args );
}

/**
 * Gets page links in place of the block "Pagination" of a query, with its classes and labels.
 *
 *     add_filter( 'render_block_core/query-pagination', 'pagination_tag_block', 10, 3 );
 *
 * @param string   $content The block's own links.
 * @param array    $parsed  The block's name and attributes.
 * @param WP_Block $block   The block with its context.
 * @return string
 */
function pagination_tag_block( $content, $parsed, $block ) {
	if ( ! preg_match( '/<nav\b[^>]*? class="([^"]*)"/', $content, $nav ) ) {
		return $content;
	}
	$settings = $block->context['query'] ?? array();
	$query    = $GLOBALS['wp_query'];
	$args     = array( 'class' => $nav[1] );
	foreach ( $block->inner_blocks as $inner ) {
		$direction = str_replace( 'core/query-pagination-', '', $inner->name );
		if ( 'numbers' !== $direction && ! empty( $inner->attributes['label'] ) ) {
			$args[ $direction . '_label' ] = $inner->attributes['label'];
		}
	}
	if ( empty( $settings['inherit'] ) ) {
		$id    = $block->context['queryId'] ?? '';
		$key   = '' === $id ? 'query-page' : "query-$id-page";
		$page  = max( (int) filter_input( INPUT_GET, $key ), 1 );
		$query = new WP_Query( build_query_vars_from_query_block( $block, $page ) );

		$args['page_param']   = $key; // with forms
		$args['current_page'] = $page;
		$args['path']         = function ( $page ) use ( $key ) {
			return add_query_arg( $key, $page > 1 ? $page : false, pagination_tag_request() );
		};
	}
	if ( ! empty( $settings['pages'] ) ) {
		$args['total_pages'] = min( $query->max_num_pages, (int) $settings['pages'] );
	}

	ob_start();
	pagination_tag( $query, $args );
	return ob_get_clean();
}
// begin with sizes

/**
 * Gets the numbers of posts on a page that visitors can choose from.
 *
 * @return int[]
 */
function pagination_tag_page_sizes() {
	return array( 10, 25, 50, 100 );
}

/**
 * Gets the number of posts on a page.
 *
 * @param int $usual The number if the visitor has chosen none.
 * @return int
 */
function pagination_tag_page_size( $usual ) {
	$number = (int) filter_input( INPUT_GET, 'per_page', FILTER_VALIDATE_INT );
	return in_array( $number, pagination_tag_page_sizes(), true ) ? $number : $usual;
}

/**
 * Gives the query of the page the number of posts that the visitor has chosen.
 *
 * @param WP_Query $query The query.
 */
function pagination_tag_pre_get_posts( $query ) {
	if ( $query->is_main_query() && ! is_admin() ) {
		$usual = $query->get( 'posts_per_page' );
		$query->set( 'posts_per_page', pagination_tag_page_size( $usual ) );
	}
}
// After the theme's own actions.
add_action( 'pre_get_posts', 'pagination_tag_pre_get_posts', 20 );
// end

/**
 * Displays page links; nothing if the list has only one page. // without single-page
 * Displays page links. // with single-page
 *
 * @param array $args {
 *     The list and its links.
 *
 *     @type int          $total_pages            Number of pages.
 *     @type int|string   $current_page           Number of the current page, from 1.
 *     @type callable     $path                   Function from the number of a page to its URL.
 *     @type int          $total_items            Number of items. Without it, there is no summary. // with summary
 *     @type int          $page_size              Number of items on a page. // with summary
 *     @type int          $page_size              Number of items on a page. // with sizes // without summary
 *     @type int[]        $page_sizes             Numbers of items to choose from. Default none. // with sizes
 *     @type string       $size_param             Query parameter of the size. Default "per_page". // with sizes
 *     @type string       $page_param             Query parameter of the page. Default "paged". // with forms
 *     @type int          $sibling_count          Pages on each side of the current one. Default 1. // with numbers
 *     @type int          $boundary_count         Pages at each end; 0 leaves out gaps. Default 1. // with numbers
 *     @type bool         $show_boundary_chevrons Keeps Previous and Next at the ends, disabled.
 *     @type string       $first_label            Label of the link to the first page. // with ends
 *     @type string       $previous_label         Label of the link to the previous page.
 *     @type string       $next_label             Label of the link to the next page.
 *     @type string       $last_label             Label of the link to the last page. // with ends
 *     @type string       $page_label             Name of the link to a page. Default "Page :page". // with page-labels
 *     @type string       $position_label         The current page. Default "Page :page of :pages". // with position
 *     @type string       $summary                Items on the page. Default ":from to :to of :total". // with summary
 *     @type string       $jump_label             Label of the field for a page. // with jump
 *     @type string       $size_label             Label of the choice of a size. // with sizes
 *     @type string       $go_label               Text of the buttons. // with forms
 *     @type string       $aria_label             Name of the landmark. Default "Pagination".
 *     @type string|array $class                  Classes of the nav.
 *     @type string       $id                     ID of the nav.
 *     @type array        $attributes             Others of the nav; null and false leave one out.
 * }
 */
function pagination_tag_links( $args ) {
	$defaults = array(
		'total_pages'            => 1,
		'current_page'           => 1,
		'path'                   => 'pagination_tag_url',
		'total_items'            => null, // with summary
		'page_size'              => 1, // with summary
		'page_size'              => 1, // with sizes // without summary
		'page_sizes'             => array(), // with sizes
		'size_param'             => 'per_page', // with sizes
		'page_param'             => 'paged', // with forms
		'sibling_count'          => 1, // with numbers
		'boundary_count'         => 1, // with numbers
		'show_boundary_chevrons' => false,
		'first_label'            => __( 'First page', 'text-domain' ), // with ends
		'last_label'             => __( 'Last page', 'text-domain' ), // with ends
		'previous_label'         => __( 'Previous page', 'text-domain' ),
		'next_label'             => __( 'Next page', 'text-domain' ),
		/* translators: :page is a number, filled in later. */ // with page-labels
		'page_label'             => __( 'Page :page', 'text-domain' ), // with page-labels
		/* translators: :page and :pages are numbers, filled in later. */ // with position
		'position_label'         => __( 'Page :page of :pages', 'text-domain' ), // with position
		/* translators: :from, :to and :total are numbers, filled in later. */ // with summary
		'summary'                => __( ':from to :to of :total', 'text-domain' ), // with summary
		'jump_label'             => __( 'Go to page', 'text-domain' ), // with jump
		'size_label'             => __( 'Items per page', 'text-domain' ), // with sizes
		'go_label'               => __( 'Go', 'text-domain' ), // with forms
		'aria_label'             => __( 'Pagination', 'text-domain' ),
		'class'                  => '',
		'id'                     => null,
		'attributes'             => array(),
	);

	// include shared/arguments-wordpress.php
	$args    = wp_parse_args( $args, $defaults );
	$total   = max( (int) $args['total_pages'], 1 );
	$current = is_numeric( $args['current_page'] ) ? (int) $args['current_page'] : 1;
	$current = min( max( $current, 1 ), $total );
	if ( 1 === $total ) { // without single-page
		return; // without single-page
	} // without single-page
 // with single-page
	// begin with numbers
	$pages  = pagination_tag_pages(
		$total,
		$current,
		$args['sibling_count'],
		$args['boundary_count']
	);
	$linked = array_merge( $pages, array( $current - 1, $current + 1 ) ); // without ends
	$linked = array_merge( $pages, array( 1, $current - 1, $current + 1, $total ) ); // with ends
	// end
	$linked = array( $current - 1, $current + 1 ); // without numbers // without ends
	$linked = array( 1, $current - 1, $current + 1, $total ); // without numbers // with ends
	$urls   = array();
	$labels = array(); // with page-labels // with numbers
	foreach ( array_unique( array_filter( $linked ) ) as $page ) {
		$urls[ $page ] = call_user_func( $args['path'], $page );
 // with page-labels // with numbers
		$labels[ $page ] = str_replace( ':page', $page, $args['page_label'] ); // with page-labels // with numbers
	}
	// begin with position

	$position = strtr(
		$args['position_label'],
		array(
			':pages' => $total,
			':page'  => $current,
		)
	);
	// end
	// begin with summary

	$items   = max( (int) $args['total_items'], 0 );
	$size    = max( (int) $args['page_size'], 1 );
	$summary = null === $args['total_items'] ? '' : strtr(
		$args['summary'],
		array(
			':total' => $items,
			':from'  => min( ( $current - 1 ) * $size + 1, $items ),
			':to'    => min( $current * $size, $items ),
		)
	);
	// end
	// begin with forms

	$base = call_user_func( $args['path'], 1 );
	$omit = array( $args['page_param'] );
	// end
	// begin with jump

	list( $jump_url, $jump_fields ) = pagination_tag_form( $base, $omit );
	// end
	// begin with sizes

	$omit[] = $args['size_param'];

	list( $sizes_url, $sizes_fields ) = pagination_tag_form( $base, $omit );

	$size    = max( (int) $args['page_size'], 1 ); // without summary
	$choices = $args['page_sizes'];
	if ( ! in_array( $size, $choices, true ) ) {
		array_unshift( $choices, $size );
	}
	// end

	// include shared/nav-wordpress.php
	?>
<!-- markup -->
	<?php
}

// begin with numbers
/**
 * Gets the pages to show, with null for a gap. Their number is the same for every current page, so
 * that links stay in place, and a gap never stands for a single page.
 *
 * @param int $total      Number of pages.
 * @param int $current    Number of the current page.
 * @param int $siblings   Pages on each side of it, up to 1000.
 * @param int $boundaries Pages at each end, up to 1000.
 * @return array
 */
function pagination_tag_pages( $total, $current, $siblings, $boundaries ) {
	$siblings   = min( absint( $siblings ), 1000 );
	$boundaries = min( absint( $boundaries ), 1000 );
	// An end of the list, and the gap beside it.
	$edge  = $boundaries > 0 ? $boundaries + 1 : 0;
	$width = 2 * $siblings + 1;
	if ( $total <= $width + 2 * $edge ) {
		return range( 1, $total );
	}
	// Between the edges, a run of pages slides with the current one.
	$start = max( min( $current - $siblings, $total - $edge - $width + 1 ), $edge + 1 );
	$run   = range( $start, $start + $width - 1 );
	if ( 0 === $boundaries ) {
		return $run;
	}
	return array_merge(
		range( 1, $boundaries ),
		array( $start > $edge + 1 ? null : $edge ),
		$run,
		array( $start + $width <= $total - $edge ? null : $total - $boundaries ),
		range( $total - $boundaries + 1, $total )
	);
}

// end
/**
 * Gets the URL of the request with another page.
 *
 * @param int $page Number of the page.
 * @return string Not escaped.
 */
function pagination_tag_url( $page ) {
	// "/search/O'Reilly/": WordPress puts a slash before the quotation mark, and
	// get_pagenum_link() keeps it.
	$server                 = $_SERVER;
	$_SERVER['REQUEST_URI'] = pagination_tag_request();
	$url                    = get_pagenum_link( $page, false );
	$_SERVER                = $server;
	return $url;
}

/**
 * Gets the path and the query of the request, as the visitor sent them.
 *
 * @return string
 */
function pagination_tag_request() {
	return esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) );
}

// begin with forms
/**
 * Gets the URL that a form leads to, and the parameters that it keeps, as pairs of name and value.
 *
 * @param string   $url     URL of page 1.
 * @param string[] $without Names of parameters to leave out.
 * @return array
 */
function pagination_tag_form( $url, $without ) {
	preg_match( '/^([^?#]*)\??([^#]*)(.*)$/s', $url, $parts );
	$fields = array();
	foreach ( array_filter( explode( '&', $parts[2] ) ) as $pair ) {
		$field = array_map( 'urldecode', array_pad( explode( '=', $pair, 2 ), 2, '' ) );
		if ( ! in_array( $field[0], $without, true ) ) {
			$fields[] = $field;
		}
	}
	return array( $parts[1] . $parts[3], $fields );
}

// end
// include shared/attributes-wordpress.php
