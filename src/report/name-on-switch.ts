import { labelsOf } from '#checks/banner-declarations.ts';
import type { GatheredFacts } from '#checks/facts.ts';
import { namesService } from '#checks/notice.ts';

/** What a banner adds to the name of a service: version, kind of tag. */
const mostAdded = 16;

/** The name of a service on the switch that the banner has for it alone, without the category in brackets; null where it has none. */
export function nameOnSwitch(serviceId: string | null, { banner, services }: Pick<GatheredFacts, 'banner' | 'services'>): string | null {
  const use = services.ok ? services.data.find(({ service }) => service.id === serviceId) : undefined;
  if (!use || !banner.ok || banner.data.banner === null) return null;
  const longest = Math.max(...[use.service.name, ...use.service.aliases].map((name) => name.length)) + mostAdded;
  const names = labelsOf(banner.data.banner, banner.data.cmpName).map((label) => label.replace(/ ?\([^()]{0,60}\)$/, '').trim());
  const isItsOwn = (name: string) => name.length <= longest && !/[,;/&…"]| (?:und|and) /.test(name) && namesService(name, use);
  const [only, ...others] = new Set(names.filter(isItsOwn));
  return others.length === 0 ? (only ?? null) : null;
}
