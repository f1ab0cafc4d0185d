import { describe, expect, it } from 'vitest';
import { fieldEvidence, formEvidence } from '../../../test/factories/evidence.ts';
import { withLabelLines } from './label-lines.ts';

const must = (label = '') => fieldEvidence({ label, required: true });
const may = (label = '') => fieldEvidence({ label });
const choice = fieldEvidence({ type: 'select', options: ['ev', 'kath'] });
const labels = (lines: string, fields: ReturnType<typeof may>[], headings: string[] = []) => {
  const form = formEvidence({ text: lines.replace(/\s+/g, ' '), fields });
  return withLabelLines(form, `Willkommen\n${lines}\nImpressum`, headings).fields.map(({ label }) => label);
};

describe('withLabelLines', () => {
  it.each<[string, string, ReturnType<typeof may>[], string[]]>([
    ['cells of a table', 'Name *\t\nE-Mail *\t\ngeb. am *\t', [must(), must(), must('TT.MM.JJJJ')], ['Name *', 'E-Mail *', 'geb. am *']],
    [
      'paragraphs under a heading',
      'Angaben zum Kind\nName des Kindes*\nKonfession\nBesonderheiten\nEltern\nName*',
      [must(), may(), may(), must()],
      ['Name des Kindes*', 'Konfession', 'Besonderheiten', 'Name*'],
    ],
    ['as many lines as fields', 'Name\nTelefon', [may(), may()], ['Name', 'Telefon']],
    ['answers to choose from are no questions', 'Konfession\nev\nkath\nName', [choice, may()], ['Konfession', 'Name']],
    ['more lines than fields and no stars', 'Rückruf\nName\nTelefon', [may(), may()], ['', '']],
    ['a star more than mandatory fields', 'Name*\nTelefon*\nOrt', [must(), may()], ['', '']],
    [
      'sentences and what is labelled already',
      'Wir melden uns.\nVorname\nName*\nOrt*',
      [may('Vorname'), must(), must()],
      ['Vorname', 'Name*', 'Ort*'],
    ],
    ['one field alone', 'Name', [may()], ['']],
  ])('%s', (_, lines, fields, expected) => {
    expect(labels(lines, fields)).toEqual(expected);
  });

  it('keeps what was written in a field, and passes over headings', () => {
    const form = formEvidence({ text: 'Kontakt Name Geburtsdatum', fields: [may(), may('TT.MM.JJJJ')] });
    const { fields } = withLabelLines(form, 'Kontakt\nName\nGeburtsdatum', ['Kontakt']);
    expect(fields).toMatchObject([
      { label: 'Name', beside: true },
      { label: 'Geburtsdatum', placeholder: 'TT.MM.JJJJ' },
    ]);
    expect(fields[1]).not.toHaveProperty('beside');
  });
});
