import type { AskedField } from '../../facts/forms.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** Words by which a question says that it serves statistics. */
export const statistics = wholeWords(
  '(?:für|zu)r?\\s+(?:(?:die|unsere|interne|statistische[nr]?)\\s+){0,2}(?:statistik(?:en)?|marktforschung|auswertungs?zwecken?|zwecken?)|(?:nur|rein)\\s+statistisch|for\\s+(?:(?:our|internal|statistical)\\s+){0,2}(?:statistics|market\\s+research)|statistical\\s+purposes',
);
/** Official statistics ask by law. */
export const byLaw = /§|gesetz|verordnung|satzung|by law|\bact\b/i;

/** Whether a question says of itself that it serves statistics: then nobody has to answer it to get what the form is for. */
export function isForStatistics({ kind, label }: AskedField): boolean {
  const asked = plainText(label);
  return (
    (kind === null || kind === 'birthdate') &&
    mentions(asked, statistics) &&
    /statisti|marktforsch|auswert|market/i.test(asked) &&
    !byLaw.test(asked)
  );
}
