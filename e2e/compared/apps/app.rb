# Answers the requests of a comparison: URLs come in as JSON, answers go out.

require 'json'

# The block takes a path such as "/posts" and the value of "page" in the query, and returns a status and the control.
# The number of languages is that of the labels of the library.
def run(version, languages)
  answers = JSON.parse($stdin.read).map do |url|
    status, html = yield(*url.split('?page='))
    { status: status, html: html }
  end
  print JSON.generate(version: version, languages: languages, answers: answers)
end

# How many languages have a file like this.
def count_languages(pattern)
  Dir[pattern].size
end
