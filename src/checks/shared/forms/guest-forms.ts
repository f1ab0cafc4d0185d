import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { homeLawOf } from '../law/home-law.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { ownPages } from './form-purposes.ts';

/** What hosts fill in for their guests: the registration of those who stay, and the card or the tax that a municipality asks for. */
const guestRegistration = wholeWords(
  '(?:[a-zß-ɏ-]+-?)?meldeschein[a-zß-ɏ]*|(?:digitale[nr]?\\s+)?(?:gäste|kur|bäder|urlaubs)-?(?:karte[n]?|beitrag(?:s|es)?|beiträge|taxe[n]?|abgabe[n]?)|kurtaxe[n]?|tourismusabgabe|beherbergungs(?:steuer|abgabe)|guest\\s+(?:card|registration)|registration\\s+form\\s+for\\s+guests|(?:visitor|tourist)(?:.s)?\\s+tax|spa\\s+tax',
);

/** Whether hosts register those who stay by this form, as its button, its text or the head of its page say. */
export function registersGuests(form: FormFact, pages: readonly PageFact[]): boolean {
  if (form.kind === 'newsletter' || form.kind === 'application') return false;
  const heads = ownPages(form, pages).flatMap(({ title, headings }) => [title, ...headings.slice(0, 2)]);
  if (mentions(plainText([form.submitText, ...heads].join('\n')), guestRegistration)) return hasGuests(form);
  return mentions(plainText(form.text), guestRegistration) && hasGuests(form);
}

/** Somebody arrives and leaves, or several of them are named. */
function hasGuests({ asked }: FormFact): boolean {
  return asked.some(({ label }) => /anreise|ankunft|abreise|aufenthalt|\bgast\b|gäste|arrival|departure|guest/i.test(label));
}

/**
 * What law asks of every guest: when somebody was born and where they live, for the tax of the municipality; in Austria and Switzerland
 * nationality and passport as well, which German law asks of foreign guests only.
 */
export function isOwedByGuests({ kind, topic }: AskedField, imprint: Facts['imprintElements'] | undefined): boolean {
  if (kind === 'birthdate' || kind === 'address' || kind === 'name') return true;
  const isPaper = topic === 'nationality' || topic === 'identity-document';
  return isPaper && imprint !== undefined && homeLawOf({ imprintElements: imprint }) !== null;
}
