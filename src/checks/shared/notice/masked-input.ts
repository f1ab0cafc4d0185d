import type { ServiceUse } from '../../facts/services.ts';
import { mentions, wholeWords } from '../wording.ts';
import { type Notice, passagesAbout } from './notice.ts';

/** What a notice says of input into fields; a passage on a masked IP address or on what is not masked is none. */
const masked = wholeWords(
  '(?:eingaben?|formularfelder[a-zß-ɏ]*|formulareingaben|eingabefelder[a-zß-ɏ]*)(?:\\s+(?:in|im|auf|unserer|unseren|alle[nr]?|der|den|die|formularfelder[a-zß-ɏ]*|formularen?|felder[a-zß-ɏ]*)){0,5}\\s+(?:werden|sind|wird|ist)\\s+(?:(?:dabei|immer|stets|automatisch|vollständig|grundsätzlich)\\s+){0,2}(?:maskiert|un(?:kenntlich|leserlich|lesbar)(?:\\s+gemacht)?|geschwärzt|verpixelt|ausgeblendet|verborgen|durch\\s+(?:sternchen|platzhalter|punkte)\\s+ersetzt)|maskierten?\\s+(?:formular)?eingaben|(?:input|inputs|form\\s+fields|entries)(?:\\s+(?:into|in|form|fields|all|the|of|forms)){0,4}\\s+(?:is|are)\\s+(?:(?:always|automatically)\\s+)?(?:masked|hidden|obscured|redacted|made\\s+(?:unreadable|illegible))|masked\\s+inputs?',
);

/** Whether the privacy notice says where it tells of a service that input into fields is masked. */
export function saysInputIsMasked(notice: Notice, use: ServiceUse): boolean {
  return passagesAbout(notice, use, 400).some((passage) => mentions(passage, masked));
}
