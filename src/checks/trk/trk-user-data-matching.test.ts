import { expect, it } from 'vitest';
import { legalPage, pageFact, requestFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './trk-user-data-matching.ts';

const hash = 'a'.repeat(64);
const pixel = (query: string, part: Partial<Call> = {}): Call => ({
  service: 'meta-pixel',
  url: `https://www.facebook.com/tr/?id=1&ev=PageView${query}`,
  type: 'image',
  states: ['none'],
  ...part,
});
const noForms = { forms: [] };
const site = (...calls: Call[]): Partial<Facts> => bannerSite({ ...traffic(...calls), ...noForms });
const accepted = { states: ['accept'] } as const;
const notice = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['no advertising', {}, { class: 'NotApplicable', message: 'noAds' }],
  ['advertising without matching', site(pixel('')), { class: 'Conform' }],
  ['advertising, forms not submitted', bannerSite(traffic(pixel(''))), { class: 'NoClassification', message: 'afterSubmit' }],
  [
    'Google Analytics alone, forms not submitted',
    bannerSite(traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', states: ['accept'] })),
    { class: 'NoClassification', message: 'afterSubmitAnalytics' },
  ],
  [
    'details sent to an unknown server after accepting',
    bannerSite({
      requests: [requestFact({ url: `https://collect.fremd.test/e?em=${hash}`, serviceId: null, states: ['accept'] })],
    }),
    { class: 'NoClassification', message: 'unknownAccepted' },
  ],
  [
    'a plain address sent to an unknown server after accepting',
    bannerSite({
      requests: [
        requestFact({
          url: 'https://collect.fremd.test/e',
          serviceId: null,
          states: ['accept'],
          personalData: [{ kind: 'email', where: 'body', masked: 'b…@muster.test' }],
        }),
      ],
    }),
    { class: 'NotApplicable', message: 'noAds' },
  ],
  [
    'only advertising that a video brings along',
    bannerSite(
      traffic(
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        {
          service: 'google-doubleclick',
          url: 'https://static.doubleclick.net/a.js',
          parentId: 'r1',
          embeddedBy: 'youtube',
          states: ['accept'],
        },
      ),
    ),
    { class: 'Conform', message: 'embeddedOnly' },
  ],
  [
    'advertising that the operator has set up in a funnel',
    bannerSite(
      traffic(
        { service: 'perspective', url: 'https://bewerben.perspectivefunnel.com/a', type: 'frame', states: ['accept'] },
        { service: 'meta-pixel', url: 'https://www.facebook.com/tr?id=1', parentId: 'r1', embeddedBy: 'perspective', states: ['accept'] },
      ),
    ),
    { class: 'NoClassification', message: 'afterSubmit' },
  ],
  [
    'beside it advertising that a video brings along',
    bannerSite(
      traffic(
        { service: 'google-analytics', url: 'https://www.google-analytics.com/g/collect', states: ['accept'] },
        { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame', states: ['accept'] },
        {
          service: 'google-doubleclick',
          url: 'https://static.doubleclick.net/a.js',
          parentId: 'r2',
          embeddedBy: 'youtube',
          states: ['accept'],
        },
      ),
    ),
    { class: 'NoClassification', message: 'afterSubmitAnalytics' },
  ],
  [
    'address in plain before the choice',
    site(pixel('&cd%5Bemail%5D=erika%40example.org')),
    { class: 'Risk', message: 'plainBeforeConsent', cause: 'meta-pixel', refs: ['r1'] },
  ],
  [
    'address in plain, and a page of the site with one in its address',
    site(pixel('&cd%5Bemail%5D=erika%40example.org'), {
      url: 'https://www.muster.test/status?mail=erika%40example.org',
      type: 'document',
      party: 'first',
      personalData: [{ kind: 'email', where: 'url', masked: 'e***@example.org' }],
    }),
    { class: 'Risk', message: 'plainBeforeConsentPaged', cause: 'meta-pixel' },
  ],
  [
    'hashed address before the choice',
    site(pixel(`&ud%5Bem%5D=${hash}`)),
    { class: 'Risk', message: 'beforeConsent', cause: 'meta-pixel', refs: ['r1'] },
  ],
  ['hashed address after rejecting', site(pixel(`&ud[em]=${hash}`, { states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['hashed phone throughout', site(pixel(`&ud[ph]=${hash}`, { states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  [
    'enhanced conversion',
    site({
      service: 'google-ads',
      url: `https://www.googleadservices.com/pagead/conversion/1/?em=tv.1~em.${'B'.repeat(43)}`,
      states: ['none'],
    }),
    { class: 'Risk', message: 'beforeConsent', cause: 'google-ads' },
  ],
  [
    'enhanced conversion without data',
    site({ service: 'google-ads', url: 'https://www.googleadservices.com/pagead/conversion/1/?em=tv.1', states: ['none'] }),
    { class: 'Conform' },
  ],
  [
    'hash found in the body',
    site(pixel('', { personalData: [{ kind: 'hashed-email', where: 'body', masked: 'sha256(…)' }] })),
    { class: 'Risk', message: 'beforeConsent' },
  ],
  [
    'plain address in the body',
    site(pixel('', { personalData: [{ kind: 'email', where: 'body', masked: 'e***@kunde.test' }] })),
    { class: 'Risk' },
  ],
  [
    'what the page publishes of the company, sent along as structured data',
    {
      ...site(
        pixel('', {
          personalData: [
            { kind: 'email', where: 'body', masked: 'i***@muster.test' },
            { kind: 'phone', where: 'body', masked: '+49***50' },
          ],
        }),
      ),
      pages: [pageFact({ text: 'Muster GmbH, info@muster.test, Telefon 0761 12345-50' })],
    },
    { class: 'Conform' },
  ],
  [
    'another number than the published one',
    {
      ...site(pixel('', { personalData: [{ kind: 'phone', where: 'body', masked: '+49***51' }] })),
      pages: [pageFact({ text: 'Telefon 0761 12345-50' })],
    },
    { class: 'Risk' },
  ],
  // Asset hashes are digests too.
  ['digest under another name', site(pixel(`&v=${hash}&file=${hash}`)), { class: 'Conform' }],
  ['known name without a digest', site(pixel('&em=1&ph=0')), { class: 'Conform' }],
  [
    'identity service before the choice',
    site({ service: 'id5', url: 'https://id5-sync.com/g/v2/1.json', states: ['none'] }),
    { class: 'Risk', message: 'identityService', cause: 'id5' },
  ],
  [
    'identity service after accepting',
    site({ service: 'id5', url: 'https://id5-sync.com/g/v2/1.json', ...accepted }),
    { class: 'Conform' },
  ],
  [
    'unknown recipient',
    site({ url: `https://x.fremd.test/?em=${hash}`, states: ['none'] }),
    { class: 'Hint', message: 'unknownRecipient', cause: 'fremd.test' },
  ],
  [
    'recording service is no advertiser',
    site({ service: 'hotjar', url: `https://in.hotjar.com/?em=${hash}`, states: ['none'] }),
    { class: 'NotApplicable', message: 'noAds' },
  ],
  ['own server', { requests: [requestFact({ url: `https://www.muster.test/api?em=${hash}` })] }, { class: 'NotApplicable' }],
  [
    'newsletter provider is no advertiser',
    site({ service: 'mailchimp', url: `https://x.list-manage.com/?em=${hash}`, states: ['none'] }),
    { class: 'NotApplicable' },
  ],
  [
    'with consent, notice silent',
    site(pixel(`&ud[em]=${hash}`, accepted)),
    { class: 'Hint', message: 'notExplained', cause: 'meta-pixel' },
  ],
  [
    'with consent, notice explains',
    {
      ...site(pixel(`&ud[em]=${hash}`, accepted)),
      ...notice('Der Meta Pixel nutzt den erweiterten Abgleich; Ihre E-Mail-Adresse wird gehasht.'),
    },
    { class: 'Conform' },
  ],
  [
    'with consent, notice not readable',
    { ...site(pixel(`&ud[em]=${hash}`, accepted)), privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) },
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'rejecting not examined',
    noRejectSite({ ...traffic(pixel('')), ...noForms }),
    { class: 'NoClassification', message: 'rejectNotExamined' },
  ],
  ['stopped by the browser', site(pixel(`&ud[em]=${hash}`, { blockedReason: 'csp' })), { class: 'Conform' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
