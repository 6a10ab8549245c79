# Sites of Jekyll, which page through posts: the output is the pages as JSON, by their addresses. The data are the front
# matter of the list.

require 'jekyll'
require 'jekyll-paginate'
require 'tmpdir'
require_relative 'batch'

def build(template, items:, paginate_path:, matter:)
  Dir.mktmpdir do |dir|
    list = File.join(dir, File.dirname(paginate_path), 'index.html')
    FileUtils.mkdir_p([File.dirname(list), File.join(dir, '_posts')])
    File.write(list, "#{matter.to_yaml}---\n#{template}")
    FileUtils.cp_r(File.join(ENV['PROJECT'], '_includes'), dir) unless ENV['PROJECT'].empty?
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
  lambda do |data|
    items, paginate_path = data.values_at('items', 'paginate_path')
    JSON.generate(build(template, items: items, paginate_path: paginate_path, matter: data))
  end
end
