import type { PageFact } from '../../facts/pages.ts';
import { plainText } from '../wording.ts';

const shortestName = 5;
const legalForms =
  '(?:gGmbH|GmbH(?:\\s&\\sCo\\.?\\sKG)?|AG|UG|SE|KG|OHG|e\\.\\s?K\\.|Ltd\\.?|Limited|LLC|Inc\\.?|Corp\\.?|B\\.?V\\.?|S\\.?A\\.?S\\.?|S\\.?r\\.?l\\.?|AB|A/S|ApS|Oy|Pty)(?![A-Za-zß-ɏ])';

/**
 * The company that a page of the site names and whose name is that of a domain ("Vetstoria Ltd." for vetstoria.com), as the page writes it;
 * null without one. Without a legal form a word may just happen to be the same.
 */
export function companyOnPages(domain: string, pages: readonly PageFact[]): { url: string; company: string } | null {
  const label = domain.toLowerCase().split('.')[0] ?? '';
  if (label.replaceAll('-', '').length < shortestName || !/^[a-z\d-]+$/.test(label)) return null;
  const name = label
    .split('-')
    .map((part) => [...part].map((letter) => (/[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter)).join(''))
    .join('[\\s-]?');
  const pattern = new RegExp(`(?<![A-Za-zß-ɏ\\d@./-])(?=[A-Z\\d])${name}(?:\\s[A-Za-zß-ɏ]{2,20}){0,3}?\\s${legalForms}`, 'u');
  for (const { url, text } of pages) {
    const found = pattern.exec(plainText(text.slice(0, 60_000)));
    if (found) return { url, company: found[0] };
  }
  return null;
}
