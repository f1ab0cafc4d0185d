import type { Finding, Locale } from '../../define-check.ts';
import type { FormFact } from '../../facts/forms.ts';
import { formItem } from '../../items.ts';
import { mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { agreesToAdvertising } from './form-consents.ts';
import { namesUnknownPartners } from './newsletter-partners.ts';
import { newsletterBoxes } from './newsletter-words.ts';
import { bareLabel, formPlace } from './visitor-forms.ts';

const said = {
  de: {
    adPartners:
      'Das Kästchen für Werbung im Formular „{button}“ auf {path} soll auch Werbung von Partnern erlauben, die nicht genannt sind („{label}“)',
    adNoWithdrawal:
      'Am Kästchen für Werbung im Formular „{button}“ auf {path} steht nicht, dass man die Einwilligung widerrufen kann („{label}“)',
    partners:
      '1. Nennen Sie am Kästchen im Formular „{button}“ auf {path} die Partner mit ihrer Firma, oder streichen Sie deren Angebote; bleiben sie, fragen Sie danach mit einem eigenen, leeren Kästchen.\n2. Sagen Sie dort, worüber und auf welchem Weg geworben wird und dass man jederzeit widerrufen kann; bei mehreren Wegen (etwa E-Mail und Telefon) nehmen Sie am besten je ein Kästchen.\n3. Werben Sie nicht für ungenannte Partner, und geben Sie Adressen nicht an sie weiter, solange nur diese Einwilligung vorliegt (§ 7 UWG, Art. 4 Nr. 11 DSGVO).',
    withdrawal:
      '1. Schreiben Sie an das Kästchen im Formular „{button}“ auf {path}, dass man die Einwilligung jederzeit widerrufen kann (Art. 7 Abs. 3 Satz 3 DSGVO), und, soweit es dort fehlt, wer worüber und auf welchem Weg wirbt.\n2. Bei mehreren Wegen (etwa E-Mail und Telefon) nehmen Sie am besten je ein Kästchen.',
  },
  en: {
    adPartners:
      'The box for advertising in the form “{button}” on {path} is to permit advertising of partners who are not named as well (“{label}”)',
    adNoWithdrawal: 'The box for advertising in the form “{button}” on {path} does not say that the consent can be withdrawn (“{label}”)',
    partners:
      '1. At the box in the form “{button}” on {path}, either name the partners with their company, or remove their offers; if they stay, ask for them with an empty box of their own.\n2. Say there what is advertised, in which way, and that one can withdraw at any time; with several ways (such as e-mail and telephone) best use one box each.\n3. Do not advertise for unnamed partners or pass addresses on to them while there is only this consent (Section 7 UWG, Art. 4(11) GDPR).',
    withdrawal:
      '1. Say at the box in the form “{button}” on {path} that the consent can be withdrawn at any time (Art. 7(3) sentence 3 GDPR) and, where it is missing there, who advertises what and in which way.\n2. With several ways (such as e-mail and telephone) best use one box each.',
  },
} as const;

/** What is told of a voluntary box for advertising that lacks what one has to know before agreeing, and how to put it right. */
export function advertisingBoxTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { adPartners, adNoWithdrawal, partners, withdrawal } = said[locale];
  return { messages: { adPartners, adNoWithdrawal }, fixes: { adPartners: partners, adNoWithdrawal: withdrawal } };
}

const withdraws = wholeWords(
  'wider(?:ruf|rief|spr|ruft)[a-zß-ɏ]*|abmeld[a-zß-ɏ]*|abbestell[a-zß-ɏ]*|jederzeit|unsubscrib[a-z]*|withdraw[a-z]*|opt[\\s-]out|at\\s+any\\s+time',
);

/** Voluntary boxes of a form that agree to advertising by other words than those of a newsletter. */
export function advertisingBoxes(form: FormFact): Finding[] {
  const newsletters = newsletterBoxes(form).map(({ label }) => label);
  const boxes = form.asked.filter(({ type, required, label }) => type === 'checkbox' && !required && agreesToAdvertising(label));
  return boxes.flatMap((box): Finding[] => {
    const plain = plainText(box.label);
    if (newsletters.includes(plain)) return [];
    const isToldBeside = mentions(`${plain} ${textBehind(plain, form)}`, withdraws);
    const message = namesUnknownPartners(plain) ? 'adPartners' : isToldBeside ? null : 'adNoWithdrawal';
    if (message === null) return [];
    const label = quoted(bareLabel(box.label), 160);
    return [{ message, params: { ...formPlace(form), label }, items: [formItem(form, { label })], cause: `form-newsletter:${form.id}` }];
  });
}

/** How much of a form stands for what is written beside a box. */
const beside = 300;

function textBehind(label: string, form: FormFact): string {
  const text = plainText(form.text);
  const at = text.indexOf(label.slice(0, 60));
  return at < 0 ? '' : text.slice(at + label.length, at + label.length + beside);
}
