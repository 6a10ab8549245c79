$attributes = $args['attributes'] + array(
	'id'         => $args['id'],
	'aria-label' => isset( $args['attributes']['aria-labelledby'] ) ? null : $args['aria_label'],
);
$classes    = array_merge( (array) $args['class'], (array) ( $attributes['class'] ?? '' ) );
$class      = implode( ' ', array_filter( $classes ) );
