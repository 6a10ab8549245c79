/** Names of values that the scripts of these engines know, and JSON does not. */
export const PYTHON = [
  ...[
    'inf',
    '-inf',
    'nan',
    'bigint',
    'decimal',
    'decimal-exponent',
    'decimal-inf',
    'decimal-nan',
    'fraction',
  ],
  ...['complex', 'bytes', 'tuple', 'object', 'throwing'],
];
export const RUBY = [
  ...['inf', '-inf', 'nan', 'bigint', 'decimal', 'decimal-inf', 'decimal-nan', 'fraction', 'symbol'],
  ...['basic-object', 'throwing'],
];
export const PHP = ['inf', '-inf', 'nan', 'max', 'object', 'throwing', 'closure'];
export const GO = [
  ...['inf', '-inf', 'nan', 'int8', 'uint', 'named', 'text', 'number', 'number-huge', 'pointer', 'pointers'],
  ...['pointer-to-text', 'no-pointer', 'bigint', 'bigint-huge', 'fraction', 'float', 'throwing', 'stringer'],
  ...['throwing-pointer', 'no-stringer', 'struct', 'list', 'map', 'func', 'channel', 'complex', 'bytes'],
  ...['error', 'safe'],
];
export const JAVA = [
  ...['inf', '-inf', 'nan', 'float', 'float-inf', 'float-nan', 'max', 'long', 'atomic', 'bigint', 'decimal'],
  ...['decimal-exponent', 'decimal-huge', 'character', 'builder', 'array', 'optional', 'date', 'enum'],
  ...['object', 'throwing', 'method', 'iterator'],
];
export const ELIXIR = [
  ...[
    'float',
    'float-ceil',
    'float-huge',
    'decimal',
    'decimal-exponent',
    'decimal-quotient',
    'decimal-huge',
    'decimal-inf',
    'decimal-nan',
    'struct',
  ],
  ...['throwing', 'string-keys', 'tuple', 'atom', 'charlist', 'improper', 'bytes'],
];
