import type { LegalPageFact } from '../../facts/pages.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, quoted, wholeWords } from '../wording.ts';

const advertising = wholeWords(
  'newsletter[s]?|rundbrief[e]?|werbung|werbe[a-zß-ɏ]*|angebote|neuigkeiten|e-?mail-?marketing|advertising|marketing',
);
/** A choice that somebody makes themselves; "nur mit Einwilligung" alone says nothing of how it is given. */
const chosen = wholeWords(
  '(?:nur|ausschließlich|erst)\\s*,?\\s+(?:dann\\s*,?\\s+)?(?:wenn|sofern|falls|nachdem)\\s+(?:sie|du|ihr)\\s+[^.!?]{0,80}(?:ausdrücklich|ankreuz[a-zß-ɏ]*|angekreuzt|auswähl[a-zß-ɏ]*|ausgewählt|anhak[a-zß-ɏ]*|angehakt|aktiv|selbst|anklick[a-zß-ɏ]*|angeklickt)|(?:nur|ausschließlich)\\s+(?:mit|nach|aufgrund)\\s+(?:ihrer|deiner|eurer)\\s+(?:ausdrücklichen|aktiven)\\s+(?:[a-zß-ɏ]+\\s+){0,2}(?:einwilligung|zustimmung|auswahl)|only\\s+(?:if|when|after)\\s+you\\s+[^.!?]{0,60}(?:expressly|explicitly|tick|choose|select|actively)|only\\s+with\\s+your\\s+(?:express|explicit)\\s+consent',
);

/** Who has to confirm a sign-up chooses then, whatever the box said: that softens it and contradicts nothing. */
const confirmed = wholeWords(
  'double[\\s-]?opt[\\s-]?in[a-zß-ɏ-]*|bestätigungs-?(?:e-?)?(?:mail|link)[a-z]*|confirmation\\s+(?:e-?mail|link)',
);

/** What a notice says of advertising that visitors themselves choose: a box that is ticked for them contradicts it. Null: nothing. */
export function chosenAdvertising(privacy: LegalPageFact | undefined): { quote: string; notice: string } | null {
  if (!privacy) return null;
  const found = sentencesOf(privacy.text).find(
    ({ text }) => text.length <= 400 && mentions(text, advertising) && mentions(text, chosen) && !mentions(text, confirmed),
  );
  return found ? { quote: quoted(found.text.replace(/\s+/g, ' ').trim()), notice: legalPath(privacy) } : null;
}
