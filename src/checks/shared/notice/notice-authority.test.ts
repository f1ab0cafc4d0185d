import { expect, it } from 'vitest';
import { stateOfAddress } from './notice-authority.ts';

it.each([
  ['Hauptstraße 1, 12045 Berlin', 'Berlin'],
  ['Mittelstraße 5, 12529 Schönefeld', 'Brandenburg'],
  ['Am Markt 1, 28195 Bremen', 'Bremen'],
  ['Damm 4, 28779 Bremen', 'Bremen'],
  ['Damm 4, 28790 Schwanewede', 'Niedersachsen'],
  ['Gasse 2, 89073 Ulm', null],
  ['Gasse 2, 1010 Wien', null],
])('%s', (address, state) => expect(stateOfAddress(address)).toBe(state));
