"""What the lexers of Jinja and Django take for text. Reads [name, texts] as JSON, writes a list of texts or nulls."""

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


def attempt(read, text):
    try:
        return read(text)
    except Exception:
        return None


name, texts = json.load(sys.stdin)
read = {"jinja": jinja, "django": django}[name]()
json.dump([attempt(read, text) for text in texts], sys.stdout)
