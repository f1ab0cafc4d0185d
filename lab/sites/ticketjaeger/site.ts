import { html } from '../../answers.ts';
import { apexHost } from '../../site-host.ts';
import type { LabSite } from '../../types.ts';

const wall = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Zugriff verweigert</title>
<style>body{font:16px/1.6 Arial,sans-serif;max-width:640px;margin:12vh auto;padding:0 20px;color:#222}code{background:#eee;padding:2px 6px}</style></head>
<body><h1>Zugriff verweigert</h1><p>Unser System hat ungewöhnlichen Datenverkehr von Ihrem Anschluss festgestellt. Bitte bestätigen Sie, dass Sie ein Mensch sind, und laden Sie die Seite danach neu.</p>
<p>Wenn Sie glauben, dass es sich um einen Irrtum handelt, nennen Sie unserem Kundendienst diese Kennung: <code>Referenz 18.6f3c1702.1763690000.2b1d9e</code></p><noscript>Bitte aktivieren Sie JavaScript.</noscript></body></html>`;

/** A ticket seller whose bot protection turns every visitor away that it does not know. */
export const ticketjaeger: LabSite = {
  slug: 'ticketjaeger',
  url: 'https://www.ticketjaeger.test/',
  about: {
    de: 'Kartenverkauf hinter einer Bot-Abwehr, die jeden Abruf mit 403 beantwortet: ein Scan muss sagen, dass er ausgesperrt wurde.',
    en: 'A ticket seller behind bot protection that answers everything with 403: a scan has to say that it was locked out.',
  },
  hosts: [
    {
      host: 'www.ticketjaeger.test',
      address: '5.9.140.33',
      handle: () => ({ ...html(wall, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }), status: 403 }),
    },
    apexHost('ticketjaeger.test', '5.9.140.33'),
  ],
  truth: null,
  error: 'blocked-by-site',
};
