import type { LabHost } from '../types.ts';
import { consentmanagerHosts } from './consentmanager/hosts.ts';
import { cookiebotHosts } from './cookiebot/hosts.ts';
import { googleHosts } from './google/hosts.ts';
import { hotjarHosts } from './hotjar/hosts.ts';
import { linkedInHosts } from './linkedin/hosts.ts';
import { metaHosts } from './meta/hosts.ts';
import { microsoftHosts } from './microsoft/hosts.ts';
import { oneTrustHosts } from './onetrust/hosts.ts';
import { sourcepointHosts } from './sourcepoint/hosts.ts';
import { usercentricsHosts } from './usercentrics/hosts.ts';

/** Every third party of the lab, under its real host names. */
export const thirdPartyHosts: readonly LabHost[] = [
  ...googleHosts,
  ...metaHosts,
  ...linkedInHosts,
  ...microsoftHosts,
  ...hotjarHosts,
  ...cookiebotHosts,
  ...usercentricsHosts,
  ...oneTrustHosts,
  ...consentmanagerHosts,
  ...sourcepointHosts,
];
