#!/usr/bin/env bash
# The route in the scope of a request to FastAPI lacks the prefix of its router.
#
# Version: fastapi 0.142.2 with starlette 1.7.0. A path made of `scope["route"].path_format` and the parameters of the path is wrong
# below `include_router(prefix=…)`; the end of the request's own path is that of the route. A route of Starlette in such an application
# is not in the scope at all.
# Source: none was found; the tutorial "Bigger Applications" describes the prefix as part of the path of each operation.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >find.py <<'PROGRAM'
from warnings import simplefilter

simplefilter("ignore")
from fastapi import APIRouter, FastAPI, Request
from fastapi.testclient import TestClient
from starlette.responses import JSONResponse
from starlette.routing import Route


def route_of(request):
    route = request.scope.get("route")
    return route and route.path_format


router = APIRouter()


@router.get("/posts/{page}")
def posts(request: Request, page: int):
    return route_of(request)


async def bare(request):
    return JSONResponse(route_of(request))


app = FastAPI(routes=[Route("/bare/{page}", bare)])
app.include_router(router, prefix="/blog")
for path in ["/blog/posts/2", "/bare/2"]:
    print(path, TestClient(app).get(path).json())
PROGRAM

python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check fastapi==0.142.2 starlette==1.7.0 httpx==0.28.1
python/bin/python find.py | tee found.txt

cat >seen.txt <<'SEEN'
/blog/posts/2 /posts/{page}
/bare/2 None
SEEN
diff seen.txt found.txt && echo 'Still so.'
