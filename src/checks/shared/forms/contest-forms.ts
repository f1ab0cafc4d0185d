import type { FormFact } from '../../facts/forms.ts';
import type { PageFact } from '../../facts/pages.ts';
import { pageAt } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

const contest = wholeWords(
  'gewinnspiel[a-zß-ɏ]*|verlosung[a-zß-ɏ]*|preisausschreiben|tombola|glücksrad|gewinnchance|teilnahmebedingungen|teilnahmevoraussetzung|raffle|prize\\s+draw|giveaway|sweepstake[a-zß-ɏ]*|competition',
);

/** Whether a form enters a contest: it says so itself, or one of `pages`, on which it stands, does by address or title. */
export function entersContest({ text, submitText, pageUrl }: FormFact, pages: readonly PageFact[] = []): boolean {
  const page = pageAt(pages, pageUrl);
  const path = page === null ? '' : (URL.parse(pageUrl)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
  return mentions(plainText(`${text} ${submitText} ${path} ${page?.title ?? ''}`), contest);
}
