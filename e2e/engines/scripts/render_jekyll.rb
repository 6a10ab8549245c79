# Sites of Jekyll, which page through posts: the output is the pages as JSON, by their addresses. The data are the front
# matter of the list; with `permalink_of_pages`, jekyll-paginate-v2 makes the pages. It does not let the other one work.

require 'jekyll'
require 'jekyll-paginate'
require 'tmpdir'
require_relative 'batch'

# The settings of one of the two paginators.
def paginator(paginate_path, permalink, indexpage)
  return { 'paginate' => 10, 'paginate_path' => paginate_path } if permalink.nil?

  require 'jekyll-paginate-v2'
  { 'pagination' => { 'enabled' => true, 'per_page' => 10, 'permalink' => permalink, 'indexpage' => indexpage } }
end

def build(template, items:, paginate_path:, permalink:, matter:)
  Dir.mktmpdir do |dir|
    list = File.join(dir, File.dirname(paginate_path), 'index.html')
    FileUtils.mkdir_p([File.dirname(list), File.join(dir, '_posts')])
    File.write(list, "#{matter.to_yaml}---\n#{template}")
    FileUtils.cp_r(File.join(ENV['PROJECT'], '_includes'), dir) unless ENV['PROJECT'].empty?
    (1..items).each { |n| File.write(File.join(dir, '_posts', "2026-01-01-post#{n}.html"), "---\n---\n") }
    site = Jekyll::Site.new(Jekyll.configuration(
      'source' => dir, 'destination' => File.join(dir, '_site'), 'quiet' => true, 'baseurl' => matter.fetch('baseurl', '/base'),
      'liquid' => { 'error_mode' => 'strict', 'strict_filters' => true }, **paginator(paginate_path, permalink, matter['indexpage'])
    ))
    site.process
    site.pages.to_h { |page| ["/base#{page.url}", page.output] }
  end
end

run("Jekyll #{Jekyll::VERSION}, jekyll-paginate #{Jekyll::Paginate::VERSION}") do |template|
  lambda do |data|
    items, paginate_path, permalink = data.values_at('items', 'paginate_path', 'permalink_of_pages')
    JSON.generate(build(template, items: items, paginate_path: paginate_path, permalink: permalink, matter: data))
  end
end
