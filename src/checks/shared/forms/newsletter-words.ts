import type { FormFact } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Words by which a box or a sentence turns something down. */
export const refusal = wholeWords('kein(?:e|en)?|nicht|do\\s+not|don.t|no');

/** Being called, as a consent puts it; a number that is only named as one of the data is no call. */
export const calls = wholeWords(
  '(?:per|via|am|über|oder|und)\\s+telefon|telefonisch[a-zß-ɏ]*|telefon,|telefon\\s+(?:und|oder|sowie)|anruf[a-zß-ɏ]*|angerufen|telefonwerbung|werbeanruf[a-zß-ɏ]*|by\\s+(?:tele)?phone|(?:tele)?phone\\s+(?:calls?|and|or)|(?:tele)?phone,|calls?|called',
);

const newsletter = wholeWords(
  'newsletter[a-zß-ɏ]*|news-letter|rundbrief[a-zß-ɏ]*|infobrief[a-zß-ɏ]*|infomail|e-?mail-?(?:abo|verteiler|updates?)|mailing[\\s-]?list(?:e)?|updates?\\s+per\\s+(?:e-?)?mail|neuigkeiten\\s+per\\s+(?:e-?)?mail|newsletters|(?:neues|neuigkeiten|news|angebote|werbung|infos?|informationen|tipps)\\s+(?:[a-zß-ɏ-]+\\s+){0,8}(?:per|via)\\s+e-?mail(?:,?\\s+(?:und|oder|sowie)?\\s?(?:per\\s+)?(?:sms|post|whats-?app|telefon)){0,3}\\s+(?:zu\\s+)?(?:erhalten|bekommen|empfangen|informiert|zugeschickt|zugesandt)',
);
/** A newsletter by a name of its own („den Deichbrief“, „die Sonnenpost“); letters and papers by post, and what is bought, are none. */
const letter =
  '(?!(?:bestätigungs|brief|papier|luft|schnecken|eil|arzt|liebes|eltern|schutz|fracht|pfand|meister|gesellen|fahrzeug|e-?)-?(?:brief|post|mail))[a-zß-ɏ]{3,24}-?(?:brief|post|mail|news|letter|depesche|bote)';
/** What comes again and again; an offer or a brochure that was asked for comes once. */
const promoted = '(?:neues|neuigkeiten|neuheiten|news|angebote|aktionen|rabatte|werbung|tipps)';
const perMail = '(?:per|via)\\s+(?:e-?mail|mail)';
/** Somebody wants to get it. */
const ownName = wholeWords(
  [
    `(?:möchte[n]?|will|wollen|wünsche[n]?|abonniere[n]?|bestelle[n]?|gerne?)\\s+(?:[a-zß-ɏ-]+\\s+){0,4}?(?:den|die|das|unseren?|unsere|eure[n]?|ihre[n]?)\\s+(?:[a-zß-ɏ-]+\\s+){0,2}?„?${letter}“?\\s+(?:[a-zß-ɏ-]+\\s+){0,6}?(?:erhalten|bekommen|abonnieren|empfangen|beziehen|haben|zugeschickt)`,
    `(?:schick|send)(?:en|t|e)?\\s+(?:(?:sie|ihr|bitte)\\s+){0,2}(?:mir|uns)\\s+(?:[a-zß-ɏ-]+\\s+){0,6}?(?:den|die|das|ihren?|ihre|euren?|eure)\\s+„?${letter}“?`,
    `„?${letter}“?\\s+(?:abonnieren|bestellen)`,
    `(?:schick|send)(?:en|et|t|e)?\\s+(?:(?:sie|ihr|bitte)\\s+){0,2}(?:mir|uns)\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}?${promoted}\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}?${perMail}`,
    `(?:schick|send)(?:en|et|t|e)?\\s+(?:(?:sie|ihr|bitte)\\s+){0,2}(?:mir|uns)\\s+${perMail}\\s+(?:[a-zß-ɏ,-]+\\s+){0,6}?${promoted}`,
    `send\\s+me\\s+(?:[a-z,-]+\\s+){0,6}?(?:news|offers|updates|deals)\\s+(?:[a-z,-]+\\s+){0,6}?by\\s+e-?mail`,
  ].join('|'),
);

/** Something asked for by mail that one can leave again comes more than once, whatever it is called; so does what has a title. */
const wanted = wholeWords('möchte[n]?|will|wollen|ja|bitte|gerne?|schick(?:en|t)?|send(?:en|et)?|yes|please|would\\s+like|want');
const byMail = wholeWords('(?:per|via|by)\\s+(?:e-?mail|mail|newsletter)|an\\s+(?:meine|diese)\\s+e-?mail-?adresse|ins\\s+postfach');
const leaves = wholeWords('abmeld[a-zß-ɏ]*|abbestell[a-zß-ɏ]*|abgemeldet|abbestellt|austragen|ausgetragen|unsubscrib[a-z]*');
const titled = /(?:^|\s)(?:den|die|das|unseren?|unsere|the)\s[„“"»«][^„“"»«]{3,40}[“”"»«]\s/iu;
/** What belongs to a contract comes again and again, too. */
const ofContract = wholeWords(
  '[a-zß-ɏ]*rechnung(?:en)?|belege?|[a-zß-ɏ]*auszug|[a-zß-ɏ]*auszüge|[a-zß-ɏ]*bestätigung(?:en)?|mahnung(?:en)?|invoices?',
);

/** Whether the label of a box asks for a newsletter by a name of its own. */
export function wantsNamedLetter(label: string): boolean {
  const plain = plainText(label);
  if (mentions(plain, ownName)) return true;
  return (
    mentions(plain, wanted) && mentions(plain, byMail) && (mentions(plain, leaves) || titled.test(plain)) && !mentions(plain, ofContract)
  );
}

/** Boxes by which another form also signs up for a newsletter. */
export function newsletterBoxes(form: FormFact): { label: string; required: boolean }[] {
  return form.asked
    .filter(({ type, label }) => type === 'checkbox' && (mentions(plainText(label), newsletter) || wantsNamedLetter(label)))
    .map(({ label, required }) => ({ label: plainText(label), required }));
}

/** Words that mean a newsletter, for links and headings. */
export function namesNewsletter(text: string): boolean {
  return mentions(plainText(text), newsletter);
}
