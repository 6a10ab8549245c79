"""A view of Flask and a template with iter_pages() of Flask-SQLAlchemy, as its documentation describes them."""

from importlib.metadata import version

import app
import flask
import flask_sqlalchemy

TEMPLATE = """<div class="pagination">
  {% for page in posts.iter_pages(**options) %}
    {% if not page %}<span class="ellipsis">…</span>
    {% elif page == posts.page %}<strong>{{ page }}</strong>
    {% else %}<a href="?page={{ page }}">{{ page }}</a>
    {% endif %}
  {% endfor %}
</div>
"""

OPTIONS = {"posts": {}, "options": {"left_edge": 1, "left_current": 1, "right_current": 1, "right_edge": 1}}

site = flask.Flask(__name__)
site.config["SQLALCHEMY_DATABASE_URI"] = "sqlite:///:memory:"
db = flask_sqlalchemy.SQLAlchemy(site)


class Post(db.Model):
    id = db.Column(db.Integer, primary_key=True)


with site.app_context():
    db.create_all()
    db.session.add_all(Post() for _ in range(420))
    db.session.commit()


@site.get("/<options>")
def posts(options):
    page = db.paginate(db.select(Post), per_page=10)
    return flask.render_template_string(TEMPLATE, posts=page, options=OPTIONS[options])


def answer(path, number):
    response = site.test_client().get(path, query_string={"page": number})
    return response.status_code, response.text


app.run(version("flask-sqlalchemy"), answer)
