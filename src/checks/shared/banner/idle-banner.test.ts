import { expect, it } from 'vitest';
import { link, outcome, pageFact, requestFact, siteUrl, storageFact } from '../../../../test/factories/facts.ts';
import { analyticsCookie, bannerSite, noRejectSite, traffic, unknownCookie } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import { idleBanner } from './idle-banner.ts';

const pages = [pageFact({ links: [link({ href: '#oben' }), link({ href: `${siteUrl}plan.pdf` })] })];
const base = { services: [], requests: [], cookies: [], storage: [], pages, site: { domain: 'muster.test' } as Facts['site'] };
const seen = (part: Partial<Facts>, from = bannerSite) => idleBanner({ ...base, ...from(), ...part });
const script = (url: string, states: readonly ('none' | 'reject' | 'accept')[]) =>
  requestFact({ id: url, url, host: new URL(url).hostname, type: 'script', states, party: url.startsWith(siteUrl) ? 'first' : 'third' });
const all = ['none', 'reject', 'accept'] as const;
const accepting = (key: string) => {
  const accept = outcome({ state: 'accept', proofs: [{ kind: 'consent-storage', value: `${key}=true`, confirms: true }] });
  return { attempts: { reject: outcome(), accept } };
};

it.each<[string, boolean, Partial<Facts>, typeof bannerSite?]>([
  ['nothing at all', true, {}],
  ['the same script whatever is chosen', true, { requests: [script('https://cdn.fremd.test/a.js', all)] }],
  ['a script of others after accepting', false, { requests: [script('https://cdn.fremd.test/a.js', ['accept'])] }],
  ['an own script after accepting', false, { requests: [script(`${siteUrl}karte.js`, ['accept'])] }],
  ['an own picture that was scrolled to', true, { requests: [{ ...script(`${siteUrl}bild.webp`, ['accept']), type: 'image' }] }],
  ['a script that a refusal ends', false, { requests: [script('https://cdn.fremd.test/a.js', ['none', 'accept'])] }],
  ['a cookie after accepting', false, { cookies: [unknownCookie({ states: ['accept'] })] }],
  ['the choice itself', true, { ...accepting('gesehen'), storage: [storageFact({ key: 'gesehen', states: ['accept'] })] }],
  ['another entry', false, { ...accepting('gesehen'), storage: [storageFact({ key: 'zaehler', states: ['accept'] })] }],
  ['a tracker whatever is chosen', true, { ...traffic({ service: 'matomo', url: `${siteUrl}matomo.js`, states: all }) }],
  ['a tracker, with a refusal nobody tried', false, { cookies: [analyticsCookie({ states: ['none', 'accept'] })] }, noRejectSite],
  ['nothing, with a refusal nobody tried', true, {}, noRejectSite],
  [
    'a signal that consent is given',
    false,
    { consentMode: [{ state: 'accept', pageId: 'accept-p1', time: 1, command: 'update', values: { analytics_storage: 'granted' } }] },
  ],
  ['accepting was not read back', false, { attempts: { reject: outcome(), accept: outcome({ state: 'accept', verified: false }) } }],
  ['a fact is missing', false, { requests: undefined as never }],
])('%s: %s', (_, expected, part, from) => expect(seen(part, from) !== null).toBe(expected));

it('knows whether all pages were read', () => {
  expect(seen({})).toMatchObject({ pages: 1, isWide: true });
  expect(seen({ pages: [pageFact({ links: [link({ href: '/weiter' })] })] })).toMatchObject({ isWide: false });
  expect(seen({ pages: [pageFact({ links: [link({ href: '/index.html' })] })] })).toMatchObject({ isWide: true });
});
