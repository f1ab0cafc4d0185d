import type { Locale } from '../../define-check.ts';
import type { CookieFact } from '../../facts.ts';
import { productOf } from './stored-items.ts';

/**
 * Whether a cookie was told by its value alone to keep advertisement and visitor together: the catalogue gives each that needs consent a
 * service or a product, so that what has neither is of the site's own code.
 */
export function isOwnAttribution(cookie: CookieFact): boolean {
  const { serviceId, category, needsConsent, party } = cookie;
  return party === 'first' && serviceId === null && category === 'marketing' && needsConsent === 'yes' && productOf(cookie) === null;
}

/** What is said of such cookies; right with a banner and without. */
export const ownAttributionMessages: Record<Locale, { ownAttribution: string }> = {
  de: {
    ownAttribution:
      'Code der Website setzt ohne Einwilligung {count|=ein Cookie|Cookies}, {count|=dessen|deren} Inhalt unter einer Besucherkennung festhält, über welche Anzeige oder Kampagne der Besucher kam: {names}',
  },
  en: {
    ownAttribution:
      'Code of the website sets {count|cookie|cookies} without consent whose content keeps, under a visitor identifier, by which advertisement or campaign the visitor came: {names}',
  },
};

/** What to do about them. */
export const ownAttributionFixes: Record<Locale, { ownAttribution: string }> = {
  de: {
    ownAttribution:
      '1. {#later} Suchen Sie den Code, der {names} schreibt (er steht in der Seite, in einer Vorlage oder in den Einstellungen Ihres Systems für eigenen Code; die Belege nennen Seiten, auf denen er läuft), und lassen Sie ihn erst laufen, wenn der Besucher der Werbung zugestimmt hat, oder lassen Sie ihn weg.\n2. Nehmen Sie das Cookie mit Zweck und Dauer in das Einwilligungsbanner und die Datenschutzerklärung auf, soweit es bleibt; sagen Sie dort auch, wenn Formulare den Inhalt mitsenden.\n3. Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, dass vor der Auswahl {names} nicht mehr erscheint.',
  },
  en: {
    ownAttribution:
      '1. {#later} Find the code that writes {names} (it stands in the page, in a template or in your system’s settings for code of your own; the evidence names pages on which it runs), and let it run only once the visitor has agreed to advertising, or leave it out.\n2. Add the cookie with purpose and duration to the consent banner and the privacy notice where it stays; also say there if forms send its content along.\n3. Delete the cookies in the browser, reload the page and verify that {names} no longer appears before the choice.',
  },
};
