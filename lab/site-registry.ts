import { cmpSites } from './sites/cmp/sites.ts';
import { heideKurier } from './sites/heide-kurier/site.ts';
import { hostileSites } from './sites/hostile/sites.ts';
import { kanzleiOsterholt } from './sites/kanzlei-osterholt/site.ts';
import { schnaeppchenPalast } from './sites/schnaeppchen-palast/site.ts';
import { ticketjaeger } from './sites/ticketjaeger/site.ts';
import { tischlereiBrandtner } from './sites/tischlerei-brandtner/site.ts';
import { tsvWiesenbruch } from './sites/tsv-wiesenbruch/site.ts';
import type { LabSite } from './types.ts';

export { thirdPartyHosts } from './third-parties/hosts.ts';

/** Every site of the lab, one line each. */
export const sites: readonly LabSite[] = [
  tischlereiBrandtner,
  schnaeppchenPalast,
  ticketjaeger,
  kanzleiOsterholt,
  tsvWiesenbruch,
  heideKurier,
  ...cmpSites,
  ...hostileSites,
];
