import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { growthWith, mostGrowth } from '../../../../test/factories/growth.ts';
import { consentIsForCookies } from './cookies-only.ts';

const says = (text: string, serviceId = 'matomo') =>
  consentIsForCookies(serviceId, { privacy: legalPage({ kind: 'privacy', text: `5. Matomo\n${text}` }) });

it.each([
  'Ohne Ihre Einwilligung arbeitet Matomo ohne Cookies; die IP-Adresse wird gekürzt.',
  'Solange Sie nicht eingewilligt haben, zählt Matomo Besuche cookielos.',
  'Wir betreiben Matomo ohne Cookies. Nur wenn Sie im Banner zustimmen, setzt Matomo zusätzlich die Cookies _pk_id und _pk_ses.',
  'Lehnen Sie ab, misst Matomo die Besuche ohne den Einsatz von Cookies.',
  'Without your consent, Matomo works without cookies.',
])('for cookies alone: %s', (text) => expect(says(text)).toBe(true));

it.each([
  'Matomo wird erst nach Ihrer Einwilligung geladen. Matomo arbeitet ohne Cookies.',
  'Wir setzen Matomo nur mit Ihrer Einwilligung ein.',
  'Matomo setzt Cookies. Ohne Ihre Einwilligung werden keine Cookies gesetzt.',
  'Matomo arbeitet bei uns ohne Cookies.',
  'Matomo verwendet Cookies. Rechtsgrundlage ist Ihre Einwilligung.',
])('for the service: %s', (text) => expect(says(text)).toBe(false));

it.each([
  ['Ohne Ihre Einwilligung zählen wir mit Matomo ohne Cookies.', true],
  ['Matomo betreiben wir ausschließlich auf einem eigenen Server in Hamburg. Ohne Ihre Einwilligung zählt Matomo ohne Cookies.', false],
  ['Matomo läuft selbst gehostet. Ohne Ihre Einwilligung zählt Matomo ohne Cookies.', false],
])('of a counter at its provider, what is said of one on the own server announces nothing: %s', (text, expected) => {
  expect(says(text, 'matomo-cloud')).toBe(expected);
});

it('reads long sentences only so far', () => {
  expect(growthWith((times) => says(`Matomo ${'ohne Cookies nur mit '.repeat(1_000 * times)}`))).toBeLessThanOrEqual(mostGrowth);
});
