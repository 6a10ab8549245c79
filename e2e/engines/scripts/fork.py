"""Runs a script for projects, in a fork for each: its libraries, which take a second to load, are loaded once. Each line of the
input is a project and the line that the script reads, in JSON."""

import gc
import importlib
import io
import itertools
import json
import os
import re
import runpy
import sys

script = sys.argv.pop(1)
with open(script) as file:
    # The first lines, up to those that need a project.
    first = itertools.takewhile(lambda line: re.match(r'"""|import |from |\s*$', line), file)
    libraries = [line.split()[1] for line in first if line.startswith(("import ", "from "))]
for library in libraries:
    importlib.import_module(library)

# Forks share what is loaded, as long as no collector of theirs touches it.
gc.freeze()

for line in sys.stdin:
    project, questions = json.loads(line)
    child = os.fork()
    if child == 0:
        os.environ["PROJECT"] = project
        sys.stdin = io.StringIO(questions)
        runpy.run_path(script, run_name="__main__")
        sys.stdout.flush()
        # What is loaded is not taken apart, which would copy it.
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if status != 0:
        sys.exit(f"The process of {project} ended with {os.waitstatus_to_exitcode(status)}.")
