import { cmpSites } from './sites/cmp/sites.ts';
import { hostileSites } from './sites/hostile/sites.ts';
import { tischlereiBrandtner } from './sites/tischlerei-brandtner/site.ts';
import type { LabSite } from './types.ts';

export { thirdPartyHosts } from './third-parties/hosts.ts';

/** Every site of the lab, one line each. */
export const sites: readonly LabSite[] = [tischlereiBrandtner, ...cmpSites, ...hostileSites];
