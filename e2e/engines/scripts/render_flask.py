"""Views of Flask, which page through a table with Flask-SQLAlchemy. Each rule has another way to say the page."""

import importlib
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import batch
import flask
import flask_sqlalchemy
from werkzeug.exceptions import NotFound

project = os.environ["PROJECT"]
sys.path.insert(0, project)

app = flask.Flask(__name__, root_path=os.path.abspath(project))
app.config["SQLALCHEMY_DATABASE_URI"] = "sqlite:///:memory:"
db = flask_sqlalchemy.SQLAlchemy(app)

babel = None
if project and (Path(project) / "translations").is_dir():
    import flask_babel

    babel = flask_babel.Babel(app)

for component in Path(project).glob("*.py") if project else []:
    for name, value in vars(importlib.import_module(component.stem)).items():
        if name.startswith(component.stem):
            app.add_template_global(value, name)


class Post(db.Model):
    id = db.Column(db.Integer, primary_key=True)


with app.app_context():
    db.create_all()
    db.session.add_all(Post() for _ in range(420))
    db.session.commit()


@app.get("/", endpoint="home")
@app.get("/index", endpoint="home")
@app.get("/of/<endpoint>", endpoint="home")
@app.get("/posts")
@app.get("/<blog>/", endpoint="blog")
@app.get("/<blog>/page/<int:page>", endpoint="blog")
@app.get("/archive/<int:page>", endpoint="archive")
@app.get("/defaults/", defaults={"page": 1}, endpoint="defaults")
@app.get("/defaults/<int:page>", endpoint="defaults")
def index(blog=None, page=None, endpoint=None):
    items = flask.request.args.get("items", 0, int)
    posts = paginate(items, page)
    comments = paginate(90, flask.request.args.get("comments", 1, int))
    return flask.render_template_string(flask.g.template, posts=posts, comments=comments, **flask.g.data)


@app.errorhandler(404)
def missing(_error):
    return index()


def respond():
    try:
        return app.dispatch_request()
    except NotFound as error:
        return app.handle_http_exception(error)


def paginate(items, page, **options):
    query = db.select(Post).where(Post.id <= items)
    return db.paginate(query, page=page, per_page=10, error_out=False, count="uncounted" not in flask.request.args)


def compile_template(text):
    app.jinja_env.from_string(text)

    def render(data):
        script = data.get("script", "")
        with app.test_request_context(data["url"], environ_overrides={"SCRIPT_NAME": script} if script else {}):
            flask.g.template = text
            flask.g.data = data
            if "list" in data:
                flask.g.data = {**data, "list": SimpleNamespace(**data["list"])}
            if babel is None:
                return respond()
            with flask_babel.force_locale(data["locale"]):
                return respond()

    return render


batch.run(f"Flask {flask.__version__}, Flask-SQLAlchemy {flask_sqlalchemy.__version__}", compile_template)
