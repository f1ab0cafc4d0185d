import { expect, it } from 'vitest';
import { embedFact, formFact, link, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { Facts } from '../facts.ts';
import check from './tls-mixed-content.ts';

const clear = 'http://cdn.partner.test/app.js';
const request = (part: Partial<RequestFact>) => ({ requests: [requestFact({ id: 'none-r7', url: clear, type: 'script', ...part })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['everything over HTTPS', {}, { class: 'Conform' }],
  ['script loaded', request({}), { class: 'Risk', message: 'activeForeign', cause: 'mixed-content:cdn.partner.test', refs: ['none-r7'] }],
  [
    'script blocked by the browser',
    request({ blockedReason: 'mixed-content', status: null }),
    { class: 'Risk', message: 'blockedForeign' },
  ],
  [
    'script of the own host blocked by the browser',
    request({
      url: 'http://www.muster.test/menu.js',
      host: 'www.muster.test',
      party: 'first',
      blockedReason: 'mixed-content',
      status: null,
    }),
    { class: 'Risk', message: 'blocked' },
  ],
  [
    'frame of a service that is gone',
    { embeds: [embedFact({ kind: 'iframe', url: 'http://www.route.test/?q=1' })] },
    { class: 'Hint', message: 'frame', refs: [siteUrl] },
  ],
  [
    'frame whose address was upgraded by a policy',
    {
      embeds: [embedFact({ kind: 'iframe', url: 'http://www.route.test/?q=1' })],
      requests: [requestFact({ url: 'https://www.route.test/?q=1', type: 'frame' })],
    },
    { class: 'Hint', message: 'passive' },
  ],
  ['frame', request({ type: 'frame' }), { class: 'Risk' }],
  ['style sheet', request({ type: 'stylesheet' }), { class: 'Risk' }],
  ['fetch', request({ type: 'fetch' }), { class: 'Risk' }],
  [
    'unencrypted web socket',
    request({ url: 'ws://chat.partner.test/', type: 'websocket' }),
    { class: 'Risk', cause: 'mixed-content:chat.partner.test' },
  ],
  ['image', request({ type: 'image' }), { class: 'Hint', message: 'passive' }],
  ['video', request({ type: 'media' }), { class: 'Hint' }],
  ['script upgraded by the browser', request({ status: 307, serverIp: null }), { class: 'Hint', message: 'passive' }],
  ['script of a foreign frame', request({ inOwnFrame: false }), { class: 'Hint' }],
  [
    'image whose address the browser upgraded',
    { embeds: [embedFact({ kind: 'image', url: 'http://cdn.partner.test/a.png' })] },
    { class: 'Hint', message: 'passive', refs: [siteUrl] },
  ],
  [
    'several requests to one host are one finding',
    { requests: [requestFact({ id: 'a', url: clear, type: 'script' }), requestFact({ id: 'b', url: `${clear}?2`, type: 'script' })] },
    { class: 'Risk', messages: ['activeForeign'], refs: ['a', 'b'] },
  ],
  [
    'one script on two pages, with an image of its host',
    {
      requests: [
        requestFact({ id: 'a', url: 'http://cdn.partner.test/a.png', type: 'image' }),
        requestFact({ id: 'b', url: clear, type: 'script', states: ['none'] }),
        requestFact({ id: 'c', url: clear, type: 'script', states: ['accept'] }),
        requestFact({ id: 'd', url: clear, type: 'script', pageUrl: `${siteUrl}kontakt` }),
      ],
    },
    { class: 'Risk', messages: ['activeForeign'], refs: ['b', 'd', 'a'] },
  ],
  [
    'form to an unencrypted address',
    { forms: [formFact({ action: 'http://www.muster.test/send', actionHttps: false })] },
    { class: 'Risk', message: 'form', cause: 'form-transport:none-p1-f1', refs: ['none-p1-f1'] },
  ],
  ['a plain link to HTTP is none', { pages: [pageFact({ links: [link({ href: 'http://www.partner.test/' })] })] }, { class: 'Conform' }],
  ['a navigation in clear text is none', request({ type: 'document' }), { class: 'Conform' }],
  ['own machine', request({ url: 'http://localhost:3000/x.js' }), { class: 'Conform' }],
  ['clear content on a clear page is another check', request({ pageUrl: 'http://www.muster.test/' }), { class: 'Conform' }],
  ['no page over HTTPS', { pages: [pageFact({ url: 'http://www.muster.test/' })] }, { class: 'NotApplicable', message: 'noHttpsPage' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
