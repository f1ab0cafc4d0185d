import type { ServiceCategory } from '#knowledge/types.ts';
import type { CookieFact } from '../../facts/stored.ts';

/** Purposes as visitors tell them apart. `social`: what networks embed, which may count as content or as advertising. */
export type Purpose = 'measuring' | 'marketing' | 'media' | 'social' | 'comfort';

/** The purpose of a service or cookie by its category; what serves none of them asks for no switch of its own. */
export const purposeOf: Partial<Record<ServiceCategory | NonNullable<CookieFact['category']>, Purpose>> = {
  analytics: 'measuring',
  'session-replay': 'measuring',
  'ab-testing': 'measuring',
  marketing: 'marketing',
  social: 'social',
  video: 'media',
  map: 'media',
  audio: 'media',
  chat: 'comfort',
  booking: 'comfort',
  newsletter: 'comfort',
};

/** What people expect behind the name of a category; visitors take a name widely, so each covers what it may be meant to hold. */
const categories: readonly (readonly [RegExp, readonly Purpose[]])[] = [
  [/statisti|analy|mess(?:ung|en)|measur|performance|leistung|reichweite|audience/i, ['measuring']],
  [/marketing|werb(?:ung|e)|advert|target|personalisier|personali[sz]ation/i, ['marketing', 'social', 'media']],
  [/extern|medien|media|video|karten|maps?(?![a-z])|sozial|social|inhalte|content|einbettung|embed/i, ['media', 'social', 'comfort']],
  [/funktion|function|komfort|comfort|präferenz|preferenc|convenien/i, ['comfort', 'media']],
];
/** A description may stand behind the name. */
const longestName = 40;

/** The purposes that the name of a category covers; null where it is no name of one that is known. Pure. */
export function purposesCoveredBy(label: string): ReadonlySet<Purpose> | null {
  const name = label.slice(0, longestName);
  const covered = categories.flatMap(([pattern, purposes]) => (pattern.test(name) ? purposes : []));
  return covered.length > 0 ? new Set(covered) : null;
}

/** Whether a category is named after content from elsewhere: then maps, videos and what networks embed are one matter of it. Pure. */
export function isForEmbeds(label: string): boolean {
  const name = label.slice(0, longestName);
  return (
    /extern|medien|media(?![a-z])|inhalte|content|einbettung|embed/i.test(name) &&
    !/marketing|werb(?:ung|e)|advert|statisti|analy/i.test(name)
  );
}
