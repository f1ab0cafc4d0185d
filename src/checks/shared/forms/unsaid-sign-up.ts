import type { Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts.ts';
import { mentions, wholeWords } from '../wording.ts';
import { mailingServiceOf } from './newsletter-forms.ts';
import { namesNewsletter } from './newsletter-words.ts';

/** Message and steps of a form that puts an address on a list and says nothing of mails. */
export const unsaidTexts: Record<Locale, { message: string; fix: string }> = {
  de: {
    message:
      'Das Formular „{button}“ auf {path} sendet die Adresse an {service}, einen Dienst für Newsletter; dass man sich damit für E-Mails einträgt, steht dort nicht',
    fix: '1. Folgen auf die Eingabe weitere E-Mails, sagen Sie das am Formular „{button}“ auf {path} über der Schaltfläche, mit Absender, Inhalt und dem Hinweis auf die Abmeldung, oder bieten Sie es mit einem eigenen, freiwilligen und leeren Kästchen an.\n2. Folgt nur das Angeforderte, stellen Sie {service} so ein, dass die Adresse in keinen Verteiler gelangt und danach gelöscht wird.',
  },
  en: {
    message:
      'The form “{button}” on {path} sends the address to {service}, a service for newsletters; that one signs up for e-mails with it is not said there',
    fix: '1. If further e-mails follow, say so at the form “{button}” on {path} above its button, with sender, content and how to unsubscribe, or offer them with a separate, voluntary and empty box.\n2. If only what was asked for follows, set {service} so that the address joins no list and is deleted afterwards.',
  },
};

const mails = wholeWords(
  '(?:regelmäßig|künftig|weitere|monatlich|wöchentlich)[a-zß-ɏ]*|verteiler[s]?|(?:e-?)?mail-?(?:liste|kurs|serie)|neuigkeiten|angebote|werb[a-zß-ɏ]*|auf\\s+dem\\s+laufenden|abonnier[a-zß-ɏ]*|mailing\\s+list|subscribe|updates?|news|offers|monthly|weekly',
);

/** The service for newsletters that a form sends an address to while nothing at it (`words`) speaks of mails; null: it is said, or none. */
export function signsUpUnsaid(form: FormFact, words: string, isToldOtherwise: boolean): string | null {
  const service = isToldOtherwise ? null : mailingServiceOf(form);
  return service && !namesNewsletter(`${words} ${form.submitText}`) && !mentions(words, mails) ? service.name : null;
}
