import { systemNamed } from '#knowledge/find-system.ts';

/** Shops whose cookie bar stands between scripts and `document.cookie`: nothing is written that the visitor does not allow at that moment. */
const gated: ReadonlySet<string> = new Set(['plentyone']);

/** Whether the system of a site may turn away what scripts write into cookies, deletions among it. */
export function turnsScriptsAway(system: string | null): boolean {
  return gated.has((system === null ? null : systemNamed(system))?.id ?? '');
}
