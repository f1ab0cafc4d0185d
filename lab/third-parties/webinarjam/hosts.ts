import { html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes, setCookie } from '../../cookie.ts';
import { randomText } from '../../random.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const form = new URL('./embed-form.js', import.meta.url);
const dates = ['Donnerstag, 19:00 Uhr (MEZ)', 'Sonntag, 11:00 Uhr (MEZ)'];

/** WebinarJam: registration form written by a script. Its load balancer sets a cookie that works in the pages of others. */
export const webinarJamHosts: readonly LabHost[] = [
  {
    host: 'event.webinarjam.com',
    address: '52.9.151.38',
    handle({ url }) {
      const [, first, hash, kind] = url.pathname.split('/');
      if (first !== 'register' || !hash) return notFound();
      if (kind !== 'embed-form') return html('<!DOCTYPE html><title>WebinarJam</title><p>Du bist angemeldet.</p>');
      const button = url.searchParams.get('formButtonText') ?? 'Register';
      const color = url.searchParams.get('formAccentColor') ?? '#29b6f6';
      const sticky = setCookie('AWSALBCORS', randomText(110), {
        lifetimeSeconds: lifetimes.days(7),
        expires: true,
        secure: true,
        sameSite: 'None',
      });
      return clientScript(form, { hash, button, color, dates }, { 'set-cookie': [sticky] });
    },
  },
];

/** The registration form on a page. */
export const webinarJamFootprint: Footprint = {
  service: 'WebinarJam',
  hosts: ['event.webinarjam.com'],
  cookies: [{ name: 'AWSALBCORS', domain: 'event.webinarjam.com', declaredLifetimeSeconds: lifetimes.days(7) }],
};
