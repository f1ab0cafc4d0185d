import type { FormFact } from '../../facts.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const newsletter = wholeWords(
  'newsletter[a-zß-ɏ]*|news-letter|rundbrief[a-zß-ɏ]*|infobrief[a-zß-ɏ]*|infomail|e-?mail-?(?:abo|verteiler|updates?)|mailing[\\s-]?list(?:e)?|updates?\\s+per\\s+(?:e-?)?mail|neuigkeiten\\s+per\\s+(?:e-?)?mail|newsletters|(?:neues|neuigkeiten|news|angebote|werbung|infos?|informationen|tipps)\\s+(?:[a-zß-ɏ-]+\\s+){0,8}(?:per|via)\\s+e-?mail\\s+(?:erhalten|bekommen|empfangen|informiert|zugeschickt|zugesandt)',
);
/** Boxes by which another form also signs up for a newsletter. */
export function newsletterBoxes(form: FormFact): { label: string; required: boolean }[] {
  return form.asked
    .filter(({ type, label }) => type === 'checkbox' && mentions(plainText(label), newsletter))
    .map(({ label, required }) => ({ label: plainText(label), required }));
}

/** Words that mean a newsletter, for links and headings. */
export function namesNewsletter(text: string): boolean {
  return mentions(plainText(text), newsletter);
}
