import { expect, it } from 'vitest';
import {
  applicability,
  legalPage,
  noLegalPage,
  noticeItem,
  noticeItems,
  pageFact,
  requestFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-hosting-logs.ts';

const hostedBy = (text: string, part: Partial<Facts> = {}): Partial<Facts> => ({
  applicability: { ...applicability(), system: 'Squarespace' },
  services: [catalogueUse('squarespace', ['none'], { hosts: ['static1.squarespace.com'] })],
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\n\nHosting\n${text}` }),
  noticeServices: { used: [{ serviceId: 'ionos', quote: text }], notUsed: [], complete: true },
  ...part,
});
const ionos = 'Wir hosten die Inhalte unserer Website bei der IONOS SE, Elgendorfer Str. 57, 56410 Montabaur.';

const cases: [string, Partial<Facts>, Outline][] = [
  ['described', {}, { class: 'Conform' }],
  [
    'a placeholder where the host belongs',
    {
      privacy: legalPage({
        kind: 'privacy',
        text: 'Hosting\nUnser Hoster: [hier Firma und Anschrift des Hosters ergänzen]. Er protokolliert Zugriffe.',
      }),
    },
    { class: 'Hint', message: 'unfilled' },
  ],
  [
    'a request to the author at the hosting',
    {
      privacy: legalPage({
        kind: 'privacy',
        text: 'Hosting\nDie Seiten liegen bei einem Hosting-Anbieter: Bitte Firma und Anschrift des Hosting-Anbieters eintragen, sobald er gewählt ist. Er protokolliert Zugriffe.',
      }),
    },
    { class: 'Hint', message: 'unfilled' },
  ],
  [
    'a host with an address in brackets',
    {
      privacy: legalPage({
        kind: 'privacy',
        text: 'Hosting\nUnser Hoster: Muster Netz GmbH [E-Mail: netz(at)muster.test]. Er protokolliert Zugriffe.',
      }),
    },
    { class: 'Conform' },
  ],
  [
    'not described',
    { noticeItems: noticeItems({ without: ['hostingLogs'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:hosting-logs' },
  ],
  ['a host that does not deliver', hostedBy(ionos), { class: 'Hint', message: 'otherHost', cause: 'privacy-notice:other-host' }],
  ...[
    `IONOS\n${ionos} Beim Besuch erfasst IONOS verschiedene Logfiles.`,
    'IONOS\nUnsere Website liegt auf Servern der IONOS SE.',
    'Anbieter ist die IONOS SE.\nIONOS\nHoster unserer Website ist IONOS; sie verarbeitet auch unsere E-Mails.',
  ].map((text): [string, Partial<Facts>, Outline] => [
    `quoted by its heading: ${text}`,
    hostedBy(text, { noticeServices: { used: [{ serviceId: 'ionos', quote: 'IONOS' }], notUsed: [], complete: true } }),
    { class: 'Hint', message: 'otherHost' },
  ]),
  [
    'a heading, and mail only',
    hostedBy('IONOS\nUnsere E-Mail-Postfächer liegen auf Servern der IONOS SE.', {
      noticeServices: { used: [{ serviceId: 'ionos', quote: 'IONOS' }], notUsed: [], complete: true },
    }),
    { class: 'Conform' },
  ],
  ['the platform is named as well', hostedBy(`${ionos} Gebaut ist sie mit Squarespace.`), { class: 'Conform' }],
  ['mail only', hostedBy('Unsere E-Mail-Postfächer liegen bei der IONOS SE.'), { class: 'Conform' }],
  ...(
    [
      ['Vercel', 'IONOS', 'otherHost'],
      ['Netlify', 'IONOS', 'otherHost'],
      ['Vercel', 'Ausgeliefert wird sie über Vercel.', undefined],
      ['nginx', 'IONOS', undefined],
      ['cloudflare', 'IONOS', undefined],
    ] as const
  ).map(([server, more, message]): [string, Partial<Facts>, Outline] => [
    `delivered by ${server}, and the notice adds: ${more}`,
    hostedBy(`${ionos} ${more}`, {
      applicability: applicability(),
      services: [],
      pages: [pageFact({ headers: { server } })],
      requests: [requestFact({ url: siteUrl, type: 'document', serviceId: null, pageUrl: siteUrl, serverIp: '88.198.24.61' })],
    }),
    message === undefined ? { class: 'Conform' } : { class: 'Hint', message },
  ]),
  ['another system', hostedBy(ionos, { applicability: { ...applicability(), system: 'WordPress' } }), { class: 'Conform' }],
  ['the platform was not contacted', hostedBy(ionos, { services: [] }), { class: 'Conform' }],
  [
    'spoken of, without anything that has to be told',
    { noticeItems: noticeItems({ items: [noticeItem('hostingLogs', 'bare')] }) },
    { class: 'Hint', message: 'bare', cause: 'privacy-notice:hosting-logs' },
  ],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['hostingLogs'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
