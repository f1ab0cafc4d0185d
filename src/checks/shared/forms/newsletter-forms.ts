import { serviceOf } from '#knowledge/find-service.ts';
import type { Service } from '#knowledge/types.ts';
import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { pageAt } from '../site/legal-page.ts';
import { plainText } from '../wording.ts';
import { namesNewsletter, newsletterBoxes } from './newsletter-words.ts';
import { textAround } from './visitor-forms.ts';

/** What sign-ups ask besides the address, needed or not: that it is too much does not make a form another one. */
const ofSignUp: ReadonlySet<AskedField['kind']> = new Set(['email', 'name', 'salutation', 'birthdate']);
/** Forms for something else that also offer a newsletter ask for more than an address. */
const mostNewsletterFields = 8;

/**
 * Whether a form is there to sign up for a newsletter. A box for one in an order or contact form does not make it such a form; one that
 * asks for address and name alone is one where its page, or what stands above it, says so.
 */
export function isNewsletterForm(form: FormFact, pages: readonly PageFact[]): boolean {
  if (form.kind !== 'newsletter') return false;
  const boxes = form.fields.filter(({ type }) => type === 'checkbox' || type === 'radio').map(({ label }) => plainText(label));
  const text = boxes.reduce((rest, label) => (label === '' ? rest : rest.replace(label, ' ')), plainText(form.text));
  const words = `${form.submitText} ${form.id.replace(/^.*#/, '').replace(/[-_]+/g, ' ')} ${text}`;
  const others = form.asked.filter(({ kind }) => kind === 'message' || kind === 'payment' || kind === 'file' || kind === 'password');
  if (others.length > 0 || form.asked.filter(({ kind }) => kind !== null).length > mostNewsletterFields) return false;
  // Without any other word a single address field can only be one.
  if (namesNewsletter(words) || /abonnier|subscribe/i.test(words) || form.asked.filter(({ kind }) => kind !== null).length === 1)
    return true;
  if (mailingServiceOf(form) !== null) return true;
  const isPlain = form.asked.every(({ kind, type }) => type === 'checkbox' || kind === null || ofSignUp.has(kind));
  if (!isPlain) return false;
  // Known by what stands around it, when no box brought the word in.
  if (newsletterBoxes(form).length === 0) return true;
  const { title = '' } = pageAt(pages, form.pageUrl) ?? {};
  const path = (URL.parse(form.pageUrl)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
  return namesNewsletter(`${title} ${path} ${textAround(form, pages).before}`);
}

/** Services that send newsletters and take forms of all kinds besides. */
const ofAllKinds: ReadonlySet<string> = new Set(['hubspot-forms', 'sendgrid']);

/** Whether who sends a form to this service is put on a list of addresses there. */
export function isMailingService({ id, category }: Pick<Service, 'id' | 'category'>): boolean {
  return category === 'newsletter' && !ofAllKinds.has(id);
}

/** The service for newsletters that a form sends to; null: another target. */
export function mailingServiceOf({ actionParty, actionServiceId }: FormFact): Service | null {
  const service = actionParty === 'first' || actionServiceId === null ? null : serviceOf(actionServiceId);
  return service && isMailingService(service) ? service : null;
}
