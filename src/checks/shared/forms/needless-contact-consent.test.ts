import { expect, it } from 'vitest';
import { field, formFact, legalPage, pageFact } from '../../../../test/factories/facts.ts';
import type { FormFact } from '../../facts/forms.ts';
import { needlessContactConsents } from './needless-contact-consent.ts';

const other =
  'Kontaktformular\n\nIhre Angaben verarbeiten wir, um Ihre Anfrage zu beantworten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.\n\nNewsletter\n\nRechtsgrundlage ist Ihre Einwilligung, Art. 6 Abs. 1 lit. a DSGVO.';
const consent = 'Kontaktformular\n\nRechtsgrundlage für das Kontaktformular ist Ihre Einwilligung, Art. 6 Abs. 1 lit. a DSGVO.';
const asked = 'Ich willige ein, dass meine Angaben zur Beantwortung meiner Anfrage gespeichert und verarbeitet werden.';

function found(label: string, notice: string | null = other, part: Partial<FormFact> = {}, required = true): string[] {
  const form = formFact({ kind: 'contact', fields: [...formFact().fields, field({ type: 'checkbox', label, required })], ...part });
  const boxes = form.asked.filter(({ type }) => type === 'checkbox').map((box) => ({ form, box }));
  const privacy = notice === null ? {} : { privacy: legalPage({ kind: 'privacy', text: notice }) };
  return needlessContactConsents(boxes, { pages: [pageFact()], ...privacy }).map(({ quote }) => quote);
}

it.each([
  asked,
  'Ich stimme zu, dass meine Angaben zur Kontaktaufnahme und für Rückfragen dauerhaft gespeichert werden.*',
  'Ich bin damit einverstanden, dass meine Daten zur Bearbeitung meines Anliegens verarbeitet werden',
  'I agree that my data is stored to answer my enquiry.',
])('finds the box where the notice rests answers on something else: %s', (label) => {
  expect(found(label)).toEqual([expect.stringContaining('lit. f DSGVO')]);
});

it.each([
  'Kontaktformular\n\nIhre Angaben verarbeiten wir zur Bearbeitung Ihrer Anfrage. Das Formular enthält eine Pflicht-Einwilligung zum Datenschutz.\n\nRechtsgrundlagen: Vertragsanbahnung (Art. 6 Abs. 1 lit. b DSGVO) und – für freiwillige Angaben – Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).',
  'Kontaktformular\n\nIhre Anfrage beantworten wir nach Art. 6 Abs. 1 lit. b DSGVO, bei freiwilligen Angaben Ihre Einwilligung.',
])('takes no consent to what is left to choice for a ground of the rest', (notice) => {
  expect(found(asked, notice)).toEqual([expect.stringContaining('lit. b DSGVO')]);
});

it('knows what a section is about by its heading', () => {
  const notice =
    'Kontaktformular\n\nWer uns schreibt, dessen Angaben verarbeiten wir zur Antwort (Art. 6 Abs. 1 lit. b DSGVO).\n\nIhre Rechte\n\nAuskunft.';
  expect(found(asked, notice)).toEqual([expect.stringContaining('lit. b DSGVO')]);
});

it.each<[string, string[]]>([
  ['the notice rests it on consent', found(asked, consent)],
  ['nothing is known of the notice', found(asked, null)],
  [
    'the notice tells cases apart',
    found(asked, other.replace('Rechtsgrundlage ist Art. 6', 'Haben Sie eingewilligt, gilt Ihre Einwilligung, sonst Art. 6')),
  ],
  ['a free choice', found(asked, other, {}, false)],
  ['a note', found('Meine Angaben werden zur Beantwortung meiner Anfrage gespeichert.')],
  ['advertising', found('Ich willige ein, dass meine Angaben gespeichert werden, um mir Werbung zu senden.')],
  ['another form', found(asked, other, { kind: 'application' })],
  [
    'health, which needs consent',
    found(asked, other, { fields: [field({ name: 'd', label: 'Diagnose' }), field({ type: 'checkbox', label: asked, required: true })] }),
  ],
])('finds none: %s', (_, quotes) => {
  expect(quotes).toEqual([]);
});
