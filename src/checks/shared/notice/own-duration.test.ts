import { expect, it } from 'vitest';
import { cookieFact } from '../../../../test/factories/facts.ts';
import { ownDuration } from './own-duration.ts';

const day = 86_400;
const year = 365.25 * day;
const linkedin = '(bcookie 1 Jahr, li_sugr 90 Tage, UserMatchHistory 30 Tage, lidc 1 Tag)';
const vendors = 'LinkedIn Ireland (bcookie, li_sugr, lidc, UserMatchHistory) und Meta Ireland (_fbp, 90 Tage)';

it.each<[name: string, notice: string, banner: string, stated: number | null]>([
  ['bcookie', `Das Insight Tag setzt Cookies ${linkedin}.`, vendors, year],
  ['li_sugr', linkedin, vendors, 90 * day],
  ['lidc', linkedin, vendors, day],
  ['bcookie', '', vendors, null],
  ['_fbp', '', vendors, 90 * day],
  ['lidc', '', vendors, null],
  ['bcookie', 'bcookie, li_sugr 90 Tage', '', null],
  ['bcookie', 'Cookies: bcookie, lang 1 Tag', '', null],
  ['bcookie', 'bcookie und lidc 1 Tag', '', null],
  ['_ga', '_ga, _gid: jeweils 14 Monate', '', 14 * 30.5 * day],
  ['_ga', '_ga: 2 Jahre; _gid: 1 Tag', '', 2 * year],
  ['_gid', '_ga: 2 Jahre; _gid: 1 Tag', '', day],
  ['_ga', '_ga (2 Jahre) und _gid (24 Stunden)', '', 2 * year],
  ['_ga', 'Name: _ga\nAnbieter: Google\nLaufzeit: 14 Monate\nName: _gid\nLaufzeit: 2 Jahre', '', 14 * 30.5 * day],
  ['_ga', '_ga | Google | Statistik | 1 Jahr', '', year],
  ['_ga', '_ga, Google, Statistik, 1 Jahr', '', year],
  ['_ga', '_ga <id> Google 13 Monate', '', 13 * 30.5 * day],
  ['_fbp', 'Meta-Pixel (_fbp) 90 Tage', '', 90 * day],
  ['_fbp', 'Meta-Pixel (_fbp) und Google Ads (90 Tage)', '', null],
  ['bcookie', '90 Tage: bcookie, 1 Tag: lidc', '', null],
  ['_ga', '_ga. Die Daten werden nach 14 Monaten gelöscht.', '', null],
  ['_ga', '_ga 2 Jahre', '_ga 1 Tag', 2 * year],
  ['_ga', '_ga (Sitzung), _ga_* (24 Stunden)', '', 0],
  ['_ga_AB12CD34', '_ga (Sitzung), _ga_* (24 Stunden)', '', day],
  ['_ga', '_ga und _ga_* laufen nach 14 Monaten ab.', '', 14 * 30.5 * day],
  ['_fbp', '_fbp: Session-Cookie; _gcl_au: 90 Tage', '', 0],
  ['_fbp', '_fbp (persistent)', '', null],
  ['_fbp', '_fbp (Sitzungsdaten der Werbung)', '', null],
  ['_ga', '_ga', '_ga 1 Tag', day],
])('%s in %s, banner %s: %s', (name, notice, banner, stated) => {
  const others = ['bcookie', 'li_sugr', 'lidc', '_fbp', '_ga', '_gid'].filter((other) => other !== name);
  expect(
    ownDuration(
      cookieFact({ name }),
      { notice, banner },
      others.map((other) => cookieFact({ name: other })),
    ),
  ).toBe(stated);
});
