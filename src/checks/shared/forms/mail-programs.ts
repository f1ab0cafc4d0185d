import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { isTargetUnseen } from './form-recipients.ts';
import { textAround } from './visitor-forms.ts';

const program = '(?:e-?)?mail[\\s-]?(?:programm?|app|client|anwendung|software)s?';
const announced = wholeWords(
  [
    `öffnet\\s+(?:[a-zß-ɏ-]+\\s+){0,5}${program}`,
    `${program}\\s+(?:[a-zß-ɏ-]+,?\\s+){0,8}(?:öffnet|geöffnet|startet|gestartet|vorbereitet|übergeben|versendet|gesendet|verschickt|opens|opened)`,
    `opens?\\s+(?:[a-z-]+\\s+){0,5}${program}`,
    '(?:vorausgefüllte|vorbereitete)[nr]?\\s+e-?mail|(?:bereitet|erstellt)\\s+(?:nur\\s+|lediglich\\s+)?eine\\s+e-?mail(?:\\s+(?:vor|an|in))|(?:pre-?filled|prepared)\\s+e-?mail',
  ].join('|'),
);
/** What is said once it was sent, or where it failed, tells nobody beforehand. */
const afterwards = wholeWords('danke?|falls|sollte|gesendet|thanks?|should|if');
const denied = wholeWords('nicht|not');
const before = 60;

/** The only form of its page without a target, where a script writes entries into a mail, and nothing else is sent. */
export function preparesMail(form: FormFact, all: readonly FormFact[]): boolean {
  const { scriptTargets = [], pageUrl } = form;
  if (scriptTargets.length !== 1 || scriptTargets[0]!.address !== 'mailto:') return false;
  return all.filter((other) => other.pageUrl === pageUrl && isTargetUnseen(other)).length === 1;
}

/** What the form says to those who are about to send it of the e-mail program it opens; null: nothing. */
export function saysMailProgram(form: FormFact, pages: readonly PageFact[]): string | null {
  const { inside, after } = textAround(form, pages);
  for (const text of [inside, plainText(after).slice(0, 300)])
    for (const { text: words, index } of matchesOf(text, announced)) {
      const ahead = text.slice(Math.max(0, index - before), index);
      if (!mentions(ahead, afterwards) && !mentions(words, denied)) return quoted(words);
    }
  return null;
}
