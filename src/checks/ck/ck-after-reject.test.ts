import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage, requestFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import {
  advertisingCookie,
  analyticsCookie,
  bannerSite,
  deviceReading,
  traffic,
  unknownCookie,
  videoBesideAds,
} from '../../../test/factories/traffic.ts';
import type { RequestFact } from '../facts/requests.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './ck-after-reject.ts';

const week = 604_800;

/** What nobody was seen to set. */
const setUnseen = { ...advertisingCookie, setBy: null };

const balancer = cookieFact({
  name: 'AWSALBCORS',
  domain: 'buchung.fremd.test',
  party: 'third',
  serviceId: 'aws',
  category: 'necessary',
  needsConsent: 'no',
  idLike: true,
  lifetimeSeconds: week,
});

const cases: [string, Partial<Facts>, Outline][] = [
  [
    'nothing but the choice itself',
    bannerSite({ cookies: [cookieFact({ name: 'CookieConsent', category: 'consent', lifetimeSeconds: week })] }),
    { class: 'Conform' },
  ],
  ...(
    [
      ['left over', ['none', 'reject'], ['reject'], 'protecting'],
      ['seen before the choice only', ['none'], [], undefined],
    ] as const
  ).map(([when, states, leftOverIn, message]): [string, Partial<Facts>, Outline] => [
    `what protects a service, ${when}`,
    bannerSite({
      cookies: [
        cookieFact({
          name: '__stripe_mid',
          serviceId: 'stripe',
          category: 'security',
          needsConsent: 'no',
          idLike: true,
          states,
          leftOverIn,
        }),
      ],
    }),
    { class: 'Conform', ...(message && { message }) },
  ]),
  [
    'analytics cookie set after rejecting',
    bannerSite({ cookies: [analyticsCookie({ states: ['none', 'reject'] })] }),
    { class: 'Risk', message: 'afterReject', cause: 'google-analytics', refs: ['cookie:_ga'] },
  ],
  [
    'cookie of a video on whose domain an advertising service calls too: who set it was seen',
    bannerSite({ ...videoBesideAds, cookies: [advertisingCookie] }),
    { class: 'Risk', messages: ['inFrame'], cause: 'youtube' },
  ],
  [
    'the same, and nothing tells which request set it',
    bannerSite({ ...videoBesideAds, cookies: [setUnseen] }),
    { class: 'Risk', messages: ['inFrameShared'], cause: 'youtube' },
  ],
  [
    'cookie of a product of the site, set by its server after rejecting',
    bannerSite({
      cookies: [
        analyticsCookie({ name: 'tl_1_2_3', serviceId: null, setVia: 'header', setBy: 'https://www.muster.test/wp-admin/admin-ajax.php' }),
      ],
    }),
    { class: 'Risk', messages: ['afterRejectByServer'], cause: 'Thrive Leads' },
  ],
  [
    'an attribution that code of the site keeps after rejecting',
    bannerSite({ cookies: [analyticsCookie({ name: 'muster_herkunft', serviceId: null, category: 'marketing', setBy: null })] }),
    { class: 'Risk', messages: ['ownAttribution'] },
  ],
  [
    'an origin that code of the site keeps after rejecting',
    bannerSite({ cookies: [unknownCookie({ name: 'landing_page', category: 'analytics', needsConsent: 'disputed', states: ['reject'] })] }),
    { class: 'Hint', message: 'ownOrigin' },
  ],
  [
    'a lasting load balancer of an unknown server',
    bannerSite({ cookies: [{ ...balancer, states: ['none', 'reject'] }] }),
    { class: 'NoClassification', message: 'unknownForeign' },
  ],
  ['analytics cookie before the choice only', bannerSite({ cookies: [analyticsCookie({ states: ['none'] })] }), { class: 'Conform' }],
  [
    'cookie left over from before the choice',
    bannerSite({ cookies: [analyticsCookie({ states: ['none', 'reject'], leftOverIn: ['reject'] })] }),
    { class: 'Hint', message: 'leftOver', cause: 'google-analytics' },
  ],
  ...(
    [
      ['whose service sends on', { type: 'ping', identifiers: ['cid'] }, { class: 'Risk', message: 'runsOn', cause: 'google-analytics' }],
      ['whose service loads its script again', { type: 'script' }, { class: 'Risk', message: 'runsOn', cause: 'google-analytics' }],
      ['whose service shows a picture', { type: 'image', identifiers: [] }, { class: 'Hint', message: 'leftOver' }],
      ['whose service ran only before', { type: 'script', states: ['none'] }, { class: 'Hint', message: 'leftOver' }],
      ['beside another service', { type: 'script', serviceId: 'meta-pixel' }, { class: 'Hint', message: 'leftOver' }],
    ] as const
  ).map(([name, request, expected]): [string, Partial<Facts>, Outline] => [
    `left over from before, ${name}`,
    bannerSite({
      cookies: [analyticsCookie({ states: ['none', 'reject'], leftOverIn: ['reject'] })],
      requests: [requestFact({ serviceId: 'google-analytics', states: ['none', 'reject'], ...request } as Partial<RequestFact>)],
    }),
    expected,
  ]),
  ...(
    [
      ['the cookie goes along', {}, {}, { class: 'Risk', message: 'runsOn' }],
      ['of another domain', {}, { url: 'https://static.pixel-cdn.test/conv/7' }, { class: 'Hint', messages: ['leftOverForeign'] }],
      ['kept from requests of other sites', { sameSite: 'Lax' }, {}, { class: 'Hint', messages: ['leftOverForeign'] }],
      ['only a font of the service', {}, { type: 'font' }, { class: 'Hint', messages: ['leftOverForeign'] }],
    ] as const
  ).map(([name, cookie, request, expected]): [string, Partial<Facts>, Outline] => [
    `a counting picture without an identifier in its address goes on: ${name}`,
    bannerSite({
      ...traffic({ service: 'taboola', url: 'https://pixel-partner.test/conv/7', type: 'image' }),
      cookies: [
        {
          ...advertisingCookie,
          name: 'pp_uid',
          domain: '.pixel-partner.test',
          serviceId: 'taboola',
          sameSite: 'None',
          states: ['none', 'reject'],
          leftOverIn: ['reject'],
          ...cookie,
        } as CookieFact,
      ],
      requests: [
        requestFact({
          serviceId: 'taboola',
          url: 'https://cdn.pixel-partner.test/conv/7',
          type: 'image',
          states: ['none', 'reject'],
          ...request,
        } as Partial<RequestFact>),
      ],
    }),
    expected,
  ]),
  [
    'left over beside the cookie of another service that is set anew',
    bannerSite({
      cookies: [
        analyticsCookie({ states: ['none', 'reject'] }),
        { ...advertisingCookie, states: ['none', 'reject'], leftOverIn: ['reject'] },
      ],
    }),
    { class: 'Risk', messages: ['afterReject', 'leftOverForeign'] },
  ],
  [
    'left over from before, and nothing else is known',
    bannerSite({ cookies: [analyticsCookie({ states: ['none', 'reject'], leftOverIn: ['reject'] })] }),
    { class: 'Hint', message: 'leftOver' },
  ],
  [
    'cookie left over on a domain of somebody else',
    bannerSite({ cookies: [{ ...advertisingCookie, states: ['none', 'reject'], leftOverIn: ['reject'] }] }),
    { class: 'Hint', messages: ['leftOverForeign'] },
  ],
  [
    'necessary cookie left over is in order',
    bannerSite({ cookies: [cookieFact({ states: ['none', 'reject'], leftOverIn: ['reject'] })] }),
    { class: 'Conform' },
  ],
  [
    'unknown identifier of a foreign script',
    bannerSite({ cookies: [unknownCookie({ states: ['reject'], idLike: true, lifetimeSeconds: week, party: 'third' })] }),
    { class: 'Hint', message: 'suspicious', cause: 'xyz' },
  ],
  [
    'disputed need',
    bannerSite({ cookies: [cookieFact({ category: 'functional', needsConsent: 'disputed', serviceId: 'crisp' })] }),
    { class: 'Hint', message: 'unopened', cause: 'crisp' },
  ],
  [
    'anti-bot cookie',
    bannerSite({ cookies: [cookieFact({ category: 'security', serviceId: 'datadome' })] }),
    { class: 'Hint', message: 'technical' },
  ],
  [
    'unknown cookies only',
    bannerSite({ cookies: [unknownCookie({ states: ['reject'] })] }),
    { class: 'NoClassification', message: 'unknown' },
  ],
  [
    'unknown, but described in the notice',
    bannerSite({
      cookies: [unknownCookie({ states: ['reject'] })],
      privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nDas Cookie xyz merkt sich die Sprache.` }),
    }),
    { class: 'NoClassification', message: 'described' },
  ],
  [
    'cart cookie on mere opening',
    bannerSite({ cookies: [unknownCookie({ name: 'warenkorb' })] }),
    { class: 'NoClassification', message: 'unknownAllUnasked' },
  ],
  ['without a banner there is nothing to reject', { cookies: [analyticsCookie()] }, { class: 'NotApplicable', message: 'noBanner' }],
  [
    'trial of a script that reads the device, deleted at once',
    bannerSite({
      cookies: [unknownCookie({ setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie', kept: false })],
      fingerprints: [deviceReading],
    }),
    { class: 'NoClassification', message: 'trials' },
  ],
  [
    'beside it another, and one of the same script that stays',
    bannerSite({
      cookies: [
        unknownCookie({ id: 'trial', setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie', kept: false }),
        unknownCookie({ id: 'other', setBy: 'https://www.muster.test/fp.js', setVia: 'document.cookie' }),
      ],
      fingerprints: [deviceReading],
    }),
    { class: 'NoClassification', message: 'unknownTrials' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when rejecting could not be performed', () => {
  const facts = bannerSite({ cookies: [analyticsCookie({ states: ['none'] })] });
  expect(judge(check, facts, ['rejected'])).toMatchObject({ class: 'NoClassification', missing: 'rejected' });
});
