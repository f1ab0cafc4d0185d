import { expect, it } from 'vitest';
import { cookieFact } from '../../test/factories/facts.ts';
import { longestDuration, namesEntry, statesDuration } from './declared-cookies.ts';

const day = 86_400;
const durations: [string, number | null][] = [
  ['Laufzeit: 2 Jahre', 730.5 * day],
  ['zwei Jahre', 730.5 * day],
  ['13 Monate', 396.5 * day],
  ['24 Stunden', day],
  ['ein Tag', day],
  ['90 days', 90 * day],
  ['30 min', 1_800],
  ['1 Minute bis 1 Tag', day],
  ['Sitzung', null],
  ['keine Angabe', null],
];

it.each(durations)('%s', (text, seconds) => {
  expect(longestDuration(text)).toBe(seconds);
});

it('a session is a duration too', () => {
  expect(statesDuration('Session')).toBe(true);
  expect(statesDuration('_ga, Google, Statistik')).toBe(false);
});

it.each([
  ['_ga', '_ga Google 2 Jahre', true],
  ['_ga_ABC123XYZ9', 'Cookies: _ga_<id>', true],
  ['_ga', 'x_ga', false],
  ['_gat', '_ga', false],
  ['yt-remote-device-id', 'yt-remote-*, yt.innertube::* YouTube', true],
  ['yt.innertube::requests', 'yt-remote-*, yt.innertube::* YouTube', true],
  ['ph_phc_Fj3TqW_posthog', 'ph_* PostHog 1 Jahr', true],
  ['phpsession', 'ph_* PostHog 1 Jahr', false],
  ['test', 'moin@werkbank-digital.test', false],
  ['test', 'test@werkbank.example', false],
])('%s in %s: %s', (name, text, expected) => {
  expect(namesEntry(text, cookieFact({ name }))).toBe(expected);
});

it.each([
  ['Unsere Formulare laufen bei Salesforce (Pardot).', false],
  ['8. Salesforce Account Engagement (Pardot) Wir binden unser Katalogformular ein. Es setzt visitor_id983321 und lpv983321.', false],
  ['Das Tool pardot verarbeitet Ihre Angaben.', false],
  ['Marketing: Salesforce Pardot, Google Analytics', false],
  ['Es setzt die Cookies visitor_id983321, lpv983321 und pardot.', true],
  ['Cookie „pardot“: Sitzung', true],
  ['das pardot-Cookie', true],
  ['pardot, visitor_id983321', true],
  ['Name Anbieter Dauer pardot Salesforce Sitzung', true],
])('a cookie that is called like its product, in %s: %s', (text, expected) => {
  expect(namesEntry(text, cookieFact({ name: 'pardot', serviceId: 'pardot' }))).toBe(expected);
});
