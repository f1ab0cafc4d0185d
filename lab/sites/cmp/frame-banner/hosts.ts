import { html, notFound } from '../../../answers.ts';
import { clientScript } from '../../../client-script.ts';
import type { LabHost } from '../../../types.ts';

const banner = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Einwilligung</title>
<style>body{margin:0;font:16px/1.5 Georgia,serif;color:#161616;background:#fff}main{max-width:980px;margin:0 auto;padding:26px}h1{font-size:22px;margin:0 0 8px}
.k{display:flex;gap:16px;margin-top:20px}button{flex:1;padding:14px;border:0;font:600 16px Arial,sans-serif;cursor:pointer;color:#161616;background:#f1f1f1}button.ja{background:#a4161a;color:#fff}</style></head>
<body><main role="dialog" aria-label="Einwilligung"><h1>Ihre Daten, Ihre Wahl</h1>
<p>Mit Ihrer Einwilligung messen wir mit Google Analytics, welche Beiträge gelesen werden. Dabei können Daten in die USA gelangen. Ihre Entscheidung können Sie jederzeit am Ende jeder Seite ändern. <a target="_top" href="https://www.bergblick-magazin.test/datenschutz">Datenschutzerklärung</a> · <a target="_top" href="https://www.bergblick-magazin.test/impressum">Impressum</a></p>
<div class="k"><button type="button" id="ablehnen">Ablehnen</button><button type="button" class="ja" id="annehmen">Alle akzeptieren</button></div></main>
<script>const sende=(wert)=>parent.postMessage({typ:'wahl',wert},'*');document.getElementById('ablehnen').addEventListener('click',()=>sende('keine'));document.getElementById('annehmen').addEventListener('click',()=>sende('alle'));</script></body></html>`;

/** A small consent service: a loader for its customers' pages and the banner in a frame under its own name. */
export const consentServiceHost: LabHost = {
  host: 'cmp.einwilligung-direkt.test',
  address: '116.203.71.5',
  handle({ url }) {
    if (url.pathname === '/lader.js')
      return clientScript([new URL('../choice.js', import.meta.url), new URL('parent.js', import.meta.url)], {
        account: url.searchParams.get('konto'),
        key: 'ed_wahl',
        days: 180,
        cookies: ['_ga', '_ga_BERGB11CK4'],
      });
    return url.pathname === '/banner' ? html(banner) : notFound();
  },
};
