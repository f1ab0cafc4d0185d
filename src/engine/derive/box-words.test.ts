import { expect, it } from 'vitest';
import type { FieldEvidence } from '#evidence/forms.ts';
import { fieldEvidence } from '../../../test/factories/evidence.ts';
import { withBoxWords } from './box-words.ts';

const bare = (part: Partial<FieldEvidence> = {}) => fieldEvidence({ name: 'box', type: 'checkbox', label: '', ...part });
const mail = fieldEvidence({ name: 'mail', label: 'E-Mail', type: 'email' });
const note = 'Hinweise finden Sie in der Datenschutzerklärung.';
const news = 'Bitte senden Sie mir den Newsletter';

it.each<[string, FieldEvidence[], string[], string[]]>([
  [
    'words behind the box',
    [mail, bare()],
    ['E-Mail', 'Ja, halten Sie mich auf dem Laufenden.', note],
    ['Ja, halten Sie mich auf dem Laufenden.'],
  ],
  [
    'the next cell, among fields without labels',
    [fieldEvidence({ label: '' }), bare()],
    ['Name\tStraße\tIch möchte den Info-Brief'],
    ['Ich möchte den Info-Brief'],
  ],
  ['words before the box', [mail, bare()], ['E-Mail', 'Newsletter abonnieren:', note], ['Newsletter abonnieren:']],
  [
    'as many lines as boxes',
    [mail, bare(), bare()],
    ['E-Mail', 'Bitte rufen Sie mich zurück', news],
    ['Bitte rufen Sie mich zurück', news],
  ],
  ['more lines than boxes', [mail, bare()], ['E-Mail', 'Bitte rufen Sie mich zurück', news], ['']],
  ['fewer lines than boxes', [mail, bare(), bare()], ['E-Mail', news], ['', '']],
  [
    'a bare yes behind its sentence',
    [mail, bare({ label: 'Ja *' })],
    ['E-Mail', 'Ich bin einverstanden.', 'Ja *'],
    ['Ich bin einverstanden.'],
  ],
  ['a bare yes under a question stays', [bare({ label: 'Ja', group: 'Newsletter?' })], ['Newsletter?', 'Ja', news], ['Ja']],
  ['what a click means is no label', [mail, bare()], ['E-Mail', 'Mit dem Absenden stimme ich zu.'], ['']],
  ['words of the field before', [fieldEvidence({ label: 'Ich möchte bestellen:' }), bare()], ['Ich möchte bestellen:', note], ['']],
  ['a hidden box', [mail, bare({ visible: false })], ['E-Mail', news], ['']],
  ['a label of its own', [mail, bare({ label: 'Rückruf' })], ['E-Mail', 'Rückruf', news], ['Rückruf']],
])('%s', (_, fields, lines, expected) => {
  const text = [...lines, 'Absenden'].join(' ').replace(/\s+/g, ' ');
  const named = withBoxWords({ fields, text, submitText: 'Absenden' }, ['Kontakt', ...lines, 'Absenden', 'Impressum'].join('\n'));
  expect(named.filter(({ type }) => type === 'checkbox').map(({ label }) => label)).toEqual(expected);
});

it('takes a star behind such words for what it is', () => {
  const line = 'Ich habe die Datenschutzhinweise gelesen und akzeptiere sie. *';
  const [named] = withBoxWords({ fields: [bare()], text: line, submitText: '' }, line);
  expect(named).toMatchObject({ label: line, required: true });
});

it('takes what was seen right beside a box, whatever it says', () => {
  const line = 'Mit dem Klick auf „Absenden“ erkläre ich mich einverstanden. *';
  const fields = [bare({ wordsBeside: line }), bare(), bare({ label: 'Ja', wordsBeside: 'Nein' })];
  const [first, second, third] = withBoxWords({ fields, text: `${line} ${news}`, submitText: '' }, `${line}\n${news}`);
  expect(first).toMatchObject({ label: line, beside: true, required: true });
  expect(second).toMatchObject({ label: '' });
  expect(third).toMatchObject({ label: 'Ja' });
});
