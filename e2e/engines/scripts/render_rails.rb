# Views of Rails, by a controller that pages through numbers with Kaminari or will_paginate.

require 'action_controller/railtie'
require 'kaminari/core'
require 'kaminari/actionview'
require 'kaminari/core/version'
require 'will_paginate/version'
require 'will_paginate/array'
require 'slim'
require 'haml'
require 'haml/rails_template'
begin
  require 'pagy'
rescue LoadError
  # Debian 12 has one that is too old.
end
require_relative 'batch'
require_relative 'first_page'

# As the railtie of Haml does.
ActionView::Template.register_template_handler(:haml, Haml::RailsTemplate.new)
# As an application runs that of Slim, since version 5.
Slim::Railtie.instance.initializers.each(&:run) if defined?(Slim::Railtie)

# An application loads its catalogs.
I18n.load_path += Dir[File.join(ENV['PROJECT'], 'config/locales/*.yml')] if ENV['PROJECT']

# The routes of the site: some have the page in their path.
ROUTES = ActionDispatch::Routing::RouteSet.new
ROUTES.draw do
  get '/posts', to: 'posts#index'
  get '/archive(/page/:page)', to: 'posts#archive'
  get '/tagged/page/:page', to: 'posts#tagged'
  get '/tagged', to: 'posts#tagged'
  get '/tags/:tag', to: 'posts#tagged'
end

# A set of numbers, as far as a Pagy knows those of databases.
Posts = Struct.new(:numbers) do
  def offset(number) = Posts.new(numbers.drop(number))
  def limit(number) = numbers.take(number)
  def count(*) = numbers.length
end

# Keysets ask a database.
def stored(numbers)
  require 'active_record'
  ActiveRecord::Base.establish_connection(adapter: 'sqlite3', database: ':memory:')
  ActiveRecord::Schema.verbose = false
  ActiveRecord::Schema.define { create_table(:posts) }
  posts = Class.new(ActiveRecord::Base) { self.table_name = 'posts' }
  posts.insert_all(numbers.map { |id| { id: id } })
  posts.order(:id)
end

# The class that the routes name.
class PostsController < ActionController::Base
  include Pagy::Method if defined?(Pagy::Method)
  include ROUTES.url_helpers
  self.view_paths = [File.join(ENV['PROJECT'], 'app/views')]
  # An application loads them, and all of its views have them.
  Dir[File.join(ENV['PROJECT'], 'app/helpers/*.rb')].each do |file|
    require file
    helper File.basename(file, '.rb').camelize.constantize
  end

  def index
    page_through
  end

  def archive
    page_through
  end

  def tagged
    page_through
  end

  private

  def page_through
    list = (1..params[:items].to_i).to_a
    page = params[:page]
    @posts = @kaminari = Kaminari.paginate_array(list).page(page).per(10)
    # It raises an error for what is no page, and Rails answers that there is none.
    @will_paginate = list.paginate(page: page.to_s[/\A[1-9]\d*\z/], per_page: 10)
    @pagy, @shown = pagy_of(list, *request.env['data']['paged_by']) if request.env['data']['paged_by']
    request.env['data'].each { |name, value| instance_variable_set("@#{name}", value) }
    render inline: request.env['template'], type: request.env['data'].fetch('handler', 'erb').to_sym
  end

  def pagy_of(list, kind, options)
    return pagy(:calendar, Posts.new(list), year: {}, offset: { limit: 10 }).drop(1) if kind == 'calendar'

    posts = kind.start_with?('key') ? stored(list) : Posts.new(list)
    pagy(kind.to_sym, posts, limit: 10, **options.symbolize_keys)
  end

  # What Pagy asks for a calendar: here, each of three years has all posts.
  def pagy_calendar_period(*) = [2023, 2025].map { |year| ActiveSupport::TimeZone['UTC'].local(year, 6) }
  def pagy_calendar_filter(posts, *) = posts
end

versions = ["Rails #{Rails.version}", "Kaminari #{Kaminari::Core::VERSION}", "will_paginate #{WillPaginate::VERSION::STRING}"]
versions << "Pagy #{Pagy::VERSION}" if defined?(Pagy::Method)
run(versions.join(', ')) do |template|
  lambda do |data|
    status, _, body = ROUTES.call(Rack::MockRequest.env_for(data['url'], 'template' => template, 'data' => data))
    raise "status #{status}" unless status == 200

    body.each.to_a.join
  end
end
