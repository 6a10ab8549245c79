export { formatDiagnostic, PaginationTagError, type Diagnostic } from './diagnostic.js';
export { type Code, type Severity } from './codes.js';
export { type Options } from './options.js';
export { compile, preprocess, transform, type Result, type TagPlace } from './preprocess.js';
export { renderPagination, type ControlAttributes } from './render-pagination.js';
export { schema, type AttributeName, type PaginationAttributes, type PathFunction } from './schema.js';
export { type Position } from './source.js';
export { pageWindow, type PageWindow, type Slot } from './window.js';
