<?php
/**
 * Written by pagination-tag.
 *
 * Links to the pages of a list. In functions.php:
 *
 *     require __DIR__ . '/inc/pagination.php';
 *
 * In a template, after the loop: pagination_tag().
 *
 * @package text-domain
 */

defined( 'ABSPATH' ) || exit;

/**
 * Displays links to the pages of a list; nothing if it has only one.
 *
 * @param array $args {
 *     Optional.
 *
 *     @type WP_Query $query      Query of the list. Default that of the page.
 *     @type int      $total      Number of pages. Default that of the query.
 *     @type int      $current    Number of the current page. Default that of the query.
 *     @type callable $url        Function from the number of a page to its URL. Default that of the request.
// begin with numbers
 *     @type int      $siblings   Pages on each side of the current one. Default 1.
// begin with boundaries
 *     @type int      $boundaries Pages at each end; 0 leaves out gaps. Default 1.
// end
// end
// begin with paths
 *     @type bool     $has_more   Whether a page follows the last known one. Default false.
// end
 *     @type string   $prev_text  Text of the link to the previous page.
 *     @type string   $next_text  Text of the link to the next page.
 *     @type string   $aria_label Name of the nav. Default "Pagination".
 *     @type string   $class      Classes of the nav.
 *     @type array    $attributes Other attributes of the nav.
 * }
 */
function pagination_tag( $args = array() ) {
	$query = $args['query'] ?? $GLOBALS['wp_query'];
	$args += array(
		'total'      => $query->max_num_pages,
		'current'    => pagination_tag_current( $query ),
		'url'        => 'get_pagenum_link',
		// begin with numbers
		'siblings'   => 1,
		// begin with boundaries
		'boundaries' => 1,
		// end
		// end
		// begin with paths
		'has_more'   => false,
		// end
		'aria_label' => _x( 'Pagination', 'pagination', 'text-domain' ),
		'class'      => '',
		'attributes' => array(),
	);

	$args['attributes'] += array(
		'class'      => $args['class'],
		'aria-label' => $args['aria_label'],
	);

	// begin with paths
	// Without a total, the current page is the last one that is known.
	// end
	$total    = $args['has_more'] ? max( (int) $args['total'], (int) $args['current'], 1 ) : (int) $args['total'];
	$current  = max( min( (int) $args['current'], $total ), 1 );
	$has_next = $args['has_more'] || $current < $total;
	$url      = $args['url'];
	if ( 1 === $current && ! $has_next ) {
		return;
	}
	// begin with numbers
	$pages = pagination_tag_bounded_pages( $total, $current, $args['siblings'], $args['boundaries'] );
	// begin with block
	// The block can be without numbers.
	if ( null === $args['siblings'] ) {
		$pages = array();
	}
	// end
	// end
	// begin constants
	// end
	?>
	<!-- begin markup -->
	<nav
		class="<?php echo esc_attr( trim( 'pagination ' . $args['attributes']['class'] ) ); ?>"
		<?php foreach ( $args['attributes'] as $name => $value ) : ?>
			<?php if ( 'class' !== $name && isset( $value ) && false !== $value ) : ?>
				<?php echo esc_attr( $name ); ?>="<?php echo esc_attr( true === $value ? 'true' : $value ); ?>"
			<?php endif; ?>
		<?php endforeach; ?>
	>
		<ul class="pagination__list">
			<?php if ( $current > 1 ) : ?>
				<li class="pagination__item">
					<a class="pagination__link pagination__link--first" href="<?php echo esc_url( $url( 1 ) ); ?>">
						<span aria-hidden="true">«</span>
						<span class="pagination__words">
							<?php echo esc_html_x( 'First', 'pagination', 'text-domain' ); ?>
						</span>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--first pagination__link--disabled">
						<span aria-hidden="true">«</span>
						<span class="pagination__words">
							<?php echo esc_html_x( 'First', 'pagination', 'text-domain' ); ?>
						</span>
					</span>
				</li>
			<?php endif; ?>
			<?php if ( $current > 1 ) : ?>
				<li class="pagination__item">
					<a
						class="pagination__link pagination__link--previous"
						href="<?php echo esc_url( $url( $current - 1 ) ); ?>"
						rel="prev"
					>
						<span aria-hidden="true">‹</span>
						<span class="pagination__words">
							<?php echo esc_html( $args['prev_text'] ?? _x( 'Previous', 'pagination', 'text-domain' ) ); ?>
						</span>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--previous pagination__link--disabled">
						<span aria-hidden="true">‹</span>
						<span class="pagination__words">
							<?php echo esc_html( $args['prev_text'] ?? _x( 'Previous', 'pagination', 'text-domain' ) ); ?>
						</span>
					</span>
				</li>
			<?php endif; ?>
			<?php foreach ( $pages as $page ) : ?>
				<li class="pagination__item">
					<?php if ( null === $page ) : ?>
						<span class="pagination__ellipsis">…</span>
					<?php else : ?>
						<a
							class="pagination__link<?php echo $page === $current ? ' pagination__link--current' : ''; ?>"
							href="<?php echo esc_url( $url( $page ) ); ?>"
							<?php echo $page === $current ? 'aria-current="page"' : ''; ?>
						>
							<?php echo esc_html( $page ); ?>
						</a>
					<?php endif; ?>
				</li>
			<?php endforeach; ?>
			<?php if ( $has_next ) : ?>
				<li class="pagination__item">
					<a
						class="pagination__link pagination__link--next"
						href="<?php echo esc_url( $url( $current + 1 ) ); ?>"
						rel="next"
					>
						<span class="pagination__words">
							<?php echo esc_html( $args['next_text'] ?? _x( 'Next', 'pagination', 'text-domain' ) ); ?>
						</span>
						<span aria-hidden="true">›</span>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--next pagination__link--disabled">
						<span class="pagination__words">
							<?php echo esc_html( $args['next_text'] ?? _x( 'Next', 'pagination', 'text-domain' ) ); ?>
						</span>
						<span aria-hidden="true">›</span>
					</span>
				</li>
			<?php endif; ?>
			<?php if ( $current < $total ) : ?>
				<li class="pagination__item">
					<a
						class="pagination__link pagination__link--last"
						href="<?php echo esc_url( $url( $total ) ); ?>"
					>
						<span class="pagination__words">
							<?php echo esc_html_x( 'Last', 'pagination', 'text-domain' ); ?>
						</span>
						<span aria-hidden="true">»</span>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--last pagination__link--disabled">
						<span class="pagination__words">
							<?php echo esc_html_x( 'Last', 'pagination', 'text-domain' ); ?>
						</span>
						<span aria-hidden="true">»</span>
					</span>
				</li>
			<?php endif; ?>
		</ul>
	</nav>
	<!-- end -->
	<?php
}

/**
 * Gets the number of the page of a query that a visitor asks for. It can be after the last one.
 *
 * @param WP_Query $query The query.
 * @return int
 */
function pagination_tag_current( $query ) {
	// On a static front page, "page" has the number.
	$name  = is_front_page() && ! is_home() ? 'page' : 'paged';
	$asked = $query->get( 'paged' ) ? $query->get( 'paged' ) : get_query_var( $name );
	return max( (int) $asked, 1 );
}
// begin with numbers

/**
 * Gets the pages to show, with null for a gap. Every page has the same number of
 * entries, so that Next stays in place, and a gap stands for two pages or more.
 *
 * @param int $total    Number of pages.
 * @param int $current  Number of the current page.
 * @param int $siblings Pages on each side of it.
 * @return array
 */
function pagination_tag_pages( $total, $current, $siblings ) {
	$around = 2 * $siblings;
	$last   = $total - $around - 2;
	if ( $last <= 3 ) {
		return range( 1, $total );
	}
	// The pages around the current one begin with page 3 at the earliest.
	$from = max( 3, min( $current - $siblings, $last ) );
	return array_merge(
		array( 1, $from > 3 ? null : 2 ),
		range( $from, $from + $around ),
		array( $from < $last ? null : $total - 1, $total )
	);
}
// begin with boundaries

/**
 * Gets the same, with more pages at both ends; with 0, there are no gaps.
 *
 * @param int $total      Number of pages.
 * @param int $current    Number of the current page.
 * @param int $siblings   Pages on each side of it.
 * @param int $boundaries Pages at each end.
 * @return array
 */
function pagination_tag_bounded_pages( $total, $current, $siblings, $boundaries ) {
	if ( $boundaries < 1 ) {
		$from = max( min( $current - $siblings, $total - 2 * $siblings ), 1 );
		return range( $from, min( $from + 2 * $siblings, $total ) );
	}
	$outer = min( $boundaries - 1, intdiv( $total - 1, 2 ) );
	if ( 0 === $outer ) {
		return pagination_tag_pages( $total, $current, $siblings );
	}
	$inner = pagination_tag_pages( $total - 2 * $outer, $current - $outer, $siblings );
	foreach ( $inner as $index => $page ) {
		$inner[ $index ] = null === $page ? null : $page + $outer;
	}
	return array_merge( range( 1, $outer ), $inner, range( $total - $outer + 1, $total ) );
}
// end
// end
// begin with paths

/**
 * Turns a path with :page into a function from the number of a page to its URL.
 *
 * @param string      $path       Path of a page.
 * @param string|null $first_path Path of page 1, if it has no number.
 * @return callable
 */
function pagination_tag_path( $path, $first_path = null ) {
	return function ( $page ) use ( $path, $first_path ) {
		$chosen = 1 === $page && null !== $first_path ? $first_path : $path;
		return preg_replace( '/(?::|%3A)page(?!\w)/i', $page, $chosen );
	};
}
// end
// begin with block

/**
 * Gets these links instead of those of the block core/query-pagination, with the settings from the editor.
 *
 * @param string   $content The block's own links; nothing if it is hidden.
 * @param array    $parsed  The block's name and attributes.
 * @param WP_Block $block   The block with its context.
 * @return string
 */
function pagination_tag_block( $content, $parsed, $block ) {
	if ( ! preg_match( '/<nav\b([^>]*)>/', $content, $nav ) ) {
		return $content;
	}
	$inner    = wp_list_pluck( iterator_to_array( $block->inner_blocks ), 'attributes', 'name' );
	$previous = $inner['core/query-pagination-previous'] ?? null;
	$next     = $inner['core/query-pagination-next'] ?? null;
	// These links always have both.
	if ( ! isset( $previous, $next ) ) {
		return $content;
	}
	$args = array(
		'attributes' => wp_list_pluck( wp_kses_hair( $nav[1], wp_allowed_protocols() ), 'value' ),
		'prev_text'  => empty( $previous['label'] ) ? null : $previous['label'],
		'next_text'  => empty( $next['label'] ) ? null : $next['label'],
	);

	// begin with numbers
	$numbers          = $inner['core/query-pagination-numbers'] ?? null;
	$args['siblings'] = isset( $numbers ) ? (int) ( $numbers['midSize'] ?? 2 ) : null;
	// end

	$settings = $block->context['query'] ?? array();
	$query    = $GLOBALS['wp_query'];
	if ( empty( $settings['inherit'] ) ) {
		// The URL has this number besides that of the page's own query.
		$key     = isset( $block->context['queryId'] ) ? "query-{$block->context['queryId']}-page" : 'query-page';
		$current = max( (int) filter_input( INPUT_GET, $key ), 1 );
		$here    = get_pagenum_link( pagination_tag_current( $query ), false );
		$query   = new WP_Query( build_query_vars_from_query_block( $block, $current ) );

		$args['current'] = $current;
		$args['url']     = function ( $page ) use ( $key, $here ) {
			return add_query_arg( $key, $page > 1 ? $page : false, $here );
		};
	}
	$most          = (int) ( $settings['pages'] ?? 0 );
	$args['query'] = $query;
	$args['total'] = $most > 0 ? min( $most, $query->max_num_pages ) : $query->max_num_pages;

	ob_start();
	pagination_tag( $args );
	// If the block does not reload the page, its links have attributes for that. These need them, too.
	preg_match( '/<a\b[^>]*>/', $content, $link );
	preg_match_all( '/ data-wp-on[\w-]*="[^"]*"/', $link[0] ?? '', $actions );
	return str_replace( '<a', '<a' . implode( '', $actions[0] ), ob_get_clean() );
}
add_filter( 'render_block_core/query-pagination', 'pagination_tag_block', 10, 3 );
// end
// begin with summary

/**
 * Displays which posts are on a page, such as "21 to 30 of 97".
 *
 * @param WP_Query|null $query The query; by default, that of the page.
 */
function pagination_tag_summary( $query = null ) {
	$query = $query ?? $GLOBALS['wp_query'];
	$total = (int) $query->found_posts;
	// A query can leave out the count.
	if ( 0 === $total && $query->post_count > 0 ) {
		return;
	}
	$size    = $query->get( 'nopaging' ) ? $total : (int) $query->get( 'posts_per_page' );
	$current = max( min( pagination_tag_current( $query ), (int) $query->max_num_pages ), 1 );
	$from    = min( ( $current - 1 ) * $size + 1, $total );
	$to      = min( $current * $size, $total );
	/* translators: 1: number of the first post, 2: number of the last post, 3: number of posts. */
	$summary = sprintf( _x( '%1$d to %2$d of %3$d', 'pagination', 'text-domain' ), $from, $to, $total );
	?>
	<!-- begin markup summary -->
	<p class="pagination__summary"><?php echo esc_html( $summary ); ?></p>
	<!-- end -->
	<?php
}
// end
// begin with position

/**
 * Displays which page is shown, such as "Page 7 of 42"; nothing if it is the only one.
 *
 * @param WP_Query|null $query The query; by default, that of the page.
 */
function pagination_tag_position( $query = null ) {
	$query = $query ?? $GLOBALS['wp_query'];
	$total = (int) $query->max_num_pages;
	if ( $total <= 1 ) {
		return;
	}
	$current = min( pagination_tag_current( $query ), $total );
	/* translators: 1: page number, 2: number of pages. */
	$position = sprintf( _x( 'Page %1$d of %2$d', 'pagination', 'text-domain' ), $current, $total );
	?>
	<!-- begin markup position -->
	<p class="pagination__position"><?php echo esc_html( $position ); ?></p>
	<!-- end -->
	<?php
}
// end
// begin with jump

/**
 * Displays a form that leads to a page; nothing if there is only one.
 *
 * @param array $args {
 *     Optional.
 *
 *     @type int    $total Number of pages. Default that of the page's query.
 *     @type string $param Query parameter with the page: "cpage" for comments. Default "paged".
 *     @type string $url   URL of page 1. Default that of the request.
 * }
 */
function pagination_tag_jump( $args = array() ) {
	$args += array(
		'total' => $GLOBALS['wp_query']->max_num_pages,
		'param' => 'paged',
		'url'   => get_pagenum_link( 1, false ),
	);
	if ( $args['total'] <= 1 ) {
		return;
	}
	list( $action, $query ) = pagination_tag_form( $args['url'], array( $args['param'] ) );
	?>
	<!-- begin markup jump -->
	<form class="pagination__form" action="<?php echo esc_url( $action ); ?>" autocomplete="off" role="none">
		<?php foreach ( $query as list( $field, $value ) ) : ?>
			<input
				type="hidden"
				name="<?php echo esc_attr( $field ); ?>"
				value="<?php echo esc_attr( $value ); ?>"
			>
		<?php endforeach; ?>
		<label>
			<?php echo esc_html_x( 'Go to page', 'pagination', 'text-domain' ); ?>
			<input
				class="pagination__input"
				type="text"
				inputmode="numeric"
				name="<?php echo esc_attr( $args['param'] ); ?>"
			>
		</label>
		<button
			class="pagination__submit"
			type="submit"
			aria-label="<?php echo esc_attr_x( 'Go', 'pagination', 'text-domain' ); ?>: <?php echo esc_attr_x( 'Go to page', 'pagination', 'text-domain' ); ?>"
		>
			<?php echo esc_html_x( 'Go', 'pagination', 'text-domain' ); ?>
		</button>
	</form>
	<!-- end -->
	<?php
}
// end
// begin with sizes

/**
 * Displays a form for the number of posts on a page, which leads to page 1.
 *
 * @param array $args {
 *     Optional.
 *
 *     @type int    $chosen     The current number. Default that of the page's query.
 *     @type int[]  $sizes      Numbers to choose from. A current number that is not among them comes first.
 *     @type string $param      Query parameter with this number. Default "per_page".
 *     @type string $page_param Query parameter with the page. Default "paged".
 *     @type string $url        URL of page 1. Default that of the request.
 * }
 */
function pagination_tag_sizes( $args = array() ) {
	$args += array(
		'chosen'     => $GLOBALS['wp_query']->get( 'posts_per_page' ),
		'sizes'      => pagination_tag_page_sizes(),
		'param'      => 'per_page',
		'page_param' => 'paged',
		'url'        => get_pagenum_link( 1, false ),
	);

	$chosen = (int) $args['chosen'];
	$sizes  = $args['sizes'];
	if ( ! in_array( $chosen, $sizes, true ) ) {
		array_unshift( $sizes, $chosen );
	}
	$without = array( $args['param'], $args['page_param'] );

	list( $action, $query ) = pagination_tag_form( $args['url'], $without );
	?>
	<!-- begin markup sizes -->
	<form class="pagination__form" action="<?php echo esc_url( $action ); ?>" autocomplete="off" role="none">
		<?php foreach ( $query as list( $field, $value ) ) : ?>
			<input
				type="hidden"
				name="<?php echo esc_attr( $field ); ?>"
				value="<?php echo esc_attr( $value ); ?>"
			>
		<?php endforeach; ?>
		<label>
			<?php echo esc_html_x( 'Items per page', 'pagination', 'text-domain' ); ?>
			<select class="pagination__select" name="<?php echo esc_attr( $args['param'] ); ?>">
				<?php foreach ( $sizes as $size ) : ?>
					<option value="<?php echo esc_attr( $size ); ?>" <?php selected( $size, $chosen ); ?>>
						<?php echo esc_html( $size ); ?>
					</option>
				<?php endforeach; ?>
			</select>
		</label>
		<button
			class="pagination__submit"
			type="submit"
			aria-label="<?php echo esc_attr_x( 'Go', 'pagination', 'text-domain' ); ?>: <?php echo esc_attr_x( 'Items per page', 'pagination', 'text-domain' ); ?>"
		>
			<?php echo esc_html_x( 'Go', 'pagination', 'text-domain' ); ?>
		</button>
	</form>
	<!-- end -->
	<?php
}

/**
 * Gets the numbers of posts per page that visitors can choose from.
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
 * Sets the number of posts in the page's query to what the visitor has chosen.
 *
 * @param WP_Query $query The query.
 */
function pagination_tag_pre_get_posts( $query ) {
	if ( $query->is_main_query() && ! is_admin() ) {
		$usual = $query->get( 'posts_per_page' );
		$query->set( 'posts_per_page', pagination_tag_page_size( $usual ) );
	}
}
// Runs after the theme's own actions.
add_action( 'pre_get_posts', 'pagination_tag_pre_get_posts', 20 );
// end
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
	$action = $parts[1] . $parts[3];
	return array( '' === $action ? '?' : $action, $fields );
}
// end
// begin with neighbors

/**
 * Displays links to the previous and the next post, with their titles; nothing if there is neither.
 *
 * @param array $args {
 *     Optional.
 *
 *     @type string $previous_path  URL to link to instead of the previous post.
 *     @type string $previous_title Its title.
 *     @type string $next_path      URL to link to instead of the next post.
 *     @type string $next_title     Its title.
 *     @type string $prev_text      Text of the link to the previous page.
 *     @type string $next_text      Text of the link to the next page.
 *     @type string $aria_label     Name of the nav. Default "Pagination".
 *     @type string $class          Classes of the nav.
 *     @type array  $attributes     Other attributes of the nav.
 * }
 */
function pagination_tag_neighbors( $args = array() ) {
	foreach ( array( 'previous', 'next' ) as $side ) {
		// A given path has its own title.
		$post  = isset( $args[ "{$side}_path" ] ) ? null : get_adjacent_post( false, '', 'previous' === $side );
		$args += array(
			"{$side}_path"  => $post ? get_permalink( $post ) : '',
			"{$side}_title" => $post ? wp_strip_all_tags( get_the_title( $post ) ) : '',
		);
	}
	$args += array(
		'aria_label' => _x( 'Pagination', 'pagination', 'text-domain' ),
		'class'      => '',
		'attributes' => array(),
	);

	$args['attributes'] += array(
		'class'      => $args['class'],
		'aria-label' => $args['aria_label'],
	);
	if ( ! $args['previous_path'] && ! $args['next_path'] ) {
		return;
	}
	// begin constants neighbors
	// end
	?>
	<!-- begin markup neighbors -->
	<nav
		class="<?php echo esc_attr( trim( 'pagination pagination--neighbors ' . $args['attributes']['class'] ) ); ?>"
		<?php foreach ( $args['attributes'] as $name => $value ) : ?>
			<?php if ( 'class' !== $name && isset( $value ) && false !== $value ) : ?>
				<?php echo esc_attr( $name ); ?>="<?php echo esc_attr( true === $value ? 'true' : $value ); ?>"
			<?php endif; ?>
		<?php endforeach; ?>
	>
		<ul class="pagination__list">
			<?php if ( $args['previous_path'] ) : ?>
				<li class="pagination__item">
					<a
						class="pagination__link pagination__link--previous"
						href="<?php echo esc_url( $args['previous_path'] ); ?>"
						rel="prev"
					>
						<span aria-hidden="true">‹</span>
						<?php echo esc_html( $args['prev_text'] ?? _x( 'Previous page', 'pagination', 'text-domain' ) ); ?>: <?php echo esc_html( $args['previous_title'] ); ?>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--previous pagination__link--disabled">
						<span aria-hidden="true">‹</span>
						<?php echo esc_html( $args['prev_text'] ?? _x( 'Previous page', 'pagination', 'text-domain' ) ); ?>
					</span>
				</li>
			<?php endif; ?>
			<?php if ( $args['next_path'] ) : ?>
				<li class="pagination__item">
					<a
						class="pagination__link pagination__link--next"
						href="<?php echo esc_url( $args['next_path'] ); ?>"
						rel="next"
					>
						<?php echo esc_html( $args['next_text'] ?? _x( 'Next page', 'pagination', 'text-domain' ) ); ?>: <?php echo esc_html( $args['next_title'] ); ?>
						<span aria-hidden="true">›</span>
					</a>
				</li>
			<?php else : ?>
				<li class="pagination__item">
					<span class="pagination__link pagination__link--next pagination__link--disabled">
						<?php echo esc_html( $args['next_text'] ?? _x( 'Next page', 'pagination', 'text-domain' ) ); ?>
						<span aria-hidden="true">›</span>
					</span>
				</li>
			<?php endif; ?>
		</ul>
	</nav>
	<!-- end -->
	<?php
}
// end
