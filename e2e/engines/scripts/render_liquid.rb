# Liquid of Ruby. It would leave out what it cannot read, and print errors into the page; here both are errors. Snippets of a
# theme see the object request, as everything does in Shopify.

require 'liquid'
require_relative 'batch'

# Tags of Shopify that print nothing where they stand. Liquid has doc, for what is said of a snippet, since 5.8, and leaves
# stylesheet to Shopify.
class Silent < Liquid::Raw
  def parse(tokens)
    while (token = tokens.shift)
      return if token.match?(/\{%-?\s*end#{tag_name}\s*-?%\}\z/)
    end
    raise Liquid::SyntaxError, "The tag #{tag_name} has no end."
  end

  def render_to_output_buffer(_context, output) = output
  def nodelist = []
  def blank? = true
end

%w[doc stylesheet].each { |name| Liquid::Template.register_tag(name, Silent) }
Liquid::Template.file_system = Liquid::LocalFileSystem.new("#{ENV.fetch('PROJECT', '')}/snippets", '%s.liquid')

run("Liquid #{Liquid::VERSION} on Ruby #{RUBY_VERSION}") do |text|
  template = Liquid::Template.parse(text, error_mode: :strict)
  lambda do |data|
    template.render!(Liquid::Context.build(environments: [data], static_environments: [data.slice('request')], rethrow_errors: true))
  end
end
