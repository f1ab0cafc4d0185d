import type { PageFact } from '../../facts/pages.ts';
import type { Facts } from '../../facts.ts';
import { legalKinds } from '../services/tracking.ts';

/** Conditions that people buy for, in titles of categories and goods: who opens such a page says something of their health or sexuality. */
const condition =
  /(?<![a-zß-ɏ])((?:harn|stuhl|belastungs)?inkontinenz(?:[a-zß-ɏ]{1,20})?|blasenschwäche|stoma(?:versorgung|artikel|beutel)|diabetikerbedarf|diabetes(?:bedarf|zubehör)?|erektionsstörung(?:en)?|potenzmittel|schwangerschaftstests?|hiv-?(?:selbst)?tests?|wechseljahre|endometriose|neurodermitis|schuppenflechte|psoriasis|reizdarm|hämorrhoiden|scheidenpilz|sextoys?|sexspielzeug|incontinence|stoma care|erectile dysfunction|pregnancy tests?|menopause)(?![a-zß-ɏ])/iu;
/** Texts to read, what is for animals, and who writes to the trade. */
const otherMatter =
  /(?<![a-zß-ɏ])(?:blog|magazin|ratgeber|lexikon|wissen|news|podcast|tipps|tier[a-zß-ɏ]{0,20}|hunde?n?|katzen?|pferde?n?|kaninchen|stellen[a-zß-ɏ]{0,20}|karriere)(?![a-zß-ɏ])/iu;

/** What a shop offers for a condition: the word by which a page calls itself so, and the addresses of such pages. */
export interface HealthGoods {
  word: string;
  urls: ReadonlySet<string>;
}

/**
 * Pages of a shop whose title or first heading names a condition that its goods are for. The shop as a whole may have any topic; null
 * where there is no such page, and where the owner has said what trade it is.
 */
export function healthGoods({ applicability, pages }: Pick<Facts, 'applicability' | 'pages'>): HealthGoods | null {
  if (applicability.isShop !== true || applicability.settings.industry !== null) return null;
  const named = pages.flatMap((page) => {
    const word = conditionIn(page);
    return word === null ? [] : [{ url: page.url, word }];
  });
  return named.length === 0 ? null : { word: named[0]!.word, urls: new Set(named.map(({ url }) => url)) };
}

function conditionIn({ url, kind, title, headings }: PageFact): string | null {
  if (kind === 'start' || legalKinds.has(kind)) return null;
  const heads = [title, ...headings.slice(0, 1)].map((line) => line.slice(0, 120));
  if ([URL.parse(url)?.pathname ?? '', ...heads].some((line) => otherMatter.test(line))) return null;
  for (const line of heads) {
    const word = condition.exec(line)?.[1];
    if (word !== undefined) return word;
  }
  return null;
}
