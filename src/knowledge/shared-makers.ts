import type { Name, NameHit } from './name-index.ts';
import { services } from './services.ts';
import type { Service } from './types.ts';

/** Companies that notices name once for several products: "Dienste von Google (Analytics, Maps)", "Google Analytics, Maps und Fonts". */
const makers = ['Google', 'Microsoft', 'Facebook', 'Meta', 'LinkedIn', 'Adobe', 'HubSpot', 'Shopify'];

/** What is left of a name after its maker and is a plain word, or the form of a company: "Google Analytics: Tag und Uhrzeit". */
const plainWords = new Set(
  'anmeldung|api|apis|anzeigen|captcha|cdn|chat|cloud|cms|connect|conversion|conversions|conversation|conversations|earth|einwilligungsverwaltung|feed|font|formulare|forms|identity|inc|insight|insights|invest|ireland|kalender|karte|karten|launch|like|llc|login|meetings|nutzerbilder|optimize|pixel|plugin|plug-in|profilbilder|schrift|schriften|schriftarten|sdk|share|shopping|tag|target|webanalyse|werbeanzeigen'.split(
    '|',
  ),
);

/** What is left of a product's name without its maker, in lower case. */
let products: Map<string, Name<Service>> | null = null;
function productsOf(): Map<string, Name<Service>> {
  products ??= new Map(
    services.flatMap((service) =>
      service.aliases.flatMap((spelling) => {
        const maker = makers.find((name) => spelling.startsWith(`${name} `) || spelling.startsWith(`${name}-`));
        const rest = maker ? spelling.slice(maker.length + 1) : '';
        return maker && !plainWords.has(rest.toLowerCase()) ? [[keyOf(maker, rest), { spelling, of: service }] as const] : [];
      }),
    ),
  );
  return products;
}

function keyOf(maker: string, product: string): string {
  return `${maker} ${product.replace(/[\s-]+/g, ' ').trim()}`.toLowerCase();
}

const product = '[A-ZÄÖÜr][\\p{L}\\d]{1,20}(?:[ -][A-Z][\\p{L}\\d]{1,20}){0,2}';
const between = '(?:,| und| sowie| oder| noch| and| or| &|\\/| \\/| \\+) ?';
const list = `${product}(?:${between}${product}){0,8}`;
/** "Google (Analytics, Maps)", "Dienste der Google Ireland Limited: Analytics und Maps", "Google Analytics/Maps" */
const shared = new RegExp(`(?<![\\p{L}\\d])(${makers.join('|')})(?:[^().:;!?\\n]{0,50}[(:] ?|[ -])(${list})`, 'gu');

/** Products that a text names without repeating their maker, in order; `hits` are the names written in full. */
export function sharedMakerHits(text: string, hits: readonly NameHit<Service>[]): NameHit<Service>[] {
  const found: NameHit<Service>[] = [];
  for (const match of text.matchAll(shared)) {
    const [whole, maker, items] = match as unknown as [string, string, string];
    const from = match.index + whole.length - items.length;
    for (const item of items.matchAll(new RegExp(product, 'gu'))) {
      const name = productsOf().get(keyOf(maker, item[0]));
      const start = from + item.index;
      const end = start + item[0].length;
      const isNamed = hits.some((hit) => hit.start < end && hit.end > start);
      if (name && !isNamed) found.push({ start, end, names: [name], within: [] });
    }
  }
  return found;
}
