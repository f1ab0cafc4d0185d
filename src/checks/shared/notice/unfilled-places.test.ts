import { expect, it } from 'vitest';
import { unfilledPlaces } from './unfilled-places.ts';

it.each([
  ['Vertreten durch [Name der Geschäftsführung].', ['[Name der Geschäftsführung]']],
  ['Unsere Website hostet [Hoster]. Anbieter: [Anschrift des Hosters]', ['[Hoster]', '[Anschrift des Hosters]']],
  ['Stand: [Datum einfügen]', ['[Datum einfügen]']],
  ['Verantwortlich ist {{company_name}}.', ['{{company_name}}']],
  ['Verantwortlich: Max Mustermann, Berlin', ['Max Mustermann']],
  ['Unsere Steuernummer: XXXX', ['XXXX']],
  ['Sie erreichen uns unter info [at] muster.de [E-Mail geschützt]', []],
  ['Cookies: _ga_[container-id], _pk_id.[Name], _gat_UA-XXXXX, G-XXXXXXXX', []],
  ['Das hat der EuGH entschieden [Urteil vom 16.7.2020].', []],
  ['Erreichbar ist [Name des Datenschutzbeauftragten].', []],
  ['Nach dem Muster der Behörde; XXL-Paket', []],
] as const)('places to fill in: %s', (text, places) => {
  expect(unfilledPlaces(text)).toEqual({ places, codes: [] });
});

it.each([
  ['Ihre Auswahl: [borlabs-cookie type="cookie-list"/]', ['[borlabs-cookie type="cookie-list"/]']],
  ['Widerspruch: [ga_optout]', ['[ga_optout]']],
  ['Einstellungen [cmplz-manage-consent] ändern', ['[cmplz-manage-consent]']],
  ['wp-settings-[user_id] speichert Ansichten', []],
  ['siehe [hier] und [1]', []],
] as const)('short codes: %s', (text, codes) => {
  expect(unfilledPlaces(text)).toEqual({ places: [], codes });
});
