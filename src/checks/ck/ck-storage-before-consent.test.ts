import { expect, it } from 'vitest';
import type { BannerToggle } from '#evidence/banner.ts';
import { bannerEvidence } from '../../../test/factories/evidence.ts';
import { judge, legalPage, storageFact } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, catalogueUse, noRejectSite, traffic, unknownEntry } from '../../../test/factories/traffic.ts';
import type { StorageFact } from '../facts/stored.ts';
import type { Facts } from '../facts.ts';
import check from './ck-storage-before-consent.ts';

const tracking = (part: Partial<StorageFact> = {}) =>
  storageFact({
    id: 's1',
    key: '_hjUserAttributes',
    category: 'analytics',
    needsConsent: 'yes',
    serviceId: 'hotjar',
    idLike: true,
    setBy: null,
    ...part,
  });
const foreign = { idLike: true, setBy: 'https://cdn.tracker.test/t.js' };

const captchaSite = (toggles: BannerToggle[]) =>
  bannerSite({
    services: [catalogueUse('google-recaptcha')],
    banner: { banner: bannerEvidence({ toggles }), cmpName: null, cmpLoaded: null, payOrConsent: false },
    storage: [storageFact({ key: 'rc::a', category: 'security', needsConsent: 'no', serviceId: 'google-recaptcha', party: 'third' })],
  });

const cases: [string, Partial<Facts>, Outline][] = [
  ['functional keys only', bannerSite({ storage: [storageFact()] }), { class: 'Conform', message: 'noneKnown' }],
  [
    'known tracking key before the choice',
    bannerSite({ storage: [tracking({ states: ['none'] })] }),
    { class: 'Risk', message: 'written', cause: 'hotjar', refs: ['s1'] },
  ],
  [
    'an attribution that code of the site keeps',
    bannerSite({ storage: [unknownEntry({ key: 'first_touch', category: 'marketing', needsConsent: 'yes' })] }),
    { class: 'Risk', message: 'ownAttributionInFile', cause: 'first_touch' },
  ],
  [
    'an attribution that code in a page keeps',
    bannerSite({
      storage: [
        unknownEntry({
          key: 'first_touch',
          category: 'marketing',
          needsConsent: 'yes',
          setBy: 'https://www.muster.test/',
          pages: ['https://www.muster.test/'],
        }),
      ],
    }),
    { class: 'Risk', message: 'ownAttribution' },
  ],
  [
    'an origin that it keeps',
    bannerSite({ storage: [unknownEntry({ key: 'landing_page', category: 'analytics', needsConsent: 'disputed' })] }),
    { class: 'Hint', message: 'ownOrigin' },
  ],
  [
    'the same after accepting alone',
    bannerSite({ storage: [unknownEntry({ key: 'first_touch', category: 'marketing', needsConsent: 'yes', states: ['accept'] })] }),
    { class: 'Conform', message: 'noneKnown' },
  ],
  [
    'a draft written on typing is no open entry',
    bannerSite({ storage: [unknownEntry({ key: 'entwurf', onInput: true })] }),
    { class: 'Conform', message: 'noneKnown' },
  ],
  ['after rejecting', bannerSite({ storage: [tracking({ states: ['reject'] })] }), { class: 'Risk', message: 'written' }],
  [
    'before the choice and after rejecting',
    bannerSite({ storage: [tracking({ states: ['none', 'reject'] })] }),
    { class: 'Risk', message: 'written' },
  ],
  [
    'written by a script that is known',
    bannerSite({ storage: [tracking({ states: ['none'], setBy: 'https://script.hotjar.com/modules.1.js?site=1' })] }),
    { class: 'Risk', message: 'writtenByScript' },
  ],
  [
    'written by scripts of which one is not known',
    bannerSite({
      storage: [
        tracking({ states: ['none'], setBy: 'https://script.hotjar.com/modules.1.js' }),
        tracking({ id: 's2', key: '_hjX', states: ['none'] }),
      ],
    }),
    { class: 'Risk', message: 'written' },
  ],
  ['without a banner', { storage: [tracking()] }, { class: 'Risk', message: 'written' }],
  [
    'the choice itself',
    bannerSite({ storage: [storageFact({ key: 'uc_settings', category: 'consent', needsConsent: 'no' })] }),
    { class: 'Conform', message: 'toolOnlyThroughout' },
  ],
  [
    'the choice itself beside an unknown entry',
    bannerSite({ storage: [storageFact({ key: 'uc_settings', category: 'consent', needsConsent: 'no' }), unknownEntry({ key: 'flags' })] }),
    { class: 'Conform', message: 'toolOnlyThroughoutUnclassified' },
  ],
  ['after accepting only', bannerSite({ storage: [tracking({ states: ['accept'] })] }), { class: 'Conform' }],
  [
    'keys of a video count under the video',
    bannerSite({
      services: [catalogueUse('youtube')],
      storage: [
        tracking({
          key: 'yt-remote-device-id',
          serviceId: 'youtube',
          category: 'marketing',
          origin: 'https://www.youtube.com',
          party: 'third',
        }),
      ],
    }),
    { class: 'Risk', cause: 'youtube' },
  ],
  [
    'what another service stores is told beside the risk',
    bannerSite({
      storage: [
        tracking(),
        tracking({ id: 'p', needsConsent: 'disputed', category: 'functional', serviceId: 'intercom', key: 'intercom.state' }),
      ],
    }),
    { class: 'Risk', messages: ['written', 'unopened'] },
  ],
  ['disputed need', bannerSite({ storage: [tracking({ needsConsent: 'disputed' })] }), { class: 'Hint', message: 'disputed' }],
  [
    'unknown identifier of a foreign script',
    bannerSite({ storage: [unknownEntry(foreign)] }),
    { class: 'Hint', message: 'suspiciousByScript', cause: 'abc' },
  ],
  [
    'unknown identifier of the own script, which the notice does not name',
    bannerSite({ storage: [unknownEntry({ idLike: true })] }),
    { class: 'Hint', message: 'ownIdentifier', cause: 'abc' },
  ],
  ['the same without a banner', { storage: [unknownEntry({ idLike: true })] }, { class: 'Hint', message: 'ownIdentifier' }],
  ...(
    [
      ['named in the notice', { key: 'swa_uid' }, 'Throughout'],
      ['of a script that nobody saw', { setBy: null }, 'Throughout'],
      ['with a name of what may be needed', { key: 'cart_token' }, 'Throughout'],
      ['that ends with the visit', { kind: 'sessionStorage' }, 'Throughout'],
      ['named in the notice, after rejecting only', { key: 'swa_uid', states: ['reject'] }, 'AfterReject'],
    ] as const
  ).map(([what, part, moment]): [string, Partial<Facts>, Outline] => [
    `an identifier ${what} is open`,
    bannerSite({
      storage: [unknownEntry({ idLike: true, ...part })],
      privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nIm Local Storage liegt swa_uid.` }),
    }),
    { class: 'NoClassification', message: `unknownOnly${moment}` },
  ]),
  [
    'where the notice could not be read',
    bannerSite({
      storage: [unknownEntry({ idLike: true })],
      privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }),
    }),
    { class: 'NoClassification', message: 'unknownOnlyThroughout' },
  ],
  [
    'named in the notice, where there is nothing to choose',
    {
      storage: [unknownEntry({ idLike: true, key: 'swa_uid' })],
      privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nIm Local Storage liegt swa_uid.` }),
    },
    { class: 'NoClassification', message: 'unknownOnlyVisit' },
  ],
  [
    'the choice itself, stored by rejecting',
    bannerSite({ storage: [storageFact({ key: 'uc_settings', category: 'consent', needsConsent: 'no', states: ['reject', 'accept'] })] }),
    { class: 'Conform', message: 'toolOnlyAfterReject' },
  ],
  [
    'theme key and feature flags',
    bannerSite({ storage: [unknownEntry({ key: 'flags' }), unknownEntry({ key: 'color-mode' })] }),
    { class: 'Conform', message: 'noneKnownUnclassified' },
  ],
  [
    'caches of a service worker',
    bannerSite({ storage: [unknownEntry({ kind: 'cacheStorage', ...foreign })] }),
    { class: 'Conform', message: 'noneKnown' },
  ],
  ['tracking key, reject not possible', noRejectSite({ storage: [tracking({ states: ['none'] })] }), { class: 'Risk', message: 'written' }],
  [
    'nothing seen, reject not possible',
    noRejectSite({ storage: [storageFact()] }),
    { class: 'NoClassification', message: 'rejectNotExamined' },
  ],
  [
    'written by the software of another company within an embed',
    bannerSite({
      ...traffic(
        { service: 'matterport', url: 'https://my.matterport.com/show/?m=a', type: 'frame' },
        { service: 'matterport', url: 'https://static.matterport.com/showcase.js', parentId: 'r1' },
      ),
      storage: [
        tracking({
          serviceId: 'segment',
          party: 'third',
          origin: 'https://my.matterport.com',
          setBy: 'https://static.matterport.com/showcase.js',
        }),
      ],
    }),
    { class: 'Risk', message: 'writtenWithEmbed', cause: 'matterport' },
  ],
  [
    'written in the frame of an embed',
    bannerSite({
      ...traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }),
      storage: [tracking({ serviceId: 'youtube', party: 'third', origin: 'https://www.youtube.com' })],
    }),
    { class: 'Risk', message: 'writtenInFrame' },
  ],
  [
    'a script of the embed writes under the domain of the site, whatever becomes of the frame',
    bannerSite({
      ...traffic(
        { service: 'paypal', url: 'https://www.paypal.com/sdk/js' },
        { service: 'paypal', url: 'https://www.paypal.com/smart/buttons', type: 'frame' },
      ),
      storage: [tracking({ serviceId: 'paypal', setBy: 'https://www.paypal.com/sdk/js' })],
    }),
    { class: 'Risk', message: 'writtenByScript' },
  ],
  [
    'a script of the embed makes the frame',
    bannerSite({
      ...traffic(
        { service: 'paypal', url: 'https://www.paypal.com/sdk/js' },
        { service: 'paypal', url: 'https://www.paypal.com/smart/buttons', type: 'frame', parentId: 'r1' },
      ),
      storage: [tracking({ serviceId: 'paypal', party: 'third', origin: 'https://www.paypal.com' })],
    }),
    { class: 'Risk', message: 'written' },
  ],
  [
    'chat that nobody opened',
    bannerSite({ storage: [tracking({ needsConsent: 'disputed', category: 'functional', serviceId: 'intercom', key: 'intercom.state' })] }),
    { class: 'Hint', message: 'unopened' },
  ],
  [
    'payment before anybody pays',
    bannerSite({
      storage: [tracking({ needsConsent: 'disputed', category: 'functional', serviceId: 'paypal', key: '__paypal_storage__' })],
    }),
    { class: 'Hint', message: 'unpaid' },
  ],
  [
    'captcha for which the banner asks',
    captchaSite([{ label: 'Google reCAPTCHA', layer: 2, checked: false, disabled: false, legitimateInterest: false }]),
    { class: 'Hint', message: 'asked' },
  ],
  ...(
    [
      ['shop.visitor_id', { class: 'NoClassification', message: 'visitorNamedThroughout' }],
      ['shop.cart', { class: 'Conform', message: 'noneKnownTechnical' }],
    ] as const
  ).map(([key, expected]): [string, Partial<Facts>, Outline] => [
    `what a shop stores without a word on its purpose: ${key}`,
    bannerSite({
      services: [catalogueUse('ecwid')],
      storage: [tracking({ needsConsent: 'disputed', category: 'functional', serviceId: 'ecwid', key })],
    }),
    expected,
  ]),
  ['captcha of which the banner says nothing', captchaSite([]), { class: 'Conform', message: 'noneKnownTechnical' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when storage could not be read', () => {
  expect(judge(check, bannerSite(), ['storage'])).toMatchObject({ class: 'NoClassification', missing: 'storage' });
});
