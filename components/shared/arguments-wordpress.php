$unknown = implode( ', ', array_keys( array_diff_key( $args, $defaults ) ) );
if ( $unknown ) {
	_doing_it_wrong( __FUNCTION__, esc_html( "There is no argument $unknown." ), '1.0.0' );
}
