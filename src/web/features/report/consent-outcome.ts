import type { Choice, ConsentMonitor } from '#contract/consent-monitor.ts';

/** What became of a choice in the banner. */
export interface ChoiceOutcome {
  layer: number | null;
  /** 0 = nothing was clicked. */
  clicks: number;
  verified: boolean;
  /** Kinds of proof that confirm it, each once. */
  proofs: string[];
  /** Why not. */
  message: string | null;
}

/** Reads a choice: a click alone is no result. */
export function choiceOutcome({ performed, verified, layer, clicks, message, proofs }: Choice): ChoiceOutcome {
  const kinds = proofs.filter(({ confirms }) => confirms).map(({ kind }) => kind);
  // That it stays gone after a reload includes that it went.
  const telling = kinds.includes('banner-stays-gone') ? kinds.filter((kind) => kind !== 'banner-gone') : kinds;
  return { layer, clicks: performed ? clicks : 0, verified, proofs: [...new Set(telling)], message };
}

/** Whether consent can be withdrawn: the control found on most pages, and whether it works where it was tried. */
export type WithdrawalOutcome = { says: 'notExamined' | 'none' } | { says: 'found'; text: string; pages: number; reopens: boolean | null };

/** Reads the search for a control to withdraw. */
export function withdrawalOutcome({ examined, found, controls }: ConsentMonitor['withdrawal']): WithdrawalOutcome {
  if (!examined) return { says: 'notExamined' };
  if (!found || controls.length === 0) return { says: 'none' };
  const pagesOf = new Map<string, Set<string>>();
  for (const { text, page } of controls) pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(page));
  const [text, pages] = [...pagesOf].reduce((most, own) => (own[1].size > most[1].size ? own : most));
  const tried = controls.filter((control) => control.text === text && control.reopensBanner !== null);
  return { says: 'found', text, pages: pages.size, reopens: tried.length === 0 ? null : tried.some(({ reopensBanner }) => reopensBanner) };
}
