# Sites of Jekyll, which page through posts: the output is the pages as JSON, by their addresses.

require 'jekyll'
require 'jekyll-paginate'
require 'tmpdir'
require_relative 'batch'

def build(template, items:, paginate_path:)
  Dir.mktmpdir do |dir|
    list = File.join(dir, File.dirname(paginate_path), 'index.html')
    FileUtils.mkdir_p([File.dirname(list), File.join(dir, '_posts')])
    File.write(list, "---\n---\n#{template}")
    (1..items).each { |n| File.write(File.join(dir, '_posts', "2026-01-01-post#{n}.html"), "---\n---\n") }
    site = Jekyll::Site.new(Jekyll.configuration(
      'source' => dir, 'destination' => File.join(dir, '_site'), 'quiet' => true, 'baseurl' => '/base',
      'plugins' => ['jekyll-paginate'], 'paginate' => 10, 'paginate_path' => paginate_path,
      'liquid' => { 'error_mode' => 'strict', 'strict_filters' => true }
    ))
    site.process
    site.pages.to_h { |page| ["/base#{page.url}", page.output] }
  end
end

run("Jekyll #{Jekyll::VERSION}, jekyll-paginate #{Jekyll::Paginate::VERSION}") do |template|
  ->(data) { JSON.generate(build(template, items: data['items'], paginate_path: data['paginate_path'])) }
end
