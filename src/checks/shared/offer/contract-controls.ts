import type { FieldEvidence } from '#evidence/forms.ts';
import type { LinkEvidence } from '#evidence/pages.ts';
import type { FindingItem } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { controlItem } from '../../items.ts';
import { bareLabel } from '../forms/visitor-forms.ts';
import { pageAt } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** A link or button that offers to end a contract, on one page. */
export interface ContractControl {
  label: string;
  page: PageFact;
  /** Address a link leads to, null for a button. */
  target: string | null;
  visible: boolean;
  area: LinkEvidence['area'];
}

/** Where the control leads, as far as that page was visited. */
export interface ContractForm {
  page: PageFact;
  form: FormFact | null;
  asksForLogin: boolean;
}

/** What the control of the withdrawal function is called (§ 356a BGB). */
export const withdrawalLabel = wholeWords(
  '(?:kauf|online)?-?vertr(?:a|ä|ae)ge?\\s+(?:(?:hier|jetzt|online|direkt)\\s+){0,2}(?:zu\\s+)?widerrufen|(?:online)?-?bestellung(?:en)?\\s+(?:(?:hier|jetzt|online)\\s+){0,2}widerrufen|(?:ein)?kauf\\s+(?:(?:hier|jetzt|online)\\s+){0,2}widerrufen|online\\s+widerrufen|widerruf\\s+(?:jetzt\\s+)?(?:erkl(?:ä|ae)ren|starten|aus(?:ü|ue)ben)|hier\\s+widerrufen|withdraw\\s+from\\s+(?:the\\s+|a\\s+)?contract(?:\\s+here)?|withdraw\\s+(?:my\\s+)?(?:order|contract)',
);

/** The same verbs serve consent and newsletters, which are no contracts. */
const otherMatters = wholeWords('einwilligung[a-zß-ɏ]*|cookies?[a-zß-ɏ]*|zustimmung[a-zß-ɏ]*|consent|newsletter|datenschutz[a-zß-ɏ]*');

/** Visible and hidden controls whose label matches, on all pages; the consent banner's own aside. */
export function findControls(pages: readonly PageFact[], label: RegExp): ContractControl[] {
  const fits = (text: string, area: LinkEvidence['area']) => {
    const plain = plainText(text);
    return area !== 'banner' && plain.length <= 90 && mentions(plain, label) && !mentions(plain, otherMatters);
  };
  return pages.flatMap((page) => [
    ...page.links
      .filter(({ text, area }) => fits(text, area))
      .map(({ text, href, visible, area }) => ({
        label: plainText(text),
        page,
        target: URL.parse(href, page.url)?.href ?? null,
        visible,
        area,
      })),
    ...page.buttons
      .filter(({ text, area }) => fits(text, area))
      .map(({ text, visible, area }) => ({ label: plainText(text), page, target: null, visible, area })),
  ]);
}

/** The visited page a control leads to, with its form; null when nobody went there. */
export function formBehind(control: ContractControl, pages: readonly PageFact[], forms: readonly FormFact[]): ContractForm | null {
  if (control.target === null) return null;
  const page = pageAt(pages, control.target);
  if (!page) return null;
  const own = forms.filter(
    (form) =>
      pageAt([page], form.pageUrl) !== null &&
      form.kind !== 'search' &&
      form.kind !== 'consent' &&
      form.kind !== 'newsletter' &&
      !concludes(form),
  );
  const login = own.some(({ kind }) => kind === 'login') || page.failure === 'auth-required' || page.status === 401 || page.status === 403;
  const form = own.find(({ kind }) => kind !== 'login' && kind !== 'registration') ?? null;
  return { page, form, asksForLogin: login && form === null };
}

const ends = /widerruf|kündig|kuendig|stornier|cancel|withdraw|terminat/i;

/** A form that concludes a contract ends none, though it stands on the page a control leads to. */
function concludes({ kind, submitText }: FormFact): boolean {
  const button = plainText(submitText);
  return (
    !ends.test(button) && (kind === 'order' || /bestell|kaufen|abonnier|buchen|mitglied werden|wechseln|subscribe|order|buy/i.test(button))
  );
}

/** Buttons of a page and of a form whose words match. */
export function confirmButtons({ page, form }: ContractForm, label: RegExp): { visible: boolean }[] {
  const buttons = page.buttons.filter(({ text }) => mentions(plainText(text), label));
  return form && mentions(plainText(form.submitText), label) ? [...buttons, { visible: form.visible }] : buttons;
}

/** What identifies a contract: its number, or that of the order, the course, the booking, the invoice, the customer, the ticket. */
const contractWords =
  '(?:vertrags|bestell|auftrags|kunden|rechnungs|mitglieds|buchungs|reservierungs|kurs|seminar|lehrgangs|veranstaltungs|anmelde|teilnehmer|ticket|gutschein|vorgangs|beleg|liefer(?:schein)?|abo(?:nnement)?s?|policen|versicherungs(?:schein)?|referenz|reise|objekt|artikel)';
const contractId = wholeWords(
  `${contractWords}-?\\s?(?:nummern?|nr|id|code|datum|bezeichnung|zeichen)|(?:vertrags|bestell|auftrags|kunden|rechnungs|mitglieds|buchungs)[a-zß-ɏ]*|(?:vertrag|bestellung|buchung|anmeldung|rechnung|auftrag|kurs|seminar|lehrgang|reservierung|mitgliedschaft|abonnement|abo|ticket|aktenzeichen|was\\s+(?:möchten|wollen)\\s+sie\\s+widerrufen)|(?:contract|order|customer|invoice|membership|booking|course|ticket|reservation|subscription|voucher|reference)\\s?(?:number|no|id|date|code)?`,
);
const allowed = wholeWords(
  '(?:vor|nach|familien|zu)?-?name[ns]?|firstname|lastname|surname|first\\s+name|last\\s+name|full\\s+name|e-?mail[a-zß-ɏ]*|telefon[a-zß-ɏ]*|phone[a-zß-ɏ]*|mobil[a-zß-ɏ]*|kontakt[a-zß-ɏ]*|captcha|art\\s+der\\s+kündigung|kündigungs?[a-zß-ɏ]*|type\\s+of\\s+(?:cancellation|termination)',
);

/** A withdrawal needs no reason, whatever it is the reason of (§ 355 Abs. 1 Satz 4 BGB). */
const reason = wholeWords('grund|gründe|[a-zß-ɏ]{3,20}grund|begründung|warum|weshalb|reasons?|why');

/** Required fields beyond name, contract and means of contact. */
export function excessFields({ fields }: FormFact): string[] {
  return fields.filter((field) => field.required && field.visible && field.type !== 'checkbox' && !isAllowed(field)).map(nameOf);
}

/** Required questions for the reason. */
export function reasonFields({ fields }: FormFact): string[] {
  return fields.filter((field) => field.required && field.visible && mentions(wordsOf(field), reason)).map(nameOf);
}

const personName = wholeWords('(?:vor|nach|familien|zu)?-?name[ns]?|firstname|lastname|surname|full\\s?name|first\\s+name|last\\s+name');
const meansOfContact = wholeWords('e-?mail[a-zß-ɏ]*|telefon[a-zß-ɏ]*|phone[a-zß-ɏ]*|kontakt[a-zß-ɏ]*|contact[a-zß-ɏ]*');

/** Which of the three kinds of data that suffice a form asks for. */
export function coreFields({ fields }: FormFact): { name: boolean; contract: boolean; contact: boolean } {
  const asks = (pattern: RegExp) => fields.some((field) => mentions(wordsOf(field), pattern));
  return {
    name: asks(personName),
    contract: asks(contractId),
    contact: asks(meansOfContact) || fields.some(({ type }) => type === 'email'),
  };
}

/** A control as evidence: its label on its page. */
export function contractControlItem({ label, page, target }: ContractControl): FindingItem {
  return controlItem(page.url, label, page.states, { target });
}

function isAllowed(field: FieldEvidence): boolean {
  const words = wordsOf(field);
  if (mentions(words, reason)) return false;
  return field.type === 'email' || field.type === 'tel' || mentions(words, allowed) || mentions(words, contractId);
}

function wordsOf({ name, label }: FieldEvidence): string {
  return plainText(`${unmarked(label)} ${name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_[\].]+/g, ' ')}`);
}

function nameOf({ label, name }: FieldEvidence): string {
  return unmarked(label) || name;
}

/** A mark for those who listen is an element without a space before it: its text sticks to the label ("RechnungsnummerPflichtfeld"). */
const stuckMark = /(?<=[a-zß-ɏ)])(?=(?:Pflicht(?:feld|angabe)|Erforderlich|Required|Mandatory)(?![a-zß-ɏ]))/g;

function unmarked(label: string): string {
  return bareLabel(label.replace(stuckMark, ' '));
}
