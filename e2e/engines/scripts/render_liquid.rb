# Liquid of Ruby. It would leave out what it cannot read, and print errors into the page; here both are errors.

require 'liquid'
require_relative 'batch'

run("Liquid #{Liquid::VERSION} on Ruby #{RUBY_VERSION}") do |text|
  template = Liquid::Template.parse(text, error_mode: :strict)
  ->(data) { template.render!(data) }
end
