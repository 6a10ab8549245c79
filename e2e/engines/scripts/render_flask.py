"""A view of Flask, which pages through a table with Flask-SQLAlchemy."""

import os

import batch
import flask
import flask_sqlalchemy

app = flask.Flask(__name__, root_path=os.path.abspath(os.environ["PROJECT"]))
app.config["SQLALCHEMY_DATABASE_URI"] = "sqlite:///:memory:"
db = flask_sqlalchemy.SQLAlchemy(app)


class Post(db.Model):
    id = db.Column(db.Integer, primary_key=True)


with app.app_context():
    db.create_all()
    db.session.add_all(Post() for _ in range(420))
    db.session.commit()


@app.get("/posts")
def index():
    items = flask.request.args.get("items", 0, int)
    posts = db.paginate(db.select(Post).where(Post.id <= items), per_page=10, error_out=False)
    return flask.render_template_string(flask.g.template, posts=posts, **flask.g.data)


def compile_template(text):
    app.jinja_env.from_string(text)

    def render(data):
        with app.test_request_context(data["url"]):
            flask.g.template = text
            flask.g.data = data
            return app.dispatch_request()

    return render


batch.run(f"Flask {flask.__version__}, Flask-SQLAlchemy {flask_sqlalchemy.__version__}", compile_template)
