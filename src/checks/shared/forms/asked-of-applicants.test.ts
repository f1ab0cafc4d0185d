import { expect, it } from 'vitest';
import { field, formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { askedByText, photoApart } from './asked-of-applicants.ts';

const job = (text: string) => askedByText([pageFact({ kind: 'other', url: `${siteUrl}jobs`, text: `Jobs\nKellner (m/w/d)\n${text}` })]);

it.each([
  ['Schick uns deinen Lebenslauf mit Foto, Geburtsdatum und Familienstand an jobs@muster.test.', 'Foto, Geburtsdatum, Familienstand'],
  ['Bitte senden Sie Ihre Bewerbungsunterlagen mit Lichtbild und Konfession an die Pfarrei.', 'Lichtbild, Konfession'],
  ['Please send your CV with a photo and your date of birth.', 'photo, date of birth'],
])('needless: %s', (text, fields) => {
  expect(job(text)).toMatchObject([{ message: 'askedByText', params: { path: '/jobs', fields } }]);
});

it.each([
  'Bitte senden Sie uns Ihre Bewerbung mit Lebenslauf und Zeugnissen.',
  'Bewerbungen bitte ohne Foto und Geburtsdatum senden.',
  'Ein Foto im Lebenslauf ist freiwillig, senden Sie es nur, wenn Sie möchten.',
  'Ihr Geburtsdatum brauchen wir für den Meldeschein.',
  'Schicken Sie uns ein Foto Ihrer Küche.',
])('fine: %s', (text) => expect(job(text)).toEqual([]));

it('takes the questions of a form on the page for no sentence', () => {
  const url = `${siteUrl}jobs`;
  const text = 'Name*E-Mail*Geburtsdatum*Staatsangehörigkeit*BewerbungsfotoLebenslauf*Bewerbung absenden';
  const fields = ['Name*', 'E-Mail*', 'Geburtsdatum*', 'Staatsangehörigkeit*', 'Bewerbungsfoto', 'Lebenslauf*'].map((label) =>
    field({ label }),
  );
  const own = formFact({ pageUrl: url, fields });
  expect(askedByText([pageFact({ kind: 'other', url, text })], [own])).toEqual([]);
  const told = 'Bitte senden Sie Lebenslauf, Foto und Geburtsdatum an uns.';
  expect(askedByText([pageFact({ kind: 'other', url, text: `${text}\n${told}` })], [own])).toHaveLength(1);
});

it.each([
  ['file', 'Lebenslauf mit Foto *', 'photo', 'Foto (Lebenslauf mit Foto)'],
  ['file', 'Bewerbungsunterlagen inkl. Lichtbild', 'photo', 'Lichtbild (Bewerbungsunterlagen inkl. Lichtbild)'],
  ['file', 'Lebenslauf *', null, 'Lebenslauf *'],
  ['file', 'Foto vom Schaden', null, 'Foto vom Schaden'],
  ['file', 'Bewerbungsfoto (JPG, PNG)', null, 'Bewerbungsfoto (JPG, PNG)'],
  [null, 'Lebenslauf mit Foto', null, 'Lebenslauf mit Foto'],
  ['file', 'Bewerbungsfoto (JPG, PNG)', null, 'Bewerbungsfoto (JPG, PNG)'],
  ['file', 'Lebenslauf und Bewerbungsfoto', 'photo', 'Bewerbungsfoto (Lebenslauf und Bewerbungsfoto)'],
] as const)('tells the photo from the papers: %s %s', (kind, label, topic, name) => {
  expect(photoApart({ kind, label, topic: null, type: 'file', required: true })).toMatchObject({ topic, label: name });
});
