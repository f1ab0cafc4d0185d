import type { ApplicabilityFact, AskedField, FormFact, PageFact } from './facts.ts';
import { pageAt } from './legal-page.ts';
import { shortList } from './stored-findings.ts';
import { matchesOf, mentions, plainText, wholeWords } from './wording.ts';

/** Forms in which visitors leave data about themselves. Search boxes, logins and the consent banner collect nothing new. */
export function dataForms<Form extends FormFact>(forms: readonly Form[]): Form[] {
  return forms.filter(
    ({ kind, visible, personalFields }) =>
      visible && kind !== 'search' && kind !== 'login' && kind !== 'consent' && personalFields.some((field) => !isVague(field, kind)),
  );
}

/** A postcode finds the next branch and a lone name labels a cup: neither makes an otherwise unknown form a contact. */
function isVague(field: FormFact['personalFields'][number], kind: FormFact['kind']): boolean {
  return field === 'password' || (kind === 'other' && (field === 'address' || field === 'name'));
}

const newsletter = wholeWords(
  'newsletter[a-zß-ɏ]*|news-letter|rundbrief[a-zß-ɏ]*|infobrief[a-zß-ɏ]*|infomail|e-?mail-?(?:abo|verteiler|updates?)|mailing[\\s-]?list(?:e)?|updates?\\s+per\\s+(?:e-?)?mail|neuigkeiten\\s+per\\s+(?:e-?)?mail|newsletters|(?:neues|neuigkeiten|news|angebote|werbung|infos?|informationen|tipps)\\s+(?:[a-zß-ɏ-]+\\s+){0,8}(?:per|via)\\s+e-?mail\\s+(?:erhalten|bekommen|empfangen|informiert|zugeschickt|zugesandt)',
);
/** Forms for something else that also offer a newsletter ask for more than an address. */
const mostNewsletterFields = 8;

/**
 * Whether a form is there to sign up for a newsletter. A box for one in an order or contact form does not make it such a form; one that
 * asks for address and name alone is one where its page, or what stands above it, says so.
 */
export function isNewsletterForm(form: FormFact, pages: readonly PageFact[]): boolean {
  if (form.kind !== 'newsletter') return false;
  const boxes = form.fields.filter(({ type }) => type === 'checkbox' || type === 'radio').map(({ label }) => plainText(label));
  const text = boxes.reduce((rest, label) => (label === '' ? rest : rest.replace(label, ' ')), plainText(form.text));
  const words = `${form.submitText} ${form.id.replace(/^.*#/, '').replace(/[-_]+/g, ' ')} ${text}`;
  const others = form.asked.filter(({ kind }) => kind === 'message' || kind === 'payment' || kind === 'file' || kind === 'password');
  if (others.length > 0 || form.asked.filter(({ kind }) => kind !== null).length > mostNewsletterFields) return false;
  // Without any other word a single address field can only be one.
  if (mentions(words, newsletter) || /abonnier|subscribe/i.test(words) || form.asked.filter(({ kind }) => kind !== null).length === 1)
    return true;
  const isPlain = form.asked.every(({ kind, type }) => type === 'checkbox' || kind === 'email' || kind === 'name' || kind === 'salutation');
  if (!isPlain || newsletterBoxes(form).length === 0) return false;
  const { title = '' } = pageAt(pages, form.pageUrl) ?? {};
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
  return mentions(`${title} ${path} ${textAround(form, pages).before}`, newsletter);
}

/** Boxes by which another form also signs up for a newsletter. */
export function newsletterBoxes(form: FormFact): { label: string; required: boolean }[] {
  return form.asked
    .filter(({ type, label }) => type === 'checkbox' && mentions(plainText(label), newsletter))
    .map(({ label, required }) => ({ label: plainText(label), required }));
}

/** Words that mean a newsletter, for links and headings. */
export function namesNewsletter(text: string): boolean {
  return mentions(plainText(text), newsletter);
}

/** What stands in a form and right around it on its page, there line by line. */
export interface FormText {
  inside: string;
  before: string;
  after: string;
  /** Whether what is missing here is missing: the form has a text, and its page was read in full. */
  complete: boolean;
}

const reach = 400;

/** Reads the text of a form and its surroundings; on the page, 400 characters stand for what one sees next to it. */
export function textAround(form: FormFact, pages: readonly PageFact[]): FormText {
  const labels = form.fields.filter(({ visible }) => visible).map(({ label }) => plainText(label));
  const text = plainText(form.text);
  const inside = [text, ...labels.filter((label) => !text.includes(label))].join(' ').trim();
  const page = pageAt(pages, form.pageUrl);
  const isRead = page?.textComplete === true;
  if (text === '' && form.near !== undefined) return { inside, before: plainText(form.near), after: '', complete: isRead };
  // The same text twice, place by place: a form runs over lines, a sentence about it does not.
  const lines = (page?.text ?? '')
    .slice(0, 400_000)
    .split(/\n+/)
    .flatMap((line) => plainText(line) || []);
  const whole = lines.join(' ');
  const byLines = lines.join('\n');
  const start = text === '' ? -1 : whole.indexOf(text.slice(0, 60));
  const end = start < 0 ? -1 : Math.max(whole.indexOf(text.slice(-60), start) + Math.min(60, text.length), start + 1);
  return {
    inside,
    before: start < 0 ? '' : byLines.slice(Math.max(0, start - reach), start),
    after: end < 0 ? '' : byLines.slice(end, end + reach),
    complete: text !== '' && isRead,
  };
}

const privacyWord = wholeWords(
  'datenschutz(?:erkl(?:ä|ae)rung[a-zß-ɏ]*|hinweise?n?|bestimmungen|informationen?|richtlinien?|belehrung|rechtlich[a-zß-ɏ]*)?|dsgvo|verarbeitung\\s+(?:ihrer|deiner|meiner|der|von|personenbezogener)\\s+(?:[a-zß-ɏ]+\\s+){0,2}daten|privacy(?:\\s+(?:policy|notice|statement))?|data\\s+(?:protection|privacy)|gdpr',
);
const inSentence = wholeWords(
  'finden|findest|gelesen|kenntnis|verarbeit[a-zß-ɏ]*|gespeichert|speicherung|beachten|beachte|entnehmen|lesen|stimm[a-zß-ɏ]*|einverstanden|akzeptier[a-zß-ɏ]*|gelten|gilt|gemäß|erfahren|hinweise?|unter|read|see|find|process(?:ed|ing)?|agree|accept|apply|applies|information\\s+on',
);

/** What a sentence beside the one that names data protection has to speak of, to belong to it. */
const dataWords = wholeWords(
  '(?:ihre|deine|meine|personenbezogene[nr]?)?\\s*(?:daten|angaben|eingaben)|(?:personal|your)\\s+(?:data|information)',
);

/**
 * What informs about data protection right at a form, as it stands there; null where nothing does. Inside the form any mention counts;
 * outside it must be a sentence, not a link of the footer, nor what the banner (`bannerText`) says of the site.
 */
export function privacyNote({ inside, before, after }: FormText, bannerText = ''): string | null {
  const [own] = matchesOf(inside, privacyWord);
  if (own) return excerptOf(inside, own);
  const ofBanner = plainText(bannerText);
  for (const line of [before, after].flatMap((text) => text.split('\n'))) {
    const sentences = line.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
    // Whoever asks for consent to cookies speaks of the site, not of a form.
    if (/cookie|alle akzeptieren|accept all/i.test(line)) continue;
    for (const [index, sentence] of sentences.entries()) {
      const [match] = matchesOf(sentence, privacyWord);
      if (!match || ofBanner.includes(plainText(sentence))) continue;
      // "So finden Sie uns" above the links of the footer is no sentence about them.
      const around = sentence.slice(Math.max(0, match.index - 100), match.index + match.text.length + 100);
      if (mentions(around, inSentence)) return excerptOf(sentence, match);
      const beside = [sentences[index - 1], sentences[index + 1]].find(
        (other) => other !== undefined && mentions(other, dataWords) && mentions(other, inSentence),
      );
      if (beside !== undefined) return `${beside} ${excerptOf(sentence, match)}`;
    }
  }
  return null;
}

/** The words around a match, from the beginning of their sentence or of a word. */
function excerptOf(text: string, { index, text: found }: { index: number; text: string }): string {
  const head = text.slice(Math.max(0, index - 100), index).replace(index > 100 ? /^\S*\s/ : /^/, '');
  const tail = text.slice(index + found.length, index + found.length + 60).replace(/(?<=[.!?])\s.*$/, '');
  const isCut = index + found.length + tail.length < text.length && !/[.!?]$/.test(tail);
  return `${head.replace(/^.*[.!?]\s+/, '')}${found}${isCut ? tail.replace(/\s\S*$/, '') : tail}`.trim();
}

/** Whether a text right at a form informs about data protection. */
export function hasPrivacyNote(text: FormText): boolean {
  return privacyNote(text) !== null;
}

/** The sentence of a page that informs about data protection, as it stands there; a link among others is none. */
export function privacySentence(text: string): string | null {
  const sentences = text.slice(0, 400_000).split(/(?<=[.!?])\s+|\n+/);
  const found = sentences.find(
    (sentence) =>
      sentence.length >= 40 &&
      sentence.length <= 300 &&
      /[.!]\s*$/.test(sentence) &&
      // What a banner says is about the site, not about a form.
      !/cookie/i.test(sentence) &&
      mentions(plainText(sentence), privacyWord) &&
      mentions(plainText(sentence), inSentence),
  );
  return found?.trim() ?? null;
}

/**
 * Whether only a script sends a form, so that its target shows on submitting. Without a target, or with an empty one, a form that posts
 * does so to its own page; fields without a form are always sent by script.
 */
export function isSentByScript({ id, action, actionDeclared, method, pageUrl }: FormFact): boolean {
  if (id.endsWith('loose-fields') || method === 'dialog' || /^javascript:/i.test(action)) return true;
  if (method === 'post') return false;
  return !actionDeclared || (action.endsWith('#') && action.slice(0, -1) === pageUrl.replace(/#.*$/, ''));
}

/** Whether a shop's order form is not among the forms seen. */
export function checkoutUnseen(forms: readonly FormFact[], { isShop }: ApplicabilityFact): boolean {
  return isShop === true && !forms.some(({ kind }) => kind === 'order');
}

/** How questions are called in messages: as the form words them, each once, without the mark of what is mandatory. */
export function labelsOf(fields: readonly AskedField[]): string[] {
  return [...new Set(fields.map(({ label }) => bareLabel(label)))];
}

/** A question as the form words it, without the mark of what is mandatory. */
export function bareLabel(label: string): string {
  return plainText(label).replace(/\s*(?:\*+|\(\*+\))\s*$/, '');
}

/** How a form is called in messages: by its button, else by its kind. */
export function formName({ submitText, kind }: FormFact): string {
  return plainText(submitText) || kind;
}

/** Params for messages about one form: its name, and the path of its page, for buttons are often called alike. */
export function formPlace(form: FormFact): { button: string; path: string } {
  return { button: formName(form), path: URL.parse(form.pageUrl)?.pathname ?? form.pageUrl };
}

/** Params for messages about several forms: how many, and their names with the pages they are on. */
export function formList(forms: readonly FormFact[]): { count: number; names: string } {
  const places = forms.map((form) => formPlace(form));
  return { count: forms.length, names: shortList(places.map(({ button, path }) => `${button} (${path})`)) };
}
