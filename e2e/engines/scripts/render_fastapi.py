"""Lists of FastAPI, and one of Starlette below it. Each path has another way to say the page."""

import importlib
import os
import sys
from math import ceil
from pathlib import Path
from types import SimpleNamespace

import batch
import fastapi
from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse
from fastapi.templating import Jinja2Templates
from fastapi.testclient import TestClient
from starlette.routing import Mount, Route

project = os.environ.get("PROJECT", "")
sys.path.insert(0, project)

templates = Jinja2Templates(directory=os.path.join(project, "templates"))
current = {}

for component in Path(project).glob("*.py") if project else []:
    for name, value in vars(importlib.import_module(component.stem)).items():
        if name.startswith(component.stem):
            templates.env.globals[name] = value


def paginate(items, page):
    """A page of a list, as libraries describe it: the nearest one."""
    pages = ceil(items / 10)
    return SimpleNamespace(page=min(max(page, 1), max(pages, 1)), pages=pages, total=items, size=10)


def read_page(text):
    return int(text[:18]) if text.isdecimal() else 1


def show(request: Request):
    # A query that is too long for the client of the tests.
    if "query_string" in current["data"]:
        request = Request({**request.scope, "query_string": current["data"]["query_string"].encode()})
    query = request.query_params
    page = request.path_params.get("page") or query.get("page", "")
    posts = paginate(int(query.get("items", 0)), read_page(str(page)))
    comments = paginate(90, read_page(query.get("comments", "")))
    context = {
        "request": request,
        "posts": posts,
        "comments": comments,
        **current["data"],
    }
    if "list" in context:
        context["list"] = SimpleNamespace(**context["list"])
    # TemplateResponse() takes other arguments since Starlette 0.29.
    return HTMLResponse(current["template"].render(context))


app = FastAPI(routes=[Mount("/starlette", routes=[Route("/{page:int}", show)])])
app.get("/posts")(show)
app.get("/archive/{page}", name="archive")(show)
users = FastAPI()
users.get("/page/{page}")(show)
users.get("/users/{page}")(show)
app.mount("/users", users, name="users")
router = APIRouter()
router.get("/{page}/c/{comment}")(show)
app.include_router(router, prefix="/router/{id}")
app.get("/{blog:path}/page/{page}", name="blog")(show)


def compile_template(text):
    template = templates.env.from_string(text)

    def render(data):
        current.update(template=template, data=data)
        client = TestClient(app, root_path=data.get("script", ""))
        return client.get(data["url"], headers={"host": "evil.example"}).text

    return render


batch.run(f"FastAPI {fastapi.__version__}", compile_template)
