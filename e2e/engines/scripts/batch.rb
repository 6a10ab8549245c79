# Renders batches of templates: each line of the input is a list of jobs in JSON, and is answered by a line of renderings.

require 'bigdecimal'
require 'json'
require 'uri'

# An object that cannot be converted to a string or a number.
class Throwing
  %i[to_s to_str to_i to_f to_int inspect].each { |name| define_method(name) { raise 'no conversion' } }
end

# Values that JSON does not have, by name. See odd-values.ts.
ODD = {
  'inf' => Float::INFINITY,
  '-inf' => -Float::INFINITY,
  'nan' => Float::NAN,
  'bigint' => 10**400,
  'decimal' => BigDecimal('1000.0'),
  'decimal-inf' => BigDecimal('Infinity'),
  'decimal-nan' => BigDecimal('NaN'),
  'fraction' => Rational(7, 2),
  'symbol' => :page,
  'basic-object' => BasicObject.new,
  'throwing' => Throwing.new
}.freeze

def revive(value)
  case value
  when Array then value.map { |one| revive(one) }
  when Hash
    return ODD.fetch(value['$odd']) if value.key?('$odd')
    return URI.decode_www_form(value['$query']).to_h['page'] if value.key?('$query')

    value.transform_values { |one| revive(one) }
  else value
  end
end

# The block takes a template, and returns a function from variables to output.
def run(version, &compile)
  if ARGV == ['--version']
    puts version
  else
    $stdout.sync = true
    $stdin.each_line { |line| puts JSON.generate(revive(JSON.parse(line)).map { |job| render_job(job, compile) }) }
  end
end

def render_job(job, compile)
  render = rescued(-> { compile.call(job['template']) })
  job['data'].map do |data|
    next render if render.is_a?(Hash)

    output = rescued(-> { render.call(data) })
    output.is_a?(Hash) ? output : { output: output }
  end
end

# What a function returns, or the error that it raises. A template with a syntax error raises a ScriptError.
def rescued(function)
  function.call
rescue StandardError, ScriptError => e
  { error: "#{e.class}: #{e.message}" }
end
