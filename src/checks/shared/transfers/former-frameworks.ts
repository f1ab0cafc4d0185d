import { mentionsAny } from '#knowledge/phrases.ts';
import { services } from '#knowledge/services.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { type Notice, namesService, passagesAbout } from '../notice/notice.ts';
import { sentencesOf } from '../notice/notice-passages.ts';
import { frameworks, outdatedUses } from '../notice/outdated-terms.ts';
import { countryOfRecipient } from './third-country.ts';
import { collective, type GroundReading } from './transfer-grounds.ts';

/** About the length of what a notice says about one service. */
const sectionLength = 600;

const fallen: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Privacy Shield', pattern: /Privacy[\s-]?Shield|Datenschutzschild/i },
  { name: 'Safe Harbor', pattern: /Safe[\s-]?Harbou?r/i },
];

/**
 * What a notice names in its part on the service as a basis that fell, or null. What it says about the vendor holds for one of
 * its services only where it does not describe that service; what it says of another company close by holds for that one, and what
 * stands in the section of another service falls with it.
 */
export function formerFrameworkOf(
  { privacy }: Pick<Facts, 'privacy'>,
  notice: Notice,
  use: ServiceUse,
  grounds: GroundReading,
): string | null {
  const about = namesService(notice.text, use) ? { ...use, vendorName: null } : use;
  const passages = passagesAbout(notice, about, sectionLength).join('\n');
  // The section of another company may begin right behind its own.
  const own = grounds.partsOf(use, sectionLength).join('\n');
  const held = namedAsValid(notice);
  const named = fallen.filter(
    ({ name, pattern }) =>
      held.has(name) &&
      (isInSectionOfTwin(privacy.text, use, pattern) ||
        // A long section tells it far from the name at its head.
        (((pattern.test(passages) && pattern.test(own)) || isInOwnSection(privacy.text, use, pattern)) &&
          grounds.placeOf(use, pattern) !== 'elsewhere' &&
          !isInOtherSections(privacy.text, use, pattern))),
  );
  return named.length > 0 ? named.map(({ name }) => name).join(', ') : null;
}

/** Frameworks that a notice names as if they still held; who says that they fell rests nothing on them. */
function namedAsValid({ text }: Notice): ReadonlySet<string> {
  return new Set(outdatedUses(text, frameworks).map(({ term }) => term.name));
}

/** What a notice names for all recipients in the USA as a basis that fell, or null: it holds for a service whose section names none. */
export function formerInGeneral(notice: Notice, use: ServiceUse, grounds: GroundReading): string | null {
  if (countryOfRecipient(use) !== 'US') return null;
  const held = namedAsValid(notice);
  const named = fallen.filter(({ name, pattern }) => held.has(name) && grounds.placeOf(use, pattern) === 'general');
  return named.length > 0 ? named.map(({ name }) => name).join(', ') : null;
}

/**
 * Whether the notice names the service by nothing but a name it shares with another of its company, as „Jetpack“ is that of the statistics
 * and of the files, and says this of that other one: then both stand in one section.
 */
function isInSectionOfTwin(privacyText: string, { service }: ServiceUse, pattern: RegExp): boolean {
  const shared = twinsOf(service);
  if (shared.length === 0) return false;
  const sentences = sentencesOf(privacyText);
  const naming = sentences.filter(({ about }) => about.has(service.id));
  return shared.some(({ id, names }) => {
    // „WordPress.com“ is part of „WordPress.com-Stats“, and tells the two apart no better than the name they share.
    const others = [service.name, ...service.aliases].filter((name) => !names.some((each) => each.includes(name.toLowerCase())));
    const isNamedSo = naming.some(({ about }) => about.has(id)) && !naming.some(({ text }) => mentionsAny(text, others));
    // Under the heading the company may be named alone.
    const isAbout = ({ about, headedBy }: (typeof sentences)[number]) => about.has(id) || (about.size === 0 && headedBy.has(id));
    return isNamedSo && sentences.some((sentence) => isAbout(sentence) && pattern.test(sentence.text));
  });
}

/** Other services of the company with a name in common, and all their names. */
function twinsOf({ id, vendor, name, aliases }: ServiceUse['service']): { id: string; names: readonly string[] }[] {
  const own = new Set([name, ...aliases].map((each) => each.toLowerCase()));
  return services
    .filter((other) => other.id !== id && other.vendor === vendor)
    .map((other) => ({ id: other.id, names: [other.name, ...other.aliases].map((each) => each.toLowerCase()) }))
    .filter(({ names }) => names.some((each) => own.has(each)));
}

/** Whether a notice says this where it describes the service. */
function isInOwnSection(privacyText: string, { service }: ServiceUse, pattern: RegExp): boolean {
  return sentencesOf(privacyText).some(({ about, text }) => about.has(service.id) && pattern.test(text));
}

/** Whether a notice that describes the service says this in the sections of other services alone. */
function isInOtherSections(privacyText: string, { service }: ServiceUse, pattern: RegExp): boolean {
  const sentences = sentencesOf(privacyText);
  if (!sentences.some(({ about }) => about.has(service.id))) return false;
  const telling = sentences.flatMap(({ text, about }, index) => {
    if (!pattern.test(text)) return [];
    // A sentence of no service of its own goes on with the section it stands in, above which no other has begun.
    return [
      about.size > 0 || collective.test(text)
        ? about
        : (sentences.findLast((each, at) => at < index && each.about.size > 0)?.about ?? about),
    ];
  });
  return telling.length > 0 && telling.every((about) => about.size > 0 && !about.has(service.id));
}
