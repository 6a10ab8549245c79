# The component in Rails, against the helpers of Kaminari, will_paginate and Pagy with the same number of page links.
# The component takes Pagy 43 and newer. Where there is no package of it, add the folder `gem/lib` of its repository to RUBYLIB.

require 'json'
require 'action_controller/railtie'
require 'kaminari/core'
require 'kaminari/actionview'
require 'will_paginate/array'
require 'will_paginate/view_helpers/action_view'

PROJECT, OTHER, *OPTIONS = ARGV
ROUNDS = OPTIONS.include?('--quick') ? 5 : 25
CALLS = 50

ROUTES = ActionDispatch::Routing::RouteSet.new
ROUTES.draw { get '/posts', to: 'posts#index' }

# The class that the routes name.
class PostsController < ActionController::Base
  include ROUTES.url_helpers
  self.view_paths = [File.join(PROJECT, 'app/views')]
  require File.join(PROJECT, 'app/helpers/pagination_helper.rb')
  # The helpers of gems, which have the same name, must come first.
  helper PaginationHelper
end

Kaminari.configure { |config| [config.window = 1, config.outer_window = 1] }
# A railtie of Kaminari adds its templates to the paths.
kaminari = Gem::Specification.find_by_name('kaminari-core').gem_dir
PostsController.append_view_path(File.join(kaminari, 'app/views'))

controller = PostsController.new
controller.request = ActionDispatch::Request.new(Rack::MockRequest.env_for('/posts?page=7&q=abc'))
controller.request.path_parameters = { controller: 'posts', action: 'index' }
controller.response = ActionDispatch::Response.new
VIEW = controller.view_context

list = (1..420).to_a
kaminari_list = Kaminari.paginate_array(list).page(7).per(10)
will_paginate_list = list.paginate(page: 7, per_page: 10)

OURS, THEIRS = {
  'kaminari' => -> { [kaminari_list, ->(posts) { VIEW.paginate(posts) }] },
  'will_paginate' => lambda {
    [will_paginate_list, ->(posts) { VIEW.will_paginate(posts, inner_window: 1, outer_window: 0) }]
  },
  'pagy' => lambda {
    require 'pagy'
    given = { base_url: 'http://example.org', path: '/posts', params: { 'page' => '7', 'q' => 'abc' } }
    pagy, = Object.new.extend(Pagy::Method).send(:pagy, :offset, list, limit: 10, request: given)
    [pagy, ->(posts) { posts.series_nav(slots: 7) }]
  }
}.fetch(OTHER).call.then { |posts, render| [-> { VIEW.pagination(posts) }, -> { render.call(posts) }] }

# The numbers of the pages that are linked. Kaminari has links to the first and the last page as well.
def linked(html)
  html.scan(/[?&;]page=(\d+)/).flatten.map(&:to_i).uniq.sort - [1]
end

abort "The links differ: #{linked(OURS.call)}, #{linked(THEIRS.call)}" if linked(OURS.call) - [7] != linked(THEIRS.call) - [7]

def measure(render)
  start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  CALLS.times { render.call }
  Process.clock_gettime(Process::CLOCK_MONOTONIC) - start
end

puts JSON.generate(Array.new(ROUNDS) { measure(OURS) / measure(THEIRS) })
