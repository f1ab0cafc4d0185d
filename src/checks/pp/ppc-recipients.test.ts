import { expect, it } from 'vitest';
import { legalPage, noLegalPage, noticeItem, noticeItems, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-recipients.ts';

const analytics = bannerSite(traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect' }));

const linking = (href: string, text = 'Schreiben Sie uns', visible = true): Partial<Facts> => ({
  pages: [pageFact({ links: [{ text, href, visible, area: 'body' }] })],
});
const told = { class: 'Conform', message: 'some' };
const untold = { class: 'Hint', message: 'whatsApp', cause: 'privacy-notice:whatsapp' };

const cases: [string, Partial<Facts>, Outline][] = [
  ['named', analytics, { class: 'Conform' }],
  [
    'none named',
    { noticeItems: noticeItems({ without: ['recipients'] }) },
    { class: 'Hint', message: 'missing', cause: 'privacy-notice:recipients' },
  ],
  [
    'says there are none, and none were seen',
    { noticeItems: noticeItems({ items: [noticeItem('recipients', 'none')] }) },
    { class: 'Conform' },
  ],
  [
    'says there are none, but some were seen',
    { ...analytics, noticeItems: noticeItems({ items: [noticeItem('recipients', 'none')] }) },
    { class: 'Hint', message: 'contradiction' },
  ],
  ...(
    [
      [
        'Auf Rechnung liefern wir Stammkunden. Hierzu holen wir eine Auskunft ein: eine Bonitätsauskunft holen wir bei der Creditreform.',
        'creditCheck',
      ],
      ['Beim Kauf auf Rechnung behalten wir uns eine Bonitätsprüfung vor.', 'creditCheckOpen'],
      ['Das Seminar findet über Zoom statt, 19 bis 21 Uhr.', 'meeting'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a page announces: ${text}`,
    { pages: [pageFact({ url: `${siteUrl}zahlung`, text })] },
    { class: 'Hint', message, refs: [`${siteUrl}zahlung`] },
  ]),
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['recipients'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ...(
    [
      ['https://wa.me/4915155508021?text=Hallo', untold],
      ['https://wa.me/message/ABCDEF', untold],
      ['https://api.whatsapp.com/send?phone=4915155508021', untold],
      ['whatsapp://send?phone=4915155508021', untold],
      ['https://wa.me/?text=https%3A%2F%2Fwww.muster.test', told],
      ['https://api.whatsapp.com/send?text=Muster', told],
      ['https://www.whatsapp.com/legal/privacy-policy-eea', told],
      ['https://www.muster.test/whatsapp', told],
    ] as const
  ).map(([href, expected]): [string, Partial<Facts>, Outline] => [href, linking(href), expected]),
  ...(
    [
      [
        'Partner\nMit ihnen sind wir gemeinsam verantwortlich (Art. 26 DSGVO). Die aktuellen Empfänger nennen wir auf Anfrage.',
        'onRequestJoint',
      ],
      [
        'Partner\nMit ihnen sind wir gemeinsam verantwortlich. Die Partner nennen wir auf Anfrage. Das Wesentliche der Vereinbarung steht unten.',
        'onRequest',
      ],
      ['Welche Partnerunternehmen Ihre Daten erhalten, teilen wir Ihnen auf Wunsch mit.', 'onRequest'],
      ['Auf Anfrage erhalten Sie Auskunft über die Empfänger Ihrer gespeicherten Daten.', undefined],
      ['Eine Kopie der Garantien, die wir mit Empfängern vereinbart haben, erhalten Sie auf Anfrage.', undefined],
      ['Empfänger ist die Muster GmbH. Ein Angebot senden wir auf Anfrage.', undefined],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `recipients on request: ${text}`,
    { privacy: legalPage({ kind: 'privacy', text }) },
    message === undefined ? told : { class: 'Hint', message, cause: 'privacy-notice:recipients-on-request' },
  ]),
  ...(
    [
      ['creame-whatsapp-me/public/js/joinchat.min.js', untold],
      ['click-to-chat-for-whatsapp/new/inc/assets/js/app.js', untold],
      ['whatsapp-share-button/share.js', told],
    ] as const
  ).map(([file, expected]): [string, Partial<Facts>, Outline] => [
    `a button of an extension: ${file}`,
    { requests: [requestFact({ url: `${siteUrl}wp-content/plugins/${file}` })] },
    expected,
  ]),
  ['a chat nobody sees', linking('https://wa.me/4915155508021', 'WhatsApp', false), told],
  [
    'a chat that the notice tells of',
    {
      ...linking('https://wa.me/4915155508021'),
      privacy: legalPage({ kind: 'privacy', text: 'Schreiben Sie uns per Whatsapp, erhält WhatsApp Ireland Ihre Nummer.' }),
    },
    told,
  ],
  ...(
    [
      ['a chat whose button floats over the notice', 'Kontakt\nWir antworten Ihnen gern.\nWhatsApp', untold],
      ['a button and a section that speaks of it', 'Kontakt\nSchreiben Sie uns per WhatsApp, hilft Meta dabei.\nWhatsApp', told],
      ['a button and a heading', 'WhatsApp\nDer Messenger gehört zu Meta.\nWhatsApp', told],
    ] as const
  ).map(([name, text, expected]): [string, Partial<Facts>, Outline] => {
    const notice = legalPage({ kind: 'privacy', text });
    const links = [{ text: 'WhatsApp', href: 'https://wa.me/4915155508021', visible: true, area: 'body' as const }];
    return [name, { privacy: notice, pages: [pageFact({ url: notice.url!, kind: 'privacy', links })] }, expected];
  }),
  [
    'a chat whose button is no link and floats over every page',
    {
      privacy: legalPage({ kind: 'privacy', text: 'Kontakt\nWir antworten Ihnen gern.\nWhatsApp' }),
      pages: [
        pageFact({
          text: 'Willkommen\nWhatsApp',
          links: [{ text: 'Schreiben Sie uns', href: 'https://wa.me/4915155508021', visible: true, area: 'body' }],
        }),
      ],
    },
    untold,
  ],
  [
    'a notice of its own on the chat',
    {
      pages: [
        pageFact({
          links: ['https://wa.me/4915155508021', `${siteUrl}wa`].map((href, index) => ({
            text: ['Chat', 'Datenschutzhinweise zu WhatsApp'][index]!,
            href,
            visible: true,
            area: 'body' as const,
          })),
        }),
      ],
    },
    told,
  ],
  ['a chat, text not whole', { ...linking('https://wa.me/4915155508021'), noticeItems: noticeItems({ complete: false }) }, told],
  [
    'a chat beside no recipients at all',
    { ...linking('https://wa.me/4915155508021'), noticeItems: noticeItems({ without: ['recipients'] }) },
    { class: 'Hint', messages: ['missing', 'whatsApp'] },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
