import { createRequire } from 'node:module';

// ESLint is one of the checkers that e2e installs.
const require = createRequire(new URL('e2e/package.json', import.meta.url));
const js = require('@eslint/js');
const prettier = require('eslint-config-prettier');
const { defineConfig, globalIgnores } = require('eslint/config');
const tseslint = require('typescript-eslint');

/**
 * The rooms of src, in the direction of the flow. A file may import its own room, those above it in the list, and the
 * packages that its room names. A file of `src` itself puts the steps together, and may import the whole core.
 */
const core = [
  { room: 'base', packages: ['leven'] },
  { room: 'diagnostics', packages: ['@babel/code-frame'] },
  { room: 'dialects' },
  { room: 'tags', packages: ['parse5'] },
  { room: 'attributes', packages: ['entities', 'html-element-attributes'] },
  { room: 'themes' },
  { room: 'options' },
  { room: 'control' },
  { room: 'output', packages: ['magic-string'] },
  { room: '.' },
];

/** The rooms of the command line, likewise. Their packages, and Node's modules, are their own affair. */
const commandLine = ['base', 'arguments', 'config', 'files', 'report', 'watch', 'init', '.'];

/** A call has room for some ten thousand arguments: an array may be longer, and throw a RangeError; a tuple is not. */
const noArraySpread = {
  meta: {
    messages: {
      array: 'An array may be too long to be spread into arguments. Loop over it, or pass it whole.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    return {
      ':matches(CallExpression, NewExpression) > SpreadElement.arguments'({ argument }) {
        const node = esTreeNodeToTSNodeMap.get(argument);
        // There was room for the arguments of a call to our own function.
        const isRest = checker.getSymbolAtLocation(node)?.valueDeclaration?.dotDotDotToken !== undefined;
        const isTuple = checker.isTupleType(checker.getTypeAtLocation(node));
        if (!isRest && !isTuple) context.report({ node: argument, messageId: 'array' });
      },
    };
  },
};

export default defineConfig(
  globalIgnores([
    'dist',
    'out',
    'coverage',
    'reports',
    '.stryker-tmp',
    'fixtures',
    'e2e/fixtures',
    'html5lib-tests',
  ]),
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
    files: ['src/**/*.ts', 'playground/**/*.ts'],
    ignores: ['src/testing/**', '**/*.test.ts'],
    plugins: { own: { rules: { 'no-array-spread': noArraySpread } } },
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
          'adapters',
          'cli',
        ])}/${room === '.' ? '' : '|^(?:\\.\\./)+(?:index|preprocess|render-pagination)\\.js$'}`,
        message: `${room} comes before this in the flow: see the list of rooms in eslint.config.js.`,
      },
      {
        regex: `^(?!\\.${packages.map((name) => `|${name}(?:/|$)`).join('')})`,
        message: `eslint.config.js says which packages ${room} may import. None of the core is Node's own.`,
      },
    ),
  })),
  ...commandLine.map((room, index) => ({
    files: [room === '.' ? 'src/cli/*.ts' : `src/cli/${room}/**/*.ts`],
    rules: restrictImports({
      regex: `^(?:\\.\\./)+(?:${oneOf([...later(commandLine, index), 'adapters'])}/|(?:main|playground|run)\\.js)|^(?:\\.\\./)+tags/`,
      message: `cli/${room} comes before this in the flow: see the list of rooms in eslint.config.js.`,
    }),
  })),
  {
    files: ['src/adapters/**/*.ts'],
    rules: restrictImports({
      regex: '^\\.\\./(?!index\\.js$)|^parse5$',
      message: 'An adapter takes the whole work from index.ts.',
    }),
  },
  {
    // What no-restricted-imports does not see.
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**', 'src/adapters/**', 'src/testing/**', 'src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', 'ImportExpression', 'TSImportType'] },
  },
  {
    files: ['playground/**/*.ts'],
    rules: restrictImports({
      regex: '^node:|^\\.\\./src/(?:adapters|cli)/',
      message: 'The playground runs in a browser, and shows the core.',
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

/** The rooms behind one in a list, of which it may import nothing. */
function later(rooms, index) {
  return rooms.slice(index + 1).filter((room) => room !== '.');
}

function oneOf(names) {
  return `(?:${names.join('|') || '(?!)'})`;
}
