import { listAll, makeDirectory, runIn } from '../../../testing/command-line.js';

test.each([
  ['eleventy.config.js', `export default () => ({ dir: { input: 'content' } })`, 'content/_includes'],
  [
    '.eleventy.js',
    `module.exports = () => ({ "dir": { "input": "./views/", "includes": "../partials" } })`,
    'partials',
  ],
  [
    'eleventy.config.js',
    `export const config = {\n  dir: {\n    input: "site/content", // default: "."\n    includes: "../parts",\n  },\n};`,
    'site/parts',
  ],
  ['eleventy.config.mjs', `export default (config) => { config.setInputDirectory("src"); }`, 'src/_includes'],
  ['eleventy.config.cjs', `module.exports = (config) => config.setIncludesDirectory('parts')`, 'parts'],
  [
    'eleventy.config.js',
    `export default (config) => config.addPlugin(a, { input: "css", dir: {} }); // input: "b"\n// dir: { input: "c" }`,
    '_includes',
  ],
])('%s with %s', async (file, config, directory) => {
  const cwd = await makeDirectory({
    [file]: config,
    'package.json': '{ "dependencies": { "@11ty/eleventy": "3" } }',
  });
  for (const name of ['nunjucks', 'liquid']) {
    const { stdout } = await runIn(cwd, ['add', name]);
    expect(stdout).toMatch(/(?:from|render) "pagination\./);
  }
  expect((await listAll(cwd)).filter((path) => path.startsWith(`${directory}/`))).toEqual(
    expect.arrayContaining([`${directory}/pagination.liquid`, `${directory}/pagination.njk`]),
  );
  const below = await runIn(cwd, ['add', 'liquid', '--out', `${directory}/lists`]);
  expect(below.stdout).toContain('{% render "lists/pagination.liquid"');
  expect((await runIn(cwd, ['add', '--check'])).code).toBe(0);
});
