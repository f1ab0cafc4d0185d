import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { startPage } from '../services/transport-hosts.ts';
import { languageOf } from '../site/text-language.ts';
import { plainText } from '../wording.ts';

/** Whether a banner asks in English on a website in German: many a tool keeps the text it came with. */
export function asksInEnglish(bannerText: string, pages: Facts['pages']): boolean {
  return languageOf(bannerText) === 'en' && isGerman(pages, bannerText);
}

/** What the start page is written in. Where its words are too few, what it declares counts if the other pages bear it out. */
function isGerman(pages: Facts['pages'], bannerText: string): boolean {
  const start = startPage(pages);
  const read = start === null ? null : languageOf(withoutBanner(start, bannerText));
  if (read !== null && read !== 'other') return read === 'de';
  const others = pages.flatMap((page) => (page === start ? [] : (languageOf(withoutBanner(page, bannerText)) ?? [])));
  return /^de(?![a-z])/i.test(start?.language ?? '') && others.includes('de') && !others.includes('en');
}

/** The text of a page may hold that of the banner over it. */
function withoutBanner({ text }: PageFact, bannerText: string): string {
  return text
    .split('\n')
    .filter((line) => !bannerText.includes(plainText(line)))
    .join('\n');
}
