import { expect, it } from 'vitest';
import { link, noLegalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { isKeptForLater } from './waiting-services.ts';

const away = link({ text: 'Route in Google Maps öffnen', href: 'https://www.google.com/maps/dir/?api=1' });
const placeholder = 'Karte von OpenStreetMap laden. Mit dem Klick werden Daten übertragen.';

it.each([
  ['a placeholder that names it', 'Karte von Google Maps laden', [], true],
  ['a link that leads away, beside the placeholder of another one', `${placeholder} Route in Google Maps öffnen`, [away], false],
  ['a placeholder and a link that leads away', 'Karte von Google Maps laden. Route in Google Maps öffnen', [away], true],
  ['a placeholder that would show it', 'Karte von Google Maps anzeigen', [], true],
  ['a text on advertisements that mentions it', 'Wer Anzeigen bei Google Maps schaltet, zahlt je Aufruf.', [], false],
  ['a button of the page itself', 'Google Maps laden', [link({ text: 'Google Maps laden', href: '#karte' })], true],
])('%s', (_name, text, links, expected) => {
  const pages = [pageFact(), pageFact({ url: `${siteUrl}anfahrt`, kind: 'other', text, links })];
  expect(isKeptForLater({ serviceId: 'google-maps' }, { pages, privacy: noLegalPage('privacy') })).toBe(expected);
});

it.each([
  ['a button that names the company alone', 'google-maps', 'Dachansicht von Google laden', true],
  ['a button that nobody sees', 'google-maps', 'Dachansicht von Google laden', false],
  ['a button of another company', 'google-maps', 'Film von Vimeo laden', false],
  ['a button that loads nothing', 'google-maps', 'Mit Google anmelden', false],
  ['what no click opens', 'google-analytics', 'Dachansicht von Google laden', false],
])('%s', (name, serviceId, text, expected) => {
  const button = { text, visible: !name.includes('nobody'), area: 'body' as const };
  const pages = [pageFact(), pageFact({ url: `${siteUrl}rechner`, kind: 'other', buttons: [button] }), pageFact({ url: `${siteUrl}b` })];
  expect(isKeptForLater({ serviceId }, { pages, privacy: noLegalPage('privacy') })).toBe(expected);
});

it.each([
  ['youtube', 'Wenn Sie zustimmen, laden wir YouTube.', true],
  ['taboola', 'Wenn Sie zustimmen, laden wir Taboola.', false],
  ['hotjar', 'Mit einem Klick willigen Sie in Hotjar ein.', false],
])('keeps for a click what shows something, not what only follows visitors: %s', (serviceId, text, expected) => {
  const pages = [pageFact(), pageFact({ url: `${siteUrl}cookies`, kind: 'other', text })];
  expect(isKeptForLater({ serviceId }, { pages, privacy: noLegalPage('privacy') })).toBe(expected);
});
