import type { LabSite } from '../../types.ts';
import { busySites } from './busy/sites.ts';
import { circleSites } from './circles/sites.ts';
import { dialogSites } from './dialogs/sites.ts';
import { disguiseSites } from './disguise/sites.ts';
import { endlessSites } from './endless/sites.ts';
import { floodSites } from './floods/sites.ts';
import { inwardSites } from './inward/sites.ts';
import { noAnswerSites } from './no-answer/sites.ts';
import { notAPageSites } from './not-a-page/sites.ts';
import { tlsSites } from './tls/sites.ts';
import { turnedAwaySites } from './turned-away/sites.ts';

/** Sites that attack the scanner or break down in its hands. */
export const hostileSites: readonly LabSite[] = [
  ...noAnswerSites,
  ...tlsSites,
  ...turnedAwaySites,
  ...notAPageSites,
  ...endlessSites,
  ...circleSites,
  ...dialogSites,
  ...busySites,
  ...floodSites,
  ...disguiseSites,
  ...inwardSites,
];
