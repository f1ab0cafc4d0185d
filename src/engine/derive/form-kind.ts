import type { FormFact } from '#checks/facts/forms.ts';
import { isMailingService } from '#checks/shared/forms/newsletter-forms.ts';
import type { FormEvidence } from '#evidence/forms.ts';
import type { Service } from '#knowledge/types.ts';
import { parseAddress } from './addresses.ts';
import { concludesContract, isTrial } from './contract-form.ts';
import { fold, type PersonalField, personalFieldOf } from './personal-fields.ts';

/** Words of buttons, fields and texts, umlauts written out. */
const wordsOf = {
  search: /(^|[^a-z])(such(e|en|begriff)?|search|query|finden|durchsuchen)([^a-z]|$)/,
  login: /(^|[^a-z])(log ?-?in|anmelden|einloggen|sign ?-?in|zum konto)([^a-z]|$)/,
  /** What a form speaks of that lets somebody in; to a course one signs up with the same word. */
  account:
    /(log-?in|einlogg|sign ?-?in|benutzer|username|konto|account|zugang|(mitglieder|kunden)(bereich|portal|nummer)|passwor[dt]|kennwort|portal|intern(er|es)? bereich)/,
  registration:
    /(registrier|konto (anlegen|erstellen|eroeffnen)|kundenkonto erstellen|sign ?-?up|create (an )?account|register|mitglied werden)/,
  order:
    /(bestell|kaufen|(^|[^a-z])kasse|checkout|zahlungspflichtig|kostenpflichtig|jetzt buchen|buchung abschliessen|(^|[^a-z])order([^a-z]|$)|buy now|pay now|warenkorb)/,
  newsletter: /(newsletter|abonnier|rundbrief|mailing ?list|subscribe|infobrief|updates per (e-)?mail)/,
  /** Class names of builders and of the extensions that send mails. */
  newsletterClass:
    /(newsletter|mailing-?list|mc4wp|mailchimp|mailpoet|klaviyo|brevo|sib-form|rapidmail|cleverreach|(^|[^a-z])tnp([^a-z]|$)|subscri(be|ption)-form|omnisend|optinmonster|sleeknote|getresponse|wisepops|justuno|newsletter2go|nl2go|mailerlite|convertkit|(^|[^a-z])opt-?in([^a-z]|$))/,
  /** Class names that builders and extensions give to the sign-up itself. */
  signUpClass:
    /(^|[ _-])(newsletter-(form|block|signup|sign-up|subscribe|wrapper)|newsletterform|mc4wp-form|mailpoet_form|mailpoet-form|klaviyo-form|sib-form|ml-form|ml-embedded|rapidmail|tnp-(form|subscription)|ff-?newsletter|sqs-block-newsletter)/,
  /** Buttons of sign-ups that do not say what for. */
  signUp:
    /(eintragen|anmelden|abonnier|(^|[^a-z])(dabei|abo|ja|los|sichern|erhalten|bleiben|join|subscribe)([^a-z]|$)|los geht|sign (me )?up|keep me|get (it|updates)|[a-z]{4,20}(post|brief|news|letter) (bestell|bezieh|anforder|hol|lesen))/,
  plainSend: /^[^a-z]*(absenden|senden|abschicken|ok|weiter|go|submit|send)?[^a-z]*$/,
  /** Mails that come again and again. */
  recurring:
    /((einmal|zweimal|viermal|\d ?x|\d ?mal) (im|pro|in der) (monat|jahr|quartal|woche)|(jeden|jede|alle) [a-z ]{0,20}(tag|woche|wochen|monat|monate|freitag|sonntag|montag)([^a-z]|$)|monatlich|woechentlich|vierteljaehrlich|(^|[^a-z])post (von|aus|vom)([^a-z]|$)|auf dem laufenden|neuigkeiten|nichts (mehr )?verpassen|(ins|in (ihr|dein)e?) (e-?mail-?)?(postfach|inbox)|regelmaessig[a-z]* (infos?|informationen|tipps|news|e-?mails?|post)|(news|infos|tipps|updates|inspiration|angebote) [a-z ]{0,30}(per|via) e-?mail|kein spam|jederzeit (wieder )?(abmelden|abbestell)|in your inbox|stay in touch|no spam|(once|twice) a (month|week)|every (week|month))/,
  /** Advertising that somebody is to get: what a button to take a voucher or a gift stands above in small print. */
  promised:
    /((erhaelt(st)?|erhalten|bekomm(st|t|en)|send(en|e)|schick(en|e|t)|informier(en|e|t)|receive|get|send) [^.!?]{0,60}(regelmaessig|kuenftig|zukuenftig|weitere|exklusive|aktuelle|spannende|regular|exclusive|future)[a-z]* [^.!?]{0,30}(angebot|werb|aktion|neuigkeit|news|rabatt|tipps|trends|e-?mails?|post|offers?|deals?)|(angebote|aktionen|neuigkeiten|neuheiten|rabatte|werbung|offers|deals) [^.!?]{0,20}(von uns|unsere[nr]? partner|from us|our partners)|(werbe|marketing)-?(e-?mails?|mailings?|nachrichten)|marketing (e-?mails?|messages))/,
  /** What is given for the address at once. */
  voucher:
    /(gutschein|rabatt|willkommensgeschenk|geschenkt|dankeschoen|gratisversand|voucher|coupon|discount|\d ?(€|eur|euro|%|prozent)[^.!?]{0,30}(sparen|sichern|erhalten|geschenkt|guenstiger|auf (deine|ihre|die) erste|off|code))/,
  takesVoucher:
    /(gutschein|rabatt|code|voucher|coupon|discount|geschenk|vorteil|prozente|\d ?(€|eur|euro|%))[^.!?]{0,30}(holen|sichern|erhalten|anfordern|freischalten|schicken|zusenden|bekommen|abholen)|(get|claim|unlock|reveal|grab|show) [^.!?]{0,20}(\d ?%|\d ?(€|eur)|code|voucher|coupon|discount|offer)|\d ?% off/,
  contact: /(kontakt|nachricht|anfrage|anliegen|rueckruf|contact|enquiry|inquiry|message|get in touch|termin)/,
  application: /(bewerb|lebenslauf|anschreiben|application|resume|(^|[^a-z])cv([^a-z]|$)|stellenangebot|karriere)/,
  /** Where those who look for a place leave their papers, whatever their button says. */
  vacancy:
    /(lehrstelle|ausbildungsplatz|ausbildungsboerse|praktikumsplatz|praktikumsboerse|stellenboerse|jobboerse|wunschberuf|talentpool|apprenticeship)/,
  comment: /(kommentar|comment|antwort hinterlassen|leave a reply|bewertung schreiben|write a review)/,
  consent: /(cookie|consent|einwilligung|alle akzeptieren|accept all)/,
  consentCategory: /(statisti|marketing|essen[tz]iell|notwendig|necessary|analytics|externe (medien|inhalte)|external media|personalisier)/,
  donation: /(spende|donat)/,
  club: /(mitglied|beitritt|foerder)/,
  /** Terms of a sale: what a club's application for membership does not know. */
  sale: /((^|[^a-z])agb([^a-z]|$)|geschaeftsbedingung|widerrufsbelehrung|widerrufsrecht|inkl\. ?(gesetzl[a-z.]* )?(mwst|ust|mehrwertsteuer)|gesamtpreis|(mindest|erst|vertrags)laufzeit|kuendigungsfrist)/,
  /** What is ordered or booked without paying for it. */
  free: /(prospekt|katalog|broschuere|info-?(material|paket|mappe|blatt)|informations(material|paket|mappe)|flyer|rueckruf|termin|tisch|newsletter|rundbrief|infobrief|besichtigung|probetraining|probestunde|schnupper|leihe|vormerk|rezept(?!ur|buch|heft|karte)|(?<!per )ueberweisung(en|sschein)?[^a-z]|attest|krankmeldung|(stoff|material|farb|holz|leder|boden|(^|[^a-z]))muster([^a-z]|$)|kosten(los|frei)|gratis|unverbindlich|[a-z]{4,20}(post|brief|news|letter)([^a-z]|$))/,
  /** What practices take by a form for the health insurance to pay. */
  prescription:
    /((^|[^a-z])(folge|wiederholungs|privat)?rezept(e|en|s)?([^a-z]|bestell|wunsch|anforder|anfrage)|ueberweisungs(schein|wunsch|bestell)|(?<!per )ueberweisung(en)? (bestell|anforder|fuer|zu[mr] (fach|haus|arzt|aerzt))|versichertennummer|krankenkasse|gesundheitskarte)/,
  brochures:
    /(prospekte?([^a-z]|$)|broschuere|gastgeberverzeichnis|unterkunftsverzeichnis|urlaubskatalog|reisekatalog|urlaubsmagazin|info-?(material|paket|mappe|post)|informations(material|paket|mappe|broschuere)|flyer|(^|[^a-z])kataloge?([^a-z]|$)|probeheft|leseprobe|stoffmuster|farbmuster|brochures?|catalog(ue)?s?([^a-z]|$))/,
  brochurePath: /(prospekt|broschuere|infomaterial|gastgeberverzeichnis|katalog-?(bestell|anforder)|brochure)/,
  booking: /(jetzt buchen|buchung abschliessen)/,
  /** What is arranged rather than bought: its price, if there is one, is owed for what happens there. */
  appointment: /(termin|gespraech|sprechstunde|sprechzeit|behandlung|therap|beschwerden|diagnose|(^|[^a-z])tisch|appointment|consultation)/,
  pays: /((zahlungs|kosten)pflichtig|kaufen|kasse|checkout|warenkorb|buy now|pay now)/,
  debit:
    /(lastschrift|sepa|mandat|abbuch|einzieh|einzug|kreditkarte|kartennummer|zahlungs(art|weise|mittel|daten)|credit ?card|card number|direct debit|zzgl|inkl\. ?mwst|\d ?(€|eur([^a-z]|$)))/,
} as const;

/** What a form is for: by its button, its fields, the words in it and right `before` it, its page, and the service it sends to (`target`). */
export function formKindOf(
  form: FormEvidence,
  personal: readonly PersonalField[],
  pageUrl: string,
  before = '',
  target: Service | null = null,
): FormFact['kind'] {
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
    [withoutOtherMatters(text, form), withoutOtherMatters(names, form), path].some(isAboutWork)
  )
    return 'application';
  if (wordsOf.application.test(button) || wordsOf.application.test(fold(form.id))) return 'application';
  if (has('email') && passwords === 0 && !has('payment') && wordsOf.newsletter.test(button)) return 'newsletter';
  if (isPlainSignUp(form, inputs, `${fold(before)} ${text}`)) return 'newsletter';
  if (target && isMailingService(target) && joinsList(form, personal)) return 'newsletter';
  if (personal.length > 0 && arranges(button, `${names} ${text} ${path}`)) return 'contact';
  if (prescribes(button, `${names} ${text}`, `${path} ${fold(before)}`)) return 'contact';
  if (sendsBrochures(button, `${names} ${text}`, path)) return 'contact';
  if (has('payment') && isTrial(before) && !wordsOf.pays.test(button)) return 'contact';
  if (orders(button) || (has('payment') && takesPayment(`${names} ${text} ${path}`, button))) return 'order';
  if (concludesContract(form, personal, before)) return 'order';
  // Whoever logs in writes no message: a password is asked for by a booking or an enquiry as well.
  const isOwn = has('message') && introducesVisitor(form) && !opensAccount(form, personal, `${path} ${button}`);
  if (passwords > 0 && !(passwords === 1 && isOwn))
    return passwords >= 2 || has('address') || has('birthdate') || opensAccount(form, personal, `${path} ${button}`)
      ? 'registration'
      : 'login';
  if (wordsOf.registration.test(button) && !wordsOf.newsletter.test(`${button} ${text}`)) return 'registration';
  if (has('message')) {
    if (wordsOf.comment.test(`${button} ${names}`) && !wordsOf.contact.test(names.replace(/message/g, ''))) return 'comment';
    if (wordsOf.application.test(path)) return 'application';
    return 'contact';
  }
  if (has('email') && !asksForMore(form, personal) && signsUp(form, `${button} ${names} ${text}`, inputs.length === 1)) return 'newsletter';
  if (has('address') && has('name') && /(kasse|checkout|bestell|order)/.test(path)) return 'order';
  const letsIn = inputs.length <= 1 || wordsOf.account.test(`${button} ${names} ${text} ${path} ${fold(before)}`);
  if (wordsOf.login.test(button) && (has('email') || has('name')) && inputs.length <= 2 && letsIn && !introducesVisitor(form))
    return 'login';
  if (personal.length > 0 && (wordsOf.contact.test(`${button} ${names} ${text}`) || wordsOf.contact.test(path))) return 'contact';
  return 'other';
}

function isAboutWork(words: string): boolean {
  return wordsOf.application.test(words) || wordsOf.vacancy.test(words);
}

/** Words of a form without the answers that speak of an application where others beside them do not: one matter of many is not its own. */
function withoutOtherMatters(words: string, { fields }: FormEvidence): string {
  const isChoice = ({ type }: FormEvidence['fields'][number]) => type === 'radio' || type === 'checkbox';
  const groups = [
    ...fields.filter(({ type }) => type === 'select').map(({ options }) => options),
    ...Map.groupBy(fields.filter(isChoice), ({ name, type, group }) => `${type} ${group || name}`)
      .values()
      .map((each) => each.map(({ label }) => label)),
  ].map((answers) => answers.map((answer) => fold(answer).trim()).filter((answer) => answer !== '' && !/^(bitte|please|-)/.test(answer)));
  const others = groups.flatMap((answers) =>
    answers.every(isAboutWork) ? [] : answers.filter((answer) => isAboutWork(answer) && answer.length <= 60),
  );
  return others.reduce((rest, answer) => rest.replaceAll(answer, ' '), words);
}

/** Who logs in is known already: nobody then gives a name besides the address. */
function introducesVisitor({ fields }: FormEvidence): boolean {
  const shown = fields.filter(({ visible }) => visible);
  const isName = (field: FormEvidence['fields'][number]) =>
    personalFieldOf(field) === 'name' && !/user|benutzer|nutzer|log-?in|kennung/.test(fold(`${field.name} ${field.label}`));
  return shown.some((field) => personalFieldOf(field) === 'email') && shown.some(isName);
}

/** One password opens an account as well: it is called a new one, the form asks for a number, or its page or button speaks of it. */
function opensAccount(form: FormEvidence, personal: readonly PersonalField[], pathAndButton: string): boolean {
  const button = fold(form.submitText);
  if (wordsOf.registration.test(button)) return true;
  // Some logins call their password a new one, so that no browser fills it in.
  if (wordsOf.login.test(button)) return false;
  const isNew = form.fields.some(({ type, autocomplete }) => type === 'password' && /new-password/i.test(autocomplete));
  const namesBoth = personal.includes('email') && personal.includes('name');
  return isNew || personal.includes('phone') || (namesBoth && wordsOf.registration.test(pathAndButton));
}

/** A button that orders something at a price; a table, an appointment and a brochure cost nothing unless the button says so. */
function orders(button: string): boolean {
  return wordsOf.order.test(button) && (!wordsOf.free.test(button) || wordsOf.pays.test(button));
}

/** Asks a practice for a prescription or a referral, with no word of a payment in its form: medicines are bought otherwise. */
function prescribes(button: string, words: string, around: string): boolean {
  return orders(button) && !wordsOf.pays.test(button) && wordsOf.prescription.test(`${words} ${around}`) && !wordsOf.debit.test(words);
}

/** Sends brochures and catalogues that cost nothing, with no word of a payment or a sale in its form. */
function sendsBrochures(button: string, words: string, path: string): boolean {
  if (!orders(button) || wordsOf.pays.test(button) || wordsOf.debit.test(words) || wordsOf.sale.test(words)) return false;
  return wordsOf.brochures.test(words) || wordsOf.brochurePath.test(path);
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

/**
 * Asks for an address (and a name) alone, with a button to sign up, and what stands in it or above it, or its class names, speak of
 * mails that come again and again. Waiting lists, alerts and accounts ask for an address as well.
 */
function isPlainSignUp(form: FormEvidence, inputs: FormEvidence['fields'], words: string): boolean {
  const asked = inputs.filter(({ visible, type }) => visible && !['hidden', 'submit', 'button', 'image', 'reset'].includes(type));
  const kinds = asked.map(personalFieldOf);
  const boxes = fold(form.fields.map(({ type, label }) => (type === 'checkbox' ? label : '')).join(' '));
  const button = fold(form.submitText);
  // A date of birth is what such forms demand in excess.
  if (!kinds.includes('email') || kinds.some((kind) => kind !== 'email' && kind !== 'name' && kind !== 'birthdate')) return false;
  if (kinds.filter((kind) => kind === 'email').length > 1 || otherAddress.test(`${words} ${boxes} ${button}`)) return false;
  const classes = fold(form.classes ?? '');
  if (takesForAddress(form, button, `${words} ${classes}`)) return true;
  // Builders mark the sign-up themselves; its button then may promise whatever is given for the address.
  if (wordsOf.signUpClass.test(classes) && !orders(button) && !wordsOf.contact.test(`${button} ${words.replace(boxes, ' ')}`)) return true;
  const isSigningUp = button === '' || wordsOf.signUp.test(button);
  if (!isSigningUp && !(kinds.length === 1 && wordsOf.plainSend.test(button))) return false;
  const others = boxes === '' ? words : words.replace(boxes, ' ');
  return wordsOf.newsletter.test(others) || wordsOf.newsletterClass.test(classes) || (isSigningUp && wordsOf.recurring.test(others));
}

/**
 * Sends an address to a service for newsletters, and asks and says nothing that makes it an enquiry, an order or a place somewhere:
 * whatever its button promises, the address joins a list.
 */
function joinsList(form: FormEvidence, personal: readonly PersonalField[]): boolean {
  const more: readonly PersonalField[] = ['message', 'payment', 'password', 'health', 'address'];
  const button = fold(form.submitText);
  const words = `${button} ${fold(form.overlay?.heading ?? '')} ${fold(form.text)}`;
  if (!personal.includes('email') || personal.some((kind) => more.includes(kind)) || asksForMore(form, personal)) return false;
  return !orders(button) && !wordsOf.contact.test(button) && !wordsOf.registration.test(button) && !otherAddress.test(words);
}

/**
 * Takes the address for a voucher or a gift, and what stands there, its class names or the popup it comes in say that mails follow:
 * the button then speaks of the voucher alone. What is bought, sent to somebody else or looked up is no sign-up.
 */
function takesForAddress({ overlay }: FormEvidence, button: string, words: string): boolean {
  if (orders(button) || wordsOf.contact.test(button) || voucherOtherwise.test(`${words} ${button}`)) return false;
  if (wordsOf.promised.test(words)) return true;
  if (!wordsOf.takesVoucher.test(button) && !(overlay && wordsOf.voucher.test(words))) return false;
  return overlay !== undefined || wordsOf.recurring.test(words) || wordsOf.newsletterClass.test(words);
}

/** Vouchers that are bought, checked, given to somebody or sent again, friends that are brought, offers of work, and no advertising. */
const voucherOtherwise =
  /(gutschein(e|code)? (kaufen|verschenken|pruefen|versenden|drucken|gestalten|(erneut|nochmals?) )|gutscheinwert|guthaben|wertgutschein|empfaenger|freund(e|in|innen)? (ein|werb|empfehl)|weiterempfehl|gift ?card|recipient|refer a friend|angebot anfordern|preisanfrage|rechnung|bestellstatus|stellenangebot|(^|[^a-z])jobs?([^a-z]|$)|immobilien|suchauftrag|(kein(e|en|erlei)?|nicht|no) [^.!?]{0,30}(werb|angebot|marketing|offers))/;

/** What else an address alone is asked for. */
const otherAddress =
  /(warteliste|wait ?list|passwor[dt]|kennwort|zugangs(link|daten)|log ?-?in|wieder (verfuegbar|lieferbar|da)|verfuegbarkeit|back in stock|notify me|bestell(nummer|status)|sendung|rueckruf|gutschein einloesen|abmelden vom|abbestellen|austragen|unsubscribe|(?<!jederzeit )widerruf(?!en[^a-z]|t|lich|bar| (ist )?jederzeit)|(vertrag|bestellung|kauf) [^.!?]{0,20}widerrufen|veranstaltung|workshop|seminar|webinar|teilnahme|teilnehm|mitglied|kurs|gewinnspiel|verlosung|kuendig)/;

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
