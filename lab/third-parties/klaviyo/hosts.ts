import { cors, json, noContent, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { lifetimes } from '../../cookie.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { type Publications, publications } from '../publications.ts';

/** A sign-up form as its owner designed it with Klaviyo. */
export interface KlaviyoForm {
  delaySeconds: number;
  title: string;
  text: string;
  smallPrint: string;
  button: string;
}

/** Forms by the account's public key. */
export const klaviyoForms: Publications<KlaviyoForm> = publications('Klaviyo form');

/** What `klaviyo.js` leaves behind while Shopify's privacy API says no: `origin` is that of the shop. */
export const klaviyoBefore = (origin: string): Footprint => ({
  service: 'Klaviyo',
  hosts: ['static.klaviyo.com', 'static-forms.klaviyo.com'],
  storage: [
    { kind: 'localStorage', key: 'klaviyoOnsite', origin },
    { kind: 'sessionStorage', key: 'klaviyoPagesVisitCount', origin },
  ],
});

/** What it adds once the visitor may be recognised. */
export const klaviyoAfter = (domain: string): Footprint => ({
  service: 'Klaviyo',
  hosts: ['static-tracking.klaviyo.com', 'a.klaviyo.com'],
  cookies: [{ name: '__kla_id', domain, declaredLifetimeSeconds: lifetimes.days(730) }],
});

const library = new URL('./klaviyo.js', import.meta.url);
const tracking = new URL('./fender-analytics.js', import.meta.url);

/** Klaviyo on a site: the loader, the forms, the tracker and the collector. */
export const klaviyoHosts: readonly LabHost[] = [
  {
    host: 'static.klaviyo.com',
    address: '151.101.2.133',
    handle({ url }) {
      const company = url.pathname.match(/^\/onsite\/js\/(\w+)\/klaviyo\.js$/)?.[1];
      return company ? clientScript(library, { company }) : notFound();
    },
  },
  {
    host: 'static-forms.klaviyo.com',
    address: '151.101.66.133',
    handle({ url, headers }) {
      const company = url.pathname.match(/^\/forms\/api\/v7\/(\w+)\/full-forms$/)?.[1] ?? '';
      const form = klaviyoForms.find(company);
      return form ? json({ full_forms: [{ id: 61842, ...form }] }, cors(headers.origin)) : notFound();
    },
  },
  { host: 'static-tracking.klaviyo.com', address: '151.101.130.133', handle: () => clientScript(tracking) },
  {
    host: 'a.klaviyo.com',
    address: '34.203.17.88',
    handle: ({ headers }) => noContent({ ...cors(headers.origin), 'access-control-allow-headers': 'content-type' }),
  },
];
