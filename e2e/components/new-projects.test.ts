import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDirectory, runIn } from '../../src/testing/command-line.js';
import { listingsOf } from './added.js';
import { linksIn } from './hostile.js';
import { numberedLinks } from './python.js';

/** New applications in Python, with what the page of the framework says and nothing else. */

const PYTHON = '/usr/bin/python3';

function runPython(code: string, cwd: string): string {
  return execFileSync(PYTHON, ['-B', '-c', code], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: cwd },
  });
}

/** Defines a test that needs a module of Debian's Python. */
function testWith(module: string, name: string, run: () => Promise<void>): void {
  const isThere = spawnSync(PYTHON, ['-c', `import ${module}`]).status === 0;
  (isThere || process.env['CI'] ? test : test.skip)(name, run);
}

testWith('django', 'Django', async () => {
  const cwd = await makeDirectory({});
  const { settings, static: files, routes, link, list } = listingsOf('django');
  execFileSync(PYTHON, ['-m', 'django', 'startproject', 'mysite', '.'], { cwd });
  expect(await runIn(cwd, ['add', 'django'])).toMatchObject({ code: 0 });
  const place = join(cwd, 'mysite/settings.py');
  writeFileSync(
    place,
    `${readFileSync(place, 'utf8')}${settings?.replace(' = ', ' += ')}${files}
TEMPLATES[0]["DIRS"] = [BASE_DIR / "templates"]\n`,
  );
  mkdirSync(join(cwd, 'templates'));
  writeFileSync(join(cwd, 'templates/posts.html'), `${link}${list}`);
  writeFileSync(
    join(cwd, 'mysite/urls.py'),
    `from django.urls import path
from django.views.generic import ListView

class PostList(ListView):
    paginate_by = 10
    template_name = "posts.html"
    queryset = range(30)

${routes}`,
  );
  const page = runPython(
    `import os
os.environ["DJANGO_SETTINGS_MODULE"] = "mysite.settings"
import django
django.setup()
from django.contrib.staticfiles import finders
from django.test import Client
assert finders.find("pagination.css")
print(Client(HTTP_HOST="localhost").get("/posts/page/2/?q=1").content.decode())`,
    cwd,
  );
  expect(linksIn(page)).toEqual([
    '/static/pagination.css',
    ...numberedLinks('/posts/page/', '/?q=1', '/posts/?q=1'),
  ]);
});

testWith('flask_sqlalchemy', 'Flask', async () => {
  const { install, routes, link, list } = listingsOf('flask');
  const cwd = await makeDirectory({
    'templates/posts.html': `${link}${list}`,
    'site.py': `${install}
from flask import render_template
from flask_sqlalchemy import SQLAlchemy

app.config["SQLALCHEMY_DATABASE_URI"] = "sqlite://"
db = SQLAlchemy(app)

class Post(db.Model):
    id = db.Column(db.Integer, primary_key=True)

${routes?.replace('...', 'return render_template("posts.html", posts=db.paginate(db.select(Post), page=page, per_page=10))')}`,
  });
  expect(await runIn(cwd, ['add', 'flask'])).toMatchObject({ code: 0 });
  const page = runPython(
    `import importlib.util as util
spec = util.spec_from_file_location("blog", "site.py")
blog = util.module_from_spec(spec)
spec.loader.exec_module(blog)
with blog.app.app_context():
    blog.db.create_all()
    blog.db.session.add_all(blog.Post() for _ in range(30))
    blog.db.session.commit()
    client = blog.app.test_client()
    assert client.get("/static/pagination.css").status_code == 200
    print(client.get("/posts/page/2?q=1").text)`,
    cwd,
  );
  expect(linksIn(page)).toEqual([
    '/static/pagination.css',
    ...numberedLinks('/posts/page/', '?q=1', '/posts?q=1'),
  ]);
});

testWith('flask', 'Flask, in a package, with the lines that add prints', async () => {
  const cwd = await makeDirectory({
    'flaskr/__init__.py': 'from flask import Flask\napp = Flask(__name__)\n',
    'requirements.txt': 'flask',
  });
  const { code, stdout } = await runIn(cwd, ['add', 'flask']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Wrote flaskr/pagination.py.') as string]);
  const lines = stdout.split('\n').map((line) => line.trim());
  const steps = lines.filter((line) => /^(?:from|app\.)/.test(line)).join('\n');
  expect(steps).toMatch(/^from flaskr\.pagination import/);
  const template = lines.find((line) => line.startsWith('{{ pagination'));
  const page = runPython(
    `from types import SimpleNamespace
from flask import render_template_string
from flaskr import app
${steps}
@app.get("/posts")
def posts():
    return render_template_string('${template}', posts=SimpleNamespace(page=2, pages=3, total=30))
print(app.test_client().get("/posts?page=2").text)`,
    cwd,
  );
  expect(linksIn(page)).toEqual(numberedLinks('/posts?page=', '', '/posts'));
});

testWith('fastapi, httpx', 'FastAPI', async () => {
  const { install, static: files, link, list } = listingsOf('fastapi');
  const cwd = await makeDirectory({
    'templates/posts.html': `${link}${list}`,
    'main.py': `${install}
from inspect import signature
from types import SimpleNamespace

from fastapi import FastAPI, Request
from fastapi.staticfiles import StaticFiles

app = FastAPI()
${files}
@app.get("/posts")
def posts(request: Request, page: int = 1):
    posts = SimpleNamespace(page=page, pages=3, total=30)
    # Starlette takes the request first since 0.29.
    before = [] if list(signature(templates.TemplateResponse).parameters)[0] == "name" else [request]
    return templates.TemplateResponse(*before, "posts.html", {"request": request, "posts": posts})
`,
  });
  expect(await runIn(cwd, ['add', 'fastapi'])).toMatchObject({ code: 0 });
  const page = runPython(
    `from fastapi.testclient import TestClient
from main import app
client = TestClient(app)
assert client.get("/static/pagination.css").status_code == 200
print(client.get("/posts?page=2&q=1").text)`,
    cwd,
  );
  expect(linksIn(page).slice(1)).toEqual(numberedLinks('/posts?q=1&page=', '', '/posts?q=1'));
});
