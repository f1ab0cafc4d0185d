import { describe, expect, it } from 'vitest';
import { field, formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { referralOf } from './referral-forms.ts';

const page = `${siteUrl}empfehlen`;
const told = (labels: string[], text: string, title = 'Verein') => {
  const fields = labels.map((label) => field({ name: label, label, type: 'text' }));
  const form = formFact({ kind: 'other', pageUrl: page, submitText: 'Absenden', text: `${text} ${labels.join(' ')}`, fields });
  return referralOf(form, [pageFact({ url: page, kind: 'other', title, text: `${text} ${labels.join(' ')} Absenden` })]);
};

describe('referralOf', () => {
  it.each([
    ['Handynummer der Kollegin oder des Kollegen', 'Kollegin empfehlen, 500 € Prämie'],
    ['E-Mail-Adresse Ihres Freundes', 'Freunde werben und Prämie sichern'],
    ['Freundin: E-Mail', 'Empfiehl uns weiter! Weiterempfehlen lohnt sich.'],
    ['Telefon des Eigentümers', 'Werden Sie Tippgeber'],
    ['Telefonnummer des Geworbenen', 'Mitglieder werben Mitglieder: Mitgliederwerbung'],
    ['E-Mail des Empfängers', 'Diese Seite weiterempfehlen'],
    ['Email address of your friend', 'Tell a friend'],
  ])('%s', (label, text) => {
    expect(told(['Ihr Name', 'Ihre E-Mail', label], text)).toMatchObject({ message: 'referral', params: { fields: label } });
  });

  it('names who it is about, too', () => {
    expect(told(['Ihr Name', 'Name der Kollegin', 'Telefon der Kollegin'], 'Kollegin empfehlen')).toMatchObject({
      params: { fields: 'Name der Kollegin, Telefon der Kollegin' },
    });
  });

  it.each([
    [
      ['Name der Kollegin', 'Telefon der Kollegin', 'Arbeitet zurzeit bei'],
      'Name der Kollegin, Telefon der Kollegin, Arbeitet zurzeit bei',
    ],
    [['Wohnt in', 'Telefon der Kollegin'], 'Telefon der Kollegin'],
    [['Telefon der Kollegin', 'Ihr Wohnort'], 'Telefon der Kollegin'],
  ])('names what else is told of them: %s', (labels, fields) => {
    expect(told(labels, 'Kollegin empfehlen')).toMatchObject({ params: { fields } });
  });

  it('reads the title of the page', () => {
    expect(told(['E-Mail der Freundin'], 'Ihre Angaben', 'Freunde werben')).not.toBeNull();
  });

  it.each([
    ['no recommending', ['Telefon des Eigentümers'], 'Objekt anmelden'],
    ['a name alone', ['Name des Freundes'], 'Freunde werben'],
    ['who recommended the site', ['E-Mail des Freundes, der Sie geworben hat'], 'Empfehlung'],
    ['a present', ['E-Mail des Empfängers'], 'Gutschein verschenken. Wir empfehlen den Versand per E-Mail.'],
    ['own data', ['E-Mail', 'Telefon'], 'Wir empfehlen, früh zu buchen.'],
    ['somebody to call in an emergency', ['Telefon einer Kontaktperson'], 'Freunde werben'],
  ])('not: %s', (_, labels, text) => {
    expect(told(labels, text)).toBeNull();
  });
});
