import type { FormFact } from '#checks/facts/forms.ts';
import type { FieldEvidence } from '#evidence/forms.ts';

/** Kinds of personal data a form may ask for. */
export type PersonalField = FormFact['personalFields'][number];

/** In order of precedence: the first that fits is the field's kind. Matched against name and label, umlauts folded. */
const kinds: readonly { kind: PersonalField; types?: readonly string[]; autocomplete?: RegExp; words: RegExp }[] = [
  { kind: 'password', types: ['password'], autocomplete: /password/, words: /(passwor[dt]|kennwort|passcode|(^|[^a-z])pin([^a-z]|$))/ },
  { kind: 'email', types: ['email'], autocomplete: /^email|\bemail\b/, words: /(e-?mail|(^|[^a-z])mail([^a-z]|$)|newsletter_?adress)/ },
  {
    kind: 'phone',
    types: ['tel'],
    autocomplete: /^tel|\btel\b/,
    words: /(telefon|phone|mobil(e|nummer)?([^a-z]|$)|handy|rufnummer|rueckruf|festnetz|(^|[^a-z])(tel|fon|fax)([^a-z]|$))/,
  },
  {
    kind: 'birthdate',
    autocomplete: /bday/,
    words:
      /(geburt(?!s-?\s?(ort|name|land|stadt))|birth(?! ?(place|name))|(^|[^a-z])(dob|alter|age|geb\.?-?datum|geboren( am)?|geb\. ?am)([^a-z]|$)|^geb(oren)?([^a-z]|$))/,
  },
  {
    kind: 'payment',
    autocomplete: /^cc-/,
    words:
      /(iban|(^|[^a-z])bic([^a-z]|$)|kontonummer|kontoinhaber|kreditkart|credit.?card|card.?number|kartennummer|(^|[^a-z])(cvc|cvv)([^a-z]|$)|lastschrift|bankverbindung)/,
  },
  {
    kind: 'health',
    words:
      /(krankheit|diagnose|beschwerden|symptom|medikament|allergi|krankenkasse|krankenversicher|versichertennummer|schwanger|vorerkrankung|behinderung|gesundheit|impfung|blutgruppe|religion|konfession|health|illness|disease|medication|insurance number|pregnan|disabilit)/,
  },
  {
    kind: 'address',
    autocomplete: /street-address|address-line|postal-code|address-level/,
    words:
      /(strasse|street|hausnummer|anschrift|(^|[^a-z])(plz|ort|wohnort|stadt|city|town|zip|adresse|address)([^a-z]|$)|postleitzahl|postal|postcode|zip.?code|lieferadresse|rechnungsadresse)/,
  },
  {
    kind: 'name',
    autocomplete: /(^|-| )name$|given-name|family-name|nickname|username/,
    words:
      /((vor|nach|familien|geburts|zu|ihr |benutzer|nutzer|firmen)-?_?name|firstname|lastname|first.?name|last.?name|surname|full.?name|user.?name|(^|[^a-z])(name|names|ansprechpartner|kontaktperson)([^a-z]|$)|anrede|salutation)/,
  },
  {
    kind: 'message',
    types: ['textarea'],
    words: /(nachricht|mitteilung|anliegen|message|kommentar|comment|bemerkung|ihre anfrage|your enquiry|feedback)/,
  },
];

const noInput = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'checkbox', 'radio', 'range', 'color']);

/** Kind of personal data a field asks for, or null. Type and autocomplete go before words: they are what the browser believes. */
export function personalFieldOf(field: FieldEvidence): PersonalField | null {
  const type = field.type.toLowerCase();
  if (noInput.has(type)) return isSalutation(field) ? 'name' : null;
  if (type === 'search') return null;
  const autocomplete = field.autocomplete.toLowerCase();
  const byType = kinds.find((candidate) => candidate.kind !== 'message' && candidate.types?.includes(type));
  if (byType) return byType.kind;
  const byAutocomplete = autocomplete === '' ? undefined : kinds.find((candidate) => candidate.autocomplete?.test(autocomplete));
  if (byAutocomplete) return byAutocomplete.kind;
  const words = fold(`${field.name.replace(/([a-z])([A-Z])/g, '$1 $2')} ${field.label}`);
  const byWords = kinds.find((candidate) => (candidate.kind !== 'message' || type === 'text') && candidate.words.test(words));
  if (byWords) return byWords.kind;
  return type === 'textarea' ? 'message' : null;
}

/** Whether a field asks for the form of address or the gender. */
export function isSalutation(field: FieldEvidence): boolean {
  return /(^|[^a-z])(anrede|salutation|geschlecht|gender)([^a-z]|$)/.test(fold(`${field.name} ${field.label}`));
}

/** Lower case, umlauts written out, at most 2,000 characters. */
export function fold(text: string): string {
  return text
    .slice(0, 2_000)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
}
