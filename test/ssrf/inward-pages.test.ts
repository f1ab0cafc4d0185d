import { access, constants } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanOutcome } from '#engine/scan-order.ts';
import type { RequestEvidence } from '#evidence/requests.ts';
import { inwardAddresses } from '#lab/sites/hostile/inward/page.ts';
import { inwardSites } from '#lab/sites/hostile/inward/sites.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab } from '#lab/types.ts';
import { breaches } from '../hostile/expectations.ts';
import { inLanes, openScanYard, type ScanYard } from '../hostile/scan-yard.ts';
import { type Canaries, exposeTo, openCanaries } from './canaries.ts';

const installed = '/usr/lib/chromium/chromium';
const hasInstalled = await access(installed, constants.X_OK).then(
  () => true,
  () => false,
);

const leadingInwards = inwardSites.filter((site) => site.slug !== 'inward-page');

// Where a redirect leads is decided by the gateway, for any browser alike; what a page can try by itself is up to the browser.
describe.each([
  { browser: 'the installed browser', path: installed, missing: !hasInstalled, leading: [] },
  { browser: 'the bundled browser', path: 'bundled', missing: false, leading: leadingInwards },
])('$browser', ({ path, missing, leading }) => {
  let lab: Lab;
  let yard: ScanYard;
  let canaries: Canaries;
  let page: Promise<ScanOutcome>;
  const scans = new Map<string, Promise<ScanOutcome>>();
  const before = process.env['CHROMIUM_PATH'];

  beforeAll(async () => {
    if (missing) return;
    lab = await startLab();
    yard = await openScanYard(lab.networkFile);
    canaries = await openCanaries();
    process.env['CHROMIUM_PATH'] = path;
    const networkFile = await exposeTo(canaries, lab.networkFile, inwardAddresses(canaries.tcpPort), yard.folder);
    const url = `http://inward-page.test/?tcp=${canaries.tcpPort}&udp=${canaries.udpPort}`;
    const work = [
      () => yard.scan({ url, networkFile, timeoutMs: 60_000 }),
      ...leading.map((site) => () => yard.scan({ url: site.url, networkFile, timeoutMs: 40_000 })),
    ];
    const [first, ...rest] = inLanes(2, work);
    page = first!;
    for (const [index, outcome] of rest.entries()) scans.set(leading[index]!.slug, outcome);
  });

  afterAll(async () => {
    await Promise.allSettled([page, ...scans.values()]);
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
    await canaries?.close();
    await yard?.close();
    await lab?.close();
  });

  it.skipIf(missing)('touches nothing on a page that tries every way to every private address, and shows each attempt', async () => {
    const outcome = await page;
    expect(canaries.hits).toEqual([]);
    expect(breaches(outcome)).toEqual([]);
    const { requests, gateway } = outcome.evidence;
    const seen = requests.none.ok ? requests.none.data : [];
    // Whatever was let through went to the page's own server.
    const reached = gateway.filter((entry) => entry.verdict === 'allowed' && !/\.selftest\.invalid$/.test(entry.host));
    expect([...new Set(reached.map(({ host }) => host))].sort()).toEqual(['inward-page.test']);
    expect(reached.every(({ port }) => port === 80 || port === 443)).toBe(true);
    const inward = seen.filter(isInward);
    const told = ({ type, url, status, failure, blockedReason }: RequestEvidence) => `${type} ${url} ${status} ${failure} ${blockedReason}`;
    expect(inward.filter(({ remoteAddress }) => remoteAddress !== null).map(told)).toEqual([]);
    expect(inward.filter(({ status }) => status !== null).map(told)).toEqual([]);
    expect(inward.filter(({ failure, blockedReason }) => failure !== null && blockedReason === null).map(told)).toEqual([]);
    const wanted = new Set(inwardAddresses(canaries.tcpPort).flatMap((address) => URL.parse(address)?.host ?? []));
    const blocked = new Set(seen.filter(({ blockedReason }) => blockedReason !== null).map(({ url }) => new URL(url).host));
    expect([...wanted].filter((host) => !blocked.has(host))).toEqual([]);
    expect(seen.filter(({ type }) => type === 'webrtc').map(({ url }) => url)).toContain('stun:127.0.0.1');
  });

  it.skipIf(missing).each(leading.map(({ slug, error }) => [slug, error] as const))('refuses to follow %s', async (slug, code) => {
    const outcome = await scans.get(slug)!;
    expect(canaries.hits).toEqual([]);
    expect(breaches(outcome)).toEqual([]);
    expect(outcome.evidence.run.errors[0]?.code).toBe(code);
    const text = outcome.evidence.pages.map(({ snapshot }) => (snapshot.ok ? snapshot.data.text : '')).join();
    expect(text).not.toContain('root:');
  });

  it.skipIf(missing)('leaves nothing behind', async () => {
    await Promise.allSettled([page, ...scans.values()]);
    expect(await yard.leftovers()).toEqual([]);
    expect(canaries.hits).toEqual([]);
  });
});

/** True for a request to somewhere else than the page's own server at its own ports. */
function isInward(request: RequestEvidence): boolean {
  const { hostname, port, protocol } = new URL(request.url);
  return !/^stun|^turn/.test(protocol) && hostname !== 'example.com' && !(hostname === 'inward-page.test' && port === '');
}
