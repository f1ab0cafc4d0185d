import type { LabHost } from '../types.ts';
import { googleHosts } from './google/hosts.ts';
import { hotjarHosts } from './hotjar/hosts.ts';
import { linkedInHosts } from './linkedin/hosts.ts';
import { metaHosts } from './meta/hosts.ts';
import { microsoftHosts } from './microsoft/hosts.ts';

/** Every third party of the lab, under its real host names. */
export const thirdPartyHosts: readonly LabHost[] = [...googleHosts, ...metaHosts, ...linkedInHosts, ...microsoftHosts, ...hotjarHosts];
