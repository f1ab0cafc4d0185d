import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanErrorCode } from '#contract/scan-error.ts';
import type { ScanOutcome } from '#engine/scan-order.ts';
import type { PageVisit } from '#evidence/pages.ts';
import { hostileSites } from '#lab/sites/hostile/sites.ts';
import { tischlereiBrandtner } from '#lab/sites/tischlerei-brandtner/site.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { breaches } from './expectations.ts';
import { inLanes, openScanYard, type ScanYard } from './scan-yard.ts';

/** What a scan of a site has to come to. Without a code the site is examined; cut short by the budget, it says so. */
interface Expectation {
  slug: string;
  code?: ScanErrorCode;
  /** Without a code: what a slow machine may make of it. */
  may?: ScanErrorCode[];
  /** Notes of the start page in state none. */
  notes?: string[];
  timeoutMs?: number;
  /** Anything else that must hold when the start page was examined. */
  holds?(outcome: ScanOutcome, start: PageVisit): void;
}

const refusals: Expectation[] = [
  { slug: 'no-such-name', code: 'unresolvable' },
  { slug: 'refused-port', code: 'refused' },
  { slug: 'tls-expired', code: 'tls-broken' },
  { slug: 'tls-self-signed', code: 'tls-broken' },
  { slug: 'tls-wrong-host', code: 'tls-broken' },
  { slug: 'tls-untrusted', code: 'tls-broken' },
  { slug: 'tls-ancient', code: 'tls-broken' },
  { slug: 'tls-reset', code: 'network' },
  { slug: 'bot-wall', code: 'blocked-by-site' },
  { slug: 'too-many-requests', code: 'blocked-by-site' },
  { slug: 'captcha-wall', code: 'blocked-by-site' },
  { slug: 'basic-auth', code: 'auth-required' },
  { slug: 'plain-binary', code: 'download' },
  { slug: 'pdf-start', code: 'not-html' },
  { slug: 'json-start', code: 'not-html' },
  { slug: 'forced-download', code: 'download' },
  { slug: 'self-redirect', code: 'redirect-loop' },
  { slug: 'ping-pong', code: 'redirect-loop' },
  { slug: 'endless-redirects', code: 'redirect-loop' },
  { slug: 'script-reloads', code: 'redirect-loop' },
  { slug: 'meta-reloads', code: 'redirect-loop' },
];

const holdUps: Expectation[] = [
  { slug: 'silent-server', code: 'timeout' },
  { slug: 'endless-headers', code: 'timeout' },
  { slug: 'body-flood', code: 'too-large' },
  { slug: 'alert-loop', code: 'unresponsive', notes: ['dialogs-dismissed'] },
  { slug: 'confirm-loop', code: 'unresponsive', notes: ['dialogs-dismissed'] },
  { slug: 'prompt-loop', code: 'unresponsive', notes: ['dialogs-dismissed'] },
  { slug: 'busy-thread', code: 'unresponsive' },
  { slug: 'busy-before-parsed', code: 'unresponsive' },
  { slug: 'memory-hog', code: 'unresponsive' },
  { slug: 'dripping-body', notes: ['partial-load'], timeoutMs: 35_000 },
  { slug: 'stalled-body', notes: ['partial-load'], timeoutMs: 35_000 },
];

/** Long enough for state none; the other states may be cut, and then the scan has to say so. */
const shortMs = 16_000;
/** Room enough on a busy machine, where something has to be seen; a page that ends by itself does not use it up. */
const roomyMs = 60_000;

const nuisances: Expectation[] = [
  { slug: 'gzip-bomb', timeoutMs: shortMs },
  { slug: 'leave-trap', timeoutMs: shortMs },
  { slug: 'popup-storm', timeoutMs: shortMs, notes: ['popups-refused'] },
  { slug: 'print-loop', timeoutMs: shortMs },
  { slug: 'busy-worker', timeoutMs: shortMs },
  { slug: 'busy-getter', timeoutMs: roomyMs, holds: (_outcome, start) => expect(textOf(start)).toContain('Nicht hinsehen') },
  { slug: 'ten-thousand-frames', timeoutMs: shortMs, may: ['unresponsive'] },
  { slug: 'frame-in-itself', timeoutMs: shortMs },
  {
    slug: 'cookie-flood',
    // Each of its cookies goes through another process; beside other work that takes longer than a page may.
    may: ['unresponsive'],
    timeoutMs: roomyMs,
    holds: ({ evidence }) => {
      const jars = evidence.jars.none;
      const largest = jars.ok ? Math.max(...jars.data.map((jar) => jar.cookies.length)) : 0;
      expect(largest).toBeGreaterThan(40);
      expect(largest).toBeLessThanOrEqual(3_000);
    },
  },
  // Reading so many elements takes a second; beside other work the page does not answer in time.
  { slug: 'node-flood', may: ['unresponsive'], timeoutMs: roomyMs, holds: (_outcome, start) => expect(linksOf(start).length).toBe(2_000) },
  { slug: 'link-maze', timeoutMs: roomyMs, holds: ({ evidence }) => expect(evidence.pages.length).toBeLessThan(30) },
  {
    slug: 'soft-404',
    timeoutMs: roomyMs,
    holds: ({ evidence }) => expect(evidence.pages.filter(({ kind }) => kind === 'imprint' || kind === 'privacy')).toEqual([]),
  },
  {
    slug: 'worker-hijack',
    timeoutMs: roomyMs,
    holds: (_outcome, start) => {
      expect(textOf(start)).toContain('Willkommen');
      expect(textOf(start)).not.toContain('Alles in Ordnung');
    },
  },
  {
    slug: 'tampered-builtins',
    timeoutMs: roomyMs,
    holds: ({ evidence }, start) => {
      expect(textOf(start)).toContain('Dieser Satz ist wahr.');
      expect(start.snapshot.ok && start.snapshot.data.title).toBe('Verdreht');
      // A form answers to many a name with its own fields.
      expect(start.snapshot.ok && start.snapshot.data.forms).toMatchObject([
        { id: 'anmeldung', method: 'post', visible: true, text: 'Senden' },
      ]);
      const events = evidence.cookieEvents.none;
      expect(events.ok && events.data.map(({ raw }) => raw)).toContain('vorher=1; path=/');
    },
  },
  { slug: 'payload-texts', timeoutMs: roomyMs, holds: (_outcome, start) => expect(linksOf(start).length).toBeGreaterThan(10) },
  { slug: 'broken-charset', timeoutMs: shortMs },
];

const all = [...refusals, ...holdUps, ...nuisances];
let lab: Lab;
let yard: ScanYard;
const scans = new Map<string, Promise<ScanOutcome>>();

beforeAll(async () => {
  lab = await startLab();
  yard = await openScanYard(lab.networkFile);
  const work = all.map(
    ({ slug, timeoutMs = 60_000 }) =>
      () =>
        yard.scan({ url: siteOf(slug).url, timeoutMs }),
  );
  for (const [index, outcome] of inLanes(3, work).entries()) scans.set(all[index]!.slug, outcome);
});

afterAll(async () => {
  await yard?.close();
  await lab?.close();
});

function siteOf(slug: string) {
  const site = lab.sites.find((candidate) => candidate.slug === slug);
  if (!site) throw new Error(`the lab has no site ${slug}`);
  return site;
}

function startOf({ evidence }: ScanOutcome): PageVisit | undefined {
  return evidence.pages.find((page) => page.state === 'none' && page.kind === 'start');
}

const textOf = (visit: PageVisit) => (visit.snapshot.ok ? visit.snapshot.data.text : '');
const linksOf = (visit: PageVisit) => (visit.snapshot.ok ? visit.snapshot.data.links : []);

describe.each([
  ['a site that lets nobody in', refusals],
  ['a site that holds the scanner up', holdUps],
  ['a site that is a nuisance', nuisances],
])('%s', (_name, expectations) => {
  it.for(expectations)('$slug', async ({ slug, code, may = [], notes = [], holds }, { skip }) => {
    const first = await scans.get(slug)!;
    // On a busy machine a page may not answer in its time. The scan says so itself; then the site is looked at once more, alone.
    const isBusy = !code && !may.includes('unresponsive') && first.evidence.run.errors.some((error) => error.code === 'unresponsive');
    const outcome = isBusy ? await yard.scan({ url: siteOf(slug).url, timeoutMs: roomyMs }) : first;
    const { errors } = outcome.evidence.run;
    const start = startOf(outcome);
    expect(breaches(outcome)).toEqual([]);
    expect(await yard.leftovers()).toEqual([]);
    expect(siteOf(slug).error).toBe(code);
    if (code) {
      expect(errors[0]?.code).toBe(code);
      expect(start?.failure).not.toBeNull();
    } else {
      const possible: ScanErrorCode[] = ['budget', ...may];
      expect(errors.filter((error) => !possible.includes(error.code))).toEqual([]);
      const isRead = start?.failure === null && start.snapshot.ok;
      if (holds && !isRead) {
        // On a busy machine the time is up before the page was read. Then the report has to say so.
        expect(outcome.result.report.completeness.complete).toBe(false);
        skip(`the machine was too busy to examine the page: ${errors.map((error) => error.code)}`);
      }
      holds?.(outcome, start!);
    }
    if (code || !start?.failure) expect(start?.notes).toEqual(expect.arrayContaining(notes));
  });
});

it('leaves the scanner as it was: a clean site is still clean', async () => {
  await Promise.all(scans.values());
  const { evidence, result } = await yard.scan({ url: tischlereiBrandtner.url, timeoutMs: 100_000 });
  expect(evidence.run.errors).toEqual([]);
  expect(result.report.completeness.complete).toBe(true);
  expect(result.report.summary.counts).toMatchObject({ Risk: 0, Hint: 0 });
  expect(await yard.leftovers()).toEqual([]);
});

it('every hostile site of the lab is tried here or among those that lead inwards', () => {
  const tried = new Set(all.map(({ slug }) => slug));
  expect(hostileSites.map(({ slug }) => slug).filter((slug) => !tried.has(slug) && !slug.startsWith('inward-'))).toEqual([]);
});
