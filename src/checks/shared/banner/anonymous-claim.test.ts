import { expect, it } from 'vitest';
import { banner } from '../../../../test/factories/facts.ts';
import { analyticsCookie, catalogueUse } from '../../../../test/factories/traffic.ts';
import { brokenAnonymity } from './anonymous-claim.ts';

const ga = catalogueUse('google-analytics', ['accept']);
const identifier = analyticsCookie({ idLike: true, kept: true, states: ['accept'] });
const said = (text: string, cookie = identifier) => brokenAnonymity(banner({ text }), { services: [ga], cookies: [cookie] });

it.each([
  'Statistik-Cookies helfen uns. Die Auswertung erfolgt anonym.',
  'Das Cookie wird von Google Analytics für anonyme Statistiken über die Nutzung verwendet.',
  'Informationen werden anonym gesammelt und gemeldet.',
  'Wir erfassen anonymisierte Nutzungsdaten.',
  'We collect anonymous usage data.',
])('an identifier refutes: %s', (text) => {
  expect(said(text)).toMatchObject({ use: { service: { id: 'google-analytics' } }, names: ['_ga'], days: 400 });
});

it('quotes the description without the labels that open and close it', () => {
  const text = 'Details einblenden für StatistikDetails ausblenden für Statistik Anonyme Auswertung der Besuche. Mehr anzeigen';
  expect(said(text)?.quote).toBe('Anonyme Auswertung der Besuche.');
});

it.each([
  'Die Auswertung erfolgt pseudonym.',
  'Die Auswertung erfolgt nicht anonym.',
  'Die IP-Adresse wird bei der Auswertung anonymisiert.',
  'Matomo wertet Besuche anonym aus.',
  'Sie können uns Ihren Hinweis anonym senden.',
])('nothing of this measuring is said by: %s', (text) => {
  expect(said(text)).toBeNull();
});

it.each([
  ['tells nobody apart', { idLike: false }],
  ['ends with the session', { lifetimeSeconds: null }],
  ['belongs to another purpose', { category: 'functional' as const }],
  ['was not there after accepting', { states: ['none'] as const }],
])('a cookie that %s refutes nothing', (_, part) => {
  expect(said('Die Auswertung erfolgt anonym.', { ...identifier, ...part })).toBeNull();
});
