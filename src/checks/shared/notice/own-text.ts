import type { PageFact } from '../../facts/pages.ts';
import { linesBesides } from '../site/legal-page.ts';
import { plainText } from '../wording.ts';

/** The notice without the lines that other pages have as well: a menu names the registration, a footer the provider or the account for donations. */
export function ownNoticeText(text: string, url: string | null, pages: readonly PageFact[]): string {
  const others = pages.filter((page) => page.url !== url && page.kind !== 'privacy').map((page) => page.text);
  return plainText(linesBesides(text, others).join('\n'));
}
