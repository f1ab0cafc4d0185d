import { expect, it } from 'vitest';
import { applicability, legalPage, noLegalPage, storageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { analyticsCookie, bannerSite, type Call, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { CookieFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './emb-chat.ts';

const widget: Call = { service: 'tawk-to', url: 'https://embed.tawk.to/abc/default', states: ['none'] };
const cookie = (part: Partial<CookieFact> = {}) =>
  analyticsCookie({
    id: 'twk',
    name: 'twk_uuid_1',
    serviceId: 'tawk-to',
    category: 'functional',
    needsConsent: 'disputed',
    states: ['none'],
    ...part,
  });
const accepted: Call = { ...widget, states: ['accept'] };

const cases: [string, Partial<Facts>, Outline][] = [
  ['no chat', bannerSite(), { class: 'Conform' }],
  [
    'stores before the chat is opened',
    bannerSite({ ...traffic(widget), cookies: [cookie()] }),
    { class: 'Risk', message: 'beforeConsent', cause: 'tawk-to', refs: ['r1', 'twk'] },
  ],
  [
    'stores although the notice describes it',
    bannerSite({
      ...traffic(widget),
      cookies: [cookie()],
      privacy: legalPage({ kind: 'privacy', text: `${legalPage({ kind: 'privacy' }).text} Wir nutzen tawk.to.` }),
    }),
    { class: 'Risk', message: 'beforeConsentDescribed' },
  ],
  [
    'stores after rejecting',
    bannerSite({ ...traffic({ ...widget, states: ['reject'] }), cookies: [cookie({ states: ['reject'] })] }),
    { class: 'Risk', message: 'afterReject' },
  ],
  [
    'stores in local storage, in both states',
    bannerSite({
      ...traffic({ ...widget, states: ['none', 'reject'] }),
      storage: [
        storageFact({
          id: 'ls',
          key: 'twk_1',
          serviceId: 'tawk-to',
          category: 'functional',
          needsConsent: 'disputed',
          states: ['none', 'reject'],
        }),
      ],
    }),
    { class: 'Risk', message: 'throughout' },
  ],
  [
    'the chat of a website builder',
    bannerSite(
      traffic({ service: 'wix-chat', url: 'https://engage.wixapps.net/chat-widget-server/renderChatWidget/index', states: ['none'] }),
    ),
    { class: 'Hint', message: 'loaded', cause: 'wix-chat' },
  ],
  [
    'the same on a site of that builder: its steps name the builder',
    bannerSite({
      ...traffic({ service: 'wix-chat', url: 'https://engage.wixapps.net/chat-widget-server/renderChatWidget/index', states: ['none'] }),
      applicability: applicability({ system: 'Wix' }),
    }),
    { class: 'Hint', message: 'loadedOfSystem', cause: 'wix-chat' },
  ],
  [
    'the chat of a system, which code of the site can hold back',
    bannerSite({
      ...traffic({ service: 'hubspot-chat', url: 'https://js.usemessages.com/conversations-embed.js', states: ['none'] }),
      applicability: applicability({ system: 'HubSpot CMS' }),
    }),
    { class: 'Hint', message: 'loaded', cause: 'hubspot-chat' },
  ],
  [
    'a chat of somebody else on a site of a builder',
    bannerSite({ ...traffic(widget), applicability: applicability({ system: 'Wix' }) }),
    { class: 'Hint', message: 'loaded', cause: 'tawk-to' },
  ],
  ['loads without storing', bannerSite(traffic(widget)), { class: 'Hint', message: 'loaded', cause: 'tawk-to' }],
  [
    'a cookie for load balancing is no visitor identifier',
    bannerSite({ ...traffic(widget), cookies: [cookie({ category: 'security', needsConsent: 'no' })] }),
    { class: 'Hint', message: 'loaded' },
  ],
  [
    'a cookie the browser refused',
    bannerSite({ ...traffic(widget), cookies: [cookie({ blockedReason: 'ThirdPartyBlocked' })] }),
    { class: 'Hint', message: 'loaded' },
  ],
  [
    'only a connection',
    bannerSite(traffic({ ...widget, type: 'preconnect', active: false })),
    { class: 'Hint', message: 'connectionOnly' },
  ],
  ['self-hosted chat', bannerSite(traffic({ ...widget, url: 'https://chat.muster.test/w.js', party: 'first' })), { class: 'Conform' }],
  ['after accepting, not named', bannerSite(traffic(accepted)), { class: 'Hint', message: 'notNamed', cause: 'tawk-to' }],
  [
    'after accepting, named',
    bannerSite({
      ...traffic(accepted),
      privacy: legalPage({ kind: 'privacy', text: `${legalPage({ kind: 'privacy' }).text} Wir nutzen tawk.to.` }),
    }),
    { class: 'Conform' },
  ],
  [
    'after accepting, notice not readable',
    bannerSite({ ...traffic(accepted), privacy: legalPage({ kind: 'privacy', text: '', failure: 'timeout' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['after accepting, no notice at all', bannerSite({ ...traffic(accepted), privacy: noLegalPage('privacy') }), { class: 'Conform' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExaminedNone' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
