import { cors, json, notFound } from '../../answers.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';
import { googleAddresses } from './addresses.ts';

/** Library on www.gstatic.com that gtag.js fetches for `phone_conversion_number`. */
export const callForwarding = new URL('./call-forwarding.js', import.meta.url);

/** Google Ads forwarding numbers: without a click on an advertisement the answer holds none, and no cookie is set. */
export const callForwardingHosts: readonly LabHost[] = [
  {
    host: 'www.googleadservices.com',
    address: googleAddresses.ads,
    handle: ({ url, headers }) =>
      /^\/pagead\/conversion\/\d+\/wcm$/.test(url.pathname) ? json({ expires: 86400 }, cors(headers.origin)) : notFound(),
  },
];

/** What it leaves behind beside Google Ads itself. */
export const callForwardingFootprint: Footprint = { service: 'Google Ads', hosts: ['www.gstatic.com', 'www.googleadservices.com'] };
