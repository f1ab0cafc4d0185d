import { html, json, script } from '../../../answers.ts';
import { escapeHtml } from '../../../page.ts';
import { hostileSite, imprint, shortPage } from '../hostile-site.ts';
import { payloads } from './payloads.ts';

const links = Object.values(payloads)
  .map((text) => `<a href="/impressum">${escapeHtml(text).replaceAll('\u0000', '&#0;')}</a>`)
  .join('\n');

/** Values that survive neither HTML nor a header go in by script. */
const payloadScript = `const texts = ${JSON.stringify(Object.values(payloads)).replaceAll('<', '\\u003c')};
document.title = texts.join(' | ');
for (const text of texts) {
  try { document.cookie = encodeURIComponent(text).slice(0, 20) + '=' + text + '; path=/'; document.cookie = text + '=1; path=/'; } catch {}
  try { localStorage.setItem(text, text); sessionStorage.setItem(text, text); } catch {}
  try { console.log(text); } catch {}
  const button = document.createElement('button'); button.textContent = text; document.body.append(button);
  const link = document.createElement('a'); link.textContent = text; link.href = 'javascript:' + text; document.body.append(link);
  fetch('/antwort?' + text, { headers: { 'x-text': encodeURIComponent(text) } }).catch(() => {});
  fetch('/antwort', { method: 'POST', body: text }).catch(() => {});
}
dataLayer = [['consent', 'default', { __proto__: null, constructor: texts[0], ad_storage: texts[1] }]];`;

/** Shops name a field `id`; by the other names a form answers with its fields instead of telling of itself. */
const ownNames = ['id', 'method', 'innerText', 'getAttribute', 'querySelectorAll', 'getBoundingClientRect', 'checkVisibility'];
const namedForm = `<form id="anmeldung" method="post">${ownNames.map((name) => `<input name="${name}">`).join('')}<button>Senden</button></form><img name="title" alt="">`;

/** Built-ins replaced by ones that lie or throw, as a page would that wants to be unreadable. */
const tampering = `const lie = () => { throw new Error('tampered'); };
for (const name of ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'Promise', 'Map', 'Set', 'Proxy', 'Error', 'Date', 'URL', 'RegExp', 'Symbol']) { try { window[name] = lie; } catch {} }
JSON.stringify = JSON.parse = lie;
for (const owner of [Array, String, Object, Function, Map, Set]) if (owner && owner.prototype) for (const name of Object.getOwnPropertyNames(owner.prototype)) { if (name !== 'constructor') try { owner.prototype[name] = lie; } catch {} }
for (const name of Object.keys(console)) console[name] = lie;
for (const name of ['querySelectorAll', 'querySelector', 'getElementById', 'getElementsByTagName', 'createElement']) Document.prototype[name] = lie;
Element.prototype.getBoundingClientRect = Element.prototype.checkVisibility = Element.prototype.getAttribute = lie;
Object.defineProperty(document, 'title', { get: () => 'gelogen', set() {} });`;

const hijack = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(new Response('<!doctype html><title>Vom Worker</title><h1>Alles in Ordnung</h1>', { headers: { 'content-type': 'text/html' } })));`;

/** Sites that show something other than they are, or speak to someone other than the visitor. */
export const disguiseSites = [
  hostileSite({
    slug: 'worker-hijack',
    de: 'Ein Service Worker beantwortet jede weitere Anfrage selbst.',
    en: 'A service worker answers every further request itself.',
    pages: {
      '/': shortPage('Worker', '', "navigator.serviceWorker.register('/sw.js').catch(() => {});"),
      '/sw.js': script(hijack),
      '/impressum': imprint,
    },
  }),
  hostileSite({
    slug: 'tampered-builtins',
    de: 'Ersetzt die eingebauten Funktionen des Browsers durch Lügen, und Eigenschaften seiner Elemente durch Felder gleichen Namens.',
    en: "Replaces the browser's built-in functions by lies, and properties of its elements by fields of the same name.",
    pages: {
      '/': shortPage(
        'Verdreht',
        `<p id="wahr">Dieser Satz ist wahr.</p>${namedForm}`,
        `document.cookie = 'vorher=1; path=/'; ${tampering}`,
      ),
      '/impressum': imprint,
    },
  }),
  hostileSite({
    slug: 'payload-texts',
    de: 'Titel, Links, Cookies und Speicher voller Schadtexte für HTML, Tabellen, Terminals und Vorlagen.',
    en: 'Title, links, cookies and storage full of payloads for HTML, spreadsheets, terminals and templates.',
    pages: {
      '/': html(shortPage('Texte', links, payloadScript), {
        'x-text': 'a\tb',
        'set-cookie': ['=1+1=2; Path=/', '<b>x</b>=<i>y</i>; Path=/'],
      }),
      '/antwort': json({ __proto__: { polluted: true } }),
      '/impressum': imprint,
    },
  }),
  hostileSite({
    slug: 'broken-charset',
    de: 'Kündigt UTF-8 an und liefert anderes, dazu einzelne Ersatzzeichen und Nullbytes.',
    en: 'Announces UTF-8 and delivers something else, with lone surrogates and NUL bytes.',
    pages: {
      '/': {
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.concat([
          Buffer.from('<!doctype html><meta charset="utf-16"><title>Gr\u00fc\u00dfe</title><h1>M\u00fcnchen</h1>', 'latin1'),
          Buffer.from([0x00, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0xc3, 0x28, 0x0a]),
          Buffer.from(
            "<p>Impressum</p><script>document.title = '\\uD800 \\uDC00 \\u0000'; localStorage.setItem('\\uD800', '\\uDFFF');</script>",
          ),
        ]),
      },
    },
  }),
];
