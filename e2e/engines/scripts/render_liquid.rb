# Liquid of Ruby. It would leave out what it cannot read, and print errors into the page; here both are errors. Snippets of a
# theme see the object request, as everything does in Shopify.

require 'liquid'
require_relative 'batch'

Liquid::Template.file_system = Liquid::LocalFileSystem.new("#{ENV.fetch('PROJECT', '')}/snippets", '%s.liquid')

run("Liquid #{Liquid::VERSION} on Ruby #{RUBY_VERSION}") do |text|
  template = Liquid::Template.parse(text, error_mode: :strict)
  lambda do |data|
    template.render!(Liquid::Context.build(environments: [data], static_environments: [data.slice('request')], rethrow_errors: true))
  end
end
