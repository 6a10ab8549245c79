export { formatDiagnostic, PaginationTagError, type Diagnostic } from './diagnostics/diagnostic.js';
export { type Code, type Severity } from './diagnostics/codes.js';
export { templateLanguages, type DialectName, type TemplateLanguage } from './dialects/index.js';
export { type Labels } from './options/labels.js';
export { type PagerChoice } from './pagers/choose.js';
export { type Pager, type PagerRow } from './pagers/pager.js';
export { type Options } from './options/options.js';
export { compile, preprocess, transform } from './preprocess.js';
export { renderPagination, type ControlAttributes } from './render-pagination.js';
export { type Result, type TagPlace } from './output/result.js';
export {
  schema,
  type AttributeName,
  type PaginationAttributes,
  type PathFunction,
} from './attributes/schema.js';
export { pagePath, type PagePathOptions } from './page-path.js';
export { type Position } from './base/source.js';
export { type CustomTheme } from './themes/custom.js';
export { parseTheme } from './themes/parse-theme.js';
export { themes, type ThemeName } from './themes/index.js';
export { type Icon, type Part, type Theme } from './themes/theme.js';
export { pageWindow, type PageSlot, type PageWindow, type PageWindowOptions } from './base/page-window.js';
