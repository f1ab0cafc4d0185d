import { notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { packageFile } from '../../package-file.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const cookieConsent = new URL('./fs-cc.js', import.meta.url);

/** The network jsDelivr with a library from npm, and Finsweet's Cookie Consent as Webflow sites load it. */
export const jsDelivrHosts: readonly LabHost[] = [
  {
    host: 'cdn.jsdelivr.net',
    address: '151.101.65.229',
    handle: ({ url, headers }) =>
      url.pathname === '/npm/fflate@0.8.3/umd/index.js'
        ? packageFile('fflate/umd/index.js', { 'access-control-allow-origin': headers.origin ?? '*' })
        : /^\/npm\/@finsweet\/cookie-consent@1(?:\.[\d.]+)?\/fs-cc\.js$/.test(url.pathname)
          ? clientScript(cookieConsent, {}, { 'access-control-allow-origin': '*' })
          : notFound(),
  },
];

/** The library alone. */
export const finsweetFootprint: Footprint = { service: 'Finsweet Cookie Consent', hosts: ['cdn.jsdelivr.net'] };
