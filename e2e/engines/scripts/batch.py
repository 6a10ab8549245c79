"""Renders a batch of templates: jobs come in as JSON, lists of renderings go out."""

import json
import sys


def run(version, compile_template):
    """compile_template takes a template, and returns a function from variables to output."""
    if sys.argv[1:] == ["--version"]:
        print(version)
    else:
        json.dump([render_job(job, compile_template) for job in json.load(sys.stdin)], sys.stdout)


def render_job(job, compile_template):
    try:
        render = compile_template(job["template"])
    except Exception as error:
        return [describe(error)] * len(job["data"])
    return [render_one(render, data) for data in job["data"]]


def render_one(render, data):
    try:
        return {"output": render(data)}
    except Exception as error:
        return describe(error)


def describe(error):
    return {"error": f"{type(error).__name__}: {error}"}
