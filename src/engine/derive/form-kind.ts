import type { FormFact } from '#checks/facts.ts';
import type { FormEvidence } from '#evidence/evidence.ts';
import { parseAddress } from './addresses.ts';
import { fold, type PersonalField } from './personal-fields.ts';

/** Words of buttons, fields and texts, umlauts written out. */
const wordsOf = {
  search: /(^|[^a-z])(such(e|en|begriff)?|search|query|finden|durchsuchen)([^a-z]|$)/,
  login: /(^|[^a-z])(log ?-?in|anmelden|einloggen|sign ?-?in|zum konto)([^a-z]|$)/,
  registration:
    /(registrier|konto (anlegen|erstellen|eroeffnen)|kundenkonto erstellen|sign ?-?up|create (an )?account|register|mitglied werden)/,
  order:
    /(bestell|kaufen|(^|[^a-z])kasse|checkout|zahlungspflichtig|kostenpflichtig|jetzt buchen|buchung abschliessen|(^|[^a-z])order([^a-z]|$)|buy now|pay now|warenkorb)/,
  newsletter: /(newsletter|abonnier|rundbrief|mailing ?list|subscribe|infobrief|updates per (e-)?mail)/,
  contact: /(kontakt|nachricht|anfrage|anliegen|rueckruf|contact|enquiry|inquiry|message|get in touch|termin)/,
  application: /(bewerb|lebenslauf|anschreiben|application|resume|(^|[^a-z])cv([^a-z]|$)|stellenangebot|karriere)/,
  comment: /(kommentar|comment|antwort hinterlassen|leave a reply|bewertung schreiben|write a review)/,
  consent: /(cookie|consent|einwilligung|alle akzeptieren|accept all)/,
  consentCategory: /(statisti|marketing|essen[tz]iell|notwendig|necessary|analytics|externe (medien|inhalte)|external media|personalisier)/,
  gift: /(spende|donat|mitglied|beitritt|foerder)/,
  debit:
    /(lastschrift|sepa|mandat|abbuch|einzieh|einzug|kreditkarte|kartennummer|zahlungs(art|weise|mittel|daten)|credit ?card|card number|direct debit|zzgl|inkl\. ?mwst|\d ?(€|eur([^a-z]|$)))/,
} as const;

/** What a form is for: by its button, its fields, the words in it, and the page it stands on. */
export function formKindOf(form: FormEvidence, personal: readonly PersonalField[], pageUrl: string): FormFact['kind'] {
  const button = fold(form.submitText);
  const names = fold(`${form.id} ${form.fields.map((field) => `${field.name} ${field.label}`).join(' ')}`);
  const text = fold(form.text);
  const path = fold(parseAddress(pageUrl)?.path ?? '');
  const inputs = form.fields.filter((field) => !['checkbox', 'radio', 'select'].includes(field.type));
  const passwords = form.fields.filter((field) => field.type === 'password').length;
  const has = (kind: PersonalField) => personal.includes(kind);

  if (form.fields.some((field) => field.type === 'search')) return 'search';
  if (
    personal.length === 0 &&
    (wordsOf.search.test(names) || wordsOf.search.test(button) || inputs.some((field) => /^(q|s|query|search|suche)$/i.test(field.name)))
  )
    return 'search';
  if (
    personal.length === 0 &&
    inputs.length === 0 &&
    (wordsOf.consent.test(`${text} ${form.id}`.toLowerCase()) || wordsOf.consentCategory.test(names))
  )
    return 'consent';
  if (
    form.fields.some((field) => field.type === 'file') &&
    (wordsOf.application.test(text) || wordsOf.application.test(names) || wordsOf.application.test(path))
  )
    return 'application';
  if (wordsOf.application.test(button) || wordsOf.application.test(fold(form.id))) return 'application';
  if (has('email') && passwords === 0 && !has('payment') && wordsOf.newsletter.test(button)) return 'newsletter';
  if (wordsOf.order.test(button) || (has('payment') && takesPayment(`${names} ${text} ${path}`, button))) return 'order';
  if (passwords > 0)
    return passwords >= 2 || wordsOf.registration.test(button) || has('address') || has('birthdate') ? 'registration' : 'login';
  if (wordsOf.registration.test(button) && !wordsOf.newsletter.test(`${button} ${text}`)) return 'registration';
  if (has('message')) {
    if (wordsOf.comment.test(`${button} ${names}`) && !wordsOf.contact.test(names.replace(/message/g, ''))) return 'comment';
    if (wordsOf.application.test(path)) return 'application';
    return 'contact';
  }
  if (has('email') && (wordsOf.newsletter.test(`${button} ${names} ${text}`) || (inputs.length === 1 && wordsOf.login.test(button))))
    return 'newsletter';
  if (has('address') && has('name') && /(kasse|checkout|bestell|order)/.test(path)) return 'order';
  if (wordsOf.login.test(button) && (has('email') || has('name')) && inputs.length <= 2) return 'login';
  if (personal.length > 0 && (wordsOf.contact.test(`${button} ${names} ${text}`) || wordsOf.contact.test(path))) return 'contact';
  return 'other';
}

/** Bank details are asked for by donations and clubs as well, and by those who pay something back: authorities, schools, insurers. */
function takesPayment(text: string, button: string): boolean {
  if (wordsOf.gift.test(`${button} ${text}`)) return false;
  return wordsOf.debit.test(text) || wordsOf.order.test(text);
}
