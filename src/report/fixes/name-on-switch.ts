import type { GatheredFacts } from '#checks/facts.ts';
import { isOptional } from '#checks/shared/banner/banner-controls.ts';
import { labelsOf, switchesAbove } from '#checks/shared/banner/banner-declarations.ts';
import { namesService } from '#checks/shared/notice/notice.ts';

/** What a banner adds to the name of a service: version, kind of tag. */
const mostAdded = 16;

/**
 * The name of a service on the switch that the banner has for it alone, without the category in brackets, or in the list below a
 * category that can be refused; null where it has none.
 */
export function nameOnSwitch(serviceId: string | null, { banner, services }: Pick<GatheredFacts, 'banner' | 'services'>): string | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === serviceId) : undefined;
  if (!use || !banner.ok || banner.data.banner === null) return null;
  const shown = banner.data.banner;
  const longest = Math.max(...[use.service.name, ...use.service.aliases].map((name) => name.length)) + mostAdded;
  const isItsOwn = (name: string) => name.length <= longest && !/[,;/&…"]| (?:und|and) /.test(name) && namesService(name, use);
  const bare = (label: string) => label.replace(/ ?\([^()]{0,60}\)$/, '').trim();
  const names = labelsOf(shown, banner.data.cmpName).map(bare).filter(isItsOwn);
  if (names.length > 0) return new Set(names).size === 1 ? names[0]! : null;
  const above = switchesAbove(shown, (line) => namesService(line, use), true);
  if (above.length === 0 || !above.every(isOptional)) return null;
  const lines = shown.deeperText?.slice(0, 60_000).split('\n') ?? [];
  return lines.flatMap(entriesOf).map(bare).find(isItsOwn) ?? null;
}

/** "Services: Google Ads, Meta Pixel": what leads a list, and is no part of the first name. */
const lead = /^(?:verwendete\s+|eingesetzte\s+)?(?:services?|dienste?|tools?)\s?:\s+/iu;
/** One name among others: capitals, and few words. */
const isName = (part: string) => /^\p{Lu}\S*(?: [\p{Lu}\d(]\S*){0,4}$/u.test(part);

/** The services of a line that lists several of them; any other line as it is. */
function entriesOf(line: string): string[] {
  const list = line.trim().replace(lead, '');
  const parts = list.split(/\s*[,;|]\s+/).filter((part) => part !== '');
  return parts.length > 1 && parts.every(isName) ? parts : [list];
}
