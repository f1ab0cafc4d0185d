import { describe, expect, it } from 'vitest';
import { openFieldAbout, openFieldsIn, withoutOpenFields } from './open-fields.ts';

describe('open fields', () => {
  it.each<[string, string[]]>([
    ['Vertreten durch\n[Vor- und Nachname der Inhaberin]', ['[Vor- und Nachname der Inhaberin]']],
    ['E-Mail: [E-Mail-Adresse eintragen]', ['[E-Mail-Adresse eintragen]']],
    ['USt-IdNr.: [falls vorhanden eintragen – sonst Hinweis auf § 19 UStG]', ['[falls vorhanden eintragen – sonst Hinweis auf § 19 UStG]']],
    ['[Salonname / Inhaber:in]\nSeestraße 4', ['[Salonname / Inhaber:in]']],
    ['Salon Welle, [vollständige Bezeichnung / Rechtsform]', ['[vollständige Bezeichnung / Rechtsform]']],
    ['Berufsbezeichnung: [z. B. Hebamme, verliehen in Deutschland]', ['[z. B. Hebamme, verliehen in Deutschland]']],
    ['Zuständige Behörde: [zuständige Behörde ergänzen]', ['[zuständige Behörde ergänzen]']],
    ['Es gelten: [ggf. ergänzen]', ['[ggf. ergänzen]']],
    ['{{Firmenname}}\n{{PLZ}} {{Ort}}', ['{{Firmenname}}', '{{PLZ}}', '{{Ort}}']],
    ['<Ihr Name>\nSeestraße 4', ['<Ihr Name>']],
    ['Amtsgericht Köln, HRB XXXXX', ['Amtsgericht Köln, HRB XXXXX']],
    ['Telefon: ______', ['Telefon: ______']],
    ['Owner: [your name]', ['[your name]']],
    ['[Name]\n[Telefon]', ['[Name]', '[Telefon]']],
  ])('%s', (text, expected) => expect(openFieldsIn(text)).toEqual(expected));

  it.each([
    'E-Mail: info[at]welle.test',
    'info [ät] welle [punkt] test',
    'E-Mail: [email protected]',
    '[E-Mail anzeigen]',
    '[Home] [Kontakt] [Impressum]',
    '[E-Mail]',
    'Quelle [1]',
    'Fotos: [M] Muster',
    'Größe XXXL, XL',
    'Anna Welle <anna@welle.test>',
    'Vereinsregister [VR 123]',
    'Muster-Widerrufsformular\nName: ______\nAnschrift: ______',
    'Telefon [auf Anfrage]',
  ])('%s: none', (text) => expect(openFieldsIn(text)).toEqual([]));

  it('leaves the rest of the text', () =>
    expect(withoutOpenFields('Inhaberin: [Name eintragen]\nSeestraße 4\nMail: info[at]welle.test')).toBe(
      '\nSeestraße 4\nMail: info[at]welle.test',
    ));

  it.each([
    ['Berufsbezeichnung: Arzt (verliehen in [Land ergänzen])', 'Berufsbezeichnung: Arzt'],
    ['Aufsichtsbehörde: [Behörde eintragen]\nEs gilt die Berufsordnung.', '\nEs gilt die Berufsordnung.'],
    ['Telefon: 030 1234 [Vorwahl ergänzen]', 'Telefon: 030 1234 '],
  ])('takes a label or bracket along that holds nothing else: %s', (text, rest) => expect(withoutOpenFields(text)).toBe(rest));
});

describe('an open field about something', () => {
  it.each<[string, RegExp, string | null]>([
    ['Vertreten durch\n[Vor- und Nachname der Inhaberin]', /name/iu, '[Vor- und Nachname der Inhaberin]'],
    ['Verantwortlich nach § 18 Abs. 2 MStV\n[Vor- und Nachname]\n[Ort eintragen]', /name/iu, null],
    ['[Name der verantwortlichen Person, § 18 MStV]', /name/iu, null],
    ['Kontakt\nE-Mail: [E-Mail-Adresse eintragen]', /mail/iu, '[E-Mail-Adresse eintragen]'],
    ['Seestraße 4', /name/iu, null],
  ])('%s', (text, about, expected) => expect(openFieldAbout(text, about)).toBe(expected));
});
