import { expect, it } from 'vitest';
import { hostProbe, siteHost, transport } from '../../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../../test/factories/outline.ts';
import { bannerSite, type Call, traffic } from '../../../../test/factories/traffic.ts';
import fonts from '../../emb/emb-google-fonts.ts';
import maps from '../../emb/emb-maps.ts';
import type { Facts } from '../../facts.ts';

const style: Call = {
  service: 'google-fonts',
  url: 'http://fonts.googleapis.com/css?family=Schrift',
  type: 'stylesheet',
  states: ['none'],
  status: null,
  blockedReason: 'mixed-content',
};
const script: Call = { ...style, service: 'google-maps', url: 'http://maps.googleapis.com/maps/api/js', type: 'script' };
const inClear = transport({ hosts: [hostProbe(siteHost, { http: { finalUrl: `http://${siteHost}/`, redirects: [] } })] });
/** What the browser stopped is no service in use. */
const stopped = (call: Call, part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({ requests: traffic(call).requests, services: [], ...part });

it.each<[string, typeof fonts | typeof maps, Partial<Facts>, Outline]>([
  [
    'fonts, the site answers over HTTP too',
    fonts,
    stopped(style, { transport: inClear }),
    { class: 'Hint', message: 'stoppedOpen', cause: 'google-fonts', refs: ['r1'] },
  ],
  ['fonts, HTTP leads to HTTPS', fonts, stopped(style, { transport: transport() }), { class: 'Conform', message: 'stoppedHere' }],
  [
    'a map, the site answers over HTTP too',
    maps,
    stopped(script, { transport: inClear }),
    { class: 'Hint', message: 'stoppedOpen', cause: 'google-maps' },
  ],
  ['stopped by a policy of the site', fonts, stopped({ ...style, blockedReason: 'csp' }, { transport: inClear }), { class: 'Conform' }],
  ['another kind of service', maps, stopped(style, { transport: inClear }), { class: 'Conform' }],
])('%s', (_, check, facts, expected) => {
  expect(outline(check as typeof maps, facts)).toMatchObject(expected);
});
