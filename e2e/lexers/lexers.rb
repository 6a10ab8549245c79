# What ERB and Liquid take for text. Reads [name, texts] as JSON, writes a list of texts or nulls.

require 'erb'
require 'json'

# Keeps what the compiler would print as text.
class TextCompiler < ERB::Compiler
  attr_reader :text

  def make_scanner(text)
    @scanner = super
  end

  # Unclosed code is printed. Only Ruby's parser would reject the result.
  def complete?
    @scanner.stag.nil?
  end

  def add_put_cmd(_out, content)
    (@text ||= +'') << content
  end
end

def erb(text)
  compiler = TextCompiler.new(nil)
  compiler.compile(text)
  raise 'The code has no end.' unless compiler.complete?

  (compiler.text || '').force_encoding('UTF-8')
end

def liquid(text)
  require 'liquid'
  shown = +''
  pending = Liquid::Template.parse(text).root.nodelist.dup
  until pending.empty?
    node = pending.shift
    if node.is_a?(String)
      shown << node
    elsif node.respond_to?(:attachment)
      pending.unshift(*node.attachment.nodelist)
    elsif node.respond_to?(:nodelist) && !node.is_a?(Liquid::Comment)
      pending.unshift(*node.nodelist)
    end
  end
  shown
end

def erb_parses(text)
  RubyVM::InstructionSequence.compile(ERB.new(text, trim_mode: '-').src)
  true
end

def liquid_parses(text)
  !liquid(text).nil?
end

name, texts = JSON.parse($stdin.read)
results = texts.map do |text|
  send(name, text)
rescue StandardError, SyntaxError
  name.end_with?('_parses') ? false : nil
end
puts JSON.generate(results)
