import type { AskedField, FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';
import { headsOf } from './form-purposes.ts';

/** What a church does for its members, or by which somebody becomes or ceases to be one: there it has to know who belongs to it. */
const ofMembers = wholeWords(
  '[a-zß-ɏ]*(?:tauf(?:e|en|anmeldung|gespräch)|trauung[a-zß-ɏ]*|hochzeit[a-zß-ɏ]*|konfirmand[a-zß-ɏ]*|konfirmation[a-zß-ɏ]*|firmung[a-zß-ɏ]*|firmling[a-zß-ɏ]*|kommunion[a-zß-ɏ]*|beerdigung[a-zß-ɏ]*|bestattung[a-zß-ɏ]*|trauerfeier|paten(?:amt|schein|bescheinigung)|gemeindemitglied[a-zß-ɏ]*|kirchenmitglied[a-zß-ɏ]*|kirchgeld|kirchenbeitrag|umgemeindung|gemeindewahl[a-zß-ɏ]*)|(?:kirchen|wieder)-?(?:ein|aus)tritt[a-zß-ɏ]*|baptism|wedding|confirmation|funeral|parishioner',
);

/**
 * Whether a body of a church demands the denomination where it does nothing that depends on it. Church law does not protect that as a
 * special category, so the check on those passes it over; it has to be needed all the same.
 */
export function isNeedlessConfession({ topic }: AskedField, form: FormFact, pages: readonly PageFact[]): boolean {
  if (topic !== 'religion') return false;
  const labels = form.asked.map(({ label }) => plainText(label)).join(' ');
  return !mentions(`${headsOf(form, pages)} ${plainText(form.submitText)} ${labels}`, ofMembers);
}
