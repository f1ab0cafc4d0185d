import type { LabSite } from './types.ts';

export { thirdPartyHosts } from './third-parties/hosts.ts';

/** Every site of the lab, one line each. */
export const sites: readonly LabSite[] = [];
