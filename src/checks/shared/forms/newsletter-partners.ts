import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { namesNewsletter, newsletterBoxes } from './newsletter-words.ts';
import { popupParams, popupSuffix } from './popup-steps.ts';
import { bareLabel, formPlace, textAround } from './visitor-forms.ts';

/** Words by which a box or a sentence turns something down. */
export const refusal = wholeWords('kein(?:e|en)?|nicht|do\\s+not|don.t|no');

/** What is given away for an address: named by the button or by what stands at the form. */
export const freebie = wholeWords(
  '(?:[a-zß-ɏ\\d€]{1,30}-){0,2}(?:guide[s]?|e-?books?|checklisten?|whitepaper|workbooks?|leitfaden|ratgeber|webinar[s]?|masterclass|mini-?kurs|video-?kurs|vorlagen?|templates?|freebie|pdf|download[s]?|studie|report|gratis-?[a-zß-ɏ]{2,40}|selbsttest|quiz|probekapitel|hörprobe|audio-?training|meditation|cheat\\s?sheet|checklist|course)',
);
/** The sentence that puts whoever asks for it on a list for advertising. */
export const joinsList = wholeWords(
  [
    '(?:trägst|tragen)\\s+(?:du|sie)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:in|für)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:[a-zß-ɏ-]{0,20}verteiler|[a-zß-ɏ-]{0,20}liste|newsletter)',
    '(?:meldest|melden)\\s+(?:du|sie)\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:zu|für)(?:m|r)?\\s+(?:[a-zß-ɏ-]+\\s+){0,3}newsletter',
    '(?:erhältst|erhalten|bekommst|bekommen|schicke[n]?|senden?)\\s+(?:(?:du|sie|ich|wir)\\s+)?(?:[a-zß-ɏ]+\\s+){0,3}(?:auch|außerdem|zusätzlich|zudem|künftig|regelmäßig|automatisch|anschließend|danach)\\s+(?:[a-zß-ɏ-]+\\s+){0,6}(?:newsletter[s]?|angebote[n]?|werbung|e-?mails|tipps)',
    '(?:(?:wirst|werden)\\s+(?:du|sie)|kommst\\s+du|kommen\\s+sie)\\s+(?:[a-zß-ɏ]+\\s+){0,4}(?:in|auf)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:[a-zß-ɏ-]{0,20}verteiler|[a-zß-ɏ-]{0,20}liste)',
    '(?:nehmen|nehme)\\s+(?:wir|ich)\\s+(?:sie|dich|euch)\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:in|auf)\\s+(?:[a-zß-ɏ-]+\\s+){0,3}(?:[a-zß-ɏ-]{0,20}verteiler|[a-zß-ɏ-]{0,20}liste)',
    '(?:abonnierst|abonnieren|bestellst|bestellen)\\s+(?:du|sie)\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:newsletter[s]?|rundbrief[a-zß-ɏ]*|infobrief[a-zß-ɏ]*|infomail[s]?|(?:kunden|produkt)informationen)',
    '(?:bereit|einverstanden),?\\s+(?:[a-zß-ɏ]+\\s+){0,5}(?:newsletter|rundbrief|infobrief)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:erhalten|bekommen|zugesandt|zugeschickt)',
    'you\\s+(?:will\\s+)?(?:also\\s+)?(?:sign\\s+up|subscribe|join|be\\s+added)\\s+(?:[a-z]+\\s+){0,4}(?:newsletter|mailing\\s+list|e-?mail\\s+list)',
  ].join('|'),
);
/** Senders nobody can know. */
const somePartners = wholeWords(
  '(?:ausgewählte[nr]?|verbundene[nr]?|befreundete[nr]?|sorgfältig\\s+ausgewählte[nr]?|kooperations-?|werbe-?|our|selected|trusted|meine[nr]?|unsere[nr]?|ihre[nr]?|eure[nr]?|deine[nr]?|der|anderen?)\\s*-?(?:[a-zß-ɏ]{1,30}-?)?(?:partner(?:n|s|firmen|unternehmen)?|kooperationspartner[n]?|sponsoren)',
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

/** A gift that is to be had only with the newsletter: the button speaks of the one, a sentence at the form of the other. */
export function givenForAddress(form: FormFact, pages: readonly PageFact[]): Finding[] {
  const button = plainText(form.submitText);
  const hasChoice = newsletterBoxes(form).some(({ required }) => !required);
  if (form.kind === 'order' || hasChoice || namesNewsletter(button)) return [];
  const { before, inside, after } = textAround(form, pages);
  if (!mentions(button, freebie) && !mentions(form.kind === 'newsletter' ? `${before} ${inside}` : inside, freebie)) return [];
  const boxes = newsletterBoxes(form).map(({ label }) => label);
  const sentence = [before, inside, after]
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .find((each) => mentions(each, joinsList) && !mentions(each, refusal) && !boxes.some((label) => label.includes(plainText(each))));
  if (sentence === undefined) return [];
  // The button above stands in the same line where nothing parts them.
  const said = plainText(sentence);
  const quote = quoted(said.startsWith(button) ? said.slice(button.length).trim() || said : said);
  return [
    {
      message: mentions(sentence, somePartners) ? 'freebiePartners' : 'freebie',
      params: { ...formPlace(form), quote },
      items: [formItem(form, { quote })],
      cause: `form-newsletter:${form.id}`,
    },
  ];
}

/** Advertising of whoever: nobody can consent to what they cannot know. */
export function forPartners(form: FormFact, pages: readonly PageFact[]): Finding[] {
  // The gift tells it with its own sentence.
  if (givenForAddress(form, pages).length > 0) return [];
  const { before, inside } = textAround(form, pages);
  const sentence = (form.overlay ? [inside, before] : [inside])
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))
    .find(
      (each) => mentions(each, somePartners) && mentions(each, advertised) && !mentions(each, refusal) && !mentions(each, namedPartners),
    );
  if (sentence === undefined) return [];
  const quote = quoted(plainText(sentence));
  return [
    {
      message: `partners${popupSuffix(form)}`,
      params: { ...formPlace(form), ...popupParams(form), quote },
      items: [formItem(form, { quote })],
      cause: `form-newsletter:${form.id}`,
    },
  ];
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
