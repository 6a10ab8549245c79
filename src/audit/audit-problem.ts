import type { NeedsOf } from '../diagnostics/codes.js';
import type { Range } from '../base/source.js';
import type { auditCodes, AuditCode } from './audit-codes.js';

/** A problem of a built page, as a step reports it. */
export interface AuditProblem {
  readonly code: AuditCode;
  readonly range: Range;
  readonly values: object;
}

export function problem<C extends AuditCode>(
  code: C,
  range: Range,
  values: NeedsOf<(typeof auditCodes)[C]>,
): AuditProblem {
  return { code, range, values };
}
