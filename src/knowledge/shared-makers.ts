import { lastAtOrBefore } from './name-hits.ts';
import type { Name, NameHit } from './name-index.ts';
import { services } from './services.ts';
import type { Service } from './types.ts';

/** Companies whose products notices name apart from them: "Dienste von Google (Analytics, Maps)", "das Pixel von TikTok". */
const makers = [
  ...['Google', 'Microsoft', 'Facebook', 'Meta', 'LinkedIn', 'TikTok', 'Pinterest', 'Snapchat', 'Twitter', 'Reddit'],
  ...['Adobe', 'HubSpot', 'Shopify'],
];

/** What is left of a name after its maker and is a plain word, or the form of a company: "Google Analytics: Tag und Uhrzeit". */
const plainWords = new Set(
  'anmeldung|api|apis|anzeigen|captcha|cdn|chat|cloud|cms|connect|conversion|conversions|conversation|conversations|earth|einwilligungsverwaltung|feed|font|formulare|forms|identity|insight|insights|invest|kalender|karte|karten|kartenangebot|kartenausschnitt|kartendienst|kartenmaterial|landkarte|landkarten|launch|like|login|meetings|nutzerbilder|optimize|pixel|plugin|plug-in|profilbilder|routenplaner|schrift|schriften|schriftarten|schriftdateien|sdk|share|shopping|tag|target|webanalyse|werbeanzeigen'.split(
    '|',
  ),
);
const companyForms = /^(?:inc|ireland|llc|europe|limited|ltd|corporation|platforms)(?![a-z])/i;

/** What is left of a product's name without its maker, in lower case. */
let products: Map<string, Name<Service>> | null = null;
function productsOf(): Map<string, Name<Service>> {
  products ??= new Map(
    services.flatMap((service) =>
      service.aliases.flatMap((spelling) => {
        const maker = makers.find((name) => spelling.startsWith(`${name} `) || spelling.startsWith(`${name}-`));
        const rest = maker ? spelling.slice(maker.length + 1) : '';
        return maker && !companyForms.test(rest) ? [[keyOf(maker, rest), { spelling, of: service }] as const] : [];
      }),
    ),
  );
  return products;
}

function keyOf(maker: string, product: string): string {
  return `${maker} ${product.replace(/[\s-]+/g, ' ').trim()}`.toLowerCase();
}

const maker = `(${makers.join('|')})`;
const word = '[A-ZÄÖÜr][\\p{L}\\d]{1,20}';
const more = '[ -][A-Z\\d][\\p{L}\\d]{0,20}';
const product = `${word}(?:${more}){0,2}`;
const eachProduct = new RegExp(product, 'gu');
const between = '(?:,| und| sowie| oder| noch| and| or| &|\\/| \\/| \\+) ?';
const list = `${product}(?:${between}${product}){0,8}`;
const apart = '(?<![\\p{L}\\d-])';
/** "Google (Analytics, Maps)", "Dienste der Google Ireland Limited: Analytics und Maps", "Google Analytics/Maps" */
const makerFirst = new RegExp(`${apart}${maker}(?:[^().:;!?\\n]{0,50}[(:] ?|[ -]| Dienste | Produkte )(${list})`, 'gu');
/** "Maps von Google", "das Conversion-Tracking des Netzwerks LinkedIn", "Analytics (Google Ireland Limited)" */
const makerLast = new RegExp(
  `${apart}(${word}(?:${more}){0,2}?)(?:-(?:Technologie|Dienst|Tool|Werkzeug|Funktion))?(?: (?:von|der|des|by|from)(?: (?:Anbieters|Firma|Unternehmens|Dienstes|(?:sozialen )?Netzwerke?s))?| \\(?(?=[A-Z][A-Za-z]{3,8} (?:Ireland|LLC|Inc|Ltd|Limited|Corp|Platforms|Europe|Technology|Operations))) ?${maker}(?![\\p{L}\\d-])`,
  'gu',
);

/** Products that a text names without their maker right before them, in order; `hits` are the names written in full. */
export function sharedMakerHits(text: string, hits: readonly NameHit<Service>[]): NameHit<Service>[] {
  const found: NameHit<Service>[] = [];
  const taken = new Set<number>();
  const add = (name: Name<Service> | undefined, start: number, end: number) => {
    if (!name || taken.has(start)) return;
    const before = hits[lastAtOrBefore(hits, end - 1)];
    if (before && before.end > start) return;
    taken.add(start);
    found.push({ start, end, names: [name], within: [] });
  };
  for (const match of text.matchAll(makerLast)) {
    const [, written = '', company = ''] = match;
    // "… nach Ihrem Klick Kartenmaterial von Google": another noun may stand before.
    const tails = [0, ...[...written.matchAll(/[ -]/g)].map(({ index }) => index + 1)];
    const from = tails.find((tail) => productsOf().has(keyOf(company, written.slice(tail)))) ?? 0;
    add(productsOf().get(keyOf(company, written.slice(from))), match.index + from, match.index + written.length);
  }
  for (const match of text.matchAll(makerFirst)) {
    const [whole, company = '', items = ''] = match;
    const from = match.index + whole.length - items.length;
    for (const item of items.matchAll(eachProduct)) {
      if (plainWords.has(item[0].toLowerCase())) continue;
      add(productsOf().get(keyOf(company, item[0])), from + item.index, from + item.index + item[0].length);
    }
  }
  return found;
}
