import type { LabSite } from '../../types.ts';
import { klaro } from './klaro/site.ts';
import { orejime } from './orejime/site.ts';
import { osano } from './osano/site.ts';
import { osanoInfo } from './osano-info/site.ts';
import { tarteaucitron } from './tarteaucitron/site.ts';

/** Sites that use consent platforms and other scripts as they are published, and home-made ones with a twist. */
export const cmpSites: readonly LabSite[] = [klaro, tarteaucitron, orejime, osano, osanoInfo];
