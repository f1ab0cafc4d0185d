import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { formItem } from '../../items.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { somePartners } from './newsletter-partners.ts';
import { namesNewsletter, newsletterBoxes, refusal } from './newsletter-words.ts';
import { formPlace, textAround } from './visitor-forms.ts';

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
const fix = {
  de: '1. Entweder nennen Sie den Tausch offen über der Schaltfläche „{button}“ auf {path} und auf ihr selbst (das Angebot gegen die Anmeldung zum Newsletter), oder Sie geben das Angebot auch ohne heraus und bieten den Newsletter mit einem eigenen, freiwilligen und leeren Kästchen an.\n2. Gleichen Sie die Datenschutzerklärung damit ab.',
  en: '1. Either state the exchange openly above the button “{button}” on {path} and on it (the offer for signing up to the newsletter), or hand out the offer without it too and offer the newsletter with a separate, voluntary and empty box.\n2. Align the privacy notice with it.',
};

/** What is told of a form that gives something away for a sign-up, and how to put it right. */
export const giftTexts: Readonly<Record<Locale, Record<'messages' | 'fixes', Record<string, string>>>> = {
  de: {
    messages: {
      freebie: 'Das Formular „{button}“ auf {path} meldet zugleich zum Newsletter an, ohne dass man ihn gesondert wählen kann („{quote}“)',
      freebiePartners:
        'Das Formular „{button}“ auf {path} meldet zugleich zum Newsletter an, auch für Angebote ungenannter Partner, ohne dass man ihn gesondert wählen kann („{quote}“)',
    },
    fixes: { freebie: fix.de, freebiePartners: `${fix.de}\n3. Nennen Sie die Partner mit Namen, oder streichen Sie deren Angebote.` },
  },
  en: {
    messages: {
      freebie: 'The form “{button}” on {path} signs up for the newsletter as well, without a separate choice (“{quote}”)',
      freebiePartners:
        'The form “{button}” on {path} signs up for the newsletter as well, also for offers of unnamed partners, without a separate choice (“{quote}”)',
    },
    fixes: { freebie: fix.en, freebiePartners: `${fix.en}\n3. Name the partners, or remove their offers.` },
  },
};

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
