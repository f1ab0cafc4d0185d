import type { LabSite } from '../../types.ts';

/** Sites that attack the scanner or break down in its hands. */
export const hostileSites: readonly LabSite[] = [];
