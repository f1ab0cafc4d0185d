import type { Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { matchesOf, mentions, plainText, wholeWords } from '../wording.ts';
import { freebie } from './gift-for-address.ts';
import { mailingServiceOf } from './newsletter-forms.ts';
import { namesNewsletter } from './newsletter-words.ts';

const sayIt = {
  de: 'Folgen auf die Eingabe weitere E-Mails, sagen Sie das am Formular „{button}“ auf {path} über der Schaltfläche, mit Absender, Inhalt und dem Hinweis auf die Abmeldung, oder bieten Sie es mit einem eigenen, freiwilligen und leeren Kästchen an.',
  en: 'If further e-mails follow, say so at the form “{button}” on {path} above its button, with sender, content and how to unsubscribe, or offer them with a separate, voluntary and empty box.',
};

/** Messages and steps of a form that puts an address on a list and says nothing of mails. */
export const unsaidTexts: Record<Locale, { messages: Record<string, string>; fixes: Record<string, string> }> = {
  de: {
    messages: {
      unsaid:
        'Das Formular „{button}“ auf {path} sendet die Adresse an {service}, einen Dienst für Newsletter; dass man sich damit für E-Mails einträgt, steht dort nicht',
      unsaidGift:
        'Das Formular „{button}“ auf {path} ist gebaut wie eine Newsletter-Anmeldung und bietet „{gift}“ an; ob auf die Eingabe weitere E-Mails folgen, steht dort nicht',
    },
    fixes: {
      unsaid: `1. ${sayIt.de}\n2. Folgt nur das Angeforderte, stellen Sie {service} so ein, dass die Adresse in keinen Verteiler gelangt und danach gelöscht wird.`,
      unsaidGift: `1. ${sayIt.de}\n2. Werben Sie nicht an Adressen, die nur so eingetragen wurden: Eine Einwilligung in Werbung liegt darin nicht (§ 7 Abs. 2 Nr. 2 UWG, Art. 4 Nr. 11 DSGVO).\n3. Folgt nur das Angeforderte, sorgen Sie dafür, dass die Adresse in keinen Verteiler gelangt und danach gelöscht wird.`,
    },
  },
  en: {
    messages: {
      unsaid:
        'The form “{button}” on {path} sends the address to {service}, a service for newsletters; that one signs up for e-mails with it is not said there',
      unsaidGift:
        'The form “{button}” on {path} is built like a newsletter sign-up and offers “{gift}”; whether further e-mails follow is not said there',
    },
    fixes: {
      unsaid: `1. ${sayIt.en}\n2. If only what was asked for follows, set {service} so that the address joins no list and is deleted afterwards.`,
      unsaidGift: `1. ${sayIt.en}\n2. Do not advertise to addresses that were only entered this way: that is no consent to advertising (Section 7(2) no. 2 UWG, Art. 4(11) GDPR).\n3. If only what was asked for follows, see to it that the address joins no list and is deleted afterwards.`,
    },
  },
};

const mails = wholeWords(
  '(?:regelmäßig|künftig|weitere|monatlich|wöchentlich)[a-zß-ɏ]*|verteiler[s]?|(?:e-?)?mail-?(?:liste|kurs|serie)|neuigkeiten|angebote|werb[a-zß-ɏ]*|auf\\s+dem\\s+laufenden|abonnier[a-zß-ɏ]*|(?:ein|zwei|drei|vier)mal\\s+(?:im|pro)\\s+(?:jahr|monat|quartal|woche)|(?:jeden|pro|im)\\s+monat|(?:jede|pro)\\s+woche|alle\\s+(?:zwei|drei|vier|paar)\\s+(?:wochen|monate)|vierteljährlich|(?:once|twice)\\s+a\\s+(?:month|week|year)|every\\s+(?:month|week)|mailing\\s+list|subscribe|updates?|news|offers|monthly|weekly',
);

/** How to tell of a form that puts an address on a list, or is built like one that does, while nothing at it (`words`) speaks of mails; null: it is said, or no such form. */
export function signsUpUnsaid(
  form: FormFact,
  words: string,
  isToldOtherwise: boolean,
): { message: 'unsaid' | 'unsaidGift'; params: Record<string, string> } | null {
  if (isToldOtherwise || namesNewsletter(`${words} ${form.submitText}`) || mentions(words, mails)) return null;
  const service = mailingServiceOf(form);
  if (service) return { message: 'unsaid', params: { service: service.name } };
  if (form.kind !== 'newsletter') return null;
  const offered = matchesOf(`${form.submitText} ${words}`, freebie)[0];
  return offered ? { message: 'unsaidGift', params: { gift: offered.text } } : null;
}

/** Text around a form without the links of the menu above and the footer below: a link “Newsletter” says nothing of what the form does. A line that stands more often than its link is told at the form. */
export function withoutMenu(part: string, { text, links }: Pick<PageFact, 'text' | 'links'>): string {
  const labels = Map.groupBy(
    links.filter(({ visible, area }) => visible && (area === 'header' || area === 'footer')).map((link) => plainText(link.text)),
    (label) => label,
  );
  const lines = Map.groupBy(
    text.split(/\n+/).map((line) => plainText(line)),
    (line) => line,
  );
  return part
    .split('\n')
    .filter((line) => (labels.get(line)?.length ?? 0) < (lines.get(line)?.length ?? 1))
    .join('\n');
}
