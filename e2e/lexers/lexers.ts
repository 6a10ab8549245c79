import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import ejs from 'ejs';
import { Eta } from 'eta';
import Handlebars from 'handlebars';
import { Liquid, Tokenizer, TokenKind } from 'liquidjs';

/** What an engine takes for text in each of some templates, all texts joined; null where it refuses the template. */
export type ReadTexts = (templates: readonly string[]) => readonly (string | null)[];

/** An engine whose own lexer can be asked. */
export interface Lexer {
  readonly read: ReadTexts;
  /** Whether the engine's parser takes each of some templates. */
  readonly parses: (templates: readonly string[]) => readonly boolean[];
  /** What runs it, where that is not Node. */
  readonly command?: { readonly name: string; readonly probe: readonly string[] };
}

/** What a lexer lacks to run here; undefined where it lacks nothing. */
function lackOf({ command }: Lexer): string | undefined {
  if (!command || spawnSync(command.name, command.probe).status === 0) return undefined;
  return `"${command.name} ${command.probe.join(' ')}" fails`;
}

/**
 * A test that needs a lexer, and perhaps more. Where something is not there the test is skipped, and says so; in CI it
 * fails instead.
 *
 * @param lack what else is not there
 */
export function testWithLexer(lexer: Lexer, name: string, run: () => void, lack = lackOf(lexer)): void {
  if (lack === undefined) {
    test(name, run);
  } else if (process.env['CI']) {
    test(name, () => {
      throw new Error(`CI must run this test, but ${lack}.`);
    });
  } else {
    console.warn(`Skipped: ${name}: ${lack}.`);
    test.skip(`${name} (${lack})`, () => undefined);
  }
}

/** Ruby, Python, PHP, Elixir, Java and Go read all templates in one run. */
function script(command: string, probe: readonly string[], args: readonly string[], name?: string): Lexer {
  const ask = (input: unknown): unknown => JSON.parse(run(command, args, JSON.stringify(input)));
  const read: ReadTexts = (templates) =>
    ask(name === undefined ? templates : [name, templates]) as (string | null)[];
  return {
    command: { name: command, probe },
    read,
    // Without a name it is the parser that reads.
    parses: (templates) =>
      name === undefined
        ? read(templates).map((text) => text !== null)
        : (ask([`${name}_parses`, templates]) as boolean[]),
  };
}

function run(command: string, args: readonly string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(__dirname),
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

function inProcess(read: (template: string) => string, parse: (template: string) => unknown): Lexer {
  const attempt =
    <Result>(use: (template: string) => Result) =>
    (templates: readonly string[]): (Result | null)[] =>
      templates.map((template) => {
        try {
          return use(template);
        } catch {
          return null;
        }
      });
  return {
    read: attempt(read),
    parses: (templates) => attempt((template) => parse(template) !== null)(templates).map(Boolean),
  };
}

const PYTHON = '/usr/bin/python3';
const FREEMARKER = ['-cp', '/usr/share/java/freemarker.jar'];

/** The lexers, by what they read. */
export const lexers = {
  nunjucks: inProcess(readNunjucks, (template) => nunjucks().parser.parse(template)),
  ejs: inProcess(readEjs, (template) => ejs.compile(template)),
  eta: inProcess(readEta, (template) => new Eta().compile(template)),
  liquidjs: inProcess(readLiquidJs, (template) => new Liquid().parse(template)),
  handlebars: inProcess(readHandlebars, (template) => Handlebars.parse(template)),
  jinja2: script(PYTHON, ['-c', 'import jinja2'], ['lexers.py'], 'jinja'),
  django: script(PYTHON, ['-c', 'import django'], ['lexers.py'], 'django'),
  php: script('php', ['-v'], ['lexers.php'], 'php'),
  twig: script('php', ['-r', 'require "Twig/autoload.php";'], ['lexers.php'], 'twig'),
  blade: script('php', ['-r', 'require "Illuminate/View/autoload.php";'], ['lexers.php'], 'blade'),
  smarty: script('php', ['-r', 'require "smarty4/Smarty.class.php";'], ['lexers.php'], 'smarty'),
  erb: script('ruby', ['-v'], ['lexers.rb'], 'erb'),
  liquid: script('ruby', ['-e', 'require "liquid"'], ['lexers.rb'], 'liquid'),
  freemarker: script('java', [...FREEMARKER, 'freemarker.core.CommandLine'], [...FREEMARKER, 'Lexers.java']),
  hugo: script('go', ['version'], ['run', 'lexers.go']),
  eex: elixir('lexers.exs'),
  sigils: elixir('sigils.exs'),
} satisfies Record<string, Lexer>;

/** Its lexer reads all of a template. */
function elixir(file: string): Lexer {
  const read: ReadTexts = (templates) => {
    const lines = templates.map((template) => Buffer.from(template).toString('hex')).join('\n');
    return run('elixir', [file], `${lines}\n`)
      .trimEnd()
      .split('\n')
      .map((line) => (line === '-' ? null : Buffer.from(line, 'hex').toString()));
  };
  return {
    command: { name: 'elixir', probe: ['--version'] },
    read,
    parses: (templates) => read(templates).map((text) => text !== null),
  };
}

/** The package has no types of its own. */
function nunjucks(): {
  lexer: { lex: (text: string) => { nextToken: () => { type: string; value: string } | null } };
  parser: { parse: (text: string) => unknown };
} {
  return jest.requireActual('nunjucks');
}

/** Raw blocks are read by the parser, not by the lexer: no soup has any. */
function readNunjucks(template: string): string {
  const tokens = nunjucks().lexer.lex(template);
  let text = '';
  let isCode = false;
  for (let token = tokens.nextToken(); token; token = tokens.nextToken()) {
    if (token.type === 'data') text += token.value;
    else if (token.type.endsWith('-start')) isCode = true;
    else if (token.type.endsWith('-end')) isCode = false;
  }
  if (isCode) throw new Error('The code has no end.');
  return text;
}

function readEjs(template: string): string {
  const { Template } = ejs as unknown as {
    Template: new (text: string) => { generateSource: () => void; source: string };
  };
  const compiler = new Template(template);
  compiler.source = '';
  compiler.generateSource();
  return [...compiler.source.matchAll(/^ {4}; __append\(("(?:\\.|[^"\\])*")\)$/gm)]
    .map(([, text]) => JSON.parse(text as string) as string)
    .join('');
}

function readEta(template: string): string {
  return new Eta({ autoTrim: false })
    .parse(template)
    .map((part) => (typeof part === 'string' ? part.replace(/\\n/g, '\n').replace(/\\([\\'])/g, '$1') : ''))
    .join('');
}

function readLiquidJs(template: string): string {
  let text = '';
  let isComment = false;
  for (const token of new Tokenizer(template).readTopLevelTokens()) {
    const { name } = token as { name?: string };
    if (token.kind === TokenKind.HTML && !isComment) text += token.getText();
    else if (token.kind === TokenKind.Tag && name === 'comment') isComment = true;
    else if (token.kind === TokenKind.Tag && name === 'endcomment') {
      if (!isComment) throw new Error('There is no comment to end.');
      isComment = false;
    }
  }
  if (isComment) throw new Error('The comment has no end.');
  return text;
}

function readHandlebars(template: string): string {
  let text = '';
  class Reader extends Handlebars.Visitor {
    override ContentStatement({ value }: hbs.AST.ContentStatement): void {
      text += value;
    }
  }
  new Reader().accept(Handlebars.parseWithoutProcessing(template));
  return text;
}
