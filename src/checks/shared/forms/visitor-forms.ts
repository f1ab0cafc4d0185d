import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import { pageAt } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, shortList, wholeWords } from '../wording.ts';
import { namesNewsletter } from './newsletter-words.ts';

/** Forms in which visitors leave data about themselves. Search boxes, logins and the consent banner collect nothing new. */
export function dataForms<Form extends FormFact>(forms: readonly Form[]): Form[] {
  return forms.filter(
    ({ kind, visible, personalFields }) =>
      visible &&
      kind !== 'search' &&
      kind !== 'login' &&
      kind !== 'consent' &&
      (personalFields.some((field) => !isVague(field, kind)) || (personalFields.includes('name') && personalFields.includes('address'))),
  );
}

/** A postcode finds the next branch and a lone name labels a cup: neither by itself makes an otherwise unknown form a contact. */
function isVague(field: FormFact['personalFields'][number], kind: FormFact['kind']): boolean {
  return field === 'password' || (kind === 'other' && (field === 'address' || field === 'name'));
}

/** What stands in a form and right around it on its page, there line by line. */
export interface FormText {
  inside: string;
  before: string;
  after: string;
  /** More of the page above and below it, line by line: a box that informs may be long, and stand above a long introduction. */
  wider: string;
  /** Whether what is missing here is missing: the form has a text, and its page was read in full. */
  complete: boolean;
}

const reach = 400;
const widerReach = 2_500;
/** What is shorter may stand anywhere. */
const shortLine = 20;

const trapLabel = wholeWords(
  'feld\\s+(?:bitte\\s+)?(?:leer|frei)\\s*(?:lassen)?|(?:nicht|nichts)\\s+ausfüllen|(?:leave|keep)\\s+(?:this\\s+)?(?:field\\s+)?(?:empty|blank)|do\\s+not\\s+fill',
);

/**
 * Reads the text of a form and its surroundings; on the page, 400 characters stand for what one sees next to it. What stands in `others`,
 * forms of the same page, is about them.
 */
export function textAround(form: FormFact, pages: readonly PageFact[], others: readonly FormFact[] = []): FormText {
  // The label of a trap for robots, hidden, may be read as that of the field beside it.
  const labels = form.fields.filter(({ visible, label }) => visible && !mentions(label, trapLabel)).map(({ label }) => plainText(label));
  const text = plainText(form.text);
  const later = plainText(form.laterText ?? '');
  const inside = [withoutChoices(text, form), later, ...labels.filter((label) => !text.includes(label) && !later.includes(label))]
    .join(' ')
    .trim();
  const page = pageAt(pages, form.pageUrl);
  const isRead = page?.textComplete === true;
  // What the page says before and after a popup is about something else.
  if (form.overlay)
    return { inside, before: plainText(form.near ?? ''), after: '', wider: '', complete: isRead && `${text}${form.near ?? ''}` !== '' };
  if (text === '' && form.near !== undefined) return { inside, before: plainText(form.near), after: '', wider: '', complete: isRead };
  // The same text twice, place by place: a form runs over lines, a sentence about it does not.
  const lines = (page?.text ?? '')
    .slice(0, 400_000)
    .split(/\n+/)
    .flatMap((line) => plainText(line) || []);
  const whole = lines.join(' ');
  const byLines = lines.join('\n');
  const start = text === '' ? -1 : whole.indexOf(text.slice(0, 60));
  const end = start < 0 ? -1 : Math.max(whole.indexOf(text.slice(-60), start) + Math.min(60, text.length), start + 1);
  const elsewhere = others.filter((other) => other.id !== form.id && other.pageUrl === form.pageUrl).map((other) => plainText(other.text));
  const around = (part: string) =>
    elsewhere.length === 0
      ? part
      : part
          .split('\n')
          .filter((line) => line.length < shortLine || !elsewhere.some((each) => each.includes(line)))
          .join('\n');
  return {
    inside,
    before: start < 0 ? '' : around(byLines.slice(Math.max(0, start - reach), start)),
    after: end < 0 ? '' : beforeNextSignUp(around(byLines.slice(end, end + reach)), form, inside),
    // On the page of the notice, everything around a form informs about something else.
    wider:
      start < 0 || page?.kind === 'privacy'
        ? ''
        : `${byLines.slice(Math.max(0, start - widerReach), start)}\n${beforeNextSignUp(byLines.slice(end, end + widerReach), form, inside)}`,
    complete: text !== '' && isRead,
  };
}

/** The text of a form without what its lists offer to choose: a topic one may ask about informs of nothing. */
function withoutChoices(text: string, { fields }: FormFact): string {
  const lists = fields
    .filter(({ type, options }) => type === 'select' && options.length > 1)
    .map(({ options }) => plainText(options.join(' ')));
  return lists.reduce((rest, choices) => (choices === '' ? rest : rest.replace(choices, ' ')), text);
}

/** The box of a sign-up, a whole sentence. */
const signsUp = /^\W*(?:ja,? )?(?:ich|wir) (?:möchte|will|abonnier|bestell|willige)|^\W*(?:yes,? )?(?:i|we) (?:want|would like|agree)/i;

/** What follows a form, without the sign-up for a newsletter that often comes next: what stands there is about that. */
function beforeNextSignUp(after: string, { kind }: FormFact, inside: string): string {
  if (kind === 'newsletter' || namesNewsletter(inside)) return after;
  const lines = after.split('\n');
  const next = lines.findIndex((line) => (/^.{1,79}[^.!?\s]\s*$/.test(line) || signsUp.test(line)) && namesNewsletter(line));
  return next < 0 ? after : lines.slice(0, next).join('\n');
}

const privacyWord = wholeWords(
  'datenschutz-?e[a-zß-ɏ]{1,6}ung|datenschutz(?:erkl(?:ä|ae)rung[a-zß-ɏ]*|hinweise?n?|bestimmung(?:en)?|information(?:en)?|infos?|richtlinien?|belehrung|merkblatt|vereinbarung|rechtlich[a-zß-ɏ]*)?|ds-?gvo[a-zß-ɏ-]*|(?:umgang|umgehen|umgegangen|verfahren|passiert|geschieht|machen|um|anfangen|behandel[nt])\\s+(?:[a-zß-ɏ]+\\s+){0,2}?mit\\s+(?:ihren|deinen|meinen|euren|personenbezogenen|den)\\s+(?:[a-zß-ɏ]+\\s+){0,3}?(?:daten|angaben|eingaben)|mit\\s+(?:ihren|deinen|euren|meinen)\\s+(?:[a-zß-ɏ]+\\s+){0,2}?(?:daten|angaben|eingaben)\\s+(?:umgehen|verfahren|passiert|geschieht|um|machen)|schutz\\s+(?:ihrer|deiner|eurer|meiner|von)\\s+(?:persönlichen\\s+|personenbezogenen\\s+)?daten|privatsph(?:ä|ae)ren?-?(?:erklärung|richtlinien?|bestimmungen|hinweise?n?)|(?:erklärung|hinweise?n?|richtlinien?)\\s+zur\\s+privatsph(?:ä|ae)re|wofür\\s+wir\\s+(?:ihre|deine|eure)\\s+(?:daten|angaben)|verarbeitung\\s+(?:ihrer|deiner|meiner|der|von|personenbezogener)\\s+(?:[a-zß-ɏ]+\\s+){0,2}daten|privacy(?:\\s+(?:policy|notice|statement))?|data\\s+(?:protection|privacy)|gdpr',
);
const inSentence = wholeWords(
  'finden|findest|gelesen|kenntnis|verarbeit[a-zß-ɏ]*|gespeichert|speicherung|beachten|beachte|entnehmen|lesen|stimm[a-zß-ɏ]*|einverstanden|akzeptier[a-zß-ɏ]*|gelten|gilt|gemäß|erfahren|hinweise?|unter|steht|stehen|nachles[a-zß-ɏ]*|nachzulesen|beschr(?:eib|ieb)[a-zß-ɏ]*|erläuter[a-zß-ɏ]*|erklären|erklärt|informieren|informiert|geschieht|ergibt|näheres|einzelheiten|details|siehe|(?:mehr|alles)\\s+(?:dazu|darüber|hierzu|zum|zur|über|in)|(?:infos?|informationen)\\s+(?:dazu|darüber|hierzu|zum|zur|über|in)|more\\s+(?:about|on|in)|learn|read|see|find|process(?:ed|ing)?|agree|accept|apply|applies|regelt|geregelt|weiteres|enthält|enthalten|umgang|umgehen|gehen\\s+wir|verfahren|passiert|merkblatt|informationsblatt|verweisen|describe[sd]?|how\\s+we\\s+(?:handle|use|process|treat)|handle[sd]?|explain(?:s|ed)?|information\\s+on',
);

/** What a sentence beside the one that names data protection has to speak of, to belong to it. */
const dataWords = wholeWords(
  '(?:ihre|deine|meine|personenbezogene[nr]?)?\\s*(?:daten|angaben|eingaben)|(?:personal|your)\\s+(?:data|information)',
);

/** What a sentence around a form speaks of, where it is about what is entered and sent there, mails that follow from it included. */
const ownMatter = wholeWords(
  '(?:e-?mail-?)?verteiler|newsletter[a-zß-ɏ]*|rundbrief[a-zß-ɏ]*|abmeld[a-zß-ɏ]*|abbestell[a-zß-ɏ]*|anmeld(?:en|ung)|(?:ihre[nr]?|deine[nr]?)\\s+(?:e-?mail[a-zß-ɏ-]*|anfrage|anforderung|nachricht|angaben|daten|eingaben|anmeldung|bewerbung|bestellung|rückmeldung)|bestätigungs-?(?:e-?)?(?:mail|link)|double[\\s-]?opt[\\s-]?in|formulars?|absenden|abschicken|unsubscribe|sign(?:ing)?\\s+up|submit(?:ting)?|your\\s+(?:e-?mail|request|message|data|details)',
);
/** A link of the footer stands among others of its kind. */
const footerLine = wholeWords(
  'impressum|imprint|agb|cookies?|cookie-[a-zß-ɏ]*|sitemap|barrierefreiheit[a-zß-ɏ]*|alle\\s+rechte|all\\s+rights|copyright|widerrufs?(?:belehrung|recht)',
);

/** Address and links of every page in one line, side by side. */
function isFooter(line: string): boolean {
  return /[|·•]/.test(line) && mentions(line, footerLine);
}

/** A paragraph right at a form that is about what is entered there and ends in the bare link: "Abmeldung jederzeit. Datenschutz". */
function endsInLink(line: string, sentence: string): boolean {
  if (/©|\|/.test(line) || mentions(line, footerLine) || sentence.trim().length > 60) return false;
  const rest = line.replace(sentence, ' ').split(/(?<=[.!?])\s+/);
  return rest.some((other) => /[.!?]\s*$/.test(other) && other.trim().split(/\s+/).length >= 3 && mentions(other, ownMatter));
}

/** What a page shows of others, or leads to: its words say what happens with that, not with a form beside it. */
const ofContent = wholeWords(
  '(?:[a-zß-ɏ]+-?)?(?:karten?|landkarten?|kartenausschnitt[a-zß-ɏ]*|kartendienst[a-zß-ɏ]*|stadtplan|videos?|player|podcasts?)|(?:open-?street-?|google-?\\s?|apple-?\\s?)maps?|maps?|routenplan[a-zß-ɏ]*|youtube|vimeo|instagram|facebook|tiktok|spotify|whats-?app|messenger|chat(?:bot)?|(?:externe[nrms]?|eingebettete[nr]?)\\s+(?:[a-zß-ɏ]+\\s+)?(?:inhalte?[ns]?|medien|dienste?n?)|(?:external|embedded)\\s+content',
);
const isShown = wholeWords(
  '(?:nach|ge)?(?:laden|lädt)|aktivier[a-zß-ɏ]*|anzeige[nt]?|angezeigt|anzuzeigen|einblenden|eingebettet|eingebunden|einbettung|einbindung|abspielen|starten|öffnen|öffnet|übertragen|übermittelt|loads?|loaded|loading|shown?|displayed|embed(?:s|ded)?|transferred|transmitted|opens?',
);
const ofForm = wholeWords(
  '[a-zß-ɏ-]*formulare?[ns]?|[a-zß-ɏ-]*anfragen?|nachricht(?:en)?|eingaben|absenden|abschicken|anmeldung|bewerbung|bestellung|newsletter[a-zß-ɏ]*|kontaktaufnahme|form|enquiry|message|submit(?:ting)?',
);
/** A sentence that only goes on about what stands before it. */
const goesOn =
  /^\W*(?:mehr|näheres|weitere|details|infos?|informationen|einzelheiten|es\s+gilt|es\s+gelten|dabei|hierbei|more|further|see)(?![a-zß-ɏ])/iu;

/** Whether a line is about a map, a video or a messenger beside a form, by itself or by the line before it (`last`). */
function isOfContent(line: string, last: string): boolean {
  const isOf = (words: string) => mentions(words, ofContent) && mentions(words, isShown) && !mentions(words, ofForm);
  return isOf(line) || (goesOn.test(line) && !mentions(line, ofForm) && isOf(last));
}

/**
 * What informs about data protection right at a form, as it stands there; null where nothing does. Inside the form any mention counts;
 * outside it must be a sentence, not a link of the footer, nor what the banner (`bannerText`) says of the site.
 */
export function privacyNote({ inside, before, after, wider }: FormText, bannerText = ''): string | null {
  // The address datenschutz@… tells whom to write to, not what happens with the data.
  const words = matchesOf(inside, privacyWord).filter(({ index, text }) => !/^[.a-z-]{0,20}@/i.test(inside.slice(index + text.length)));
  const said = words.filter(({ index, text }) => mentions(inside.slice(Math.max(0, index - 100), index + text.length + 60), inSentence));
  const own = said.find(({ text }) => /^(?:datenschutz|privacy)./i.test(text)) ?? said[0] ?? words[0];
  if (own) return excerptOf(inside, own);
  const ofBanner = plainText(bannerText);
  const lines = [before, after].flatMap((text) => text.split('\n'));
  for (const [at, line] of lines.entries()) {
    const sentences = line.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
    // Whoever asks for consent to cookies speaks of the site, not of a form.
    if (/cookie|alle akzeptieren|accept all/i.test(line) || isFooter(line) || isOfContent(line, lines[at - 1] ?? '')) continue;
    for (const [index, sentence] of sentences.entries()) {
      const [match] = matchesOf(sentence, privacyWord);
      if (!match || isOfBanner(sentence, line, ofBanner)) continue;
      // "So finden Sie uns" above the links of the footer is no sentence about them.
      const around = sentence.slice(Math.max(0, match.index - 100), match.index + match.text.length + 100);
      if (mentions(around, inSentence)) return excerptOf(sentence, match);
      const beside = [sentences[index - 1], sentences[index + 1]].find(
        (other) => other !== undefined && mentions(other, dataWords) && mentions(other, inSentence),
      );
      if (beside === undefined && endsInLink(line, sentence)) return excerptOf(line, { ...match, index: line.lastIndexOf(match.text) });
      if (beside !== undefined) return `${beside} ${excerptOf(sentence, match)}`;
    }
  }
  return informingPassage(wider, ofBanner);
}

/** A bare link is called the same in a banner and at a form: it is the banner's where all of its line is. */
function isOfBanner(sentence: string, line: string, ofBanner: string): boolean {
  return ofBanner.includes(plainText(sentence.trim().split(/\s+/).length > 3 ? sentence : line));
}

/** What Art. 13 wants told, besides the word itself: each by words of its own. */
const told = [
  'art(?:\\.|ikel)?\\s*(?:6|9)|rechtsgrundlage[n]?|legal\\s+basis',
  'verantwortlich[a-zß-ɏ]*|controller',
  'gelöscht|löschen|löschung|speicherdauer|aufbewahr[a-zß-ɏ]*|deleted|erased|retention',
  'zweck[a-zß-ɏ]*|um\\s+(?:[a-zß-ɏ-]+\\s+){1,8}zu\\s+[a-zß-ɏ]+|purposes?',
  'widerruf[a-zß-ɏ]*|auskunft|beschwerde|betroffenenrechte[n]?|withdraw[a-z]*|right\\s+of\\s+access',
  '(?:daten|angaben|eingaben)\\s+(?:[a-zß-ɏ]+\\s+){0,10}(?:verarbeit|erheb|erhoben|verwend|nutz|weiter|übermittel|übertrag)[a-zß-ɏ]*|(?:verarbeit|erheb|verwend|nutz)[a-zß-ɏ]*\\s+(?:[a-zß-ɏ]+\\s+){0,8}(?:daten|angaben)',
].map(wholeWords);
const fewestTold = 3;

/** A passage further off that names data protection and tells several of the things Art. 13 wants told; a footer tells none of them. */
function informingPassage(wider: string, ofBanner: string): string | null {
  const lines = wider.split('\n').filter((line) => !/cookie|alle akzeptieren|accept all/i.test(line) && !ofBanner.includes(line));
  for (const [index, line] of lines.entries()) {
    const [match] = matchesOf(line, privacyWord);
    if (!match || isOfContent(line, lines[index - 1] ?? '')) continue;
    // A passage may stand under a heading, and run over several lines.
    const passage = lines.slice(Math.max(0, index - 3), index + 4).join(' ');
    if (told.filter((pattern) => mentions(passage, pattern)).length >= fewestTold)
      return line.length < 60 ? `${line}: ${(lines[index + 1] ?? '').slice(0, 160)}`.trim() : excerptOf(line, match);
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

/** Whether a shop's order form is not among the forms seen. */
export function checkoutUnseen(forms: readonly FormFact[], { isShop }: ApplicabilityFact): boolean {
  return isShop === true && !forms.some(({ kind }) => kind === 'order');
}

/** How questions are called in messages: as the form words them, each once, without the mark of what is mandatory. */
export function labelsOf(fields: readonly AskedField[]): string[] {
  return [...new Set(fields.map(({ label }) => bareLabel(label)))];
}

/** What marks a question as mandatory, for the eye or for those who listen: the end of its label, or the star before it. */
const mark =
  /^\*+\s*|^(?:pflichtfeld|pflichtangabe|required field)\s+(?=\S)|(?:(?:\s*[*:]){1,4}|\s*\((?:\*+|pflichtfeld|pflichtangabe|erforderlich|required|mandatory)\)|(?:\s|[*:,])\s?(?:(?:dies(?:es feld)? ist (?:ein )?)?pflichtfeld|pflichtangabe|(?:dieses feld ist |eingabe )?erforderlich|(?:this field is )?required|mandatory)[.:]?|(?<=[a-zß-ɏ\d)])(?:pflichtfeld|pflichtangabe))$/i;

/** A question as the form words it, without the mark of what is mandatory. */
export function bareLabel(label: string): string {
  let bare = plainText(label);
  // A star and a word for screen readers may stand together.
  for (let round = 0; round < 4; round++) {
    const rest = bare.replace(mark, '').trim();
    if (rest === bare || rest === '') break;
    bare = rest;
  }
  return bare;
}

/** How a form is called in messages: by its button, else by its first question; a popup with what stands at its head, for nobody finds it in a page. */
export function formName({ submitText, kind, overlay, asked }: FormFact): string {
  const question = asked.find((field) => field.kind !== null)?.label ?? '';
  const name = plainText(submitText) || (question === '' ? kind : `${bareLabel(question)} …`);
  if (!overlay) return name;
  return overlay.heading === '' ? `${name} (Popup)` : `${name} (Popup: ${plainText(overlay.heading)})`;
}

/** A popup may come on every page. */
const mostPaths = 3;

/** Params for messages about one form: its name, and the path of its page, for buttons are often called alike. */
export function formPlace(form: FormFact): { button: string; path: string } {
  const paths = (form.overlay?.pages ?? [form.pageUrl]).map((url) => URL.parse(url)?.pathname ?? url);
  return { button: formName(form), path: shortList([...new Set(paths)], mostPaths) };
}

/** Params for messages about several forms: how many, and their names with the pages they are on. */
export function formList(forms: readonly FormFact[]): { count: number; names: string } {
  const places = forms.map((form) => formPlace(form));
  return { count: forms.length, names: shortList(places.map(({ button, path }) => `${button} (${path})`)) };
}

/** What Art. 9 protects; criminal records are no matter of an exception in it. */
export const protectedTopics: ReadonlySet<AskedField['topic']> = new Set([
  'health',
  'religion',
  'union',
  'politics',
  'origin',
  'sexuality',
]);

/** The questions of a form that Art. 9 protects. */
export function protectedFields({ asked }: FormFact): AskedField[] {
  return asked.filter(({ topic }) => protectedTopics.has(topic));
}
