import { expect, it } from 'vitest';
import type { FieldEvidence, FormEvidence } from '#evidence/forms.ts';
import { fieldEvidence, formEvidence, pageSnapshot } from '../../../test/factories/evidence.ts';
import { formFact, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { concludesAtTerm, concludesContract, isTrial } from './contract-form.ts';
import { formKindOf } from './form-kind.ts';
import { booksAtListedPrice, booksUnderTerms } from './offer-forms.ts';
import { personalFieldOf } from './personal-fields.ts';

const text = (...labels: string[]) => labels.map((label) => fieldEvidence({ name: '', label, type: 'text' }));
const box = (label: string) => fieldEvidence({ name: 'b', label, type: 'checkbox' });
const person = text('Vorname', 'Nachname', 'Straße', 'PLZ, Ort', 'Geburtsdatum');
const terms = box('Ich habe die Lieferbedingungen und die Widerrufsbelehrung gelesen und erkenne sie an');

function read(fields: FieldEvidence[], before: string, part: Partial<FormEvidence> = {}) {
  const form = formEvidence({ id: 'f', fields, submitText: 'Absenden', text: '', ...part });
  const personal = form.fields.flatMap((field) => personalFieldOf(field) ?? []);
  return { concludes: concludesContract(form, personal, before), kind: formKindOf(form, personal, 'https://www.muster.test/x', before) };
}

it.each<[string, FieldEvidence[], string, Partial<FormEvidence>]>([
  ['electricity with bank details', [...person, ...text('IBAN'), terms], 'Jetzt online wechseln', { submitText: 'Auftrag absenden' }],
  ['at a price', [...person, box('AGB und Widerrufsrecht akzeptiert')], 'Grundbetrag 89,00 €', {}],
  [
    'by a binding sentence',
    person,
    'Mit dem Absenden meldest du dich verbindlich zur Ausbildung an. Der Grundbetrag von 449,00 € ist fällig.',
    {},
  ],
  ['by a binding heading', person, 'Verbindliche Online-Anmeldung. Kursgebühr 120 €', {}],
])('a contract is concluded: %s', (_, fields, before, part) => {
  expect(read(fields, before, part)).toEqual({ concludes: true, kind: 'order' });
});

it.each<[string, FieldEvidence[], string, Partial<FormEvidence>]>([
  ['no price', person, 'Verbindliche Anmeldung zum Treffen', {}],
  ['not binding', person, 'Unverbindliche Anmeldung, Kurs 120 €', {}],
  ['firms', [...person, ...text('Firma')], 'Verbindliche Anmeldung, Seminar 890 €', {}],
  ['free by its button', [...person, terms], 'Tarif 12,00 €', { submitText: 'Kostenloses Angebot anfordern' }],
  [
    'a club by its statutes',
    [...person, ...text('IBAN'), box('Satzung und Beitragsordnung')],
    'Beitrag 60 €, verbindliche Anmeldung nach Satzung',
    {},
  ],
  ['terms without withdrawal', [...person, box('Ich akzeptiere die Nutzungsbedingungen')], 'Portal, Premium 9,90 €', {}],
  ['an address alone', [...text('Straße', 'PLZ'), terms], 'Tarif 12,00 €', {}],
])('none can be told: %s', (_, fields, before, part) => {
  expect(read(fields, before, part).concludes).toBe(false);
});

it.each([
  ['Anmeldung zur Probestunde', 'contact'],
  ['Schnupperkurs buchen', 'contact'],
  ['Anmeldung zum Unterricht', 'order'],
] as const)('bank details do not make a first lesson an order: %s', (before, kind) => {
  expect(isTrial(before)).toBe(kind === 'contact');
  expect(read([...text('Name', 'IBAN für den Lastschrifteinzug'), fieldEvidence({ label: 'E-Mail', type: 'email' })], before).kind).toBe(
    kind,
  );
});

it.each([
  ['Deine Anmeldung ist verbindlich. Der Kursbeitrag ist vor Beginn zu zahlen.', 'Hatha 136 €', 'Jetzt buchen', true],
  ['Deine Anmeldung ist verbindlich.', 'Hatha, Preis auf Anfrage', 'Jetzt buchen', false],
  ['Diese Bedingungen gelten für die Nutzung der Website.', 'Hatha 136 €', 'Jetzt buchen', false],
  ['Die Anmeldung ist verbindlich.', 'Hatha 136 €', 'Nachricht senden', false],
])('books under terms that bind: %s %s %s', (said, offer, submitText, expected) => {
  const at = `${siteUrl}buchen`;
  const pages = [
    { fact: pageFact({ kind: 'terms', url: `${siteUrl}agb`, text: said }), snapshot: pageSnapshot({}), visits: [] },
    { fact: pageFact({ kind: 'other', url: at, text: offer }), snapshot: pageSnapshot({}), visits: [] },
  ];
  expect(booksUnderTerms(pages, [formFact({ pageUrl: at, submitText, personalFields: ['name', 'email'] })])).toBe(expected);
});

it.each([
  ['a card', 'Coaching\n60 Min.\n145 €\nJetzt buchen', '/anfrage?leistung=coaching', 'Jetzt buchen', true],
  ['a lesson', 'Surfkurs für Einsteiger: 89,00 EUR pro Person\nKurs buchen', '/anfrage', 'Kurs buchen', true],
  ['no price', 'Erstgespräch\n15 Min. · kostenlos\nJetzt buchen', '/anfrage?leistung=erst', 'Jetzt buchen', false],
  ['a price far off', `Schaden von 300 €\n${'Wir helfen gern. '.repeat(20)}\nJetzt buchen`, '/anfrage', 'Jetzt buchen', false],
  ['another page', 'Coaching 145 €\nJetzt buchen', '/kontakt', 'Jetzt buchen', false],
  ['an enquiry', 'Coaching 145 €\nJetzt buchen', '/anfrage', 'Anfrage senden', false],
])('books at a price that another page lists: %s', (_, offer, href, submitText, expected) => {
  const label = offer.split('\n').at(-1)!;
  const fact = pageFact({ kind: 'other', url: `${siteUrl}angebote`, text: offer, links: [link({ href, text: label, area: 'body' })] });
  const form = formFact({ pageUrl: `${siteUrl}anfrage`, submitText, personalFields: ['name', 'email'] });
  expect(booksAtListedPrice([{ fact, snapshot: pageSnapshot({}), visits: [] }], [form])).toBe(expected);
});

const member = [...text('Vor- und Nachname', 'Anschrift', 'IBAN'), fieldEvidence({ label: 'E-Mail', type: 'email' })];

it.each<[string, FieldEvidence[], string, string, boolean]>([
  ['a club of a blog', member, 'Club 19 € im Monat, Mindestlaufzeit 6 Monate, Zahlung per SEPA-Lastschrift', 'Jetzt Mitglied werden', true],
  ['a gym', member, 'Basic 29,90 € pro Monat. Vertragslaufzeit 12 Monate, Abbuchung per Lastschrift.', 'Absenden', true],
  ['a music school', member, 'Unterricht 85 € monatlich, Kündigungsfrist 3 Monate, Einzug per SEPA.', 'Anmelden', true],
  ['a subscription', member, 'Gemüsekiste 24 € pro Woche, jederzeit kündbar, bezahlt wird per Lastschrift', 'Los geht’s', true],
  [
    'a club by its name',
    member,
    'TV Musterhausen e. V., 9 € im Monat, Kündigungsfrist 3 Monate, SEPA-Lastschrift',
    'Mitglied werden',
    false,
  ],
  ['a club by its statutes', member, 'Beitrag 60 € pro Jahr laut Satzung, Kündigungsfrist, Lastschrift', 'Mitglied werden', false],
  ['a donation', member, 'Spende 10 € im Monat, jederzeit kündbar, Lastschrift', 'Absenden', false],
  ['no term', member, 'Kurs 19 € im Monat, Zahlung per Lastschrift', 'Absenden', false],
  ['no price', member, 'Mindestlaufzeit 6 Monate, monatlich, Zahlung per Lastschrift', 'Absenden', false],
  ['no bank details', text('Name', 'Anschrift'), '19 € im Monat, Mindestlaufzeit 6 Monate, Lastschrift', 'Absenden', false],
  ['free by its button', member, '19 € im Monat, Mindestlaufzeit 6 Monate, Lastschrift', 'Kostenlos testen', false],
  ['a cancellation', member, '19 € im Monat, Mindestlaufzeit 6 Monate, Lastschrift', 'Jetzt kündigen', false],
])('bank details on a page that tells price and term: %s', (_, fields, page, submitText, expected) => {
  const form = formEvidence({ id: 'f', fields, submitText, text: '' });
  expect(
    concludesAtTerm(
      form,
      form.fields.flatMap((field) => personalFieldOf(field) ?? []),
      page,
    ),
  ).toBe(expected);
});
