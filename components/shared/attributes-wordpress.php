/**
 * Displays attributes, with a space before each. Null and false leave one out, and true displays its
 * name alone.
 *
 * @param array $attributes Values by name.
 */
function pagination_tag_attributes( $attributes ) {
	foreach ( $attributes as $name => $value ) {
		if ( true === $value ) {
			echo ' ' . esc_attr( $name );
		} elseif ( null !== $value && false !== $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
	}
}
