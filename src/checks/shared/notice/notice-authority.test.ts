import { expect, it } from 'vitest';
import { stateOfAddress } from './notice-authority.ts';

it.each([
  ['Hauptstraße 1, 12045 Berlin', 'Berlin'],
  ['Mittelstraße 5, 12529 Schönefeld', 'Brandenburg'],
  ['Am Markt 1, 28195 Bremen', 'Bremen'],
  ['Damm 4, 28779 Bremen', 'Bremen'],
  ['Damm 4, 28790 Schwanewede', 'Niedersachsen'],
  ['Markt 3, 35274 Kirchhain', 'Hessen'],
  ['Markt 3, 36037 Fulda', 'Hessen'],
  ['Markt 3, 36433 Bad Salzungen', null],
  ['Markt 3, 34414 Warburg', null],
  ['Markt 3, 65549 Limburg', null],
  ['Markt 3, 25524 Itzehoe', 'Schleswig-Holstein'],
  ['Markt 3, 07743 Jena', 'Thüringen'],
  ['Markt 3, 07919 Mühltroff', null],
  ['Markt 3, 98527 Suhl', 'Thüringen'],
  ['Gasse 2, 89073 Ulm', null],
  ['Gasse 2, 1010 Wien', null],
])('%s', (address, state) => expect(stateOfAddress(address)).toBe(state));
