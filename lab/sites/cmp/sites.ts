import type { LabSite } from '../../types.ts';

/** Sites that use consent platforms as they are published. */
export const cmpSites: readonly LabSite[] = [];
