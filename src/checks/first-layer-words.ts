import { wholeWords } from './wording.ts';

/** What the data are for. "To improve your experience" is no purpose. */
export const purpose = wholeWords(
  'analys[a-zß-ɏ]*|analyt[a-zß-ɏ]*|analyz[a-zß-ɏ]*|statisti[a-zß-ɏ]*|[a-zß-ɏ]{0,30}messung[a-zß-ɏ]*|messen|auswert[a-zß-ɏ]*|werten|zählen|besuchszahlen|marketing[a-zß-ɏ]*|werb[a-zß-ɏ]*|anzeigen|[a-zß-ɏ]{0,30}personali[sz][a-zß-ɏ]*|personalised|profile?n?|tracking[a-zß-ɏ]*|remarketing|conversions?|soziale[nrs]?\\s+(?:medien|netzwerke[a-zß-ɏ]*)|social\\s+media|videos?|karten|externe[nrs]?\\s+(?:medien|inhalten?)|advertis[a-zß-ɏ]*|ads|measur[a-zß-ɏ]*|audience|insights|maps|external\\s+(?:media|content)',
);
/** Recipients by their kind, without a name. */
export const recipient = wholeWords(
  '[a-zß-ɏ]{0,30}partner[a-zß-ɏ]*|drittanbieter[a-zß-ɏ]*|dritten?|dienstleister[a-zß-ɏ]*|dienst(?:e|en)?\\s+von|(?:dienste?)?anbieter[a-zß-ɏ]*|vendors?|third[\\s-]part[a-zß-ɏ]*|providers?|services?\\s+(?:of|by|from)',
);
/** That consent can be taken back. */
export const withdrawal = wholeWords(
  'widerruf[a-zß-ɏ]*|jederzeit|zurücknehm[a-zß-ɏ]*|später\\s+ändern|nachträglich\\s+ändern|withdraw[a-zß-ɏ]*|revok[a-zß-ɏ]*|at\\s+any\\s+time|any\\s?time|change\\s+your\\s+(?:mind|choices?|settings)',
);
/** That data leave the EEA. */
export const thirdCountry = wholeWords(
  'USA|U\\.S\\.A\\.|the\\s+US|vereinigten?\\s+staaten|drittl(?:and|ands|änder|ändern)|drittstaat[a-zß-ɏ]*|außerhalb\\s+(?:der|des)\\s+(?:EU|EWR|europäischen)[a-zß-ɏ]*|united\\s+states|third\\s+countr[a-zß-ɏ]*|outside\\s+(?:of\\s+)?the\\s+(?:EU|EEA|european)',
);

/** Texts by message, each with a further one (`…Unnamed`) for a banner that names some services and leaves out others. */
export function withUnnamed(texts: Readonly<Record<string, string>>, addition: string): Record<string, string> {
  return { ...texts, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}Unnamed`, `${text}${addition}`])) };
}
