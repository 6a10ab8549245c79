import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');

/** A regular expression, and where it is written: `src/path.ts:12`. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** The regular expressions in the code of the product, and the places where it makes further ones at run time. */
export function expressionsInCode(): { literals: Expression[]; made: string[] } {
  const literals: Expression[] = [];
  const made: string[] = [];
  for (const path of [...filesIn('src'), ...filesIn('playground')]) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const where = `${nameOf(path)}:${line + 1}`;
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
      } else if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
        if (node.expression.getText() === 'RegExp') made.push(where);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { literals, made };
}

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => join(ROOT, folder, name));
}

function nameOf(path: string): string {
  return relative(ROOT, path).replaceAll(sep, '/');
}

/** Runs a function, and returns the regular expressions that are created in it. */
export function expressionsMadeIn(run: () => void): Expression[] {
  const expressions: Expression[] = [];
  const Original = globalThis.RegExp;
  const make = (made: RegExp): RegExp => {
    // "at findEnd (/…/src/dialects/php/regions.ts:53:45)": the caller is the third frame.
    const place = /\(?([^\s(]+):(\d+):\d+\)?$/.exec(new Error().stack?.split('\n')[3] ?? '');
    const where = `${nameOf(place?.[1] ?? '')}:${place?.[2] ?? ''}`;
    expressions.push({ source: made.source, flags: made.flags, where });
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (_, [pattern, flags]: [string | RegExp, string?]) => make(new Original(pattern, flags)),
    // Without `new`, it makes one as well.
    apply: (_, __, [pattern, flags]: [string | RegExp, string?]) => make(new Original(pattern, flags)),
  });
  try {
    run();
  } finally {
    globalThis.RegExp = Original;
  }
  return expressions;
}
