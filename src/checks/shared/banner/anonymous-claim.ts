import type { BannerEvidence } from '#evidence/banner.ts';
import type { FindingItem } from '../../define-check.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { CookieFact } from '../../facts/stored.ts';
import type { Facts } from '../../facts.ts';
import { atLeastOne, cookieItem } from '../../items.ts';
import { namesService } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { plainText, quoted } from '../wording.ts';
import { bannerProse } from './banner-prose.ts';

/** A sentence of the banner that calls the measuring anonymous, and a service that recognises browsers by a cookie all the same. */
export interface BrokenAnonymity {
  quote: string;
  use: ServiceUse;
  days: number;
  names: readonly string[];
  items: readonly [FindingItem, ...FindingItem[]];
}

const measured =
  '(?:[a-zß-ɏ]{0,20}(?:statisti|auswert|analys|mess|erfass|erhob|erheb|zähl|gesammelt|nutzungsdaten|besuch)[a-zß-ɏ]*|daten|informationen|statistics?|analytics|measur[a-z]*|collect[a-z]*|usage|visits?|data|information)';
const anonymous = '(?:anonym(?:e[nrms]?|isiert(?:e[nrms]?)?)?|anonymous(?:ly)?|anonymi[sz]ed)';
/** "Die Auswertung erfolgt anonym", "anonyme Statistiken". */
const claim = new RegExp(
  `(?<![a-zß-ɏ])(?:${anonymous}\\s(?:[a-zß-ɏ]{1,30}\\s){0,2}?${measured}|${measured}(?![a-zß-ɏ])[^.;:]{0,80}?(?<![a-zß-ɏ])${anonymous})(?![a-zß-ɏ])`,
  'iu',
);
/** Said of the address alone, denied, or told of as it is. */
const otherwise = /pseudonym|(?:nicht|not|kein[a-z]*)\s+(?:[a-zß-ɏ]+\s+){0,2}anonym|(?<![a-z])IP(?![a-z])/iu;
const longestSentence = 600;
const dayInSeconds = 86_400;

/** By what a service recognises a browser on a later day. */
function recognisedBy(use: ServiceUse, cookies: readonly CookieFact[]): CookieFact[] {
  return cookies.filter(
    ({ serviceId, category, idLike, kept, states, lifetimeSeconds }) =>
      serviceId === use.service.id &&
      category === 'analytics' &&
      idLike &&
      kept &&
      states.includes('accept') &&
      (lifetimeSeconds ?? 0) > dayInSeconds,
  );
}

/** What the banner says of anonymous measuring, refuted by a lasting identifier of a service that measures. Pure. */
export function brokenAnonymity(
  banner: BannerEvidence,
  { services, cookies }: Pick<Facts, 'services' | 'cookies'>,
): BrokenAnonymity | null {
  const measuring = services.filter(({ service, states }) => service.category === 'analytics' && states.includes('accept'));
  if (measuring.length === 0) return null;
  for (const { text, names } of sentencesOf(bannerProse(banner))) {
    const sentence = plainText(text);
    if (sentence.length > longestSentence || !claim.test(sentence) || otherwise.test(sentence)) continue;
    for (const use of measuring) {
      if (names > 0 && !namesService(sentence, use)) continue;
      const found = recognisedBy(use, cookies);
      const items = atLeastOne(found.map((cookie) => cookieItem(cookie)));
      if (!items) continue;
      const days = Math.round(Math.max(...found.map(({ lifetimeSeconds }) => lifetimeSeconds ?? 0)) / dayInSeconds);
      return { quote: quoted(sentence), use, days, names: [...new Set(found.map(({ name }) => name))], items };
    }
  }
  return null;
}
