# ERB of Ruby's library: the data are local variables, and `h` escapes.

require 'erb'
require_relative 'batch'

# What a template can call.
class Page
  include ERB::Util

  def variables(data)
    binding.tap { |scope| data.each { |name, value| scope.local_variable_set(name, value) } }
  end
end

run("ERB #{ERB.version} on Ruby #{RUBY_VERSION}") do |template|
  erb = ERB.new(template, trim_mode: '-')
  ->(data) { erb.result(Page.new.variables(data)) }
end
