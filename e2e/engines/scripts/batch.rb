# Renders a batch of templates: jobs come in as JSON, lists of renderings go out.

require 'json'

# The block takes a template, and returns a function from variables to output.
def run(version, &compile)
  if ARGV == ['--version']
    puts version
  else
    jobs = JSON.parse($stdin.read)
    print JSON.generate(jobs.map { |job| render_job(job, compile) })
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
