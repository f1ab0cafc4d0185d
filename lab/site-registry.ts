import type { LabHost, LabSite } from './types.ts';

/** Every site of the lab, one line each. */
export const sites: readonly LabSite[] = [];

/** Hosts of third parties that sites embed. */
export const thirdPartyHosts: readonly LabHost[] = [];
