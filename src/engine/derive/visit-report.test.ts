import { expect, it } from 'vitest';
import { readParameters } from './parameters.ts';
import { readVisitReport } from './visit-report.ts';

const page = 'https://www.muster.test/kontakt?von=a';
const read = (body: object | string, url = 'https://db.test/rest/v1/visits', at = page) =>
  readVisitReport(readParameters(url, typeof body === 'string' ? body : JSON.stringify(body)), at, { width: 1366 });

it.each<[string, ReturnType<typeof read>, ReturnType<typeof read>]>([
  [
    'words of its own',
    read({ seite: '/kontakt', referrer: '', geraet: 'Desktop', breite: 1366, sprache: 'de-DE' }),
    { screen: 'breite=1366', language: true, referrer: true },
  ],
  [
    'the screen as a group',
    read({ path: '/kontakt', screen: { width: 1366, height: 768 } }),
    { screen: 'width=1366', language: false, referrer: false },
  ],
  ['a referrer that is not there', read({ url: page, referrer: null }), { screen: null, language: false, referrer: true }],
  [
    'a document of Firestore',
    read({ fields: { page: { stringValue: '/kontakt' }, herkunft: { stringValue: '' }, bildschirm_breite: { integerValue: '1366' } } }),
    { screen: 'bildschirm_breite=1366', language: false, referrer: true },
  ],
  [
    'a counter whose event holds a payload',
    read({ type: 'event', payload: { website: 'a', screen: '1366x768', language: 'de-DE', url: '/kontakt', referrer: '' } }),
    { screen: 'screen=1366x768', language: true, referrer: true },
  ],
  [
    'in the address, of the start page',
    read('', 'https://z.test/p.gif?p=/&url=https%3A%2F%2Fwww.muster.test%2F&ref=&sw=1366', 'https://www.muster.test/'),
    { screen: 'sw=1366', language: false, referrer: true },
  ],
  ['the page alone', read({ page: '/kontakt', id: 7 }), null],
  ['content in a language, of another page', read({ path: '/team', locale: 'de-DE' }), null],
  ['a picture of some width', read({ page: '/kontakt', width: 640 }), null],
  ['a slash that is no page', read('', 'https://z.test/?mount=/&ref=x', 'https://www.muster.test/'), null],
])('%s', (_, told, expected) => expect(told).toEqual(expected));
