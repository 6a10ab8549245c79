$attributes = $args['attributes'] + array(
	'id'         => $args['id'],
	'aria-label' => $args['aria_label'],
);
if ( isset( $args['attributes']['aria-labelledby'] ) ) {
	unset( $attributes['aria-label'] );
}
$class = implode( ' ', (array) $args['class'] );
if ( isset( $attributes['class'] ) ) {
	$class .= ' ' . $attributes['class'];
}
