import type { LabSite } from '../../types.ts';
import { clarity } from './clarity/site.ts';
import { cookies } from './cookies/site.ts';
import { english } from './english/site.ts';
import { frameBanner } from './frame-banner/site.ts';
import { insistent } from './insistent/site.ts';
import { klaro } from './klaro/site.ts';
import { late } from './late/site.ts';
import { moving } from './moving/site.ts';
import { noBanner } from './no-banner/site.ts';
import { orejime } from './orejime/site.ts';
import { osano } from './osano/site.ts';
import { osanoInfo } from './osano-info/site.ts';
import { pdfLegal } from './pdf-legal/site.ts';
import { posthog } from './posthog/site.ts';
import { replay } from './replay/site.ts';
import { requests } from './requests/site.ts';
import { tarteaucitron } from './tarteaucitron/site.ts';
import { vanilla } from './vanilla/site.ts';
import { vanillaPreticked } from './vanilla-preticked/site.ts';

/** Sites that use consent platforms and other scripts as they are published, and home-made ones with a twist. */
export const cmpSites: readonly LabSite[] = [
  klaro,
  tarteaucitron,
  orejime,
  osano,
  osanoInfo,
  vanilla,
  vanillaPreticked,
  posthog,
  replay,
  clarity,
  frameBanner,
  late,
  moving,
  insistent,
  noBanner,
  english,
  pdfLegal,
  cookies,
  requests,
];
