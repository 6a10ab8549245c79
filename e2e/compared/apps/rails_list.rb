# A controller of Rails that pages with Kaminari or will_paginate, and views with their helpers, or with the component that
# `add rails` has written into the directory PROJECT.

require 'action_controller/railtie'
require 'kaminari/core'
require 'kaminari/actionview'
require 'kaminari/core/version'
require 'will_paginate/version'
require 'will_paginate/array'
require 'will_paginate/railtie'
require 'will_paginate/view_helpers/action_view'
require_relative 'app'

LIBRARY = ARGV.fetch(0)
PROJECT = ENV.fetch('PROJECT', '.')
KAMINARI = Gem::Specification.find_by_name('kaminari-core').gem_dir
# As the railties of the two do in an application: one knows the status of a page that is none.
I18n.load_path += Dir[File.join(KAMINARI, 'config/locales/*.yml')]
I18n.load_path += $LOAD_PATH.flat_map { |folder| Dir[File.join(folder, 'will_paginate/locale/*.yml')] }.uniq
ActionDispatch::ExceptionWrapper.include WillPaginate::Railtie::ShowExceptionsPatch

LIST = (1..420).to_a
VIEWS = {
  'kaminari' => {
    '/posts' => '<%= paginate @page %>',
    '/options' => '<%= paginate @page, window: 1, outer_window: 1 %>'
  },
  'will_paginate' => {
    '/posts' => '<%= will_paginate @page %>',
    '/options' => '<%= will_paginate @page, inner_window: 1, outer_window: 0 %>'
  },
  'pagination_tag' => { '/posts' => '<%= pagination @page %>' }
}.fetch(LIBRARY)

ROUTES = ActionDispatch::Routing::RouteSet.new
ROUTES.draw { VIEWS.each_key { |path| get path, to: 'posts#index' } }

# The class that the routes name.
class PostsController < ActionController::Base
  include ROUTES.url_helpers
  self.view_paths = [File.join(PROJECT, 'app/views'), File.join(KAMINARI, 'app/views')]
  if LIBRARY == 'pagination_tag'
    require File.join(PROJECT, 'app/helpers/pagination_helper.rb')
    helper PaginationHelper
  end

  def index
    page = params[:page]
    @page = LIBRARY == 'will_paginate' ? LIST.paginate(page: page, per_page: 10) : Kaminari.paginate_array(LIST).page(page).per(10)
    render inline: VIEWS.fetch(request.path)
  end
end

# As the middleware of Rails answers an error.
def request(path, page)
  status, _, body = ROUTES.call(Rack::MockRequest.env_for("#{path}?page=#{page}"))
  [status, body.each.to_a.join]
rescue StandardError => e
  [ActionDispatch::ExceptionWrapper.new(nil, e).status_code, '']
end

version, languages = {
  'kaminari' => [Kaminari::Core::VERSION, count_languages(File.join(KAMINARI, 'config/locales/*.yml'))],
  'will_paginate' => [WillPaginate::VERSION::STRING, I18n.load_path.grep(/will_paginate/).uniq.size],
  'pagination_tag' => [nil, nil]
}.fetch(LIBRARY)
run(version, languages) { |path, page| request(path, page) }
