import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { pageAt } from '../site/legal-page.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { refusal } from './newsletter-words.ts';
import { popupParams, popupSuffix } from './popup-steps.ts';
import { bareLabel, formPlace, textAround } from './visitor-forms.ts';

/** Senders nobody can know. */
export const somePartners = wholeWords(
  '(?:ausgewählte[nr]?|verbundene[nr]?|befreundete[nr]?|sorgfältig\\s+ausgewählte[nr]?|kooperations-?|werbe-?|our|selected|trusted|meine[nr]?|unsere[nr]?|ihre[nr]?|eure[nr]?|deine[nr]?|der|von|anderen?)\\s*-?(?:[a-zß-ɏ]{1,30}-?)?(?:partner(?:n|s|firmen|unternehmen)?|kooperationspartner[n]?|sponsoren)',
);

/** Partners who are named after all, by their company, or in a list that is linked. */
const namedPartners = wholeWords(
  'partner[a-zß-ɏ]*\\s?[^.!?]{0,120}\\s(?:gmbh|ag|kg|se|e\\.\\s?v|ltd|inc|gbr|ug)|(?:liste|übersicht)\\s+(?:der|unserer|aller)\\s+partner|list\\s+of\\s+(?:our\\s+)?partners',
);

/** The same, however many there are: whoever agrees to all of them knows none. */
const anyPartners = wholeWords(
  '(?:die|den|deren|bis\\s+zu\\s+[a-zß-ɏ\\d]{1,10}|weitere[nr]?|mehrere[nr]?|up\\s+to\\s+[a-z\\d]{1,10}|the)\\s+(?:[a-zß-ɏ]{1,30}\\s+)?(?:[a-zß-ɏ]{1,30}-?)?(?:partner(?:n|s|firmen|unternehmen|betriebe[n]?)?|fachbetriebe[n]?|sponsoren|sponsors)',
);

/** Whether a consent is to hold for partners or sponsors whom it does not name. */
export function namesUnknownPartners(label: string): boolean {
  return (mentions(label, somePartners) || mentions(label, anyPartners)) && !mentions(label, namedPartners);
}

/** What partners send, not what becomes of data that processors see. */
const advertised = wholeWords(
  'angebote?n?|werbung|werblich[a-zß-ɏ]*|neuigkeiten|rabatt[a-zß-ɏ]*|aktionen|newsletter[a-zß-ɏ]*|informier[a-zß-ɏ]*|offers?|advertis[a-z]*|promotions?',
);

/** Advertising of whoever: nobody can consent to what they cannot know. */
export function forPartners(form: FormFact, pages: readonly PageFact[]): Finding[] {
  const { before, inside } = textAround(form, pages);
  const sentence = (form.overlay ? [inside, before] : [inside])
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .find((each) => namesAdvertisers(each) && !mentions(each, refusal) && !mentions(each, namedPartners));
  if (sentence === undefined) return [];
  const quote = quoted(withoutLabels(ownLine(plainText(sentence), pageAt(pages, form.pageUrl)), form));
  return [
    {
      message: `partners${popupSuffix(form)}`,
      params: { ...formPlace(form), ...popupParams(form), quote },
      items: [formItem(form, { quote })],
      cause: `form-newsletter:${form.id}`,
    },
  ];
}

/**
 * The words of a sentence at a form without the questions that run into it, for a form is one line to who reads its text: the label of the
 * box where that is what names the partners, else what follows the last label at its beginning.
 */
function withoutLabels(sentence: string, { fields }: FormFact): string {
  const visible = fields.filter(({ visible }) => visible);
  const box = visible.map(({ label }) => bareLabel(label)).find((label) => label.length < sentence.length && namesAdvertisers(label));
  if (box !== undefined && sentence.includes(box)) return box;
  const labels = visible
    .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
    .flatMap(({ label, placeholder = '' }) => [plainText(label), bareLabel(label), plainText(placeholder)])
    .filter((label) => label !== '')
    .sort((one, other) => other.length - one.length);
  let words = sentence;
  for (let round = 0; round < mostLabels; round++) {
    // „Name und Adresse erhalten unsere Partner …“ begins with a word that is a label too.
    const label = labels.find((each) => words.startsWith(each) && /^[\s*:]+[^\sa-zß-ɏ*:]/.test(words.slice(each.length)));
    if (label === undefined) break;
    words = words.slice(label.length).replace(/^[\s*:]+/, '');
  }
  return words;
}

/** The sentence from where its line of the page begins: a heading above it has no full stop and runs into it. */
function ownLine(sentence: string, page: PageFact | null): string {
  const end = sentence.slice(-shortestEnd);
  const parts = (page?.text ?? '')
    .slice(0, longestPage)
    .split('\n')
    .filter((line) => line.includes(end))
    .flatMap((line) => plainText(line).split(/(?<=[.!?])\s+/));
  return parts.find((part) => part.length < sentence.length && sentence.endsWith(part) && namesAdvertisers(part)) ?? sentence;
}

const [shortestEnd, longestPage] = [20, 400_000];

/** No form for a newsletter asks for more before it says what it is for. */
const mostLabels = 8;

function namesAdvertisers(label: string): boolean {
  return mentions(label, somePartners) && mentions(label, advertised);
}

/** What is told of such a box, and how to put it right. */
export const boxPartnersTexts: Readonly<Record<Locale, Record<'messages' | 'fixes', Record<string, string>>>> = {
  de: {
    messages: {
      boxPartners:
        'Das Kästchen für den Newsletter im Formular „{button}“ auf {path} soll auch Werbung von Partnern erlauben, die nicht genannt sind („{quote}“)',
    },
    fixes: {
      boxPartners:
        '1. Nennen Sie am Kästchen im Formular „{button}“ auf {path} die Partner mit ihrer Firma, oder streichen Sie deren Angebote („{quote}“); bleiben sie, fragen Sie danach mit einem eigenen, leeren Kästchen, am besten auch je Weg (E-Mail, Telefon) mit einem.\n2. Werben Sie nicht für ungenannte Partner, und geben Sie Adressen nicht an sie weiter, solange nur diese Einwilligung vorliegt (§ 7 UWG, Art. 4 Nr. 11 DSGVO).',
    },
  },
  en: {
    messages: {
      boxPartners:
        'The box for the newsletter in the form “{button}” on {path} is to permit advertising of partners who are not named as well (“{quote}”)',
    },
    fixes: {
      boxPartners:
        '1. At the box in the form “{button}” on {path}, either name the partners with their company, or remove their offers (“{quote}”); if they stay, ask for them with an empty box of their own, best with one for each way (e-mail, telephone) too.\n2. Do not advertise for unnamed partners or pass addresses on to them while there is only this consent (Section 7 UWG, Art. 4(11) GDPR).',
    },
  },
};

/** The same of a box by which another form signs up: only its own label tells what it is for. */
export function boxForPartners(form: FormFact, label: string): Finding[] {
  if (!namesUnknownPartners(label) || !mentions(label, advertised) || mentions(label, refusal)) return [];
  const quote = quoted(bareLabel(label));
  return [
    {
      message: 'boxPartners',
      params: { ...formPlace(form), quote },
      items: [formItem(form, { quote })],
      cause: `form-newsletter:${form.id}`,
    },
  ];
}
