import type { ControlRole } from '#evidence/banner.ts';

/** What a control of a consent banner does, how far it goes, and how sure the reading is (0–1). */
export interface ControlVerdict {
  role: ControlRole;
  /** `all` or `plain` for accept and reject, `only-necessary` for a refusal that names what stays, `selection` or `plain` for save, else null. */
  kind: 'all' | 'only-necessary' | 'plain' | 'selection' | null;
  confidence: number;
}

/** The reading of everything that is not, or not surely, a control of the banner. */
export function other(confidence: number): ControlVerdict {
  return { role: 'other', kind: null, confidence };
}

/** Roles a scanner may act on without leaving the page. */
export const actingRoles: ReadonlySet<ControlRole> = new Set(['accept', 'reject', 'save', 'acknowledge', 'close']);
