import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { defineConfig, globalIgnores } from 'eslint/config';
import { posix } from 'node:path';
import tseslint from 'typescript-eslint';

/** What finds template code: it knows nothing of tags, and takes from the core only what a range is. */
const regions = ['region', 'scan', 'passes', 'braces', 'angle', 'blade-directives']
  .concat(['django', 'eex', 'ejs', 'erb', 'eta', 'go', 'handlebars', 'jinja', 'liquid', 'nunjucks', 'php'])
  .concat(['blade', 'heex'])
  .map((name) => `dialects/regions/${name}`)
  .map((file, index, files) => ({ file, from: ['source', ...files.slice(0, index)] }));

/**
 * The files of the core, in the direction of the flow: each may import those above it, or of these only what `from`
 * names, and packages only by name.
 * A `step` is a part of the work that has an order. Other steps may take its types; its functions are called by the
 * files in `calledBy` only, and by the callers at the end, which put the steps together.
 */
const core = [
  { file: 'window', alone: true },
  { file: 'path', alone: true },
  { file: 'escape', alone: true },
  { file: 'text', alone: true },
  { file: 'code-words' },
  { file: 'language-advice' },
  { file: 'codes' },
  { file: 'source' },
  { file: 'frame', packages: ['@babel/code-frame'] },
  { file: 'diagnostic' },
  { file: 'expression' },
  ...regions,
  { file: 'mask', from: ['source', 'dialects/regions/region'] },
  { file: 'schema', packages: ['html-element-attributes', 'leven'] },
  { file: 'dialects/program' },
  { file: 'dialects/syntax' },
  { file: 'dialects/value' },
  { file: 'dialects/token' },
  { file: 'dialects/dialect' },
  { file: 'dialects/jinja-like' },
  { file: 'dialects/javascript' },
  { file: 'dialects/elixir' },
  ...[
    'django',
    'eex',
    'ejs',
    'erb',
    'eta',
    'handlebars',
    'heex',
    'hugo',
    'jinja2',
    'liquid',
    'nunjucks',
    'php',
    'twig',
    'blade',
  ].map((name) => ({ file: `dialects/${name}` })),
  { file: 'dialects/handlebars-helpers' },
  { file: 'dialects/index' },
  { file: 'labels' },
  { file: 'locales' },
  { file: 'themes/theme' },
  ...['bootstrap', 'bulma', 'daisyui', 'default', 'govuk', 'petal', 'tailwind', 'uswds'].map((name) => ({
    file: `themes/${name}`,
  })),
  { file: 'themes/index' },
  { file: 'themes/custom' },
  { file: 'options' },
  { file: 'values' },
  { file: 'parsed-tags' },
  { file: 'candidates' },
  { file: 'element-kinds' },
  { file: 'element-names' },
  { file: 'tag-tokens' },
  { file: 'drawing' },
  { file: 'element-stack', step: true, calledBy: ['open-elements'] },
  { file: 'open-elements', step: true, calledBy: ['scan'] },
  { file: 'scan', step: true, calledBy: ['parse', 'read-tags'] },
  { file: 'offset-tokenizer', packages: ['parse5'], step: true, calledBy: ['parse'] },
  { file: 'parse', packages: ['parse5'], step: true, calledBy: ['read-tags'] },
  { file: 'start-tag-reader', packages: ['parse5'], step: true, calledBy: ['read-tags'] },
  { file: 'read-tags', step: true, calledBy: ['find-tags'] },
  { file: 'find-tags', step: true },
  { file: 'coded', packages: ['entities'], step: true, calledBy: ['sort-attributes', 'attributes'] },
  { file: 'sort-attributes', step: true, calledBy: ['attributes'] },
  { file: 'attributes', step: true, calledBy: ['bind'] },
  { file: 'bind', step: true, calledBy: ['control'] },
  { file: 'landmarks', step: true },
  { file: 'component', step: true, calledBy: ['themed-control'] },
  { file: 'specialize', step: true, calledBy: ['control', 'render', 'themed-control'] },
  { file: 'render', step: true, calledBy: ['control', 'themed-control'] },
  { file: 'themed-control' },
  { file: 'dialects/slots' },
  { file: 'dialects/lower', step: true, calledBy: ['snippet'] },
  { file: 'dialects/print', step: true, calledBy: ['snippet'] },
  { file: 'snippet', step: true, calledBy: ['control'] },
  { file: 'control', step: true },
  { file: 'splice', step: true, calledBy: ['result', 'source-map'] },
  { file: 'source-map', packages: ['magic-string'], step: true, calledBy: ['result'] },
  { file: 'length', step: true },
  { file: 'result', packageTypes: ['magic-string'] },
  { file: 'preprocess', caller: true },
  { file: 'render-pagination', caller: true },
  { file: 'index', caller: true },
  { file: 'browser/pagination-tag', caller: true },
  // What takes the place of files and packages in the build for browsers: see scripts/browser.js.
  { file: 'browser/stand-ins/dialects', from: ['dialects/index'] },
  { file: 'browser/stand-ins/frame', from: ['frame'] },
  { file: 'browser/stand-ins/language-advice', from: ['language-advice'] },
  { file: 'browser/stand-ins/locales', from: ['locales'] },
  { file: 'browser/stand-ins/themes', from: ['themes/default', 'themes/index'] },
  { file: 'browser/stand-ins/character-references', from: [], packageTypes: ['entities/decode'] },
];

/** Packages that do a step's work, and that nobody else uses. */
const stepPackages = core.filter(({ step }) => step).flatMap(({ packages = [] }) => packages);

/** What stands outside the core, and the files of the core that it may import. Its own files and packages are its affair. */
const hosts = [
  {
    folder: 'cli',
    from: [
      'index',
      'codes',
      'diagnostic',
      'dialects/handlebars-helpers',
      'options',
      'preprocess',
      'result',
      'source',
      'splice',
      'text',
    ],
  },
  { folder: 'adapters', from: ['index'] },
];

/** What the playground takes of the core: beside the product itself, what finds tags, so that its form can edit them. */
const playgroundImports = [
  'candidates',
  'index',
  'dialects/index',
  'find-tags',
  'locales',
  'mask',
  'schema',
  'source',
  'splice',
];

const importDirection = core.map(({ file, alone, from, caller, packages = [], packageTypes = [] }, index) => {
  const specifier = specifierFrom(file);
  const above = alone ? [] : core.slice(0, index);
  const earlier = above.filter((other) => from?.includes(other.file) ?? true);
  const typesOnly = earlier.filter((other) => other.step && !caller && !other.calledBy?.includes(file));
  return {
    files: [`src/${file}.ts`],
    rules: restrictImports(
      {
        regex: nothingBut([...earlier.map((other) => specifier(other.file)), ...packages, ...packageTypes]),
        message: `eslint.config.js lists what ${file}.ts may import: earlier steps, and packages by name.`,
      },
      {
        regex: anyOf([...typesOnly.map((other) => specifier(other.file)), ...packageTypes]),
        allowTypeImports: true,
        message: `${file}.ts may take types from here; only the callers at the end of the flow call steps.`,
      },
    ),
  };
});

const hostImports = hosts.map(({ folder, from }) => ({
  files: [`src/${folder}/**/*.ts`],
  rules: restrictImports({
    regex: `^\\.\\./(?!${choice(from.map((file) => `${file}.js`))}$)|${anyOf(stepPackages)}`,
    message: `src/${folder} leaves the work to the core, and takes no more of it than ${from.join(', ')}.`,
  }),
}));

export default defineConfig(
  globalIgnores(['dist', 'out', 'coverage', 'reports', '.stryker-tmp', 'fixtures', 'html5lib-tests']),
  {
    files: ['**/*.js'],
    extends: [js.configs.recommended],
    languageOptions: { globals: namesOf(Object.getOwnPropertyNames(globalThis)) },
    // A file for browsers names what it has of theirs, even where Node has it as well.
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  {
    // No code is evaluated: see SECURITY.md.
    files: ['src/**/*.ts', 'playground/**/*.ts', 'bin/*.js'],
    rules: { 'no-eval': 'error', 'no-implied-eval': 'error', 'no-new-func': 'error' },
  },
  {
    files: ['bin/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: namesOf(['require', '__dirname']) },
  },
  {
    files: ['src/**/*.ts', 'e2e/**/*.ts', 'playground/**/*.ts'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A number in a message reads the same however it becomes a string.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Express knows an error handler by its fourth parameter, used or not.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: restrictImports({
      regex: '.',
      message: 'This file has no place in the flow yet: give it one in eslint.config.js.',
    }),
  },
  ...importDirection,
  {
    // What no-restricted-imports does not see.
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**', 'src/adapters/**', 'src/testing/**', 'src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', 'ImportExpression', 'TSImportType'] },
  },
  ...hostImports,
  {
    files: ['playground/**/*.ts'],
    rules: restrictImports({
      regex: `^node:|^\\.\\./src/(?!${choice(playgroundImports.map((file) => `${file}.js`))}$)`,
      message: `The playground runs in a browser, and takes no more of src than ${playgroundImports.join(', ')}.`,
    }),
  },
  {
    files: ['**/*.test.ts', 'src/testing/**/*.ts', 'e2e/**/*.ts'],
    rules: {
      // A test may look into any file, and knows what it put where.
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Tests throw what users throw.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  prettier,
);

function restrictImports(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

function namesOf(globals) {
  return Object.fromEntries(globals.map((name) => [name, 'readonly']));
}

/** How a file of the core names another one in an import. */
function specifierFrom(file) {
  return (other) => {
    const path = posix.relative(posix.dirname(file), other);
    return `${path.startsWith('.') ? path : `./${path}`}.js`;
  };
}

function nothingBut(specifiers) {
  return `^(?!${choice(specifiers)}$)`;
}

function anyOf(specifiers) {
  return `^${choice(specifiers)}$`;
}

function choice(specifiers) {
  return `(?:${specifiers.map((specifier) => specifier.replace(/[.]/g, '\\.')).join('|') || '(?!)'})`;
}
