"""The component in Flask, against a macro with iter_pages(), as Flask-SQLAlchemy documents it."""

import os
import sys

import flask
import flask_sqlalchemy

import timing

project = os.path.abspath(sys.argv[1])
sys.path.insert(0, project)

from pagination import pagination  # noqa: E402

THEIRS = """
{% macro render_pagination(pagination, endpoint) %}
<nav class="pagination" aria-label="Pagination">
  <ul class="pagination__list">
    {% if pagination.has_prev %}
      <li class="pagination__item">
        <a class="pagination__link pagination__link--previous" href="{{ url_for(endpoint, q=request.args.q, page=pagination.prev_num) }}" rel="prev"><span aria-hidden="true">‹</span><span class="pagination__label">Previous page</span></a>
      </li>
    {% endif %}
    {% for page in pagination.iter_pages(left_edge=1, left_current=1, right_current=1, right_edge=1) %}
      {% if page %}
        {% if page != pagination.page %}
          <li class="pagination__item">
            <a class="pagination__link" href="{{ url_for(endpoint, q=request.args.q, page=page) }}">{{ page }}</a>
          </li>
        {% else %}
          <li class="pagination__item">
            <a class="pagination__link pagination__link--current" href="{{ url_for(endpoint, q=request.args.q, page=page) }}" aria-current="page">{{ page }}</a>
          </li>
        {% endif %}
      {% else %}
        <li class="pagination__item"><span class="pagination__ellipsis">…</span></li>
      {% endif %}
    {% endfor %}
    {% if pagination.has_next %}
      <li class="pagination__item">
        <a class="pagination__link pagination__link--next" href="{{ url_for(endpoint, q=request.args.q, page=pagination.next_num) }}" rel="next"><span class="pagination__label">Next page</span><span aria-hidden="true">›</span></a>
      </li>
    {% endif %}
  </ul>
</nav>
{% endmacro %}
{{ render_pagination(posts, "posts") }}
"""

app = flask.Flask(__name__, root_path=project)
app.config["SQLALCHEMY_DATABASE_URI"] = "sqlite:///:memory:"
app.add_template_global(pagination)
db = flask_sqlalchemy.SQLAlchemy(app)


class Post(db.Model):
    id = db.Column(db.Integer, primary_key=True)


@app.get("/posts")
def posts():
    return ""


with app.test_request_context("/posts?q=abc&page=7"):
    db.create_all()
    db.session.add_all(Post() for _ in range(420))
    db.session.commit()
    page = db.paginate(db.select(Post), per_page=10)
    ours = app.jinja_env.from_string("{{ pagination(posts) }}")
    theirs = app.jinja_env.from_string(THEIRS)
    values = {"posts": page, "request": flask.request}
    timing.compare(lambda: ours.render(values), lambda: theirs.render(values))
