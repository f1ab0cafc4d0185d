import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { applicability, requestFact, serviceUse } from '../../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../../test/factories/report.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import { buildScanResult } from '../build-scan-result.ts';

const own = requestFact({ id: 'own', url: 'https://www.muster.test/js/geraet.js', type: 'script' });
const call = (overrides: Partial<RequestFact>) =>
  requestFact({
    id: 'call',
    url: 'https://t.tracker.test/device?d=1',
    type: 'fetch',
    serviceId: 'google-analytics',
    parentId: 'own',
    ...overrides,
  });

const fixOf = (checkId: string, request: RequestFact, parent = own, others: readonly RequestFact[] = []) => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const check = fixedCheck(checkId, 'trk', { class: 'Risk', findings: [{ message: 'fine', cause: 'google-analytics', items: [item] }] });
  // Its own script has a tag in the page.
  const tag = requestFact({ id: 'tag', url: 'https://t.tracker.test/t.js', type: 'script', serviceId: 'google-analytics', parentId: null });
  const facts = trackedFacts({ requests: [parent, tag, request, ...others], services: [serviceUse()] });
  return buildScanResult(reportInput({ checks: [check], facts, evidence: evidence() })).report.areas[0]!.findings[0]!.howToFix;
};

it.each<[string, string, RequestFact, RequestFact, boolean]>([
  ['a call of an own script', 'trk-before-consent', call({}), own, true],
  ['an own script that embeds the script of the service', 'trk-before-consent', call({ type: 'script' }), own, false],
  ['a call of the page itself', 'trk-before-consent', call({ parentId: null }), own, false],
  ['a call after accepting only', 'trk-before-consent', call({ states: ['accept'] }), own, false],
  ['a call before the choice, told after rejection', 'trk-after-reject', call({ states: ['none'] }), own, false],
  ['a call of the script of another party', 'trk-before-consent', call({}), { ...own, party: 'third' }, false],
  ['a call of the platform of a shop', 'trk-before-consent', call({}), { ...own, url: 'https://www.muster.test/cdn/s/trekkie.js' }, false],
  ['a check with steps of another kind', 'trk-google-analytics', call({}), own, false],
])('%s', (_, checkId, request, parent, isAdded) => {
  expect(fixOf(checkId, request, parent).includes(new URL(parent.url).pathname)).toBe(isAdded);
});

it('names no caller of a film behind a headline, whose first step takes it away', () => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const check = fixedCheck('ck-before-consent', 'ck', { class: 'Risk', findings: [{ message: 'fine', cause: 'vimeo', items: [item] }] });
  const film = (query: string, path: string) =>
    trackedFacts({
      requests: [
        { ...own, url: `https://www.muster.test${path}` },
        call({ url: `https://player.vimeo.com/video/1?${query}`, type: 'frame', serviceId: 'vimeo' }),
      ],
      services: [catalogueUse('vimeo')],
    });
  const told = (query: string, path = '/js/geraet.js') =>
    buildScanResult(reportInput({ checks: [check], facts: film(query, path), evidence: evidence() })).report.areas[0]!.findings[0]!
      .howToFix;
  expect(told('background=1')).toContain('auf Ihren Server oder in den Speicher');
  expect(told('background=1', '/wp-content/plugins/kadence-blocks/video.js')).toMatch(
    /in die Mediathek hoch .* das Plugin „kadence-blocks“/,
  );
  expect(told('autoplay=1')).toContain('/js/geraet.js');
  expect(told('background=1')).not.toContain('/js/geraet.js');
});

it('takes the caller of an address from another visit', () => {
  const untold = call({ id: 'untold', parentId: null, states: ['none'] });
  expect(fixOf('trk-before-consent', untold, own, [call({ states: ['reject'] })])).toContain('/js/geraet.js');
});

it('takes no caller from another page, where a consent tool inserts what it releases', () => {
  const elsewhere = 'https://www.muster.test/karriere/';
  const untold = call({ id: 'untold', parentId: null, states: ['none', 'reject', 'accept'], pageUrl: elsewhere });
  expect(fixOf('trk-before-consent', untold, own, [call({ states: ['accept'] })])).not.toContain('/js/geraet.js');
  expect(fixOf('trk-before-consent', untold, own, [call({ states: ['accept'], pageUrl: elsewhere })])).toContain('/js/geraet.js');
});

it('takes no caller from the scripts of a builder', () => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const check = fixedCheck('trk-before-consent', 'trk', {
    class: 'Risk',
    findings: [{ message: 'fine', cause: 'google-analytics', items: [item] }],
  });
  const told = (system: string | null) => {
    const facts = trackedFacts({
      requests: [own, call({})],
      services: [serviceUse()],
      applicability: applicability({ system }),
    });
    return buildScanResult(reportInput({ checks: [check], facts, evidence: evidence() })).report.areas[0]!.findings[0]!.howToFix;
  };
  expect(told('Squarespace')).not.toContain('/js/geraet.js');
  expect(told('WordPress')).toContain('/js/geraet.js');
  expect(told(null)).toContain('/js/geraet.js');
});

it.each([
  [
    '/wp-content/plugins/wp-rocket/assets/js/lazyload/17.8.3/lazyload.min.js',
    /Rahmen \(iframes\) .* Plugins „wp-rocket“ aus \(in WP Rocket unter „Medien“\)/,
  ],
  ['/wp-content/plugins/a3-lazy-load/assets/js/jquery.lazyloadxt.extra.min.js', /Rahmen \(iframes\) .* Plugins „a3-lazy-load“ aus: /],
  ['/wp-content/plugins/embed-plus/scripts/ytprefs.min.js', /durch eine Datei des Plugins „embed-plus“ /],
  ['/modules/contrib/geolocation/js/geolocation.js', /durch eine Datei des Drupal-Moduls „geolocation“ /],
])('names the product whose file calls a service: %s', (path, expected) => {
  const fix = fixOf('trk-before-consent', call({}), { ...own, url: `https://www.muster.test${path}` });
  expect(fix).toMatch(expected);
  expect(fix).not.toMatch(/aus eigenen Skripten|scripts of its own/);
});
