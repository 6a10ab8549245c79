$attributes = $args['attributes'] + array(
	'id'         => $args['id'],
	'aria-label' => isset( $args['attributes']['aria-labelledby'] ) ? null : $args['aria_label'],
);
$class      = implode( ' ', (array) $args['class'] );
$class      = trim( $class . ' ' . ( isset( $attributes['class'] ) ? $attributes['class'] : '' ) );
unset( $attributes['class'] );
