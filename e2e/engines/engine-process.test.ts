import { createEngineProcess } from './engine-process.js';

/** Processes of Node, as engines that answer, crash, hang or talk nonsense. */
function processOf(code: string, patience = 60_000) {
  return createEngineProcess(() => ({
    command: process.execPath,
    args: [
      '-e',
      `const lines = require('node:readline').createInterface({ input: process.stdin });\n${code}`,
    ],
    env: process.env,
    patience,
  }));
}

const ANSWER = 'lines.on("line", (line) => console.log(JSON.stringify([process.pid, JSON.parse(line)])));';

test('one process answers all questions, also those that come at once', async () => {
  const { ask, close } = processOf(ANSWER);
  const answers = (await Promise.all(['é\n"', [], { a: 1 }].map(ask))) as [number, unknown][];
  expect(answers.map(([, question]) => question)).toEqual(['é\n"', [], { a: 1 }]);
  expect(new Set(answers.map(([pid]) => pid)).size).toBe(1);
  await close();
  expect(await ask(1)).not.toEqual([answers[0]![0], 1]);
  await close();
});

test.each([
  ['a crash', 'console.error("no memory"); process.exit(3);', 60_000, /ended with code 3\nno memory/],
  [
    'a crash later',
    'lines.on("line", () => { throw new Error("lost"); });',
    60_000,
    /ended with code 1\n[^]*lost/,
  ],
  ['a signal', 'process.kill(process.pid, "SIGKILL");', 60_000, /ended with SIGKILL/],
  [
    'an answer that is missing',
    'lines.on("line", () => console.error("busy"));',
    3000,
    /gave no answer within 3000 ms/,
  ],
  ['an answer that is no JSON', 'lines.on("line", () => console.log("puts"));', 60_000, /JSON/],
])('%s is an error, and the next question has a process of its own', async (_, code, patience, message) => {
  const { ask, close } = processOf(code, patience);
  await expect(ask(1)).rejects.toThrow(message);
  await expect(ask(2)).rejects.toThrow(message);
  await close().catch(() => undefined);
});

test('an interpreter that is not installed is an error', async () => {
  const { ask } = createEngineProcess(() => ({ command: 'no-such-engine', args: [], env: process.env }));
  await expect(ask(1)).rejects.toThrow('ENOENT');
});

test.each([
  ['a failure at the end', 'process.on("exit", () => (process.exitCode = 4));', 'ended with code 4'],
  [
    'a warning about our variables',
    `console.error('variable "pagination_room" is unused');`,
    'pagination_room',
  ],
  [
    'a warning about a file of a project',
    `console.error('/tmp/pagination-tag-1/a.rb:3: warning: shadowed');`,
    'shadowed',
  ],
])('closing tells %s', async (_, code, message) => {
  const { ask, close } = processOf(ANSWER + code);
  await ask(1);
  await expect(close()).rejects.toThrow(message);
});

test('closing does not tell what a framework is warned of', async () => {
  const { ask, close } = processOf(`console.error('/usr/lib/ruby/a.rb:3: warning: shadowed');${ANSWER}`);
  await ask(1);
  await close();
});
