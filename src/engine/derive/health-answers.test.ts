import { describe, expect, it } from 'vitest';
import type { FormEvidence } from '#evidence/forms.ts';
import { fieldEvidence, formEvidence } from '../../../test/factories/evidence.ts';
import { growthWith, mostGrowth } from '../../../test/factories/growth.ts';
import { askedFields } from './asked-fields.ts';
import { askedAsHealth, healthQuestions } from './health-answers.ts';

const selects = (...labels: string[]) =>
  labels.map((label, index) => fieldEvidence({ type: 'select', name: `frage${index}`, label, options: ['nie', 'oft'] }));
const radios = (...names: string[]) =>
  names.flatMap((name) => ['nie', 'oft'].map((label) => fieldEvidence({ type: 'radio', name, label, options: [label] })));
const ask = (part: Partial<FormEvidence>, before = '', path = '/test') =>
  healthQuestions(formEvidence({ method: 'get', submitText: 'Auswertung anzeigen', ...part }), before, path);

describe('healthQuestions', () => {
  it.each<[string, Partial<FormEvidence>, string?, string?]>([
    ['drinking', { fields: selects('Wie oft trinken Sie Alkohol?', 'Haben Sie wegen Alkohol schon gefehlt?', 'Wie alt fühlen Sie sich?') }],
    ['to a friend', { fields: selects('Wie oft rauchst du?', 'Nimmst du Medikamente?') }],
    ['statements', { fields: selects('Ich fühle mich niedergeschlagen', 'Ich habe Angst ohne Grund') }],
    ['a self-test whose questions say little', { fields: selects('Wenig Freude', 'Müde') }, 'Selbsttest: Habe ich eine Depression?'],
    ['by its path', { fields: selects('Wie oft?', 'Wie viel?') }, '', '/selbsttest-alkohol'],
    ['posted as well', { method: 'post', fields: selects('Haben Sie Schmerzen?', 'Seit wann haben Sie Beschwerden?') }],
    [
      'radio buttons under their questions',
      {
        fields: radios('a', 'b'),
        text: 'Haben Sie Atemnot? nie oft Leiden Sie unter Schwindel? nie oft',
      },
    ],
    ['in English', { fields: selects('How often do you drink alcohol?', 'Do you take medication?') }],
  ])('reads %s', (_, form, before, path) => {
    expect(ask(form, before, path).length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<FormEvidence>, string?, string?]>([
    ['a filter of a shop', { fields: selects('Größe', 'Farbe'), submitText: 'Filtern' }],
    ['a filter of a pharmacy', { fields: selects('Schmerzen', 'Darreichungsform'), submitText: 'Anzeigen' }],
    [
      'a search for doctors',
      { fields: selects('Welche Beschwerden haben Sie?', 'Welche Krankheit haben Sie?'), submitText: 'Arzt finden' },
    ],
    ['a tariff', { fields: selects('Rauchen Sie?', 'Haben Sie Allergien?'), submitText: 'Beitrag berechnen' }],
    ['a test of kitchens', { fields: selects('Wie kochen Sie?', 'Was mögen Sie?') }, 'Selbsttest: Welche Küche passt?'],
    ['one question of many', { fields: selects('Haben Sie Rückenschmerzen?', 'Wie liegen Sie?') }, 'Matratzenberater'],
    ['a single question', { fields: selects('Wie oft trinken Sie Alkohol?') }, 'Selbsttest'],
    ['a script in place', { actionDeclared: false, fields: selects('Rauchen Sie?', 'Haben Sie Husten?') }],
    ['one that asks for words', { fields: [...selects('Rauchen Sie?', 'Haben Sie Husten?'), fieldEvidence({ label: 'Ort' })] }],
    ['coffee', { fields: selects('Wie trinken Sie Ihren Kaffee?', 'Wie viel trinken Sie?') }],
    ['a hidden form', { visible: false, fields: selects('Rauchen Sie?', 'Haben Sie Husten?') }],
  ])('leaves %s', (_, form, before, path) => {
    expect(ask(form, before, path)).toEqual([]);
  });

  it('calls radio buttons by their questions', () => {
    const fields = radios('a', 'b');
    const questions = ask({ fields, text: 'Haben Sie Atemnot? nie oft Leiden Sie unter Schwindel? nie oft' });
    expect(askedAsHealth(askedFields(fields), questions)).toMatchObject([
      { label: 'Haben Sie Atemnot?', topic: 'health' },
      { label: 'Leiden Sie unter Schwindel?', topic: 'health' },
    ]);
  });

  it('grows with the length of a hostile text', () => {
    const growth = growthWith((times) => {
      for (const part of ['?', 'a?', 'nie ', 'Sie Alkohol ', 'selbst- '])
        ask({ fields: radios('a', 'b'), text: part.repeat(800 * times) }, part.repeat(4_000 * times), part.repeat(4_000 * times));
    });
    expect(growth).toBeLessThanOrEqual(mostGrowth);
  });
});
