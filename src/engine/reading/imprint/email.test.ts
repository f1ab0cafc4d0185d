import { describe, expect, it } from 'vitest';
import { decodeProtected, emailsIn, linkedEmail } from './email.ts';

describe('disguises', () => {
  it.each([
    'info@firma.de',
    'E-Mail: INFO@Firma.de',
    'E-Mail: info (at) firma (punkt) de',
    'info[at]firma[dot]de',
    'info {at} firma.de',
    'info(ät)firma.de',
    'info [ät] firma [dot] de',
    'info at firma dot de',
    'info@firma punkt de',
    'E-Mail: info at firma.de',
    'info [klammeraffe] firma [punkt] de',
    'info AT firma DOT de',
    'ed.amrif@ofni',
    'info&#64;firma.de',
    'info&#x40;firma&#46;de',
    'info &commat; firma.de',
    'info @ firma . de',
    'info @firma.de',
    'info@ firma.de',
    'info@firma. de',
    'infoATfirma.de',
    'info_at_firma.de',
    'info „at“ firma.de',
    'info "at" firma "punkt" de',
    'info=at=firma.de',
    'info#at#firma.de',
    'kontakt: info (a t) firma.de',
    'info (at sign) firma.de',
    'info-at-firma.de',
    'info<at>firma<dot>de',
    'info*at*firma*punkt*de',
    'info ( at ) firma.de',
    'Mail: info(a)firma.de',
    'info [bei] firma.de',
    'info＠firma.de',
    'Schreiben Sie an info@firma.de. Telefon',
  ])('%s', (line) => {
    expect(emailsIn(line)).toEqual(['info@firma.de']);
  });
});

it.each([
  ['max.muster @ firma-x.co.uk', ['max.muster@firma-x.co.uk']],
  ['anna punkt beispiel at firma punkt de', ['anna.beispiel@firma.de']],
  ['anna(dot)beispiel(at)sub.firma(dot)de', ['anna.beispiel@sub.firma.de']],
  ['info@firma.de, max@firma.de', ['info@firma.de', 'max@firma.de']],
  ['contact us at www.firma.de', []],
  ['Besuchen Sie uns at Firma', []],
  ['logo@2x.png', []],
  ['mail@verbraucher-schlichter.de', []],
  ['@firma auf Instagram', []],
  ['', []],
])('%s', (line, expected) => {
  expect(emailsIn(line)).toEqual(expected);
});

it('undoes the protection of Cloudflare', () => {
  const key = 0x4a;
  const hex = [key, ...[...'info@firma.de'].map((letter) => letter.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(decodeProtected(`https://www.firma.de/cdn-cgi/l/email-protection#${hex}`)).toBe('info@firma.de');
  expect(decodeProtected('https://www.firma.de/cdn-cgi/l/email-protection#zz')).toBeNull();
});

it.each([
  ['mailto:info@firma.de?subject=Hallo', 'info@firma.de'],
  ['mailto:info%40firma.de', 'info@firma.de'],
  ['mailto:', null],
  ['https://www.firma.de/kontakt', null],
])('link %s', (href, expected) => {
  expect(linkedEmail(href)).toBe(expected);
});
