import type { Locale } from '../../define-check.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { numberedSteps } from '../../message-variants.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { agreesToAdvertising } from './form-consents.ts';
import { consentsToAnswer } from './needless-contact-consent.ts';
import { isNewsletterForm } from './newsletter-forms.ts';
import { namesUnknownPartners } from './newsletter-partners.ts';

const said = {
  de: {
    sentence: 'Das Formular „{button}“ auf {path} verlangt mit einem Pflichthäkchen die Einwilligung in Werbung („{label}“)',
    partners:
      'Das Formular „{button}“ auf {path} verlangt mit einem Pflichthäkchen die Einwilligung in Werbung, auch von Firmen, die nicht genannt sind („{label}“)',
    notice:
      'Weisen Sie im Formular „{button}“ auf {path} ohne Kästchen auf die Datenschutzerklärung hin; zur Kenntnis genommen werden muss sie nicht per Häkchen.',
    free: 'Bieten Sie die Einwilligung in Werbung getrennt davon an: freiwillig, nicht vorab angekreuzt, bei mehreren Wegen (etwa E-Mail und Telefon) je ein Kästchen, mit den Firmen, die werben, und dem Hinweis auf den Widerruf.',
    alone:
      'Machen Sie das Kästchen „{label}“ im Formular „{button}“ auf {path} freiwillig, ohne es vorab anzukreuzen: bei mehreren Wegen (etwa E-Mail und Telefon) je eines, mit den Firmen, die werben, und dem Hinweis auf den Widerruf.',
    ownMatter:
      'Nehmen Sie aus dem Kästchen „{label}“ im Formular „{button}“ auf {path} die Zustimmung zum Bearbeiten der Anfrage heraus: Dafür braucht es in der Regel keine (Art. 6 Abs. 1 lit. b oder f DSGVO), ein Hinweis mit Link auf die Datenschutzerklärung genügt.',
    names:
      'Nennen Sie Partner und Sponsoren am Kästchen mit ihrer Firma: Wer wechselnden oder ungenannten Firmen zustimmt, weiß nicht, wem (Art. 4 Nr. 11 DSGVO); geben Sie ihnen keine Adressen, solange nur diese Zustimmung vorliegt.',
    stop: 'Werben Sie bei niemandem, von dem nur dieses Pflichthäkchen vorliegt (§ 7 UWG).',
  },
  en: {
    sentence: 'The form “{button}” on {path} demands consent to advertising with a mandatory box (“{label}”)',
    partners:
      'The form “{button}” on {path} demands consent to advertising with a mandatory box, also by companies that are not named (“{label}”)',
    notice: 'In the form “{button}” on {path}, refer to the privacy notice without a box; nobody has to tick that they took note of it.',
    free: 'Offer consent to advertising apart from it: voluntary, not ticked in advance, with several channels (such as e-mail and phone) one box each, with the companies that advertise and the right to withdraw.',
    alone:
      'Make the box “{label}” in the form “{button}” on {path} voluntary without ticking it in advance: with several channels (such as e-mail and phone) one each, with the companies that advertise and the right to withdraw.',
    ownMatter:
      'Take the consent to handling the enquiry out of the box “{label}” in the form “{button}” on {path}: as a rule none is needed for it (Art. 6(1)(b) or (f) GDPR), a note with a link to the privacy notice is enough.',
    names:
      'Name partners and sponsors with their company at the box: whoever agrees to changing or unnamed companies does not know to whom (Art. 4(11) GDPR); give them no addresses while there is only this consent.',
    stop: 'Do not advertise to anybody for whom there is only this mandatory tick (Section 7 UWG).',
  },
} as const;

const places = ['', 'Elsewhere'] as const;
const ends = ['', 'Alone', 'Joined', 'Partners', 'AlonePartners', 'JoinedPartners'] as const;

/** What is told of a mandatory box with a consent to advertising, and the steps that its words leave to be done. */
export function requiredAdvertisingTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const texts = said[locale];
  const names = places.flatMap((place) => ends.map((end) => `advertising${place}${end}`));
  const stepsOf = (name: string) => [
    ...(name.includes('Alone') ? [texts.alone] : [name.includes('Joined') ? texts.ownMatter : texts.notice, texts.free]),
    ...(name.endsWith('Partners') ? [texts.names] : []),
    texts.stop,
  ];
  return {
    messages: Object.fromEntries(names.map((name) => [name, name.endsWith('Partners') ? texts.partners : texts.sentence])),
    fixes: Object.fromEntries(names.map((name) => [name, numberedSteps(stepsOf(name))])),
  };
}

const joinedSaid = {
  de: {
    joined:
      'Das Formular „{button}“ auf {path} verlangt mit einem einzigen Häkchen die Zustimmung zur Datenschutzerklärung und eine Einwilligung in Werbung („{label}“)',
    separate:
      'Trennen Sie im Formular „{button}“ auf {path}, was das Kästchen „{label}“ verbindet: Auf die Datenschutzerklärung weisen Sie nur hin, mit Link und ohne Häkchen.',
    voluntary: 'Die Einwilligung in Werbung bieten Sie gesondert und freiwillig an{see:frm-newsletter-consent}.',
  },
  en: {
    joined:
      'With a single mandatory tick, the form “{button}” on {path} demands agreement to the privacy notice and a consent to advertising (“{label}”)',
    separate:
      'In the form “{button}” on {path}, separate what the box “{label}” joins: refer to the privacy notice with a link and without a box.',
    voluntary: 'Offer the consent to advertising separately and voluntarily{see:frm-newsletter-consent}.',
  },
} as const;

/** What is told of such a box by the check on agreeing to the notice, where it does that too. */
export function joinedAdvertisingTexts(locale: Locale): Record<'messages' | 'fixes', Record<string, string>> {
  const { joined, separate, voluntary } = joinedSaid[locale];
  return { messages: { forcedWithAdvertising: joined }, fixes: { forcedWithAdvertising: numberedSteps([separate, voluntary]) } };
}

const ofNotice = wholeWords('datenschutz[a-zß-ɏ]*|privacy\\s+(?:policy|notice|statement)|data\\s+protection');

/** Which sentence and steps fit the words of such a box: it may speak of the privacy notice or of the enquiry itself too, and of firms nobody names. */
export function requiredAdvertisingMessage(label: string, isGrave: boolean): string {
  const place = isGrave ? '' : 'Elsewhere';
  const besides = mentions(label, ofNotice) ? '' : consentsToAnswer(label) ? 'Joined' : 'Alone';
  return `advertising${place}${besides}${namesUnknownPartners(label) ? 'Partners' : ''}`;
}

/** Forms by which somebody asks for offers: a search order, a customer club, an alert. Agreeing to them is what the form is for. */
export function offersAreAsked({ submitText, id, text, asked }: FormFact): boolean {
  const boxes = asked.filter(({ type }) => type === 'checkbox').map(({ label }) => plainText(label));
  const frame = boxes.reduce((rest, label) => (label === '' ? rest : rest.replace(label, ' ')), plainText(text));
  return mentions(`${submitText} ${id.replace(/^.*#/, '').replace(/[-_]+/g, ' ')} ${frame}`, askedOffers);
}

const askedOffers = wholeWords(
  'such(?:auftrag|agent|profil)[a-zß-ɏ]*|(?:preis|job|immobilien)-?(?:alarm|alert|agent)|(?:kunden|vorteils|bonus)(?:club|karte|programm)[a-zß-ɏ]*|angebote\\s+(?:erhalten|bekommen|anfordern)|alerts?|loyalty|werbeeinwilligung|werbung\\s+erhalten',
);

/** Boxes of a form that have to be ticked and agree to advertising, where the form itself is not there to ask for it. */
export function demandedAdvertising(form: FormFact, pages: readonly PageFact[]): AskedField[] {
  if (isNewsletterForm(form, pages) || offersAreAsked(form)) return [];
  return form.asked.filter(({ type, required, label }) => type === 'checkbox' && required && agreesToAdvertising(label));
}
