# Renders a template of Template Toolkit with each of some data: {template, data} on standard input.
use strict;
use warnings;
use JSON::PP;
use Template;

if ((shift // '') eq '--version') {
    print "Template Toolkit $Template::VERSION";
    exit;
}
my $given = decode_json(join '', <STDIN>);
my $engine = Template->new;
my @pages = map {
    my $page = '';
    $engine->process(\$given->{template}, $_, \$page) or die $engine->error;
    $page;
} @{ $given->{data} };
print encode_json(\@pages);
