import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import type { Facts } from '../../facts.ts';
import { coreFields, excessFields, findControls, formBehind, withdrawalLabel } from '../offer/contract-controls.ts';
import { readablePages } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { asksForPromotion } from './box-labels.ts';
import { candidateOf, isForGrant } from './candidate-forms.ts';
import { isNewsletterForm } from './newsletter-forms.ts';
import { handsOutFile, isSelfDisclosure, isSentByMail, isSentByPost } from './offered-purposes.ts';
import { bareLabel } from './visitor-forms.ts';

/** What a form is for, as far as that tells what it needs. */
export type Purpose =
  | ('newsletter' | 'contact' | 'comment' | 'contract' | 'withdrawal' | 'application' | 'registration' | 'contest')
  | ('download' | 'self-disclosure');

/** What tells of a form besides itself: the settings of the site, and its pages. */
export interface Site {
  applicability: ApplicabilityFact;
  pages: readonly PageFact[];
  imprintElements?: Facts['imprintElements'];
  /** The notice rests on the act of a church, which does not count belonging to it among the special categories. */
  isChurch?: boolean;
}

/** Fields of work in which income, work and papers belong to what is decided on. */
export const meansIndustries: ReadonlySet<string> = new Set(['insurance-broker', 'finance', 'legal', 'public-body']);

/** Which purpose a form has by its kind and its page; null: none that tells what it needs. */
export function purposeOf(form: FormFact, site: Site): Purpose | null {
  if (form.kind === 'newsletter') return isNewsletterForm(form, site.pages) ? 'newsletter' : 'contract';
  if (isContest(form, site)) return 'contest';
  // What a scholarship is decided on, nobody can tell from outside.
  if (form.kind === 'application' && isForGrant(form, site.pages)) return null;
  if (form.kind === 'contact' && bindsToCourse(form)) return 'contract';
  if (form.kind === 'contact' || form.kind === 'comment' || form.kind === 'application') return form.kind;
  if (form.kind === 'order' || form.kind === 'registration') return 'contract';
  const headings = ownPages(form, site.pages).flatMap((page) => page.headings);
  if (isSentByMail(form, headings)) return 'contact';
  const heads = headsOf(form, site.pages);
  if (isSentByPost(form, heads)) return 'contact';
  if (handsOutFile(form, heads)) return 'download';
  if (isSelfDisclosure(form, heads) && candidateOf(form, site.pages) === 'Tenant') return 'self-disclosure';
  return isRegistration(form, site) ? 'registration' : null;
}

/** Signs up for something that costs, whatever the form is called in the source: its button says so, and nobody writes a message there. */
function bindsToCourse({ submitText, personalFields }: FormFact): boolean {
  return !personalFields.includes('message') && mentions(plainText(submitText), bindingSignUp);
}

const bindingSignUp = wholeWords(
  '(?:verbindlich|gebührenpflichtig|kostenpflichtig|zahlungspflichtig)[a-zß-ɏ]{0,3}\\s+(?:zum\\s+[a-zß-ɏ]+\\s+|zur\\s+[a-zß-ɏ]+\\s+)?(?:anmelden|anmeldung|buchen|einschreiben)|(?:anmelden|anmeldung|buchen|buchung)\\s+(?:absenden\\s+)?\\(?(?:gebühren|kosten|zahlungs)pflichtig\\)?',
);

const contest = wholeWords('gewinnspiel[a-zß-ɏ]*|verlosung[a-zß-ɏ]*|preisausschreiben|prize\\s+draws?|giveaways?|sweepstakes?');
const entering = wholeWords('(?:teilnehm|mitmach|mitspiel|gewinn|los|absend|abschick|send)[a-zß-ɏ]*|enter|join|participate|win|submit');

/** The button of a form, title and first headings of its page, and the address of that page in words. */
export function headsOf(form: FormFact, pages: readonly PageFact[]): string {
  const own = ownPages(form, pages).flatMap(({ title, headings }) => [title, ...headings.slice(0, 3)]);
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-z]+/gi, ' ');
  return plainText([form.submitText, ...own, path].join('\n'));
}

const winning = wholeWords('gewinn(?:e|en|st|t)?|(?:to\\s+)?win');
const conditions = wholeWords('teilnahme-?bedingungen|terms\\s+of\\s+participation');

/** A form by which somebody takes part in a prize draw: its button, and the head of its page or its own text say so. */
function isContest(form: FormFact, { pages }: Site): boolean {
  if (form.kind === 'application' || form.kind === 'comment' || !mentions(plainText(form.submitText), entering)) return false;
  const heads = headsOf(form, pages);
  return mentions(heads, contest) || (mentions(heads, winning) && mentions(plainText(form.text), conditions));
}

/** A form by which somebody joins or takes part; schools and authorities register by law, and ask what it tells them to. */
function isRegistration(form: FormFact, { applicability, pages }: Site): boolean {
  const industry = applicability.settings.industry ?? '';
  const own = ownPages(form, pages);
  const heads = plainText([form.submitText, ...own.flatMap(({ title, headings }) => [title, ...headings.slice(0, 3)])].join(' '));
  if (industry === 'education' || meansIndustries.has(industry) || pages.some(({ title }) => mentions(plainText(title), schools)))
    return false;
  return mentions(heads, joining);
}

const joining = wholeWords(
  '(?:[a-zß-ɏ]+-?)?anmeld(?:ung|en|eformular)|(?:teilnahme|aufnahme|beitritt|mitglied|einschreib)[a-zß-ɏ]*|sign\\s+up|registration|register|enrol(?:l|lment|ment)?|platz\\s+(?:[a-zß-ɏ-]+\\s+){0,3}sichern|save\\s+(?:my|your)\\s+(?:seat|spot)',
);
const schools = wholeWords(
  '(?:grund|haupt|real|gesamt|ober|berufs|förder|hoch|mittel)schule[a-zß-ɏ]*|gymnasium|kita|kitas|kindergarten|kindertages[a-zß-ɏ]*|universität|(?:primary|secondary|high)\\s+school|university|standesamt|bürgeramt|stadt\\s+[a-zß-ɏ]+|landkreis|gemeinde\\s+[a-zß-ɏ]+',
);

/** Clubs of a trade ask for it. */
const trades = wholeWords(
  'gewerkschaft[a-zß-ɏ]*|tarif[a-zß-ɏ]*|betriebsr[aä]t[a-zß-ɏ]*|personalr[aä]t[a-zß-ɏ]*|trade\\s+union|berufsverband[a-zß-ɏ]*|kammer[a-zß-ɏ]*|innung[a-zß-ɏ]*|fortbildung[a-zß-ɏ]*|zertifi[a-zß-ɏ]*|fachverband[a-zß-ɏ]*',
);
const congregation = wholeWords(
  '(?:kirchen)?gemeinde[a-zß-ɏ]*|pfarr[a-zß-ɏ]*|konfirm[a-zß-ɏ]*|kommunion[a-zß-ɏ]*|firm(?:ung|ling)[a-zß-ɏ]*|tauf[a-zß-ɏ]*|trau(?:ung)?|wiedereintritt|kirche[a-zß-ɏ]*|religionsunterricht|parish|baptism',
);

/** What a registration needs a reason for: papers, where somebody was born or goes to school, a second parent, a child’s own number. */
export function isExcessOfRegistration({ kind, topic, label }: AskedField, form: FormFact, ownTitles = ''): boolean {
  const asked = bareLabel(label);
  if (kind === 'file') return topic !== 'photo';
  if (topic === 'nationality' || topic === 'identity-document' || topic === 'marital-status') return true;
  // What somebody works as, or believes, decides about places in few clubs; a congregation knows its own.
  if (topic === 'occupation') return !mentions(plainText(`${form.text} ${ownTitles}`), trades);
  if (topic === 'religion') return !mentions(plainText(`${form.text} ${form.pageUrl.replace(/[^a-z]+/gi, ' ')}`), congregation);
  const demanded = form.asked.filter(({ required }) => required);
  if (isParent(label)) return new Set(demanded.filter((field) => isParent(field.label)).map((field) => parentOf(field.label))).size > 1;
  if (kind === 'phone')
    return mentions(asked, ofChild) && demanded.some((field) => field.kind === 'phone' && !mentions(bareLabel(field.label), ofChild));
  return school.test(asked);
}

const mother = wholeWords('mutter|mother');
const father = wholeWords('vaters?|father');
/** Words for the child that somebody registers. */
export const ofChild = wholeWords('kind(?:es)?|konfirmand[a-zß-ɏ]*|schüler[a-zß-ɏ]*|child(?:.s)?');
const school =
  /^(?:(?:besuchte|name der|ihre|deine)\s+)?schule(?:\s*(?:und|,|\/)\s*klasse)?$|^(?:current )?school(?:\s*(?:and|,|\/)\s*(?:class|grade))?$/iu;

/** Whether a question asks for the name of a mother or a father. */
export function isParent(label: string): boolean {
  return /name/i.test(label) && parentOf(label) !== null;
}

function parentOf(label: string): 'mother' | 'father' | null {
  const asked = bareLabel(label);
  if (mentions(asked, mother) === mentions(asked, father)) return null;
  return mentions(asked, mother) ? 'mother' : 'father';
}

/** Forms behind “withdraw from the contract”, whatever they demand: what is too much there is told by the check on that function. */
export function formsOfWithdrawal(forms: readonly FormFact[], pages: readonly PageFact[]): FormFact[] {
  return findControls(readablePages(pages), withdrawalLabel).flatMap((control) => formBehind(control, pages, forms)?.form ?? []);
}

/**
 * Forms behind “withdraw from the contract” that demand what § 356a Abs. 2 BGB allows and no more: name, contract and one means of
 * communication. Those that demand more are judged as any other form.
 */
export function withdrawalForms(forms: readonly FormFact[], pages: readonly PageFact[]): ReadonlySet<FormFact> {
  return new Set(
    formsOfWithdrawal(forms, pages).filter((form) => {
      // With nothing marked as mandatory a script may demand all of it.
      const marked = form.asked.filter(({ required }) => required);
      const demanded = marked.length > 0 ? marked : form.asked;
      const labels = new Set(demanded.map(({ label }) => label));
      const fields = form.fields.map((field) => ({ ...field, required: labels.has(field.label || field.name) }));
      const isPlain = demanded.every(({ kind }) => kind === null || kind === 'name' || kind === 'email');
      const { name, contract, contact } = coreFields(form);
      return isPlain && name && contract && contact && excessFields({ ...form, fields }).length === 0;
    }),
  );
}

/** Whoever entrusts an animal or a thing to somebody comes and looks, and calls before. */
const visits = wholeWords(
  '(?:vor|platz|nach)-?kontrolle[n]?|(?:tier|hunde|katzen|pferde)-?vermittlung[a-zß-ɏ]*|(?:tier|hunde|katzen)-?adoption|adoptier[a-zß-ɏ]*|schutzvertrag[a-zß-ɏ]*|hausbesuch[a-zß-ɏ]*|(?:home|pre-adoption)\\s+(?:visit|check)|adoption\\s+(?:form|questionnaire|application)',
);

/** Whether somebody comes to see where the person who sends the form lives; that one may ask for their address. */
export function mayVisit(form: FormFact, pages: readonly PageFact[]): boolean {
  const own = ownPages(form, pages);
  const heads = own.flatMap(({ title, headings }) => [title, ...headings.slice(0, 5)]);
  return mentions(plainText([form.text, form.submitText, ...heads].join(' ')), visits);
}

/** Something that takes place by telephone. */
export const phoneReason = wholeWords(
  'rückruf[a-zß-ɏ]*|zurückrufen|anrufen|telefonat[a-zß-ɏ]*|telefon(?:gespräch|beratung|interview|sprechstunde)[a-zß-ɏ]*|(?:phone|telephone)\\s+(?:call|appointment|interview|consultation)|call[\\s-]?back|call\\s+(?:you|me)|whatsapp|sms|telefonisch[a-zß-ɏ]*|telefontermin',
);
/** What is offered on a page and takes place by telephone; to be reached there is no offer. */
const heldByPhone = wholeWords(
  '(?:\\d{1,3}\\s*(?:minuten|min\\.?|minutes)|gespräch|beratung|sitzung|coaching|kennenlernen|check|consultation|session)[^.!?\\n]{0,30}\\s(?:am\\s+telefon|per\\s+telefon|telefonisch|by\\s+(?:phone|telephone)|on\\s+the\\s+phone)',
);

/** Whether the page of a form offers something that takes place by telephone: nobody can be called without their number. */
export function offersCall(form: FormFact, pages: readonly PageFact[]): boolean {
  return ownPages(form, pages).some(({ text }) => mentions(plainText(text.slice(0, 60_000)), heldByPhone));
}

/** What is arranged for a time of day may be a call. */
const arranges = wholeWords(
  '[a-zß-ɏ]*(?:buch(?:en|ung)|termin|reservier|gespräch|sprechstunde|beratung)[a-zß-ɏ]*|book(?:ing)?|appointments?|schedule|consultation',
);

/** Whether what a form arranges may be a call: the page it stands on, or one that leads to it, offers something by telephone. */
export function arrangesCall(form: FormFact, pages: readonly PageFact[]): boolean {
  const path = pathOf(form.pageUrl);
  const own = ownPages(form, pages);
  const heads = own.flatMap(({ title, headings }) => [title, ...headings]);
  if (!mentions(plainText([form.submitText, ...heads].join(' ')), arranges)) return false;
  const leading = pages.filter(({ url, links }) =>
    links.some(({ href, area }) => area === 'body' && pathOf(URL.parse(href, url)?.href ?? '') === path),
  );
  return [...own, ...leading].some(({ text }) => mentions(plainText(text.slice(0, 60_000)), phoneReason));
}

/** The page a form stands on, in whatever state and with whatever query it was read. */
export function ownPages(form: FormFact, pages: readonly PageFact[]): PageFact[] {
  return pages.filter(({ url }) => pathOf(url) === pathOf(form.pageUrl));
}

function pathOf(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: '', pathname: url };
  return `${host}${pathname.replace(/\/$/, '')}`;
}

const advertising = wholeWords(
  'newsletter[a-zß-ɏ]*|werb(?:ung|lich)[a-zß-ɏ]*|(?:informier|kontaktier|zusend)[a-zß-ɏ]*|auf\\s+dem\\s+laufenden|neuigkeiten|künftig|regelmäßig|keep\\s+me|inform\\s+me|contact\\s+me|advertis[a-zß-ɏ]*|marketing',
);

function isAdvertising(label: string): boolean {
  return mentions(label, advertising) || asksForPromotion(label);
}

/** What a form says, without boxes for advertising: offers by phone and post are no reason to demand number and address. */
export function wordsOf(form: FormFact): string {
  const boxes = form.asked.filter(({ type, label }) => type === 'checkbox' && isAdvertising(plainText(label)));
  const text = plainText(`${form.text} ${form.laterText ?? ''} ${form.submitText}`);
  return boxes.reduce((rest, { label }) => rest.replace(plainText(label), ' '), text);
}

/** What a form says besides its questions. */
export function wordsBesideQuestions(form: FormFact): string {
  const labels = form.fields.map(({ label }) => plainText(label)).filter((label) => label.length > 3);
  return labels.reduce((rest, label) => rest.replace(label, ' '), plainText(`${form.text} ${form.laterText ?? ''} ${form.submitText}`));
}
