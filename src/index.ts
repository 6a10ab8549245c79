export {
  formatDiagnostic,
  PaginationTagError,
  type Diagnostic as PaginationDiagnostic,
} from './diagnostics/diagnostic.js';
export type {
  Code as PaginationDiagnosticCode,
  Severity as PaginationSeverity,
} from './diagnostics/codes.js';
export {
  dialectList as dialects,
  type DialectEntry as PaginationDialect,
  type DialectName as PaginationDialectName,
} from './dialects/names.js';
export type { Labels as PaginationLabels } from './options/labels.js';
export type { PagerChoice as PaginationPagers } from './pagers/choose.js';
export type { Pager as PaginationPager, PagerRow as PaginationPagerRow } from './pagers/pager.js';
export type { Options as PaginationOptions } from './options/options.js';
export type { RenderOptions as PaginationRenderOptions } from './options/render-options.js';
export { compile, preprocess, transform } from './preprocess.js';
export {
  renderPagination,
  type ControlAttributes as PaginationControlAttributes,
} from './render-pagination.js';
export type { Result as PaginationResult, TagPlace as PaginationTagPlace } from './output/result.js';
export type { SourceMap as PaginationSourceMap } from './output/source-map.js';
export {
  schema,
  type AttributeName as PaginationAttributeName,
  type Definition as PaginationAttributeDefinition,
  type PaginationAttributes,
  type PathFunction as PaginationPathFunction,
} from './attributes/schema.js';
export { pagePath, type PagePathOptions } from './page-path.js';
export type { Position as PaginationPosition } from './base/source.js';
export type { CustomTheme as PaginationThemeChanges } from './themes/custom.js';
export { parseTheme } from './themes/parse-theme.js';
export { themeNames, type ThemeName as PaginationThemeName } from './themes/index.js';
export type { ParsedTheme as PaginationTheme } from './themes/theme.js';
export { pageWindow, type PageSlot, type PageWindow, type PageWindowOptions } from './base/page-window.js';
