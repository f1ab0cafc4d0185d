import type { PageFact } from '../../facts/pages.ts';
import { readablePages } from '../site/legal-page.ts';
import { legalPath } from '../site/legal-path.ts';
import { plainText, quoted, wholeWords } from '../wording.ts';
import { countOf, staffPatterns } from './staff-words.ts';
import type { StatedStaff } from './stated-staff.ts';

/** Why a notice names no data protection officer: "in unserem Betrieb arbeiten neun Personen". */
const inBusiness = wholeWords(
  `in\\s+(?:unserem|unserer|our)\\s+(?:betrieb|unternehmen|firma|praxis|kanzlei|agentur|laden|geschäft|büro|team|verein|company|business|practice)\\s+(?:arbeiten|sind|work)\\s+(?:(?:derzeit|zurzeit|insgesamt|nur|currently|only)\\s+)?${staffPatterns.people}(?!\\s+(?:ständig|regelmäßig|in\\s+der\\s+regel|mit\\s+der))`,
);
/** The law's own numbers are not the business's. */
const threshold =
  /mindestens|mehr\s+als|weniger\s+als|höchstens|ständig|in\s+der\s+regel|wenn|sobald|at\s+least|more\s+than|fewer\s+than/iu;

/** How many people work in the business by its privacy notice; null where it does not say so. */
export function staffInNotice(pages: readonly PageFact[]): StatedStaff | null {
  for (const page of readablePages(pages).filter(({ kind }) => kind === 'privacy')) {
    for (const part of page.text.slice(0, 100_000).split(/\n|(?<=[.!?]) |; /u)) {
      const text = plainText(part);
      inBusiness.lastIndex = 0;
      const match = text.length > 240 || threshold.test(text) ? null : inBusiness.exec(text);
      const count = countOf(match?.groups?.['number'] ?? '');
      if (match && count !== null)
        return {
          count,
          isWhole: match.groups?.['more'] === undefined,
          quote: quoted(text.replace(/[.!]$/, '')),
          url: page.url,
          path: legalPath(page),
        };
    }
  }
  return null;
}
