import { expect, it } from 'vitest';
import { embedFact, legalPage, shopPage, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './emb-booking-widgets.ts';

const calendly: Call = { service: 'calendly', url: 'https://assets.calendly.com/widget.js', states: ['none'] };
const doctolib: Call = { service: 'doctolib', url: 'https://www.doctolib.de/iframe/1', type: 'frame', states: ['none'] };
const cookie = (serviceId: string, part: Partial<CookieFact> = {}) =>
  analyticsCookie({ id: 'w', name: 'widget_id', serviceId, category: 'functional', needsConsent: 'disputed', states: ['none'], ...part });
const naming = (name: string) => {
  const page = legalPage({ kind: 'privacy' });
  return { privacy: { ...page, text: `${page.text}\nTermine buchen Sie über ${name}.` } };
};
const unreadable = { privacy: legalPage({ kind: 'privacy', text: '', failure: 'timeout' }) };
const kasse = `${siteUrl}kasse`;

const frameUrl = 'https://widget.kurse.test/embed/courses';
const cases: [string, Partial<Facts>, Outline][] = [
  ['no widget, or only a link', bannerSite(), { class: 'Conform' }],
  [
    'third country with storage',
    bannerSite({ ...traffic(calendly), cookies: [cookie('calendly')] }),
    { class: 'Risk', message: 'beforeConsent', cause: 'calendly', refs: ['r1', 'w'] },
  ],
  [
    'third country with storage after rejecting',
    bannerSite({ ...traffic({ ...calendly, states: ['reject'] }), cookies: [cookie('calendly', { states: ['reject'] })] }),
    { class: 'Risk', message: 'afterReject' },
  ],
  [
    'third country with storage in both states',
    bannerSite({
      ...traffic({ ...calendly, states: ['none', 'reject'] }),
      cookies: [cookie('calendly', { states: ['none', 'reject'] })],
    }),
    { class: 'Risk', message: 'throughout' },
  ],
  [
    'third country, only a session cookie for load balancing',
    bannerSite({ ...traffic(calendly), cookies: [cookie('calendly', { category: 'necessary', needsConsent: 'no' })] }),
    { class: 'Hint', message: 'thirdCountryStores' },
  ],
  [
    'third country without storage',
    bannerSite({ ...traffic(calendly), ...naming('Calendly') }),
    { class: 'Hint', message: 'thirdCountry' },
  ],
  ...(
    [
      ['the identifier of another service in the address', { identifiers: ['parentHubspotUtk'] }, {}, 'Risk', 'passes'],
      ['the same after rejecting alone', { identifiers: ['hubspotutk'], states: ['reject'] }, { states: ['reject'] }, 'Risk', 'passes'],
      ['an identifier of its own', { identifiers: ['visitorId'] }, {}, 'Hint', 'thirdCountry'],
      ['a cookie that only accepting brings', { identifiers: ['hubspotutk'] }, { states: ['accept'] }, 'Hint', 'thirdCountry'],
      ['a cookie that recognises nobody', { identifiers: ['hubspotutk'] }, { category: 'necessary' }, 'Hint', 'thirdCountry'],
    ] as const
  ).map(([what, call, part, verdict, message]): (typeof cases)[number] => [
    what,
    bannerSite({
      ...traffic({ ...calendly, ...call }),
      ...naming('Calendly'),
      cookies: [analyticsCookie({ name: 'hubspotutk', serviceId: 'hubspot', category: 'marketing', states: ['none'], ...part })],
    }),
    { class: verdict, message },
  ]),
  [
    'what patients fill in',
    bannerSite(traffic({ service: 'idana', url: 'https://app.idana.com/w.js', states: ['none'] })),
    { class: 'Hint', message: 'notNamedHealth' },
  ],
  [
    'a seal',
    bannerSite(traffic({ service: 'protected-shops', url: 'https://www.protectedshops.de/siegel.js', states: ['none'] })),
    { class: 'Hint', message: 'notNamedReview' },
  ],
  ['Europe with storage', bannerSite({ ...traffic(doctolib), cookies: [cookie('doctolib')] }), { class: 'Hint', message: 'storesHealth' }],
  ['Europe, not named', bannerSite(traffic(doctolib)), { class: 'Hint', message: 'notNamedHealth', cause: 'doctolib' }],
  ['Europe, named', bannerSite({ ...traffic(doctolib), ...naming('Doctolib') }), { class: 'Conform', message: 'inOrder' }],
  [
    'Europe, named, by a server in the USA',
    bannerSite({ ...traffic({ ...doctolib, serverCountry: 'US' }), ...naming('Doctolib') }),
    { class: 'Conform', message: 'inOrderAbroad' },
  ],
  [
    'Europe, notice not readable',
    bannerSite({ ...traffic(doctolib), ...unreadable }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  [
    'a review seal in the checkout may belong to the contract',
    bannerSite({
      ...traffic({ service: 'yotpo', url: 'https://staticw2.yotpo.com/w.js', states: ['none'], pageUrl: kasse }),
      cookies: [cookie('yotpo')],
      shopPages: [shopPage({ url: kasse, kind: 'checkout' })],
    }),
    { class: 'Hint', message: 'storesReview' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...calendly, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ...(
    [
      ['that visitors see', {}, {}, 'NoClassification'],
      ['that nobody sees', {}, { visible: false }, 'Conform'],
      ['only after accepting', { states: ['accept'] }, {}, 'Conform'],
      ['that shows the banner', { servesBanner: true }, {}, 'Conform'],
    ] as const
  ).map(([which, call, embed, expected]): (typeof cases)[number] => [
    `an unknown frame ${which}`,
    {
      ...bannerSite(traffic({ url: frameUrl, type: 'frame', states: ['none'], ...call })),
      embeds: [embedFact({ kind: 'iframe', url: frameUrl, host: 'widget.kurse.test', serviceId: null, visible: true, ...embed })],
    },
    expected === 'Conform' ? { class: expected } : { class: expected, message: 'unknownFrame' },
  ]),
  ['after accepting', bannerSite({ ...traffic({ ...calendly, states: ['accept'] }) }), { class: 'Conform' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
