/**
 * The rooms of src, in the direction of the flow. A file may import its own room, those above it in the list, and the
 * packages that its room names. A file of `src` itself puts the steps together, and may import the whole core.
 */
const core = [
  { room: 'base', packages: ['leven'] },
  { room: 'diagnostics' },
  { room: 'regions' },
  { room: 'markdown', packages: ['markdown-it'] },
  { room: 'program' },
  { room: 'dialects', packages: ['entities'] },
  { room: 'pagers' },
  { room: 'themes', packages: ['parse5'] },
  { room: 'options' },
  { room: 'tags', packages: ['parse5'] },
  { room: 'attributes', packages: ['entities', 'html-element-attributes'] },
  { room: 'control' },
  { room: 'output', packages: ['magic-string'] },
  { room: 'audit', packages: ['parse5'] },
  { room: '.' },
];

/** The rooms of the components that `add` writes, likewise. They may import the core. */
const components = ['draw', 'project', 'frameworks', 'sources'];

/** The rooms of the command line, likewise. They may import the core, the components, and any package and Node module. */
const commandLine = ['base', 'config', 'files', 'report', 'site', 'watch', 'detect', 'add', 'init', '.'];

export default {
  plugins: ['typescript', 'import'],
  jsPlugins: ['./scripts/lint-rules.js'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist',
    'out',
    'coverage',
    'reports',
    '.stryker-tmp',
    'fixtures',
    // Of other projects: e2e/components checks them as those do.
    'components/**/*.{astro,mjs,ts,tsx,vue,svelte}',
    'e2e/fixtures',
    'html5lib-tests',
  ],
  env: { es2024: true, node: true, browser: true },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    ...errors('', [
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
    ]),
    // Strings are sorted by code units.
    'typescript/require-array-sort-compare': 'off',
    // Express knows an error handler by its fourth parameter, used or not.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
  },
  overrides: [
    {
      files: ['**/*.js'],
      rules: {
        'no-undef': 'error',
        // These rules need types.
        'typescript/no-unsafe-unary-minus': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      files: ['**/*.ts'],
      rules: {
        // With `correctness`, what typescript-eslint calls strict.
        ...errors('typescript/', [
          'ban-ts-comment',
          'consistent-type-imports',
          'no-confusing-void-expression',
          'no-deprecated',
          'no-dynamic-delete',
          'no-empty-object-type',
          'no-explicit-any',
          'no-extraneous-class',
          'no-generated-empty-object-type',
          'no-invalid-void-type',
          'no-misused-promises',
          'no-mixed-enums',
          'no-namespace',
          'no-non-null-asserted-nullish-coalescing',
          'no-non-null-assertion',
          'no-unnecessary-boolean-literal-compare',
          'no-unnecessary-condition',
          'no-unnecessary-template-expression',
          'no-unnecessary-type-arguments',
          'no-unnecessary-type-assertion',
          'no-unnecessary-type-constraint',
          'no-unnecessary-type-conversion',
          'no-unnecessary-type-parameters',
          'no-unsafe-argument',
          'no-unsafe-assignment',
          'no-unsafe-call',
          'no-unsafe-enum-comparison',
          'no-unsafe-function-type',
          'no-unsafe-member-access',
          'no-unsafe-return',
          'no-useless-constructor',
          'only-throw-error',
          'prefer-literal-enum-member',
          'prefer-promise-reject-errors',
          'prefer-reduce-type-parameter',
          'prefer-return-this-type',
          'related-getter-setter-pairs',
          'require-await',
          'restrict-plus-operands',
          'return-await',
          'unified-signatures',
          'use-unknown-in-catch-callback-variable',
        ]),
        // A number in a message reads the same however it becomes a string.
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      // A step reports a problem and leaves, in one statement: return report(…).
      files: ['src/attributes/**/*.ts', 'src/control/**/*.ts'],
      rules: { 'typescript/no-confusing-void-expression': 'off' },
    },
    {
      // No code is evaluated: see SECURITY.md.
      files: ['src/**/*.ts', 'playground/**/*.ts', 'bin/*.js'],
      rules: errors('', ['no-eval', 'no-implied-eval', 'no-new-func']),
    },
    {
      // Also parsed by unsupported Node versions.
      files: ['bin/*.js'],
      rules: { 'no-var': 'off' },
    },
    {
      files: ['src/**/*.ts', 'playground/**/*.ts'],
      rules: { 'own/no-array-spread': 'error' },
    },
    ...core.map(({ room, packages = [] }, index) => ({
      files: [room === '.' ? 'src/*.ts' : `src/${room}/**/*.ts`],
      rules: restrictImports(
        {
          regex: `^(?:\\.\\./)+${oneOf([
            ...later(
              core.map(({ room: name }) => name),
              index,
            ),
            'reading',
            'adapters',
            'components',
            'cli',
          ])}/${room === '.' ? '' : '|^(?:\\.\\./)+(?:index|page-path|preprocess|render-pagination)\\.js$'}`,
          message: `${room} comes before this in the flow: see the list of rooms in oxlint.config.js.`,
        },
        {
          group: ['*', '!./**', '!../**', ...packages.flatMap((name) => [`!${name}`, `!${name}/**`])],
          message: `oxlint.config.js says which packages ${room} may import. None of the core is Node's own.`,
        },
      ),
    })),
    ...components.map((room, index) => ({
      files: [`src/components/${room}/**/*.ts`],
      rules: restrictImports(
        {
          regex: `^(?:\\.\\./)+${oneOf([...later(components, index), 'adapters', 'cli'])}/`,
          message: `components/${room} comes before this in the flow: see the list of rooms in oxlint.config.js.`,
        },
        {
          group: ['*', '!./**', '!../**', '!node:*', '!parse5'],
          message: 'Components are made with the core, parse5 and Node modules alone.',
        },
      ),
    })),
    ...commandLine.map((room, index) => ({
      files: [room === '.' ? 'src/cli/*.ts' : `src/cli/${room}/**/*.ts`],
      rules: restrictImports({
        regex: `^(?:\\.\\./)+(?:${oneOf([...later(commandLine, index), 'adapters'])}/|(?:commands|main|options|playground|run)\\.js)|^(?:\\.\\./)+tags/`,
        message: `cli/${room} comes before this in the flow: see the list of rooms in oxlint.config.js.`,
      }),
    })),
    {
      files: ['src/reading/**/*.ts'],
      rules: restrictImports({
        group: ['../**', '!../index.js', '!../audit/*', '!../tags/tag-name.js'],
        message: 'The room reading may import only index.ts, the audit, the name of tags and Node modules.',
      }),
    },
    {
      files: ['src/adapters/**/*.ts'],
      rules: restrictImports({
        group: [
          '../**',
          '!../index.js',
          '!../base/source.js',
          '!../base/validate.js',
          '!../diagnostics/diagnostic.js',
          '!../options/options.js',
          '!../options/other-languages.js',
          '!../audit/**',
          '!../reading/**',
          'parse5',
        ],
        message:
          'Adapters may import only index.ts, the checks of options, what makes a diagnostic, and the rooms audit and reading.',
      }),
    },
    {
      files: ['playground/**/*.ts'],
      rules: restrictImports({
        regex:
          '^node:|^\\.\\./src/(?:adapters|reading|cli|components(?!/(?:sources/(?:drawn|head)|frameworks/index)\\.js$))/',
        message: 'The playground runs in a browser. It shows the core, and draws components.',
      }),
    },
    {
      files: ['**/*.test.ts', 'src/testing/**/*.ts', 'e2e/**/*.ts'],
      rules: {
        // A test may look into any file, and knows what it put where.
        'no-restricted-imports': 'off',
        'own/no-array-spread': 'off',
        'typescript/no-non-null-assertion': 'off',
        // Tests throw what users throw.
        'typescript/only-throw-error': 'off',
        'typescript/consistent-type-imports': 'off',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      },
    },
  ],
};

function errors(prefix, names) {
  return Object.fromEntries(names.map((name) => [prefix + name, 'error']));
}

function restrictImports(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns }] };
}

/** The rooms after one in a list, which it must not import. */
function later(rooms, index) {
  return rooms.slice(index + 1).filter((room) => room !== '.');
}

function oneOf(names) {
  return `(?:${names.join('|')})`;
}
