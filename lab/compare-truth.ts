import { checks } from '#checks/index.ts';
import { isReplay } from '#checks/shared/services/replay-recordings.ts';
import type { ScanOutcome } from '#engine/scan-order.ts';
import { type ConsentState, consentStates } from '#evidence/gathered.ts';
import type { SiteTruth } from './types.ts';

/** Result of holding a scan against a site's truth. `expected` and `found` count things times states. */
export interface TruthComparison {
  expected: number;
  found: number;
  matched: number;
  /** What differs, one line each; empty when scan and truth agree. */
  differences: string[];
}

type Seen = readonly ConsentState[];
const order: Seen = ['none', 'reject', 'accept'];
const show = (states: Seen) => (states.length === 0 ? '–' : order.filter((state) => states.includes(state)).join('+'));

/** `*` at the end of a declared name stands for a variable part. */
function matches(declared: string, seen: string): boolean {
  return declared.endsWith('*') ? seen.startsWith(declared.slice(0, -1)) : declared === seen;
}

/** Compares a scan with what the site does: hosts, cookies, storage, recorders, banner, choices, legal pages and findings. Pure. */
export function compareWithTruth({ result: scan, facts }: Pick<ScanOutcome, 'result' | 'facts'>, truth: SiteTruth): TruthComparison {
  const { report, tagMonitor, cookieMonitor, consentMonitor } = scan;
  const result: TruthComparison = { expected: 0, found: 0, matched: 0, differences: [] };
  const hold = (what: string, expected: Seen, seen: Seen) => {
    result.expected += expected.length;
    result.found += seen.length;
    result.matched += expected.filter((state) => seen.includes(state)).length;
    if (show(expected) !== show(seen)) result.differences.push(`${what}: expected ${show(expected)}, saw ${show(seen)}`);
  };
  const is = (what: string, expected: unknown, seen: unknown) => {
    result.expected++;
    result.found++;
    if (JSON.stringify(expected) === JSON.stringify(seen)) result.matched++;
    else result.differences.push(`${what}: expected ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}`);
  };

  // A host that serves several services has a row for each.
  const foreign = new Map<string, readonly ConsentState[]>();
  for (const { host, party, states } of tagMonitor.rows)
    if (party !== 'first')
      foreign.set(
        host,
        consentStates.filter((state) => states.includes(state) || foreign.get(host)?.includes(state)),
      );
  for (const host of new Set([...Object.keys(truth.thirdParties), ...foreign.keys()]))
    hold(`host ${host}`, truth.thirdParties[host] ?? [], foreign.get(host) ?? []);

  const bare = (domain: string) => domain.replace(/^\./, '');
  const unmatched = new Set(cookieMonitor.entries);
  const take = (what: string, states: Seen, fits: (entry: (typeof cookieMonitor.entries)[number]) => boolean) => {
    const entries = cookieMonitor.entries.filter(fits);
    for (const entry of entries) unmatched.delete(entry);
    hold(
      what,
      states,
      order.filter((state) => entries.some((entry) => entry.states.includes(state))),
    );
    return entries;
  };
  for (const cookie of truth.cookies) {
    const entries = take(
      `cookie ${cookie.name} of ${cookie.domain}`,
      cookie.states,
      (entry) =>
        entry.type === 'cookie' &&
        matches(cookie.name, entry.name) &&
        [cookie.domain, cookie.alsoAt ?? cookie.domain].some((domain) => bare(entry.domain) === bare(domain)),
    );
    if (cookie.declaredLifetimeSeconds !== undefined && entries[0]) {
      const seen = entries[0].declaredLifetime;
      const near =
        seen === cookie.declaredLifetimeSeconds ||
        (seen !== null && cookie.declaredLifetimeSeconds !== null && Math.abs(seen - cookie.declaredLifetimeSeconds) <= 3_700);
      is(`lifetime of ${cookie.name}`, cookie.declaredLifetimeSeconds, near ? cookie.declaredLifetimeSeconds : seen);
    }
    if (cookie.blocked !== undefined && entries[0]) is(`refusal of ${cookie.name}`, cookie.blocked, entries[0].blockedReason !== null);
    if (cookie.setBy !== undefined && entries[0]) is(`setter of ${cookie.name}`, true, entries[0].setBy?.includes(cookie.setBy) ?? false);
  }
  for (const entry of truth.storage)
    take(
      `${entry.kind} ${entry.key} of ${entry.origin}`,
      entry.states,
      (seen) => seen.type === entry.kind && matches(entry.key, seen.name) && seen.domain === entry.origin,
    );
  // What only our visitor's typing writes, no truth knows of.
  const typed = new Set(facts.storage.ok ? facts.storage.data.flatMap(({ onInput, key }) => (onInput ? key : [])) : []);
  for (const entry of [...unmatched].filter(({ name }) => !typed.has(name)))
    hold(`undeclared ${entry.type} ${entry.name} of ${entry.domain}`, [], entry.states);

  const recordings = facts.recordings.ok ? facts.recordings.data.filter(isReplay) : [];
  hold(
    'recording',
    truth.recording ?? [],
    order.filter((state) => recordings.some(({ states }) => states.includes(state))),
  );
  const fingerprints = facts.fingerprints.ok ? facts.fingerprints.data : [];
  hold(
    'fingerprinting',
    truth.fingerprinting ?? [],
    order.filter((state) => fingerprints.some(({ states }) => states.includes(state))),
  );

  const { banner } = consentMonitor;
  is('banner', truth.banner !== null, banner.visible);
  if (truth.banner && banner.visible) {
    is('platform', truth.banner.cmp, consentMonitor.cmp.name);
    is('first layer', truth.banner.firstLayer, banner.firstLayer);
    const { performed, layer, method } = consentMonitor.reject;
    is('reject', { performed: truth.banner.reject.performed, layer: truth.banner.reject.layer }, { performed, layer });
    if (truth.banner.reject.method) is('way to reject', truth.banner.reject.method, method);
    is('accept', truth.banner.accept.performed, consentMonitor.accept.performed);
    is('accept verified', truth.banner.accept.performed, consentMonitor.accept.verified);
    if (truth.banner.reject.performed) is('reject verified', true, consentMonitor.reject.verified);
    if (truth.banner.preTicked !== undefined)
      is(
        'pre-ticked',
        truth.banner.preTicked,
        banner.toggles.some((toggle) => toggle.checked && !toggle.disabled),
      );
    if (truth.banner.switchLayer !== undefined)
      is('layer of the switches', truth.banner.switchLayer, Math.min(...banner.toggles.map(({ layer }) => layer)));
    if (truth.banner.accept.performed) is('withdrawal', truth.withdrawal, consentMonitor.withdrawal.found);
  }

  for (const [kind, path] of Object.entries(truth.legal)) {
    const page = report.pages.find((candidate) => candidate.kind === kind);
    is(`legal page ${kind}`, path, page ? new URL(page.url).pathname + new URL(page.url).hash : null);
  }

  const classes = new Map<string, string>();
  /** What a check said that neither warns nor names a risk: an expected finding that is missing is explained by it. */
  const silent = new Map<string, string>();
  for (const finding of report.areas.flatMap((area) => area.findings)) {
    if (finding.class !== 'Risk' && finding.class !== 'Hint') silent.set(finding.checkId, `${finding.class}: ${finding.statement}`);
    else if (classes.get(finding.checkId) !== 'Risk') classes.set(finding.checkId, finding.class);
  }
  // A truth file may know the law further than the catalogue of checks reaches.
  const judged = new Set(checks.map((check) => check.id));
  for (const id of new Set([...Object.keys(truth.findings).filter((known) => judged.has(known)), ...classes.keys()]))
    is(`finding ${id}`, truth.findings[id] ?? null, classes.get(id) ?? (truth.findings[id] ? (silent.get(id) ?? null) : null));
  return result;
}
