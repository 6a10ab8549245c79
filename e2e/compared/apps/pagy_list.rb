# A list that Pagy pages through. The package of an older Debian is too old: see libraries.ts.

require 'pagy'
require_relative 'app'

OPTIONS = { '/posts' => {}, '/options' => { slots: 9 } }.freeze
include Pagy::Method

run(Pagy::VERSION, count_languages(Pagy::ROOT.join('locales/*.yml').to_s)) do |path, page|
  request = { base_url: 'http://site.example', path: path, params: { 'page' => page }, cookie: nil }
  list, = pagy(:offset, (1..420).to_a, limit: 10, request: request)
  [200, list.series_nav(**OPTIONS.fetch(path))]
end
