# Runs a script for projects, in a fork for each: its libraries, which take seconds to load, are loaded once. Each line of the
# input is a project and the line that the script reads, in JSON.

require 'json'
require 'stringio'

script = ARGV.shift
File.foreach(script) do |line|
  case line
  when /\Arequire '(.*)'/ then require $1
  when /\Arequire_relative '(.*)'/ then require File.expand_path($1, File.dirname(script))
  end
end

$stdin.each_line do |line|
  project, input = JSON.parse(line)
  Process.wait(fork do
    ENV['PROJECT'] = project
    $stdin = StringIO.new(input)
    load script
    $stdout.flush
    # What is loaded is not taken apart, which would copy it.
    exit!(true)
  end)
  abort "The process of #{project} ended with #{$?.exitstatus || $?.termsig}." unless $?.success?
end
