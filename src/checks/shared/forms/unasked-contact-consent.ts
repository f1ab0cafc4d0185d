import type { FormFact } from '../../facts/forms.ts';
import type { Facts } from '../../facts.ts';
import { consentWords } from '../notice/unfit-grounds.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { groundOfContact } from './contact-ground.ts';
import { shownForms } from './framed-forms.ts';

/** Contact forms that ask for no consent, though the notice rests them on it in a sentence. */
export interface UnaskedContactConsent {
  forms: readonly FormFact[];
  quote: string;
}

/** What may be a question for consent in a form, and on its page, where a banner has its own words on consent. */
const asksInForm = wholeWords(`${consentWords}|einverstanden|einverständnis[a-zß-ɏ]*|consent[a-z]*|agree[a-z]*`);
const asksOnPage = wholeWords(
  'einverstanden|einverständnis[a-zß-ɏ]*|(?:ich|sie)\\s+(?:willigen?|stimmen?)|(?:willigen|stimmen)\\s+sie|agree|consent',
);
/** A box for advertising asks for something else. */
const advertising = wholeWords('newsletters?|werb[a-zß-ɏ]*|angebote?n?|neuigkeiten|aktionen|offers?|news|marketing');
const processing = wholeWords('datenschutz[a-zß-ɏ]*|verarbeit[a-zß-ɏ]*|privacy|process[a-z]*');

/**
 * Where the notice rests the contact form on consent and on nothing else, while none of the contact forms seen has a box, or a word on
 * agreeing beside it.
 */
export function unaskedContactConsent({
  privacy,
  pages,
  forms,
  framedForms,
}: Pick<Facts, 'privacy' | 'pages' | 'forms' | 'framedForms'>): UnaskedContactConsent | null {
  const contacts = shownForms({ forms, framedForms }).filter(
    ({ kind, visible, asked }) => kind === 'contact' && visible && asked.length > 0,
  );
  const asks = ({ fields, text, pageUrl }: FormFact) =>
    fields.some(({ type, label }) => type === 'checkbox' && !isForAdvertising(plainText(label))) ||
    mentions(plainText(text), asksInForm) ||
    pages.some((page) => page.url === pageUrl && mentions(plainText(page.text), asksOnPage));
  if (contacts.length === 0 || contacts.some(asks)) return null;
  const ground = groundOfContact(privacy.text);
  return ground?.isConsent ? { forms: contacts, quote: ground.quote } : null;
}

function isForAdvertising(label: string): boolean {
  return mentions(label, advertising) && !mentions(label, processing);
}
