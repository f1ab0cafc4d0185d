import { expect, it } from 'vitest';
import { legalPage, link, noLegalPage, pageFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-social-plugins.ts';

const plugin: Call = { service: 'facebook-plugins', url: 'https://connect.facebook.net/de_DE/sdk.js', states: ['none'] };
const accepted = traffic({ ...plugin, states: ['accept'] });
const told = legalPage({
  kind: 'privacy',
  text: `${privacyText}\nMit Meta besteht eine gemeinsame Verantwortlichkeit nach Art. 26 DSGVO.`,
});

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
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
