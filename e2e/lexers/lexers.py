"""What the lexers of Jinja and Django take for text, and whether their parsers take it. Reads [name, texts] as JSON."""

import json
import sys


def jinja():
    from jinja2 import Environment

    environment = Environment()

    def read(text):
        return "".join(value for _, kind, value in environment.lexer.tokeniter(text, None) if kind == "data")

    return read


def django():
    from django.template.base import Lexer, TokenType

    def read(text):
        # The parser skips what {% comment %} holds; the lexer alone does not.
        shown = []
        in_comment = False
        lexer = Lexer(text)
        for token in lexer.tokenize():
            if token.token_type == TokenType.BLOCK and token.contents.split()[:1] == ["comment"]:
                in_comment = True
            elif token.token_type == TokenType.BLOCK and token.contents == "endcomment":
                in_comment = False
            elif token.token_type == TokenType.TEXT and not in_comment:
                shown.append(token.contents)
        if in_comment or lexer.verbatim:
            raise ValueError("unclosed block")
        return "".join(shown)

    return read


def jinja_parses():
    from jinja2 import Environment

    # Tags of extensions that come with it, which real templates use.
    environment = Environment(extensions=["jinja2.ext.i18n", "jinja2.ext.do", "jinja2.ext.loopcontrols"])
    return lambda text: environment.parse(text) is not None


def django_parses():
    from django import setup
    from django.conf import settings
    from django.template import engines

    apps = ["admin", "auth", "contenttypes", "messages", "sessions"]
    settings.configure(
        INSTALLED_APPS=[f"django.contrib.{app}" for app in apps],
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
        SECRET_KEY="none",
    )
    setup()
    engine = engines["django"]
    return lambda text: engine.from_string(text) is not None


def attempt(read, text):
    try:
        return read(text)
    except Exception:
        return None


name, texts = json.load(sys.stdin)
read = {"jinja": jinja, "django": django, "jinja_parses": jinja_parses, "django_parses": django_parses}[name]()
results = [attempt(read, text) for text in texts]
json.dump([bool(one) for one in results] if name.endswith("_parses") else results, sys.stdout)
