import { mentionsAny } from '#knowledge/phrases.ts';
import type { ServiceUse } from '../../facts/services.ts';
import type { Facts } from '../../facts.ts';
import { searchableText } from '../site/legal-page.ts';
import { plainText } from '../wording.ts';

/** The privacy notice as far as it was read. */
export interface Notice {
  /** Its address, or null when there is none. */
  url: string | null;
  text: string;
  /** Whether what is missing in `text` is missing in the notice: all of it was read, in a supported language. */
  complete: boolean;
}

/** Reads the notice. Without one, nothing in it can be missing: that is the fault of another check. */
export function readNotice({ privacy, pages }: Pick<Facts, 'privacy' | 'pages'>): Notice {
  const searched = searchableText(privacy, pages);
  if ('text' in searched) return { url: privacy.url, text: searched.text, complete: true };
  if ('missing' in searched) return { url: null, text: '', complete: false };
  return { url: privacy.url, text: plainText(privacy.text), complete: false };
}

/** Whether a text names a service, by its name or an alias. */
export function namesService(text: string, { service }: ServiceUse): boolean {
  return mentionsAny(text, [service.name, ...service.aliases]);
}

/** Whether a text names the company behind a service. */
export function namesVendor(text: string, { vendorName }: ServiceUse): boolean {
  return vendorName !== null && mentionsAny(text, [vendorName]);
}

/** Passages of the notice around the places where a service or its vendor is named, `radius` characters to each side. */
export function passagesAbout({ text }: Notice, { service, vendorName }: ServiceUse, radius: number): string[] {
  const names = [service.name, ...service.aliases, ...(vendorName ? [vendorName] : [])].filter((name) => name.length > 2);
  if (names.length === 0) return [];
  const pattern = new RegExp(`(?<![a-z\\dß-ɏ])(?:${names.map(asPattern).join('|')})(?![a-z\\dß-ɏ])`, 'giu');
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - radius), index + radius));
}

/** Art. 26 GDPR: that site and network are jointly responsible. */
export const jointControllerPattern =
  /\bArt(?:\.|ikel|icle)?\s*26\b|gemeinsame\w*\s+(?:\w+\s+)?verantwort|gemeinsam\s+(?:(?:Ltd\.|Inc\.|[^\s;!?]{0,40}[^\s;!?.])\s+){0,16}?verantwortlich|gemeinschaftlich(?:e[nrs]?)?\s+verantwort|Zusatz\s+für\s+Verantwortliche|controller[\s_-]addendum|joint(?:ly)?[\s-]+(?:controller|control|responsib)/i;

function asPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/[\s-]+/g, '[\\s\\u00a0-]+');
}
