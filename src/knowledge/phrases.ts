import { isSpelling, nameKind } from './common-names.ts';
import { lastAtOrBefore } from './name-hits.ts';
import { type Accept, type NameHit, NameIndex } from './name-index.ts';
import type { NamingRole } from './naming-context.ts';
import { readText, type TextReading } from './text-reading.ts';
import type { Service, Vendor } from './types.ts';

const indexes = new Map<string, NameIndex<string>>();

/** Whether a text names a service by one of its aliases, for another reason than a link, a comparison or to say it is not used. */
export function mentions(text: string, service: Pick<Service, 'aliases'> & Partial<Pick<Service, 'category'>>): boolean {
  return mentionsAny(text, service.aliases, (reading, hit) => isPartOfSister(reading, hit, service));
}

/** What stands between the name of a product and that of the part of it that is meant: "Jetpack (ehemals WordPress.com-Stats)". */
const narrowed =
  /^\s*(?:[(,–-]|mit (?:der|dem) (?:unter)?(?:funktion|modul)|with the (?:feature|module))\s*(?:(?:ehemals|früher|vormals|formerly|hier)\s+)?[„“"']?$/i;

/**
 * "Jetpack Stats" names the statistics alone, not the pictures that are called "Jetpack" too; so does "Jetpack (WordPress.com-Stats)".
 */
function isPartOfSister(
  { hits, text }: TextReading,
  { start, end, names }: NameHit<string>,
  { aliases, category }: Pick<Service, 'aliases'> & Partial<Pick<Service, 'category'>>,
): boolean {
  const at = lastAtOrBefore(hits, start);
  const around = hits[at];
  if (category === undefined || !around || around.end < end) return false;
  const shared = names[0]!.spelling.toLowerCase();
  /** Called by this very name too, or, with another name in common, by one that begins with it: "WordPress.com Stats". */
  const isSister = (spelling: string, { aliases: its }: Service) =>
    its.some((alias) => alias.toLowerCase() === shared) ||
    (/^[ -]/.test(spelling.toLowerCase().split(shared, 2)[1] ?? '') && its.some((alias) => aliases.includes(alias)));
  const isSisters = (hit: TextReading['hits'][number] | undefined) =>
    hit?.names.every(({ spelling, of }) => of.category !== category && !aliases.includes(spelling) && isSister(spelling, of)) ?? false;
  if (around.start !== start || around.end !== end) return isSisters(around);
  const next = hits[at + 1];
  return next !== undefined && next.start - end <= 40 && narrowed.test(text.slice(end, next.start)) && isSisters(next);
}

/** Whether a text names the company behind a service, under its common or registered name. */
export function mentionsVendor(text: string, vendor: Pick<Vendor, 'name' | 'legalName' | 'euEntity'>): boolean {
  // "X" and "VK" stand for too many things; such companies are found by their registered name only.
  const names = [vendor.name, vendor.legalName, vendor.euEntity ?? ''];
  return mentionsAny(
    text,
    names.filter((name) => name.length > 2),
  );
}

/** "Beim Aufruf fließen keine Daten an …" */
const getsNothing =
  /(?<![a-zß-ɏ])(?:keine(?:rlei)?|no) (?:[a-zß-ɏ]+ ){0,2}(?:daten|informationen|data)(?: [a-zß-ɏ]+){0,2} (?:an|zu|to)\s$/iu;

/** Whether a text holds one of the names, read as `readServiceNames` reads those of the catalogue. */
export function mentionsAny(
  text: string,
  names: readonly string[],
  isOther: (reading: TextReading, hit: NameHit<string>) => boolean = () => false,
): boolean {
  const index = indexOf(names);
  if (index === null) return false;
  const reading = readText(text);
  let named = false;
  let denied = false;
  const shared = reading.shared.flatMap((hit): NameHit<string>[] => {
    const { spelling } = hit.names[0]!;
    return names.includes(spelling) ? [{ ...hit, names: [{ spelling, of: spelling }], within: [] }] : [];
  });
  for (const hit of [...index.find(reading.text, permissible), ...shared]) {
    if (isOther(reading, hit)) continue;
    const role = roleOfHit(reading, hit);
    if (role === 'used') return true;
    const isNetwork = nameKind(hit.names[0]!.spelling) === 'brand';
    const isSpared = role === 'mentioned' && isNetwork && getsNothing.test(reading.text.slice(Math.max(0, hit.start - 60), hit.start));
    named ||= role === 'headed' || role === 'named' || (role === 'mentioned' && !isSpared) || role === 'company';
    denied ||= role === 'denied';
  }
  return named && !denied;
}

const permissible: Accept<string> = ({ spelling }, written, genitive, after) => isSpelling(spelling, written, genitive, after);

function roleOfHit(reading: TextReading, hit: NameHit<string>): NamingRole | null {
  const spelling = hit.names[0]!.spelling;
  return reading.roleAt(hit.start, hit.end, nameKind(spelling), spelling);
}

function indexOf(names: readonly string[]): NameIndex<string> | null {
  const spellings = [...new Set(names.map((name) => name.normalize('NFC').trim()))].filter((name) => /[\p{L}\p{N}]/u.test(name));
  if (spellings.length === 0) return null;
  const key = spellings.join('\n');
  let index = indexes.get(key);
  if (!index) {
    index = new NameIndex(spellings.map((spelling) => ({ spelling, of: spelling })));
    indexes.set(key, index);
  }
  return index;
}
