import type { PageFact } from '../../facts/pages.ts';
import { pageAt, plainAddress, readablePages } from '../site/legal-page.ts';
import { mentions, plainText, wholeWords } from '../wording.ts';

/** What links to forms in which much is asked are called, in their words or addresses. */
const formWords = wholeWords(
  'registrier(?:en|ung)|(?:kunden)?konto|mein-?\\s?konto|my-?\\s?account|account|rezept(?:\\s|-)?(?:einlösen|einloesen|bestellen|bestellung|anfordern)|(?:online-?)?anmeldung|anmeldeformular|anamnese[a-zß-ɏ]*|krankmeldung|bewerben|(?:online-?)?bewerbung|kontaktformular|(?:termin|reservierungs|buchungs)anfrage|beitrittserklärung|mitglied-?\\s?werden|register|sign-?\\s?up|apply|(?:zur\\s+)?kasse|als\\s+gast\\s+bestellen|checkout',
);
/** A cart below the checkout asks for nothing. */
const cartPath = /\/(?:cart|warenkorb|basket)\/?$/i;
const mostPages = 20;

/** Addresses on the same site, linked from the pages read, that by their name lead to a form and were not visited. */
export function unreadFormPages(pages: readonly PageFact[]): string[] {
  const visited = new Set(pages.map(({ url }) => plainAddress(url)));
  const found = readablePages(pages).flatMap(({ url, links }) =>
    links.flatMap(({ href, text, visible }) => {
      const target = URL.parse(href, url);
      if (!visible || target === null || target.host !== URL.parse(url)?.host || cartPath.test(target.pathname)) return [];
      if (visited.has(plainAddress(target.href)) || pageAt(pages, target.href) !== null) return [];
      const words = plainText(`${text.slice(0, 60)} ${target.pathname.replace(/[/_]+/g, ' ')}`);
      return mentions(words, formWords) ? plainAddress(target.href) : [];
    }),
  );
  return [...new Set(found)].slice(0, mostPages);
}
