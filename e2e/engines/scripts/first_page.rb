# Rails loads most of itself when it first shows a page. Where this has run before a fork, the fork need not do it.

require 'action_controller/railtie'

# Rails looks for the helpers of a controller by its name.
class FirstPageController < ActionController::Base
  def index = render(inline: '')
end

routes = ActionDispatch::Routing::RouteSet.new
routes.draw { get '/', to: 'first_page#index' }
FirstPageController.include routes.url_helpers
routes.call(Rack::MockRequest.env_for('/'))
