import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A library that pages through a list of 420 items, 10 to a page, and what it answers. */
export interface Library {
  readonly name: string;
  /** The option that a second list has, as its users write it; undefined where there is none to compare. */
  readonly option?: string;
  /** What brings it: packages of Debian, or a sentence about the run by hand. None where `npm ci` does. */
  readonly packages?: readonly string[];
  readonly byHand?: string;
  /** Whether the number of the page comes from code of yours, so that the library sees no `?page=abc`. */
  readonly takesNumbers?: true;
  /**
   * Answers requests for `/posts`, the list with the defaults, and `/options`, the one with the option.
   *
   * @param urls such as `/posts?page=7`
   * @returns undefined where the library is not installed
   */
  readonly ask: (urls: readonly string[]) => Answers | undefined | Promise<Answers | undefined>;
}

export interface Answers {
  readonly version: string;
  /** How many languages the labels come in; null where all words are those of your template. */
  readonly languages: number | null;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly status: number;
  /** The HTML of the control. */
  readonly html: string;
}

/** Runs an application in `apps/` in a separate process. */
export function askApp(
  command: readonly [string, ...string[]],
  urls: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Answers | undefined {
  const [interpreter, ...args] = command;
  const { status, stdout } = spawnSync(interpreter, args, {
    cwd: join(__dirname, 'apps'),
    input: JSON.stringify(urls),
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
  });
  return status === 0 ? (JSON.parse(stdout) as Answers) : undefined;
}

/** Makes the answers of a function that renders a control. One that throws is a server error. */
export function answersOf(
  urls: readonly string[],
  render: (page: string, hasOption: boolean) => string,
): Answer[] {
  return urls.map((url) => {
    const [path, page = ''] = url.split('?page=');
    try {
      return { status: 200, html: render(page, path === '/options') };
    } catch {
      return { status: 500, html: '' };
    }
  });
}
