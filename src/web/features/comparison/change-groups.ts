import type { ChangeKind, ChangeReason, Comparison } from '#contract/comparison.ts';

/** The changes of one reason. */
export type ChangeGroup = Pick<Comparison, 'findings' | 'hosts' | 'cookies'>;
/** How many of each kind. */
export type KindCounts = Record<ChangeKind, number>;

/** Kinds in the order of the page. */
export const kindOrder: readonly ChangeKind[] = ['new', 'changed', 'gone'];

/** Changes by what brought them about, each list in its order. */
export function groupChanges({ findings, hosts, cookies }: ChangeGroup): Record<ChangeReason, ChangeGroup> {
  const of = (reason: ChangeReason): ChangeGroup => ({
    findings: findings.filter((change) => change.reason === reason),
    hosts: hosts.filter((change) => change.reason === reason),
    cookies: cookies.filter((change) => change.reason === reason),
  });
  return { site: of('site'), rules: of('rules'), extent: of('extent') };
}

/** Whether there is anything in a group. */
export function isEmpty({ findings, hosts, cookies }: ChangeGroup): boolean {
  return findings.length + hosts.length + cookies.length === 0;
}

/** Number of changes of each kind. */
export function countKinds(changes: readonly { kind: ChangeKind }[]): KindCounts {
  const counts: KindCounts = { new: 0, changed: 0, gone: 0 };
  for (const { kind } of changes) counts[kind]++;
  return counts;
}

/** A part of the sentence that sums up: a text with its number. */
export interface SentencePart {
  key: 'came' | 'went' | 'alsoWent' | 'changed' | 'alsoChanged' | 'noFindings' | 'nothing' | 'same' | 'rules' | 'extent';
  count: number;
}

/** What changed in one sentence: parts before the semicolon, joined by commas, and parts after it, each behind one. */
export function sumUp({ before, after, ...changes }: Comparison): { main: SentencePart[]; apart: SentencePart[] } {
  if (before.identifier === after.identifier) return { main: [{ key: 'same', count: 0 }], apart: [] };
  if (isEmpty(changes)) return { main: [{ key: 'nothing', count: 0 }], apart: [] };
  const { site, rules, extent } = groupChanges(changes);
  const counts = countKinds(site.findings);
  const main: SentencePart[] = [];
  if (counts.new > 0) main.push({ key: 'came', count: counts.new });
  if (counts.gone > 0) main.push({ key: main.length > 0 ? 'alsoWent' : 'went', count: counts.gone });
  if (counts.changed > 0) main.push({ key: main.length > 0 ? 'alsoChanged' : 'changed', count: counts.changed });
  if (main.length === 0) main.push({ key: 'noFindings', count: 0 });
  const apart: SentencePart[] = [
    { key: 'rules', count: rules.findings.length },
    { key: 'extent', count: extent.findings.length },
  ];
  return { main, apart: apart.filter(({ count }) => count > 0) };
}
