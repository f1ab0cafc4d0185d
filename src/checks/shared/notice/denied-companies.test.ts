import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { traffic } from '../../../../test/factories/traffic.ts';
import { deniedCompanies } from './denied-companies.ts';

const portraits = (states: readonly ('none' | 'reject' | 'accept')[] = ['none', 'reject']) =>
  traffic({
    url: 'https://lh3.googleusercontent.com/a/x',
    service: 'google-user-pictures',
    type: 'image',
    states,
    party: 'third',
    pageUrl: siteUrl,
  });
const found = (notice: string, shown = '', page = siteUrl, seen = portraits()) =>
  deniedCompanies(
    {
      privacy: legalPage({ kind: 'privacy', text: notice }),
      pages: [pageFact({ url: page, kind: page === siteUrl ? 'start' : 'other', text: shown })],
      ...seen,
    },
    '/datenschutz',
  ).map(({ message, serviceIds }) => [message, ...(serviceIds ?? [])].join(' '));

it.each([
  'Bewertungen\nBewertungen kopieren wir einmal täglich. Beim Besuch unserer Seite entsteht keine Verbindung zu Google oder Meta.',
  'Bewertungen\nBeim Betrachten wird keine Verbindung zu Servern von Google aufgebaut.',
  'Reviews\nWhen visiting our pages, no connection to Google is made.',
])('a denial that the notice makes of a company: %s', (notice) => {
  expect(found(notice)).toEqual(['deniedCompany google-user-pictures']);
});

it.each([
  'Bewertungen\nBeim Besuch unserer Seite entsteht keine Verbindung zu Meta.',
  'Bewertungen\nBeim Besuch unserer Seite entsteht eine Verbindung zu Google.',
  'Karten\nBeim Besuch der Seite entsteht dabei keine Verbindung zu Google.',
  'Videos\nBeim Aufruf der Seite mit Videos entsteht keine Verbindung zu Google.',
  'Bewertungen\nWenn Sie ablehnen, entsteht beim Besuch keine Verbindung zu Google.',
  'Schrift\nBeim Besuch unserer Seiten wird keine Verbindung zu Servern von Google Fonts aufgebaut.',
  'Bewertungen\nEs entsteht keine Verbindung zu Google.',
])('is none, or of less: %s', (notice) => {
  expect(found(notice)).toEqual([]);
});

it('what is shown on a page is held against that page alone, and against what loads unasked', () => {
  const shown = 'Auswahl von Bewertungen; beim Betrachten wird keine Verbindung zu Google aufgebaut.';
  expect(found('', shown)).toEqual(['deniedCompanyShown google-user-pictures']);
  expect(found('', shown, `${siteUrl}leistungen`)).toEqual([]);
  expect(found('', shown, siteUrl, portraits(['accept']))).toEqual([]);
});

it('reads the name of a network, whichever of its products a page embeds', () => {
  const embed = traffic({
    url: 'https://www.instagram.com/embed.js',
    service: 'instagram',
    type: 'script',
    states: ['none', 'reject'],
    party: 'third',
    pageUrl: siteUrl,
  });
  const told = (notice: string) => found(notice, '', siteUrl, embed);
  expect(told('Es ist ein einfacher Link, beim Besuch unserer Website werden keine Daten an Instagram übertragen.')).toEqual([
    'deniedCompany instagram',
  ]);
  expect(told('Es ist ein einfacher Link, beim Besuch unserer Website werden keine Daten an Facebook übertragen.')).toEqual([]);
  expect(told('Beim Klick auf den Link werden Daten an Instagram übertragen.')).toEqual([]);
});
