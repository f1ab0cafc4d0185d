import type { ConsentMonitor } from '#contract/consent-monitor.ts';

type Control = ConsentMonitor['withdrawal']['controls'][number];

/** One control to withdraw with the pages it is on. */
export interface WithdrawalControl {
  text: string;
  kind: Control['kind'];
  /** Whether it opened the banner where it was tried; null = nowhere tried. */
  reopens: boolean | null;
  pages: string[];
}

/** The same control of several pages once, the one on most pages first. */
export function groupControls(controls: readonly Control[]): WithdrawalControl[] {
  const groups = Map.groupBy(controls, ({ kind, text }) => `${kind} ${text}`);
  return [...groups.values()]
    .map((group) => {
      const tried = group.filter(({ reopensBanner }) => reopensBanner !== null);
      return {
        text: group[0]!.text,
        kind: group[0]!.kind,
        reopens: tried.length === 0 ? null : tried.some(({ reopensBanner }) => reopensBanner),
        pages: [...new Set(group.map(({ page }) => page))],
      };
    })
    .sort((a, b) => b.pages.length - a.pages.length);
}
