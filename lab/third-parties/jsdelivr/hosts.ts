import { notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import { packageFile } from '../../package-file.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const multiStep = new URL('./multi-step.js', import.meta.url);
const cookieConsent = new URL('./fs-cc.js', import.meta.url);

/** The network jsDelivr with a library from npm, and Finsweet's Cookie Consent and a tool for forms as Webflow sites load them. */
export const jsDelivrHosts: readonly LabHost[] = [
  {
    host: 'cdn.jsdelivr.net',
    address: '151.101.65.229',
    handle: ({ url, headers }) =>
      url.pathname === '/npm/fflate@0.8.3/umd/index.js'
        ? packageFile('fflate/umd/index.js', { 'access-control-allow-origin': headers.origin ?? '*' })
        : /^\/npm\/@finsweet\/cookie-consent@1(?:\.[\d.]+)?\/fs-cc\.js$/.test(url.pathname)
          ? clientScript(cookieConsent, {}, { 'access-control-allow-origin': '*' })
          : url.pathname === '/gh/videsigns/webflow-tools@latest/multi-step.js'
            ? clientScript(multiStep, {}, { 'access-control-allow-origin': '*' })
            : notFound(),
  },
];

/** The library alone. */
export const finsweetFootprint: Footprint = { service: 'Finsweet Cookie Consent', hosts: ['cdn.jsdelivr.net'] };

/** A library that is no service of its own. */
export const jsDelivrFootprint: Footprint = { service: 'jsDelivr', hosts: ['cdn.jsdelivr.net'] };
