import { html, notFound } from '../../answers.ts';
import { clientScript } from '../../client-script.ts';
import type { LabHost } from '../../types.ts';
import type { Footprint } from '../footprints.ts';

const host = 'challenges.cloudflare.com';
const api = new URL('./api.js', import.meta.url);
const challenge = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Just a moment...</title></head><body style="margin:0;font:14px Arial,sans-serif;border:1px solid #e0e0e0"><p style="padding:0 12px">✓ Erfolg! <small>Cloudflare</small></p>
<script>localStorage.setItem('cf.turnstile.u','1f0c7d52');</script></body></html>`;

/** Cloudflare Turnstile: script and frame of the check; no cookies, one entry in the frame's own storage. */
export const turnstileHosts: readonly LabHost[] = [
  {
    host,
    address: '104.18.94.41',
    handle({ url }) {
      if (url.pathname === '/turnstile/v0/api.js') return clientScript(api);
      return url.pathname.includes('/turnstile/f/') ? html(challenge) : notFound();
    },
  },
];

/** What a page with Turnstile leaves behind. */
export const turnstileFootprint: Footprint = {
  service: 'Cloudflare Turnstile',
  hosts: [host],
  storage: [{ kind: 'localStorage', key: 'cf.turnstile.u', origin: `https://${host}` }],
};
