import { expect, it } from 'vitest';
import { banner, control, cookieFact, siteFact } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { brokenBannerPromise } from './banner-promises.ts';

const seen = traffic({
  url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC',
  service: 'google-analytics',
  states: ['none', 'reject', 'accept'],
  party: 'third',
});
const broken = (text: string) =>
  brokenBannerPromise(banner({ text, controls: [control({ text: 'Alle akzeptieren' })] }), { ...seen, cookies: [], site: siteFact() });

it.each([
  'Google Analytics und Filme von YouTube starten wir erst, wenn Sie einverstanden sind.',
  'Nur wenn Sie es erlauben, laden wir Google Analytics.',
  'We load Google Analytics only if you allow it.',
  'Statistik und Marketing starten erst, wenn Sie zustimmen.',
  'Dienste für Statistik oder Werbung laden wir erst nach Ihrer Einwilligung.',
  'Analyse-Dienste werden nur mit Ihrer Zustimmung geladen.',
  'Erst mit Ihrer Einwilligung laden Statistik und Marketing.',
  'Statistics and marketing services are only loaded with your consent.',
  'Alles Weitere – Anfahrtskarte, Chat und die Messung der Besuche – geschieht nur, wenn Sie zustimmen.',
  'Alles andere startet erst nach Ihrer Einwilligung.',
])('what runs at once breaks: %s', (text) => {
  expect(broken(text)?.uses.map(({ service }) => service.id)).toEqual(['google-analytics']);
});

it.each([
  'Google Analytics hilft uns. Wenn Sie einverstanden sind, klicken Sie auf „Alle akzeptieren“.',
  'Filme von YouTube starten wir erst, wenn Sie einverstanden sind.',
  'Google Analytics setzt Cookies erst, wenn Sie einverstanden sind.',
  'Marketing startet erst, wenn Sie zustimmen.',
  'Alle anderen Cookies setzen wir nur mit Ihrer Einwilligung.',
  'Alles Weitere erfahren Sie in der Datenschutzerklärung, auch zu Ihrer Einwilligung.',
  'Statistik hilft uns. Videos laden erst, wenn Sie zustimmen.',
  'Die Statistik der Besuche unserer Karte laden wir erst mit Ihrer Einwilligung.',
  'Statistik-Cookies werden erst mit Ihrer Einwilligung gesetzt.',
])('is no promise about it: %s', (text) => {
  expect(broken(text)).toBeNull();
});

const pixel = (states: readonly ('none' | 'reject' | 'accept')[]) =>
  traffic({ url: 'https://conv.indeed.com/pagead/conv/1/?script=0', service: 'indeed-conversion', type: 'image', states, party: 'third' });
const stored = (left: readonly ('none' | 'reject' | 'accept')[], overrides: Partial<CookieFact> = {}) =>
  cookieFact({
    name: 'CTK',
    domain: 'indeed.com',
    party: 'third',
    serviceId: 'indeed-conversion',
    needsConsent: 'yes',
    kept: true,
    states: ['none', 'reject'],
    leftOverIn: [...left],
    ...overrides,
  });
const onRefusal = (cookies: readonly CookieFact[], states: Parameters<typeof pixel>[0] = ['none', 'reject']) =>
  brokenBannerPromise(
    banner({
      text: 'Wenn Sie ablehnen, werden nur technisch notwendige Cookies gesetzt.',
      controls: [control({ text: 'Ablehnen', role: 'reject' })],
    }),
    { ...pixel(states), cookies, site: siteFact() },
  )?.uses.map(({ service }) => service.id) ?? [];

it.each([
  ['a pixel that is a bare picture and sets a cookie', onRefusal([stored([])]), ['indeed-conversion']],
  ['a cookie kept from before, whose pixel runs on', onRefusal([stored(['reject'])]), ['indeed-conversion']],
  ['a cookie kept from before, whose pixel stopped', onRefusal([stored(['reject'])], ['none']), []],
  ['a cookie that the browser refused', onRefusal([stored([], { kept: false, leftOverIn: ['reject'] })]), []],
  ['a cookie that needs no consent', onRefusal([stored([], { needsConsent: 'no' })]), []],
  ['no cookie', onRefusal([]), []],
] as const)('what is said of cookies after refusing: %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

it.each([
  ['on the page for booking', '/buchen/', null, []],
  ['on another page', '/', null, ['Smoobu (/buchen)']],
  ['that outlives the visit', '/buchen/', 86_400, ['Smoobu (/buchen)']],
])('leaves the session of a booking engine to whoever opened it: %s', (_, path, lifetimeSeconds, needing) => {
  const page = 'https://www.muster.test/buchen';
  const engine = traffic({
    url: 'https://login.smoobu.com/de/booking-tool/iframe/1',
    service: 'smoobu',
    type: 'frame',
    states: ['none', 'reject'],
    party: 'third',
    pageUrl: page,
  });
  const session = cookieFact({
    name: 'PHPSESSID',
    domain: 'login.smoobu.com',
    party: 'third',
    serviceId: 'smoobu',
    category: 'necessary',
    needsConsent: 'no',
    kept: true,
    states: ['none', 'reject'],
    lifetimeSeconds,
    declaredLifetimeSeconds: lifetimeSeconds,
    setOn: [`https://www.muster.test${path}`],
  });
  const seen = banner({ text: 'Buchungen laden wir erst mit Ihrer Einwilligung. Smoobu laden wir erst mit Ihrer Einwilligung.' });
  expect(brokenBannerPromise(seen, { ...engine, cookies: [session], site: siteFact() })?.needing).toEqual(needing);
});
