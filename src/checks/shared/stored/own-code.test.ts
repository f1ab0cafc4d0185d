import { expect, it } from 'vitest';
import { siteUrl } from '../../../../test/factories/facts.ts';
import { unknownCookie, unknownEntry } from '../../../../test/factories/traffic.ts';
import { isOfPageCode, namesCountdown, ownCodeOf } from './own-code.ts';

const inPage = { setBy: siteUrl, pages: [siteUrl, `${siteUrl}kurse`] };

it.each([
  ['written in the page', unknownEntry(inPage), true],
  ['written by a file of the site', unknownEntry({ ...inPage, setBy: `${siteUrl}js/a.js` }), false],
  ['nobody knows by what', unknownEntry({ ...inPage, setBy: null }), false],
  ['under the domain of others', unknownEntry({ ...inPage, party: 'third' }), false],
  ['a cookie written in the page', unknownCookie({ ...inPage, setVia: 'document.cookie' }), true],
  ['a cookie of the server', unknownCookie({ ...inPage, setVia: 'header' }), false],
])('%s', (_name, item, expected) => {
  expect(isOfPageCode(item)).toBe(expected);
});

it.each([
  ...['sra_deadline', 'offerCountdown', 'promo-timer', 'countdown', 'DEADLINE', 'offer_expires', 'x.expiry'].map(
    (key) => [key, true] as const,
  ),
  ...['timerange', 'deadlines_seen', 'sometimer', 'experiment', 'theme'].map((key) => [key, false] as const),
])('%s names a time that runs out: %s', (key, expected) => {
  expect(namesCountdown(unknownEntry({ key }))).toBe(expected);
});

it('tells the pages, and a countdown apart', () => {
  expect(ownCodeOf([unknownEntry({ ...inPage, key: 'sra_deadline' }), unknownEntry({ ...inPage, key: 'ansicht' })])).toEqual({
    ending: 'Timer',
    params: { own: 'sra_deadline (Local Storage), ansicht (Local Storage)', ownPages: '/, /kurse', timers: 'sra_deadline (Local Storage)' },
  });
  expect(ownCodeOf([unknownEntry({ ...inPage, key: 'ansicht' })]).ending).toBe('Own');
  expect(ownCodeOf([unknownEntry({ ...inPage, key: 'promo_timer', setBy: null })]).ending).toBe('');
});
