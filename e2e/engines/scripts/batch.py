"""Renders batches of templates: each line of the input is a list of jobs in JSON, and is answered by a line of renderings."""

import json
import sys
from decimal import Decimal
from fractions import Fraction
from urllib.parse import parse_qs


class Throwing:
    """An object that cannot be converted to a string or a number."""

    def _throw(self, *_):
        raise RuntimeError("no conversion")

    __str__ = __repr__ = __int__ = __float__ = __index__ = __len__ = _throw


# Values that JSON does not have, by name. See odd-values.ts.
ODD = {
    "inf": float("inf"),
    "-inf": float("-inf"),
    "nan": float("nan"),
    "bigint": 10**400,
    "decimal": Decimal("1000.0"),
    "decimal-exponent": Decimal("1E+3"),
    "decimal-inf": Decimal("Infinity"),
    "decimal-nan": Decimal("NaN"),
    "fraction": Fraction(7, 2),
    "complex": 3j,
    "bytes": b"3",
    "tuple": (3,),
    "object": object(),
    "throwing": Throwing(),
}


def revive(value):
    if "$odd" in value:
        return ODD[value["$odd"]]
    if "$query" in value:
        return parse_query(value["$query"])
    return value


def parse_query(query):
    return parse_qs(query, keep_blank_values=True).get("page", [None])[0]


def run(version, compile_template):
    """compile_template takes a template, and returns a function from variables to output."""
    if sys.argv[1:] == ["--version"]:
        print(version)
    else:
        for line in sys.stdin:
            jobs = json.loads(line, object_hook=revive)
            print(json.dumps([render_job(job, compile_template) for job in jobs]), flush=True)


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
