import type { LabSite } from '../../types.ts';
import { klaro } from './klaro/site.ts';

/** Sites that use consent platforms as they are published. */
export const cmpSites: readonly LabSite[] = [klaro];
