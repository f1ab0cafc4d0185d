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
])('what runs at once breaks: %s', (text) => {
  expect(broken(text)?.uses.map(({ service }) => service.id)).toEqual(['google-analytics']);
});

it.each([
  'Google Analytics hilft uns. Wenn Sie einverstanden sind, klicken Sie auf „Alle akzeptieren“.',
  'Filme von YouTube starten wir erst, wenn Sie einverstanden sind.',
  'Google Analytics setzt Cookies erst, wenn Sie einverstanden sind.',
])('is no promise about it: %s', (text) => {
  expect(broken(text)).toBeNull();
});
