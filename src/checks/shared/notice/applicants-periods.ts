import type { Facts } from '../../facts.ts';
import { legalPath } from '../site/legal-path.ts';
import { mentions, quoted, sentencesIn, wholeWords } from '../wording.ts';
import { periodsIn } from './durations.ts';
import { applicantsNotice, isReadAsApplicantsNotice } from './separate-notices.ts';

const ofApplications = wholeWords('bewerb[a-zß-ɏ]*|unterlagen|absage[n]?|verfahrens?|applica(?:nts?|tions?)|rejection');
const ofTheMatter = wholeWords('bewerb[a-zß-ɏ]*|applica(?:nts?|tions?)');
const keeping = wholeWords(
  '(?:auf)?bewahr(?:en|t)|aufbewahrt|aufbewahrung|(?:ge)?lösch(?:en|t|ung)|gespeichert|speichern|vernicht(?:en|et)|spätestens|nach\\s+(?:der\\s+|einer\\s+)?absage|kept|keep|deleted?|erased?|retained?',
);
/** With consent applications are kept for longer, and who is hired is another matter. */
const otherCase = wholeWords(
  '[a-zß-ɏ-]{0,12}pool[a-zß-ɏ]*|einwillig[a-zß-ɏ]*|zustimm[a-zß-ɏ]*|personalakte|beschäftigungsverhältnis[a-zß-ɏ]*|einstellung|consent|employment',
);
const tolerance = 1.2;

/** How long two notices of one site say that applications are kept, where they say different things. */
export interface PeriodsApart {
  main: string;
  separate: string;
  path: string;
  url: string;
}

/** The sentences on the period in the privacy notice and in the notice for applicants; null: the same, or one of them tells none. */
export function applicantsPeriodsApart({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): PeriodsApart | null {
  const target = applicantsNotice(pages)?.target ?? null;
  if (!isReadAsApplicantsNotice(target) || target.url === privacy.url) return null;
  const main = periodOf(privacy.text, ofTheMatter);
  const separate = periodOf(target.text, ofApplications);
  if (main === null || separate === null) return null;
  const [shorter, longer] = [main.seconds, separate.seconds].sort((a, b) => a - b) as [number, number];
  return longer <= shorter * tolerance
    ? null
    : { main: quoted(main.sentence), separate: quoted(separate.sentence), path: legalPath(target), url: target.url };
}

/** The one period that a text gives for applications of which nothing comes; null: none, or several. */
function periodOf(text: string, about: RegExp): { sentence: string; seconds: number } | null {
  const told = text
    .slice(0, 200_000)
    .split('\n')
    .flatMap(sentencesIn)
    .filter(
      (sentence) => sentence.length < 400 && mentions(sentence, about) && mentions(sentence, keeping) && !mentions(sentence, otherCase),
    )
    .flatMap((sentence) => periodsIn(sentence).map((seconds) => ({ sentence, seconds })));
  const [first] = told;
  return first && told.every(({ seconds }) => seconds === first.seconds) ? first : null;
}
