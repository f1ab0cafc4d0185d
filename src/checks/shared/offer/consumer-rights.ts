import type { PageFact } from '../../facts/pages.ts';
import { readablePages } from '../site/legal-page.ts';
import { matchesOf, mentions, plainText, quoted, wholeWords } from '../wording.ts';
import { instructsIn } from './withdrawal-instruction.ts';

/** What the law gives to consumers alone, by its provisions or its forms: who speaks of it to customers contracts with consumers. */
const onlyToConsumers = wholeWords(
  '§§?\\s*(?:312[a-k]?|355|356a?)\\s+(?:(?:abs\\.|nr\\.|satz|s\\.)\\s*\\d+[a-z]?\\s+){0,3}bgb|art(?:ikel|\\.)?\\s*24[67][a-e]?\\s+(?:§\\s*\\d+\\s+)?(?:(?:abs\\.|nr\\.)\\s*\\d+\\s+){0,2}egbgb|formblatt\\s+zur\\s+unterrichtung\\s+des\\s+reisenden|art(?:ikel|\\.)?\\s*250\\s+(?:[^.\\s]+\\s+){0,5}egbgb|§\\s*651a\\s+(?:ff\\.\\s+)?bgb',
);
/** Who sells to businesses only may speak of these rights, too, to say that there are none. */
const businessesOnly = wholeWords(
  '(?:ausschließlich|nur)\\s+(?:[a-zß-ɏ]+\\s+){0,3}(?:unternehme(?:n|rn?)|gewerbetreibenden?|kaufleuten?)|nicht\\s+(?:[a-zß-ɏ]+\\s+){0,3}verbrauchern?',
);
/** Pages that set out the contract by their title, first heading or address; an article on such provisions grants nobody anything. */
const contractPage = wholeWords('[a-zß-ɏ]{0,30}bedingungen|agb|arb|widerrufs(?:belehrung|recht)|terms(?:\\s+(?:and|&|of)\\s+[a-z]+)?');
const heading = wholeWords('widerruf(?:s(?:belehrung|recht))?');

/** Words on a page by which the site grants rights that consumers alone have, with the page; null without any. */
export function consumerRights(pages: readonly PageFact[]): { url: string; quote: string } | null {
  for (const page of readablePages(pages)) {
    if (page.kind === 'privacy' || page.kind === 'imprint' || page.isPdf) continue;
    const text = plainText(page.text.slice(0, 200_000));
    if (mentions(text, businessesOnly)) continue;
    if (page.kind === 'cancellation' && instructsIn(text)) {
      const title = [...page.headings.slice(0, 3), page.title].map(plainText).find((line) => mentions(line, heading));
      if (title) return { url: page.url, quote: quoted(title, 80) };
    }
    const path = (URL.parse(page.url)?.pathname ?? '').replace(/[^a-zß-ɏ]+/giu, ' ');
    const isContract = page.kind === 'terms' || page.kind === 'cancellation';
    if (!isContract && !mentions(plainText([page.title, page.headings[0] ?? '', path].join(' ')), contractPage)) continue;
    const [match] = matchesOf(text, onlyToConsumers);
    if (match) return { url: page.url, quote: quoted(match.text, 80) };
  }
  return null;
}
