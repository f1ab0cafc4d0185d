import type { FormEvidence } from '#evidence/forms.ts';
import { priceText } from './offer-forms.ts';
import { fold, type PersonalField } from './personal-fields.ts';

/** A first lesson or a look around costs nothing, whatever bank details are asked for with it. */
const trial =
  /((probe|schnupper)-?(stunde|training|unterricht|tag|woche|mitgliedschaft|lektion|kurs|einheit)|trial (lesson|class|session)|besichtigung|kennenlern)/;
const free = /(kosten(los|frei)|gratis|unverbindlich|free of charge|non-binding)/;
const ownTerms = /((^|[^a-z])agb([^a-z]|$)|[a-z]*bedingungen|vertragstext|(^|[^a-z])terms([^a-z]|$))/;
const withdrawal = /widerrufs(belehrung|recht|information)|right of withdrawal|cancellation policy/;
/** Somebody binds themselves by sending. */
const binding =
  /(^|[^a-z])(meld(e|est|en|et) (ich |du |sie |ihr |wir )?(mich |dich |sich |euch |uns )?[^.!?]{0,40}verbindlich|verbindliche[nrs]? (online-? ?)?(anmeldung|buchung|bestellung|auftrag)|verbindlich (angemeldet|anmelden|anzumelden|gebucht|buchen)|verbindliches angebot|(schliess(t|en)|abschluss|kommt) [^.!?]{0,60}vertrag)/;
const denies = /(noch kein(e|en)?|nicht|un)-?\s?(verbindlich|rechtsverbindlich)|(kein|keinen|noch nicht) [^.!?]{0,40}(vertrag|verbindlich)/;
const other = /(spende|donat|beitritt|satzung|foerdermitglied|bewerb|stipend|gewinnspiel|umfrage|widerruf bestaetigen|kuendig)/;

/** Whether what stands over a form says that it is about a first lesson or a visit, which costs nothing. */
export function isTrial(before: string): boolean {
  return trial.test(fold(before).slice(-300));
}

/**
 * Whether sending a form binds a consumer to pay, though its button does not say so: it has terms and the instruction on withdrawal
 * accepted, or calls itself binding at a price, and asks for what identifies the party to a contract.
 */
export function concludesContract(form: FormEvidence, personal: readonly PersonalField[], before: string): boolean {
  const has = (kind: PersonalField) => personal.includes(kind);
  if (!has('name') || !(has('address') || has('payment')) || isTrial(before)) return false;
  const button = fold(form.submitText);
  const boxes = fold(form.fields.flatMap(({ type, label }) => (type === 'checkbox' ? label : [])).join('\n'));
  const around = `${fold(before)} ${fold(form.text)}`;
  if (free.test(button) || other.test(button) || /spende|donat|satzung/.test(around)) return false;
  const isPriced = has('payment') || priceText.test(`${before} ${form.text}`);
  if (isPriced && ownTerms.test(boxes) && withdrawal.test(boxes)) return true;
  const asksFirm = form.fields.some(
    ({ name, label, visible }) => visible && /(^|[^a-z])(firma|unternehmen|company|ust-?id)/.test(fold(`${name} ${label}`)),
  );
  const binds = binding.test(around) && !denies.test(around);
  return binds && priceText.test(`${before} ${form.text}`) && has('address') && has('birthdate') && !asksFirm;
}

const perPeriod =
  /(im|pro|je|per) (monat|jahr|woche|quartal)|monatlich|jaehrlich|woechentlich|(€|eur|euro) ?\/ ?(monat|mon\.|jahr|woche)|(per|a) (month|year|week)/;
const contractTerm =
  /(mindest|erst|vertrags)(vertrags)?laufzeit|kuendigungsfrist|(monatlich|jaehrlich|jederzeit) (kuendbar|zu kuendigen)|minimum term|notice period/;
const paysByDebit = /lastschrift|(^|[^a-z])sepa([^a-z]|$)|direct debit/;
const ofClub =
  /(^|[^a-z])(e\. ?v\.?|verein(s|e|en)?|[a-z]{3,24}verein(s|e)?|satzung|vereinssatzung|beitragsordnung|gemeinnuetzig[a-z]*|spende[a-z]*)([^a-z]|$)/;

/**
 * Whether a form takes name, address and bank details on a page that tells what a contract costs in each period, how long it runs and that
 * the money is drawn: offers tell it well above their form. A club has its members apply, and sells nothing.
 */
export function concludesAtTerm(form: FormEvidence, personal: readonly PersonalField[], pageText: string): boolean {
  const has = (kind: PersonalField) => personal.includes(kind);
  if (!has('name') || !has('address') || !has('payment') || has('password')) return false;
  const button = fold(form.submitText);
  const page = fold(pageText.slice(0, 60_000).replace(/\s+/g, ' '));
  if (free.test(button) || other.test(button) || ofClub.test(page)) return false;
  return priceText.test(pageText.slice(0, 60_000)) && perPeriod.test(page) && contractTerm.test(page) && paysByDebit.test(page);
}
