import { expect, it } from 'vitest';
import type { ConsentState } from '#evidence/gathered.ts';
import { banner, cookieFact, siteFact } from '../../../../test/factories/facts.ts';
import { type Call, traffic } from '../../../../test/factories/traffic.ts';
import { brokenBannerPromise } from '../banner/banner-promises.ts';
import { bannerFinding, bannerFixes, bannerMessages } from './banner-sentences.ts';

const call = (service: string, states: ConsentState[], more: Partial<Call> = {}): Call => ({
  service,
  url: `https://${service}.test/collect`,
  type: 'fetch',
  party: 'third',
  states,
  ...more,
});
const found = (sentence: string, ...calls: Call[]) => {
  const broken = brokenBannerPromise(banner({ text: sentence }), { ...traffic(...calls), cookies: [cookieFact()], site: siteFact() });
  return broken && bannerFinding(broken);
};
const promise = 'Ohne Ihre Zustimmung lädt nichts.';
const filled = ({ message, params = {} }: { message: string; params?: object | undefined }, texts: Record<string, string>) =>
  (texts[message] ?? '').replace(/\{(\w+)\}/g, (_, place: string) => String((params as Record<string, unknown>)[place] ?? place));

it.each<[string, Call[], string]>([
  [
    'each at its own moments',
    [call('google-analytics', ['none', 'reject']), call('leadinfo', ['reject'])],
    'vor der Auswahl und nach dem Ablehnen: Google Analytics (/); nur nach dem Ablehnen: Leadinfo (/)',
  ],
  [
    'some before, some after',
    [call('google-analytics', ['none']), call('leadinfo', ['reject', 'accept'])],
    'vor der Auswahl: Google Analytics (/); nur nach dem Ablehnen: Leadinfo (/)',
  ],
  [
    'all at the same ones',
    [call('google-analytics', ['reject']), call('leadinfo', ['reject'])],
    'when geladen wurde aber: Google Analytics (/), Leadinfo (/)',
  ],
])('tells what loaded, %s', (_, calls, text) => {
  expect(filled(found(promise, ...calls)!, bannerMessages.de)).toContain(text);
});

it('offers no choice for a tracker of which only a file was fetched, as it does for what is disputed itself', () => {
  const pixel = call('meta-pixel', ['none', 'reject'], {
    url: 'https://connect.facebook.net/en_US/fbevents.js',
    type: 'script',
  });
  const report = call('meta-pixel', ['accept'], { url: 'https://www.facebook.com/tr/?id=1' });
  const steps = filled(found(promise, call('google-analytics', ['none', 'reject']), pixel, report)!, bannerFixes.de);
  expect(steps).toMatch(/^1\. \{#later\} Laden Sie Google Analytics/);
  expect(steps).toMatch(/\n2\. \{#later\} Laden Sie auch die Dateien von Meta-Pixel/);
  expect(steps).not.toContain('Entweder');
  expect(found(promise, pixel, report)?.message).toBe('untrueBannerFetched');
});

const map = call('google-maps', ['none'], { type: 'frame' });
const film = call('youtube', ['none'], { type: 'frame' });
const booking = call('smoobu', ['none'], { type: 'frame' });
const search = call('findologic', ['none'], { type: 'script' });

it('counts the weather, tables of a league and a form of others among external content, not the search of the shop', () => {
  const uses = [
    search,
    call('meteoblue', ['none'], { type: 'script' }),
    call('fupa', ['none'], { type: 'frame' }),
    call('rapidmail', ['none'], { type: 'frame' }),
  ];
  const ids = found('Inhalte von Drittanbietern laden wir erst nach Ihrer Einwilligung.', ...uses)?.serviceIds ?? [];
  expect([...ids].sort()).toEqual(['fupa', 'meteoblue', 'rapidmail']);
  expect(found('Videos laden wir erst nach Ihrer Einwilligung.', ...uses)).toBeNull();
});

it.each<[string, string[]]>([
  ['Externe Inhalte wie Karten laden wir erst mit Ihrer Einwilligung.', ['google-maps', 'youtube', 'smoobu']],
  ['Eingebettete Inhalte werden nur mit Ihrer Zustimmung geladen.', ['google-maps', 'youtube', 'smoobu']],
  ['Inhalte von Drittanbietern (etwa Videos) werden erst nach Ihrer Einwilligung geladen.', ['google-maps', 'youtube', 'smoobu']],
  ['Videos und Karten laden erst, wenn Sie zustimmen.', ['google-maps', 'youtube']],
  ['Videos werden erst geladen, wenn Sie zustimmen.', ['youtube']],
  ['Erst mit Ihrer Einwilligung laden wir Karten.', ['google-maps']],
  ['External content is only loaded with your consent.', ['google-maps', 'youtube', 'smoobu']],
])('a promise on embedded content is broken by what it speaks of: %s', (sentence, ids) => {
  expect([...(found(sentence, map, film, booking, search)?.serviceIds ?? [])].sort()).toEqual([...ids].sort());
});

it.each([
  'Externe Inhalte helfen uns, die Seite zu verbessern.',
  'Externe Inhalte wie Karten können Cookies setzen, wenn Sie zustimmen.',
  'Eintrittskarten senden wir erst nach Ihrer Zustimmung.',
  'Wir möchten externe Inhalte laden. Statistik starten wir erst mit Ihrer Einwilligung.',
  'Notwendige Inhalte laden sofort, externe Inhalte erst mit Ihrer Einwilligung.',
])('is no such promise: %s', (sentence) => {
  expect(found(sentence, map, film, booking)).toBeNull();
});

it('leaves a choice for a booking tool, whose session may need no consent', () => {
  const told = found('Externe Inhalte laden wir erst mit Ihrer Einwilligung.', booking);
  expect([told?.message, told?.params?.['disputed']]).toEqual(['untrueBanner', 'Smoobu (/)']);
});
