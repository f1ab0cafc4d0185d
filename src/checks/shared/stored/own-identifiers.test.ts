import { expect, it } from 'vitest';
import { banner, cookieFact, toggle } from '../../../../test/factories/facts.ts';
import type { CookieFact } from '../../facts/stored.ts';
import { unknownCookieFindings } from './own-identifiers.ts';

const unknown = (overrides: Partial<CookieFact> = {}) =>
  cookieFact({
    id: 'c1',
    name: 'lg_ab',
    party: 'first',
    idLike: true,
    lifetimeSeconds: 90 * 86_400,
    setVia: 'document.cookie',
    setBy: 'https://www.muster.test/assets/app.js',
    serviceId: null,
    category: null,
    needsConsent: null,
    ...overrides,
  });
const toggles = [toggle({ label: 'Notwendig', checked: true, disabled: true }), toggle({ label: 'Statistik' })];
const listing = (deeperText: string) => banner({ toggles, deeperText });
const told = (cookie: CookieFact, shown = listing(''), notice = '') =>
  unknownCookieFindings([cookie], { services: [], notice, banner: shown }).map(({ message, params }) => [
    message,
    params?.['label'] ?? params?.['days'],
  ]);

it.each<[string, ReturnType<typeof told>, ReturnType<typeof told>]>([
  ['an identifier of own code', told(unknown()), [['ownIdentifier', 90]]],
  ['the same by the newer interface', told(unknown({ setVia: 'cookieStore' })), [['ownIdentifier', 90]]],
  ['one that ends with the visit', told(unknown({ lifetimeSeconds: null })), []],
  ['a plain value', told(unknown({ idLike: false })), []],
  ['what the server sets', told(unknown({ setVia: 'header' })), []],
  ['a session or a token by its name', told(unknown({ name: 'csrf_token' })), []],
  ['what another server keeps', told(unknown({ party: 'third' })), []],
  ['what the notice names', told(unknown(), listing(''), 'Das Cookie lg_ab bleibt 90 Tage.'), []],
  [
    'what the banner lists as optional',
    told(unknown(), listing('Notwendig\nPHPSESSID\nStatistik\nlg_ab\t1 Tag\tZählt Aufrufe')),
    [['filedOptional', 'Statistik']],
  ],
  [
    'the same without an identifier',
    told(
      unknown({ name: 'pvc_visits[0]', idLike: false, lifetimeSeconds: null }),
      listing('Statistik\npvc_visits[0]\t1 Tag\tZählt Aufrufe'),
    ),
    [['filedOptional', 'Statistik']],
  ],
  ['what the banner lists as necessary', told(unknown({ idLike: false }), listing('Notwendig\nlg_ab\t1 Tag\nStatistik\n_ga')), []],
  ['what it lists as both', told(unknown({ idLike: false }), listing('Notwendig\nlg_ab\t1 Tag\nStatistik\nlg_ab')), []],
])('tells of %s', (_, findings, expected) => expect(findings).toEqual(expected));
