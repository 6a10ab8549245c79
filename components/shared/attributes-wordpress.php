/**
 * Displays attributes, with a space before each. Null and false leave one out, and true displays
 * its name alone.
 *
 * @param array  $attributes Values by name.
 * @param string $class      Class names.
 */
function pagination_tag_attributes( $attributes, $class ) {
	$attributes['class'] = trim( $class ) ? trim( $class ) : null;
	foreach ( $attributes as $name => $value ) {
		if ( true === $value ) {
			echo ' ' . esc_attr( $name );
		} elseif ( null !== $value && false !== $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
	}
}
