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
  donation: /(spende|donat)/,
  club: /(mitglied|beitritt|foerder)/,
  /** Terms of a sale: what a club's application for membership does not know. */
  sale: /((^|[^a-z])agb([^a-z]|$)|geschaeftsbedingung|widerrufsbelehrung|widerrufsrecht|inkl\. ?(gesetzl[a-z.]* )?(mwst|ust|mehrwertsteuer)|gesamtpreis|(mindest|erst|vertrags)laufzeit|kuendigungsfrist)/,
  /** What is ordered or booked without paying for it. */
  free: /(prospekt|katalog|broschuere|info-?(material|paket|mappe|blatt)|informations(material|paket|mappe)|flyer|rueckruf|termin|tisch|newsletter|rundbrief|infobrief|besichtigung|probetraining|probestunde|schnupper|leihe|vormerk)/,
  booking: /(jetzt buchen|buchung abschliessen)/,
  /** What is arranged rather than bought: its price, if there is one, is owed for what happens there. */
  appointment: /(termin|gespraech|sprechstunde|sprechzeit|behandlung|therap|beschwerden|diagnose|(^|[^a-z])tisch|appointment|consultation)/,
  pays: /((zahlungs|kosten)pflichtig|kaufen|kasse|checkout|warenkorb|buy now|pay now)/,
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
  if (personal.length > 0 && arranges(button, `${names} ${text} ${path}`)) return 'contact';
  if (orders(button) || (has('payment') && takesPayment(`${names} ${text} ${path}`, button))) return 'order';
  if (passwords > 0)
    return passwords >= 2 || wordsOf.registration.test(button) || has('address') || has('birthdate') ? 'registration' : 'login';
  if (wordsOf.registration.test(button) && !wordsOf.newsletter.test(`${button} ${text}`)) return 'registration';
  if (has('message')) {
    if (wordsOf.comment.test(`${button} ${names}`) && !wordsOf.contact.test(names.replace(/message/g, ''))) return 'comment';
    if (wordsOf.application.test(path)) return 'application';
    return 'contact';
  }
  if (has('email') && !asksForMore(form, personal) && signsUp(form, `${button} ${names} ${text}`, inputs.length === 1)) return 'newsletter';
  if (has('address') && has('name') && /(kasse|checkout|bestell|order)/.test(path)) return 'order';
  if (wordsOf.login.test(button) && (has('email') || has('name')) && inputs.length <= 2) return 'login';
  if (personal.length > 0 && (wordsOf.contact.test(`${button} ${names} ${text}`) || wordsOf.contact.test(path))) return 'contact';
  return 'other';
}

/** A button that orders something at a price; a table, an appointment and a brochure cost nothing unless the button says so. */
function orders(button: string): boolean {
  return wordsOf.order.test(button) && (!wordsOf.free.test(button) || wordsOf.pays.test(button));
}

/** Books an appointment, with no word of a payment in its form. */
function arranges(button: string, words: string): boolean {
  const books = wordsOf.booking.test(button) && !wordsOf.pays.test(button);
  return books && wordsOf.appointment.test(words) && !wordsOf.debit.test(words) && !wordsOf.sale.test(words);
}

/** A box for a newsletter in a form for something else does not make it one. */
function asksForMore({ fields }: FormEvidence, personal: readonly PersonalField[]): boolean {
  const more: readonly PersonalField[] = ['payment', 'password', 'health'];
  return personal.some((kind) => more.includes(kind)) || fields.some(({ type, visible }) => type === 'file' && visible);
}

/** Says so in its words or in the address it is sent to, for the heading may stand outside of it; or it asks for an address alone. */
function signsUp(form: FormEvidence, words: string, isSingle: boolean): boolean {
  if (wordsOf.newsletter.test(words) || (isSingle && wordsOf.login.test(fold(form.submitText)))) return true;
  const target = form.actionDeclared ? parseAddress(form.action) : null;
  return target !== null && wordsOf.newsletter.test(fold(`${target.host} ${target.path}`));
}

/** Bank details are asked for by donations and clubs as well, and by those who pay something back: authorities, schools, insurers. */
function takesPayment(text: string, button: string): boolean {
  const words = `${button} ${text}`;
  if (wordsOf.donation.test(words) || (wordsOf.club.test(words) && !wordsOf.sale.test(words))) return false;
  return wordsOf.debit.test(text) || wordsOf.order.test(text);
}
