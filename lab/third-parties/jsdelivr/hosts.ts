import { notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const cookieConsent = new URL('./fs-cc.js', import.meta.url);

/** The network jsDelivr with Finsweet's Cookie Consent, as Webflow sites load it. */
export const jsDelivrHosts: readonly LabHost[] = [
  {
    host: 'cdn.jsdelivr.net',
    address: '151.101.65.229',
    handle: ({ url }) =>
      /^\/npm\/@finsweet\/cookie-consent@1(?:\.[\d.]+)?\/fs-cc\.js$/.test(url.pathname)
        ? clientScript(cookieConsent, {}, { 'access-control-allow-origin': '*' })
        : notFound(),
  },
];

/** The library alone. */
export const finsweetFootprint: Footprint = { service: 'Finsweet Cookie Consent', hosts: ['cdn.jsdelivr.net'] };
