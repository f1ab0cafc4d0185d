import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { formItem } from '../../items.ts';
import { numberedSteps } from '../../message-variants.ts';
import { namesNoSpecialData } from '../notice/special-data-notice.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { bareLabel, formPlace, textAround } from './visitor-forms.ts';

/** Subjects on which one writes of one's own illness. */
const ofOwnHealth = wholeWords(
  '(?:vor|grund)?-?erkrankung(?:en)?|krankheit(?:en)?|medikamente?n?(?:einnahme)?|unverträglichkeit(?:en)?|allergien?|nebenwirkung(?:en)?|schwangerschaft|gesundheitliche[nrs]?\\s+(?:frage[n]?|beschwerden|probleme[n]?)|(?:pre-?existing|medical)\\s+conditions?|medication|allergies|side\\s+effects|pregnancy',
);
/** What the visitor may learn or get there, or of whom else it is. */
const ofOthers = wholeWords(
  'tier[a-zß-ɏ]*|hund[a-zß-ɏ]*|katze[a-zß-ɏ]*|pferd[a-zß-ɏ]*|pflanze[n]?|vortr(?:ag|äge)|kurs[a-zß-ɏ]*|seminar[a-zß-ɏ]*|schulung[a-zß-ɏ]*|broschüre[n]?|versicherung[a-zß-ɏ]*|krankmeldung|pets?|dogs?|cats?|course|seminar|insurance',
);
/** Whether a choice is about animals, plants or what one may learn, and not about the visitor's own health. */
export function isAboutOthers(option: string): boolean {
  return mentions(option, ofOthers);
}

const subject = wholeWords(
  'betreff|thema|anliegen|worum\\s+geht\\s+es|grund\\s+(?:ihrer|deiner|der)\\s+(?:anfrage|nachricht)|subject|topic|reason',
);

const said = {
  de: {
    message:
      'Das Formular „{button}“ auf {path} bietet unter „{label}“ auch „{option}“ an; wer das wählt, schreibt leicht über die eigene Gesundheit (Art. 9 DSGVO). Weder das Formular noch die Datenschutzerklärung ({notice}) sagt etwas zu solchen Angaben',
    steps: [
      'Entweder nehmen Sie „{option}“ aus der Auswahl und bitten am Formular darum, keine Angaben zur Gesundheit zu senden, oder Sie holen dort für sie eine ausdrückliche Einwilligung mit eigenem Häkchen ein, das diese Angaben und den Widerruf nennt (Art. 9 Abs. 2 lit. a DSGVO).',
      'Beantworten Sie solche Fragen, nennen Sie diese Angaben in der Datenschutzerklärung ({notice}) mit Zweck, Ausnahme nach Art. 9 Abs. 2 DSGVO und Löschung.',
    ],
  },
  en: {
    message:
      'Under “{label}”, the form “{button}” on {path} offers “{option}” as well; whoever chooses that easily writes about their own health (Art. 9 GDPR). Neither the form nor the privacy notice ({notice}) says anything on such information',
    steps: [
      'Either take “{option}” out of the choices and ask at the form that no information on health be sent, or obtain explicit consent to it there with a box of its own that names this information and the withdrawal (Art. 9(2)(a) GDPR).',
      'If you answer such questions, name this information in the privacy notice ({notice}) with purpose, exception under Art. 9(2) GDPR and erasure.',
    ],
  },
} as const;

/** What is told of a form whose subjects lead to writing of one’s health, and what to do. */
export function subjectOfHealthTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { message, steps } = said[locale];
  return { messages: { subjectOfHealth: message }, fixes: { subjectOfHealth: numberedSteps([...steps]) } };
}

/** A form that lets visitors choose illness as their subject, where nothing is said of such information; at most one finding. */
export function subjectOfHealth(form: FormFact, { privacy, pages }: Pick<Facts, 'pages'> & Partial<Facts>): Finding[] {
  if (privacy === undefined || !form.visible || !form.personalFields.includes('message')) return [];
  const found = form.fields.flatMap(({ type, label, options, visible }) => {
    if (!visible || !/^select/i.test(type) || !mentions(plainText(label), subject)) return [];
    const option = options.map((each) => plainText(each)).find((each) => mentions(each, ofOwnHealth) && !isAboutOthers(each));
    return option ? [{ label: bareLabel(label), option }] : [];
  })[0];
  if (!found) return [];
  const { before, inside, after, complete } = textAround(form, pages);
  const isTold = /gesundheit|health|art(?:\.|ikel)?\s*9/i.test(`${before} ${inside} ${after}`);
  if (!complete || isTold || !namesNoSpecialData({ privacy, pages })) return [];
  return [
    {
      message: 'subjectOfHealth',
      params: { ...formPlace(form), ...found, notice: legalPath(privacy) },
      items: [formItem(form, { fields: `${found.label}: ${found.option}` })],
      cause: `form-special:${form.id}`,
    },
  ];
}
