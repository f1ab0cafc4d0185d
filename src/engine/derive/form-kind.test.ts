import { describe, expect, it } from 'vitest';
import type { FormEvidence } from '#evidence/forms.ts';
import { service } from '../../../test/factories/catalogue.ts';
import { fieldEvidence, formEvidence } from '../../../test/factories/evidence.ts';
import { formKindOf } from './form-kind.ts';
import { personalFieldOf } from './personal-fields.ts';

const email = fieldEvidence({ label: 'E-Mail', type: 'email' });
const labelled = (label: string, type = 'text') => fieldEvidence({ name: '', label, type });
const mailing = service({ id: 'cleverreach', category: 'newsletter' });

/** Email, first name and these parts, sent to a service. */
function kindOf(part: Partial<FormEvidence>, target = mailing) {
  const form = formEvidence({ id: 'f', fields: [email, labelled('Vorname')], submitText: 'Anmelden', text: '', ...part });
  const personal = form.fields.flatMap((field) => personalFieldOf(field) ?? []);
  return formKindOf(form, personal, 'https://www.muster.test/x', '', target);
}

describe('formKindOf', () => {
  it.each<[string, Partial<FormEvidence>]>([
    ['nothing else', {}],
    ['a date of birth as well', { fields: [email, labelled('Vorname'), labelled('Geburtsdatum', 'date')] }],
    ['a gift', { text: 'Hol dir den Plan als PDF', submitText: 'Her mit dem Plan!' }],
    ['in English', { text: 'Get the checklist', submitText: 'Download' }],
    ['a consent that can be withdrawn', { text: 'Die Einwilligung kann ich jederzeit widerrufen.' }],
    ['a withdrawal at any time', { text: 'Widerruf ist jederzeit möglich.' }],
  ])('is a sign-up where a service for newsletters receives it: %s', (_, part) => {
    expect(kindOf(part)).toBe('newsletter');
    expect(kindOf(part, service({ id: 'acme-forms' }))).not.toBe('newsletter');
  });

  it.each<[string, Partial<FormEvidence>, boolean]>([
    ['a checklist', { classes: 'newsletter-form newsletter-form-wrapper', text: 'Checkliste für 0 €', submitText: 'Her damit' }, true],
    [
      'a guide by an extension',
      { classes: 'mc4wp-form mc4wp-form-12', text: 'Der Ratgeber als PDF', submitText: 'Her mit dem Plan!' },
      true,
    ],
    ['an enquiry', { classes: 'newsletter-form', submitText: 'Anfrage senden' }, false],
    ['a waiting list', { classes: 'newsletter-form', text: 'Auf die Warteliste', submitText: 'Eintragen' }, false],
    ['another class', { classes: 'contact-form', text: 'Checkliste für 0 €', submitText: 'Her damit' }, false],
  ])('is a sign-up where its builder marks it as one: %s', (_, part, expected) => {
    expect(kindOf(part, service({ id: 'acme-forms' })) === 'newsletter').toBe(expected);
  });

  it.each<[string, Partial<FormEvidence>]>([
    ['a seat in a webinar', { text: 'Webinar am Montag', submitText: 'Platz sichern' }],
    ['an offer', { submitText: 'Anfrage senden' }],
    ['a withdrawal', { text: 'Vertrag widerrufen', submitText: 'Widerruf bestätigen' }],
    ['an order', { submitText: 'Jetzt kostenpflichtig bestellen' }],
    ['a message', { fields: [email, labelled('Nachricht', 'textarea')] }],
    ['an address', { fields: [email, labelled('Straße')] }],
    ['a file', { fields: [email, labelled('Lebenslauf', 'file')] }],
  ])('is none that asks for more there: %s', (_, part) => {
    expect(kindOf(part)).not.toBe('newsletter');
  });

  const password = (autocomplete: string) => fieldEvidence({ name: 'p', label: 'Passwort', type: 'password', autocomplete });
  it.each<[string, Partial<FormEvidence>, string]>([
    ['a new password', { fields: [email, password('new-password')], submitText: 'Jetzt starten' }, 'registration'],
    ['a number besides', { fields: [email, labelled('Telefon', 'tel'), password('')], submitText: 'Weiter' }, 'registration'],
    ['a login that keeps browsers from filling in', { fields: [email, password('new-password')], submitText: 'Einloggen' }, 'login'],
    ['a login', { fields: [email, password('current-password')], submitText: 'Weiter' }, 'login'],
  ])('tells opening an account from a login: %s', (_, part, kind) => {
    expect(kindOf(part, service({ id: 'acme-forms' }))).toBe(kind);
  });

  it('is none at a service that takes forms of all kinds', () => {
    expect(kindOf({ submitText: 'Weiter' }, service({ id: 'hubspot-forms', category: 'newsletter' }))).not.toBe('newsletter');
  });

  it.each<[string, string, string[], string, string]>([
    ['application', 'ausbildung/lehrstellenboerse.html', ['E-Mail', 'Letztes Zeugnis'], 'Absenden', 'file'],
    ['application', 'talente', ['E-Mail', 'Wunschberuf', 'Zeugnis'], 'Eintragen', 'file'],
    ['other', 'ausbildung/lehrstellenboerse.html', ['E-Mail', 'Firma'], 'Absenden', 'text'],
    ['other', 'rezepte', ['E-Mail', 'Foto vom Kuchen'], 'Absenden', 'file'],
  ])('is %s at %s with %j', (kind, path, labels, submitText, type) => {
    const fields = labels.map((label, index) => (index === labels.length - 1 ? labelled(label, type) : labelled(label)));
    const form = formEvidence({ id: 'f', fields, submitText, text: '' });
    const personal = form.fields.flatMap((field) => personalFieldOf(field) ?? []);
    expect(formKindOf(form, personal, `https://www.muster.test/${path}`)).toBe(kind);
  });

  it.each<[string, Partial<FormEvidence>, string]>([
    ['brochures to tick', { text: 'Prospekte Gastgeberverzeichnis Wanderkarte Bestellen', submitText: 'Bestellen' }, 'contact'],
    ['a catalogue', { text: 'Unser Katalog kommt per Post', submitText: 'Jetzt bestellen' }, 'contact'],
    ['a catalogue that costs', { text: 'Katalog, Schutzgebühr 5,00 €', submitText: 'Bestellen' }, 'order'],
    ['goods under terms', { text: 'Weine laut Katalog. Es gelten unsere AGB.', submitText: 'Bestellen' }, 'order'],
    ['goods', { text: 'Riesling, 6 Flaschen', submitText: 'Bestellen' }, 'order'],
  ])('tells what is sent free of charge from an order: %s', (_, part, kind) => {
    const fields = [email, labelled('Name'), labelled('Straße')];
    expect(kindOf({ fields, ...part }, service({ id: 'acme-forms' }))).toBe(kind);
  });

  const upload = fieldEvidence({ name: 'upload', label: 'Datei', type: 'file' });
  const message = labelled('Ihre Nachricht', 'textarea');
  const matters = (...options: string[]) => fieldEvidence({ name: 'betreff', label: 'Worum geht es?', type: 'select', options });
  const radio = (label: string) => fieldEvidence({ name: 'thema', label, type: 'radio' });
  it.each<[string, Partial<FormEvidence>, string]>([
    [
      'one matter of a list',
      { fields: [email, matters('Bitte wählen', 'Reparatur', 'Bewerbung', 'Sonstiges'), upload, message] },
      'contact',
    ],
    ['one answer of many', { fields: [email, radio('Wartung'), radio('Ausbildungsplatz'), upload, message] }, 'contact'],
    [
      'in the text as well',
      { fields: [email, radio('Wartung'), radio('Karriere'), upload, message], text: 'Wartung Karriere Datei' },
      'contact',
    ],
    [
      'the only matters',
      { fields: [email, matters('Bewerbung Küche', 'Initiativbewerbung'), upload, message], text: 'Bewerbung Küche Initiativbewerbung' },
      'application',
    ],
    [
      'what the form says itself',
      { fields: [email, radio('Küche'), radio('Karriere'), upload], text: 'Ihre Bewerbung Küche' },
      'application',
    ],
  ])('takes one matter of many for no application: %s', (_, part, expected) => {
    expect(kindOf({ submitText: 'Absenden', ...part }, service({ id: 'acme-forms' }))).toBe(expected);
  });
});
