import { expect, it } from 'vitest';
import { banner, cookieFact } from '../../../../test/factories/facts.ts';
import { listsCookiesInside, namesEntry } from './declared-cookies.ts';

it.each([
  ['_ga', '_ga Google 2 Jahre', true],
  ['_ga_ABC123XYZ9', 'Cookies: _ga_<id>', true],
  ['_ga_ABC123XYZ9', 'Google setzt _ga (2 Jahre), _gid und _gat.', false],
  ['_ga_ABC123XYZ9', 'Das _ga-Cookie. Auch _ga.', false],
  ['_ga_ABC123XYZ9', '_ga, _ga_XXXXXXXX 2 Jahre', true],
  ['_ga_ABC123XYZ9', '_ga, _ga* 2 Jahre', true],
  ['_gat_UA-1234-5', '_ga, _gid, _gat (1 Minute)', false],
  ['cart_10422', 'cart Warenkorb', true],
  ['_ga', 'x_ga', false],
  ['_gat', '_ga', false],
  ['yt-remote-device-id', 'yt-remote-*, yt.innertube::* YouTube', true],
  ['yt.innertube::requests', 'yt-remote-*, yt.innertube::* YouTube', true],
  ['ph_phc_Fj3TqW_posthog', 'ph_* PostHog 1 Jahr', true],
  ['phpsession', 'ph_* PostHog 1 Jahr', false],
  ['LANG', 'um Ihre Auswahl ein Jahr lang zu speichern', false],
  ['LANG', 'PayPal setzt LANG und ts (3 Jahre).', true],
  ['NID', 'NID, 6 Monate', true],
  ['lang', 'Die Wahl wird ein Jahr lang gespeichert, danach fragen wir neu.', false],
  ['lang', 'Cookie lang: merkt sich die Sprache', true],
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

const computed = '7a9f04e1c52b8d36fa60cb917e23d48f';
it.each([
  [computed, 'Joomla setzt ein Sitzungs-Cookie, dessen Name aus 32 Zeichen besteht (7a9f…).', true],
  [computed, 'Sitzungs-Cookie 7a9f04e1... (Joomla), bis zum Ende der Sitzung', true],
  [computed, 'Sitzungs-Cookie 7a9fxxxxxxxx, bis zum Ende der Sitzung', true],
  [computed, 'Cookie 7a9f*', true],
  [computed, 'Name: zufällige Folge aus 32 Zeichen; Anbieter: wir; Dauer: Sitzung', true],
  [computed, 'a session cookie with a 32-character name', true],
  [computed, 'Ein Cookie mit 32-stelligem Namen hält die Sitzung.', true],
  [computed, 'Sitzungs-Cookie 8b1c… (Joomla)', false],
  [computed, 'Joomla setzt ein Cookie, dessen Name aus 26 Zeichen besteht.', false],
  [computed, 'Das Cookie PHPSESSID enthält eine Kennung aus 32 Zeichen.', false],
  [computed, 'Raum 7a9 … und 12 weitere', false],
  ['warenkorb_inhalt', 'ware…', false],
  ['newsletterabonnementbestaetigung', 'Der Name darf 32 Zeichen haben.', false],
])('a computed name, %s in %s: %s', (name, text, expected) => {
  expect(namesEntry(text, cookieFact({ name }))).toBe(expected);
});

it.each([
  ['names with their lives', 'Statistiken: _ga, _ga_# (2 Jahre, Google). Marketing: li_sugr (90 Tage), UserMatchHistory (30 Tage)', true],
  ['a table', '_ga\t2 Jahre\n_gid\t24 Stunden\nli_sugr\t90 Tage', true],
  ['a single one', 'Wir merken Ihre Wahl im Cookie cookie_consent (1 Jahr)', false],
  ['names without lives', '_ga, _gid, li_sugr', false],
  ['lives without names', 'Cookies bleiben 30 Tage oder 2 Jahre', false],
])('cookies listed inside the first layer: %s', (_, deeperText, expected) => {
  expect(listsCookiesInside(banner({ text: 'Wir verwenden Cookies', deeperText }))).toBe(expected);
});

it('takes what stands in the first layer itself for no list that was folded', () => {
  const text = '_ga 2 Jahre, _gid 24 Stunden, li_sugr 90 Tage';
  expect(listsCookiesInside(banner({ text, deeperText: text }))).toBe(false);
});
