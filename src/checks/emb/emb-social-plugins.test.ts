import { expect, it } from 'vitest';
import { banner, legalPage, link, noLegalPage, pageFact, toggle } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-social-plugins.ts';

const plugin: Call = { service: 'facebook-plugins', url: 'https://connect.facebook.net/de_DE/sdk.js', states: ['none'] };
const accepted = traffic({ ...plugin, states: ['accept'] });
const told = legalPage({
  kind: 'privacy',
  text: `${privacyText}\nMit Meta besteht eine gemeinsame Verantwortlichkeit nach Art. 26 DSGVO.`,
});

/** A feed whose pictures come from the network, before and after the choice. */
const feed: Call[] = [
  { service: 'elfsight', url: 'https://static.elfsight.com/platform/platform.js', states: ['none', 'reject'] },
  {
    service: 'instagram',
    url: 'https://scontent.cdninstagram.com/a.jpg',
    type: 'image',
    states: ['none', 'reject'],
    parentId: 'r1',
    embeddedBy: 'elfsight',
  },
];

const cases: [string, Partial<Facts>, Outline][] = [
  ['none', bannerSite(), { class: 'Conform' }],
  [
    'plain links',
    bannerSite({ pages: [pageFact({ links: [link({ href: 'https://www.facebook.com/sharer.php' })] })] }),
    { class: 'Conform' },
  ],
  ['before the choice', bannerSite(traffic(plugin)), { class: 'Risk', message: 'beforeConsent', cause: 'facebook-plugins', refs: ['r1'] }],
  ['after rejecting', bannerSite(traffic({ ...plugin, states: ['reject'] })), { class: 'Risk', message: 'afterReject' }],
  ['in both states', bannerSite(traffic({ ...plugin, states: ['none', 'reject'] })), { class: 'Risk', message: 'throughout' }],
  [
    'the Meta pixel is another check',
    bannerSite(traffic({ service: 'meta-pixel', url: 'https://connect.facebook.net/de_DE/fbevents.js', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'aggregator that passes content on',
    bannerSite(traffic({ service: 'juicer', url: 'https://assets.juicer.io/embed.js', states: ['none'] })),
    { class: 'Hint', message: 'disputed' },
  ],
  [
    'aggregator whose pictures come from the network',
    bannerSite(
      traffic(
        { service: 'elfsight', url: 'https://static.elfsight.com/platform/platform.js', states: ['none'] },
        {
          service: 'instagram',
          url: 'https://scontent.cdninstagram.com/a.jpg',
          type: 'image',
          states: ['none'],
          parentId: 'r1',
          embeddedBy: 'elfsight',
        },
      ),
    ),
    { class: 'Hint', messages: ['disputedBringing'], cause: 'elfsight', refs: ['r1', 'r2'] },
  ],
  ...(
    [
      ['which the banner offers', feed, { toggles: [toggle({ label: 'Instagram-Feed (Elfsight)' })] }, 'Risk', 'throughoutAsked'],
      ['of whose network the banner asks', feed, { toggles: [toggle({ label: 'Instagram' })] }, 'Risk', 'throughoutAsked'],
      ['of which the banner says nothing', feed, {}, 'Hint', 'disputedBringing'],
      [
        'that is fixed in the banner',
        feed,
        { toggles: [toggle({ label: 'Instagram-Feed (Elfsight)', checked: true, disabled: true })] },
        'Hint',
        'disputedBringing',
      ],
      ['that the banner offers and that passes content on', [feed[0]!], { toggles: [toggle({ label: 'Elfsight' })] }, 'Hint', 'disputed'],
    ] as [string, Call[], Parameters<typeof banner>[0], 'Risk' | 'Hint', string][]
  ).map(([name, calls, shown, resultClass, message]): [string, Partial<Facts>, Outline] => [
    `aggregator ${name}`,
    { ...bannerSite(traffic(...calls)), banner: { banner: banner(shown), cmpName: null, cmpLoaded: null, payOrConsent: false } },
    { class: resultClass, message, cause: 'elfsight' },
  ]),
  [
    'aggregator that the banner offers and that sets a cookie',
    {
      ...bannerSite(traffic(feed[0]!)),
      banner: { banner: banner({ toggles: [toggle({ label: 'Elfsight' })] }), cmpName: null, cmpLoaded: null, payOrConsent: false },
      cookies: [
        analyticsCookie({ name: '__cf_bm', serviceId: 'cloudflare', category: 'security', needsConsent: 'no', setBy: feed[0]!.url }),
      ],
    },
    { class: 'Risk', message: 'throughoutAsked' },
  ],
  [
    'only an image',
    bannerSite(traffic({ ...plugin, url: 'https://static.xx.fbcdn.net/a.png', type: 'image', active: false })),
    { class: 'Hint', message: 'files' },
  ],
  ['after accepting, notice told', bannerSite({ ...accepted, privacy: told }), { class: 'Conform' }],
  ['after accepting, notice silent', bannerSite(accepted), { class: 'Hint', message: 'noJointControl', cause: 'facebook-plugins' }],
  [
    'after accepting, notice missing',
    bannerSite({ ...accepted, privacy: noLegalPage('privacy') }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['reject not possible, notice silent', noRejectSite(accepted), { class: 'Hint', message: 'noJointControlAccepted' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('asks for nothing that waits for consent to wait for it', () => {
  const { noJointControl = '' } = check.texts.de.fixes ?? {};
  expect(noJointControl).toContain('Art. 26');
  expect(noJointControl).not.toMatch(/erst nach der Einwilligung|\{#later\}/);
});
