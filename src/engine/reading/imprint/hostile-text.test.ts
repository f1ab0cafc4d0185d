import { expect, it } from 'vitest';
import { legalPage } from '../../../../test/factories/facts.ts';
import { readImprint } from './read-imprint.ts';

const size = 100_000;
const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
/** Pieces that patterns begin to match again and again. */
const pieces = [
  'a',
  'A',
  'Aa ',
  'Aa-',
  'a@',
  'a.',
  'info (at) ',
  'a at ',
  '1',
  '0 ',
  '+49 ',
  '(0',
  '12345 ',
  '12345 A',
  'Musterstr. 1 ',
  'GmbH ',
  'A & ',
  'Dr. ',
  'Dr. Max ',
  'Max Muster, ',
  'Geschäftsführer ',
  'Geschäftsführer: ',
  'vertreten durch ',
  'Amtsgericht ',
  'Handelsregister ',
  'HRB ',
  'VR 1',
  'DE ',
  'DE1 ',
  '1/2/',
  '§ 5 ',
  'Impressum ',
  'Impressum\n',
  'Webdesign ',
  'Design, ',
  'Telefon',
  'Tel. ',
  'Fax',
  '| ',
  ' · ',
  '(',
  '[',
  '((',
  '- ',
  'von ',
  'und ',
  '\n',
  'A\n',
  'Kontakt:\n',
  'zuständige ',
  'Berufsordnung ',
  'Erlaubnis nach ',
  'c/o ',
  'am ',
  'ed.',
  '&#64;',
  'ß',
  '\u0130',
];

it.each(pieces)(
  '%j',
  (piece) => {
    // The limit of the test runner is the limit here: a pattern that goes wrong does not end at all.
    const lines = [filled(piece), `Impressum\nMuster GmbH\nWeg 1\n12345 Ort\n${filled(piece)}`, filled(`${piece.repeat(12)}\n`)];
    for (const text of lines) expect(readImprint(legalPage({ text })).elements.length).toBeLessThan(20_000);
  },
  3_000,
);
