import { describe, expect, it } from 'vitest';
import { link } from '../../../../test/factories/evidence.ts';
import { legalPage } from '../../../../test/factories/facts.ts';
import { statedBy } from '../../../../test/factories/imprint.ts';
import { readImprint } from './read-imprint.ts';

const above = 'Impressum\n\nMuster GmbH\nHakenweg 3\n37154 Northeim\n';
const read = (text: string, links: ReturnType<typeof link>[] = []) =>
  statedBy(readImprint(legalPage({ text: above + text }), { links, headings: [], textComplete: true }));
const form = 'https://muster.example/kontakt';

describe('a contact form', () => {
  it.each([
    ['E-Mail: über unser Kontaktformular', 'Kontaktformular'],
    ['über das Anmeldeformular', 'Anmeldeformular'],
    ['Nutzen Sie unser Formular.', 'Formular'],
    ['Kontaktformular: hier klicken', 'hier klicken'],
    ['Zum Kontaktformular geht es hier.', 'hier'],
    ['Sie erreichen uns über das Formular auf unserer Kontaktseite.', 'Kontaktseite'],
    ['Schreiben Sie uns', 'Schreiben Sie uns'],
    ['Nachricht über Webformular', 'Webformular'],
    ['Reach us via our contact form', 'contact form'],
  ])('%s', (text, label) => expect(read(text, [link(label, form)]).contactForm).toEqual([form]));

  it.each(['Bewerbungsformular', 'Muster-Widerrufsformular', 'Kontakt'])('not %s', (text) =>
    expect(read(text, [link(text, form)]).contactForm).toBeUndefined(),
  );
});

describe('an e-mail address', () => {
  it.each(['E-Mail\ninfo\n@muster.example', 'info\n@\nmuster.example', 'E-Mail: info|at|muster.example'])('torn: %s', (text) =>
    expect(read(text).email).toEqual(['info@muster.example']),
  );
  it.each([
    'Erstellt mit Baukasten, support@baukasten.example',
    'Wir nutzen Bilder von Erika Foto (erika@foto.example), die uns zur Verfügung gestellt wurden.',
    'Pressekontakt: Agentur Laut, presse@laut.example',
    'Bei technischen Problemen wenden Sie sich an unseren Webmaster: webmaster@nordpixel.example',
  ])('of somebody else: %s', (text) => expect(read(`E-Mail: info@muster.example\n\n${text}`).email).toEqual(['info@muster.example']));
});

describe('numbers', () => {
  it.each([
    ['Niederlassung Ost\nWeg 1\n01324 Dresden\nTel. 0351 555810', ['+49351555810']],
    ['Lager\nWeg 1\n01324 Dresden\nTel. 0351 555810', ['+4955112345']],
  ])('elsewhere: %s', (text, phones) => expect(read(`Tel. 0551 12345\n\n${text}`).phone).toEqual([...new Set(['+4955112345', ...phones])]));
  it.each(['Tel.06181-9066273', 'USt-IdNr. DE280226631; Tel. (06181) 90 66 273', 'Fon +49.6181.9066273', 'T 06181 9066273'])(
    'telephone: %s',
    (text) => expect(read(text).phone).toEqual(['+4961819066273']),
  );
  it.each(['🖷 06181 9066273', 'Fax.06181-9066273'])('fax: %s', (text) => expect(read(text).fax).toEqual(['+4961819066273']));
  it.each(['Steuernummer\n072/108/01442', 'Öffnungszeiten 08.00-12.00 Uhr'])('no telephone: %s', (text) =>
    expect(read(text).phone).toBeUndefined(),
  );
});
