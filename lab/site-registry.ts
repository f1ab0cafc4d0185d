import { cmpSites } from './sites/cmp/sites.ts';
import { energieberatungLindner } from './sites/energieberatung-lindner/site.ts';
import { heideKurier } from './sites/heide-kurier/site.ts';
import { hostileSites } from './sites/hostile/sites.ts';
import { hotelSeeblick } from './sites/hotel-seeblick/site.ts';
import { kanzleiOsterholt } from './sites/kanzlei-osterholt/site.ts';
import { planwerk } from './sites/planwerk/site.ts';
import { schnaeppchenPalast } from './sites/schnaeppchen-palast/site.ts';
import { teekontorHansen } from './sites/teekontor-hansen/site.ts';
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
  planwerk,
  teekontorHansen,
  hotelSeeblick,
  energieberatungLindner,
  ...cmpSites,
  ...hostileSites,
];
