import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { ReportFinding } from '#contract/report.ts';

/** The screenshot in which the controls of a finding about the banner are marked. */
export interface BannerProof {
  file: string;
  /** Numbers that the controls have in the picture, in their order there. */
  numbers: number[];
}

/** Finds the picture of the first layer that shows the controls a finding names; null when it is about none of them. */
export function bannerProof(
  { banner, screenshots }: Pick<ConsentMonitor, 'banner' | 'screenshots'>,
  finding: ReportFinding,
): BannerProof | null {
  const shot = screenshots.find(({ state, moment }) => state === 'none' && moment === 'banner');
  if (!shot) return null;
  const named = new Set(finding.items.filter(({ kind, detail }) => kind === 'control' && detail['layer'] === 1).map(({ value }) => value));
  // The marks count all controls of the first layer.
  const firstLayer = banner.buttons.filter(({ layer }) => layer === 1);
  const numbers = firstLayer.flatMap(({ text }, index) => (named.has(text) ? [index + 1] : []));
  return numbers.length > 0 ? { file: shot.file, numbers } : null;
}
