import { lifetimes } from '../../cookie.ts';
import type { Footprint } from '../footprints.ts';

/** What the messenger of workspace `app` leaves behind on a site. */
export const intercomFootprint = (domain: string, origin: string, app: string): Footprint => ({
  service: 'Intercom',
  hosts: ['widget.intercom.io', 'js.intercomcdn.com', 'api-iam.eu.intercom.io', 'nexus-europe-websocket.intercom.io'],
  cookies: [
    { name: `intercom-id-${app}`, domain, declaredLifetimeSeconds: lifetimes.days(271) },
    { name: `intercom-device-id-${app}`, domain, declaredLifetimeSeconds: lifetimes.days(271) },
    { name: `intercom-session-${app}`, domain, declaredLifetimeSeconds: lifetimes.days(7) },
  ],
  storage: [{ kind: 'localStorage', key: `intercom.intercom-state-${app}`, origin }],
});
