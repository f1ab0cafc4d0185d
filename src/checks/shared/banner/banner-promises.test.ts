import { expect, it } from 'vitest';
import { banner, control, siteFact } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
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
])('what runs at once breaks: %s', (text) => {
  expect(broken(text)?.uses.map(({ service }) => service.id)).toEqual(['google-analytics']);
});

it.each([
  'Google Analytics hilft uns. Wenn Sie einverstanden sind, klicken Sie auf „Alle akzeptieren“.',
  'Filme von YouTube starten wir erst, wenn Sie einverstanden sind.',
  'Google Analytics setzt Cookies erst, wenn Sie einverstanden sind.',
  'Marketing startet erst, wenn Sie zustimmen.',
  'Statistik hilft uns. Videos laden erst, wenn Sie zustimmen.',
  'Die Statistik der Besuche unserer Karte laden wir erst mit Ihrer Einwilligung.',
  'Statistik-Cookies werden erst mit Ihrer Einwilligung gesetzt.',
])('is no promise about it: %s', (text) => {
  expect(broken(text)).toBeNull();
});
