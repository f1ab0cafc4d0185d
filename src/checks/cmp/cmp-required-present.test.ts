import { expect, it } from 'vitest';
import { banner, control, cookieFact, judge, legalPage, outcome, storageFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import {
  analyticsCookie,
  bannerSite,
  type Call,
  noRejectSite,
  traffic,
  unknownCookie,
  unknownEntry,
} from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-required-present.ts';

const tracker = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC' } as const;
const stranger: Call = { url: 'https://w.fremd.test/w.js' };
const font: Call = { url: 'https://dateien.partner.test/a.woff2', type: 'font' };
const noticeOnly = (part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    banner: {
      banner: banner({ text: 'Diese Website nutzt Cookies.', controls: [control({ role: 'acknowledge', text: 'OK' })] }),
      cmpName: null,
      cmpLoaded: null,
      payOrConsent: false,
    },
    attempts: {
      reject: outcome({ performed: false, verified: false, method: 'no-reject' }),
      accept: outcome({ state: 'accept', method: 'acknowledge' }),
    },
    ...part,
  });
const landing = 'https://www.muster.test/jetzt-bewerben/';
const lackingOn = (page: string, ...calls: Call[]): Partial<Facts> =>
  bannerSite({
    ...traffic(...calls),
    banner: { banner: banner(), cmpName: 'Complianz', cmpLoaded: null, payOrConsent: false, missingOn: [page] },
  });
const hidden = { banner: null, cmpName: null, cmpLoaded: 'Usercentrics', payOrConsent: false };

const cases: [string, Partial<Facts>, Outline][] = [
  ['banner with a choice', bannerSite(traffic({ ...tracker, states: ['accept'] })), { class: 'Conform', message: 'bannerPresent' }],
  [
    'a banner that steers nothing',
    bannerSite(traffic(tracker)),
    { class: 'Hint', message: 'steersNothing', cause: 'banner-idle', refs: ['none-p1', 'r1'] },
  ],
  [
    'one whose refusal was not seen',
    noRejectSite(traffic({ ...tracker, states: ['none', 'accept'] })),
    { class: 'Conform', message: 'bannerPresent' },
  ],
  [
    'a tracker runs on a page on which the banner is missing',
    lackingOn(landing, { ...tracker, pageUrl: landing, states: ['none'] }),
    { class: 'Hint', message: 'lacksBanner', cause: 'consent-banner', refs: [landing, 'r1'] },
  ],
  [
    'a cookie is set there',
    { ...lackingOn(landing), cookies: [analyticsCookie({ states: ['none'], setOn: [landing] })] },
    { class: 'Hint', message: 'lacksBanner', refs: [landing, 'cookie:_ga'] },
  ],
  [
    'it runs there after a consent given elsewhere only',
    lackingOn(landing, { ...tracker, pageUrl: landing, states: ['accept'] }),
    { class: 'Conform', message: 'bannerPresent' },
  ],
  [
    'it runs on other pages only',
    lackingOn(landing, { ...tracker, pageUrl: 'https://www.muster.test/', states: ['none'] }),
    { class: 'Conform', message: 'bannerPresent' },
  ],
  [
    'nothing there needs consent for certain',
    lackingOn(landing, { service: 'plausible', url: 'https://plausible.io/js/script.js', pageUrl: landing, states: ['none'] }),
    { class: 'Conform', message: 'bannerPresent' },
  ],
  ['nothing needs consent', { cookies: [cookieFact()], storage: [storageFact()] }, { class: 'Conform', message: 'nothingNeedsConsent' }],
  [
    'an own counter of which it is disputed is told besides',
    traffic({ service: 'matomo', url: 'https://www.muster.test/matomo.js', party: 'first' }),
    { class: 'Conform', message: 'nothingNeedsConsentDisputed' },
  ],
  [
    'a disputed service beside an unknown session cookie',
    { ...traffic({ service: 'plausible', url: 'https://plausible.io/js/script.js' }), cookies: [unknownCookie()] },
    { class: 'Conform', message: 'nothingKnownEntriesDisputed' },
  ],
  ['service without a banner', traffic(tracker), { class: 'Risk', message: 'noBanner', cause: 'google-analytics', refs: ['r1'] }],
  [
    'two services without a banner',
    traffic(tracker, { service: 'meta-pixel', url: 'https://connect.facebook.net/en_US/fbevents.js' }),
    { class: 'Risk', message: 'noBanner', cause: 'consent-banner' },
  ],
  [
    'a remnant that Google has switched off',
    traffic({ service: 'google-analytics', url: 'https://www.google-analytics.com/analytics.js' }),
    { class: 'Risk', message: 'noBannerUniversal', cause: 'google-analytics' },
  ],
  ['cookie without a banner', { cookies: [analyticsCookie()] }, { class: 'Risk', message: 'noBanner', refs: ['cookie:_ga'] }],
  [
    'storage without a banner',
    { storage: [storageFact({ id: 's', category: 'marketing', needsConsent: 'yes' })] },
    { class: 'Risk', refs: ['s'] },
  ],
  [
    'one finding for all of them',
    { ...traffic(tracker), cookies: [analyticsCookie()] },
    { class: 'Risk', messages: ['noBanner'], refs: ['r1', 'cookie:_ga'] },
  ],
  [
    'video without a banner, which a click can stand in for',
    traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }),
    { class: 'Risk', message: 'noBannerVideo', cause: 'youtube', refs: ['r1'] },
  ],
  [
    'video with its cookie',
    {
      ...traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }),
      cookies: [analyticsCookie({ name: 'VISITOR', serviceId: 'youtube', setBy: 'https://www.youtube.com/embed/a' })],
    },
    { class: 'Risk', message: 'noBannerVideo', cause: 'youtube', refs: ['r1', 'cookie:_ga'] },
  ],
  [
    'several embeds are one missing banner',
    traffic(
      { service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' },
      { service: 'google-maps', url: 'https://www.google.com/maps/embed?pb=a', type: 'frame' },
    ),
    { class: 'Risk', messages: ['noBannerClick'], cause: 'consent-banner', refs: ['r1', 'r2'] },
  ],
  [
    'a booking frame whose need is disputed, with a cookie whose need is not',
    {
      ...traffic({ service: 'calendly', url: 'https://calendly.com/a', type: 'frame' }),
      cookies: [analyticsCookie({ setBy: 'https://calendly.com/a' })],
    },
    { class: 'Risk', message: 'noBannerBooking', cause: 'calendly', refs: ['cookie:_ga'] },
  ],
  ...(
    [
      ['audio', 'soundcloud', 'noBannerClick'],
      ['a calendar', 'google-calendar', 'noBannerClick'],
      ['map', 'google-maps', 'noBannerMap'],
      ['social', 'facebook-plugins', 'noBannerSocial'],
    ] as const
  ).map(([kind, service, message]): [string, Partial<Facts>, Outline] => [
    `${kind} in its frame`,
    traffic({ service, url: 'https://frame.test/a', type: 'frame' }),
    { class: 'Risk', message, cause: service },
  ]),
  [
    'a calendar beside a tracker',
    traffic({ service: 'google-calendar', url: 'https://calendar.google.com/calendar/embed?src=a', type: 'frame' }, tracker),
    { class: 'Risk', message: 'noBanner', cause: 'consent-banner' },
  ],
  [
    'what a calendar brings along as a script in the page itself',
    traffic({ service: 'google-calendar', url: 'https://calendar.google.com/calendar/a.js', type: 'script' }),
    { class: 'Risk', message: 'noBanner', cause: 'google-calendar' },
  ],
  [
    'video beside a tracker',
    traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }, tracker),
    { class: 'Risk', messages: ['noBanner'], cause: 'consent-banner' },
  ],
  [
    'static file of a network',
    traffic({ service: 'facebook-plugins', url: 'https://static.xx.fbcdn.net/a.png', active: false }),
    { class: 'Conform' },
  ],
  [
    'fonts are repaired by hosting them, not by a banner',
    traffic({ service: 'google-fonts', url: 'https://fonts.googleapis.com/css' }),
    { class: 'Conform' },
  ],
  [
    'disputed cookie without a banner',
    { cookies: [cookieFact({ needsConsent: 'disputed', category: 'functional', serviceId: 'crisp' })] },
    { class: 'Hint', message: 'noBannerDisputed' },
  ],
  [
    'unknown identifier without a banner',
    { cookies: [unknownCookie({ idLike: true, party: 'third', lifetimeSeconds: 9e6 })] },
    { class: 'NoClassification', message: 'purposeUnknownEntries' },
  ],
  ['unknown session cookie without a banner', { cookies: [unknownCookie()] }, { class: 'Conform', message: 'nothingKnownEntries' }],
  [
    'unknown cookie of a third party without a banner',
    { cookies: [unknownCookie({ party: 'third' })] },
    { class: 'NoClassification', message: 'purposeUnknownEntries' },
  ],
  [
    'unknown cookie of a third party that is deleted at once',
    { cookies: [unknownCookie({ party: 'third', kept: false })] },
    { class: 'NoClassification', message: 'purposeUnknownDeleted' },
  ],
  [
    'the same, and a server',
    { ...traffic(stranger), cookies: [unknownCookie({ kept: false })] },
    { class: 'NoClassification', message: 'purposeUnknownDeletedServers' },
  ],
  [
    'a cookie that is deleted at once beside one that stays',
    { cookies: [unknownCookie({ party: 'third' }), unknownCookie({ id: 'cookie:own', name: 'own', kept: false })] },
    { class: 'NoClassification', message: 'purposeUnknownEntriesDeleted' },
  ],
  [
    'beside it, what the site stores itself and a server that only delivers a picture',
    {
      ...traffic({ ...stranger, type: 'image' }),
      cookies: [unknownCookie({ party: 'third' }), unknownCookie({ id: 'cookie:own', name: 'own' })],
      storage: [unknownEntry()],
    },
    { class: 'NoClassification', message: 'purposeUnknownBoth' },
  ],
  ['script of an unknown server without a banner', traffic(stranger), { class: 'NoClassification', message: 'purposeUnknownServers' }],
  [
    'script of an unknown server that the notice names',
    { ...traffic(stranger), privacy: legalPage({ kind: 'privacy', text: 'Wir laden ein Skript von w.fremd.test.' }) },
    { class: 'NoClassification', message: 'purposeUnknownServersNamed' },
  ],
  [
    'script of an unknown server beside one of fonts',
    traffic(stranger, font),
    { class: 'NoClassification', message: 'purposeUnknownServersFonts' },
  ],
  [
    'fonts of an unknown server beside an unknown cookie of a third party',
    { ...traffic(font), cookies: [unknownCookie({ party: 'third' })] },
    { class: 'NoClassification', message: 'purposeUnknownEntries' },
  ],
  ['fonts of an unknown server', traffic(font), { class: 'Conform', message: 'nothingNeedsConsent' }],
  [
    'picture of an unknown server without a banner',
    traffic({ ...stranger, type: 'image' }),
    { class: 'Conform', message: 'nothingKnownServers' },
  ],
  [
    'picture of an unknown server and an unknown cookie of the site',
    { ...traffic({ ...stranger, type: 'image' }), cookies: [unknownCookie()] },
    { class: 'Conform', message: 'nothingKnownBoth' },
  ],
  [
    'information only, script of an unknown server',
    noticeOnly(traffic(stranger)),
    { class: 'NoClassification', message: 'purposeUnknownInformedServers' },
  ],
  ['refused cookie', { cookies: [analyticsCookie({ blockedReason: 'ThirdPartyPhaseout' })] }, { class: 'Conform' }],
  ['platform loaded, banner not seen', { banner: hidden, ...traffic(tracker) }, { class: 'NoClassification', message: 'bannerUnseen' }],
  [
    'information only, services run before',
    noticeOnly(traffic({ ...tracker, states: ['none'] })),
    { class: 'Risk', message: 'informationTooLate', cause: 'consent-banner' },
  ],
  [
    'information only, services run afterwards',
    noticeOnly(traffic({ ...tracker, states: ['accept'] })),
    { class: 'Hint', message: 'informationOnly' },
  ],
  [
    'banner that only informs, and all that needs consent comes with embeds',
    noticeOnly(traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' })),
    { class: 'Risk', message: 'informationTooLateClick', cause: 'consent-banner' },
  ],
  [
    'the same beside a tracker that loads after it',
    noticeOnly(traffic({ service: 'youtube', url: 'https://www.youtube.com/embed/a', type: 'frame' }, { ...tracker, states: ['accept'] })),
    { class: 'Risk', message: 'informationTooLate' },
  ],
  ['information only, nothing needs consent', noticeOnly(), { class: 'Conform', message: 'nothingNeedsConsent' }],
  [
    'information only, what follows was not seen',
    noticeOnly({ attempts: { reject: null, accept: null } }),
    { class: 'NoClassification', message: 'choiceUnknown' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('is open when it could not be told whether there is a banner', () => {
  expect(judge(check, traffic(tracker), ['banner'])).toMatchObject({ class: 'NoClassification', missing: 'banner' });
});

it('shows the button that stands where a choice would be', () => {
  const controls = [control({ role: 'other', text: 'Mehr erfahren' }), control({ role: 'acknowledge', text: 'Verstanden' })];
  const told = noticeOnly({
    ...traffic({ ...tracker, states: ['none'] }),
    banner: { banner: banner({ controls }), cmpName: null, cmpLoaded: null, payOrConsent: false },
  });
  expect(judge(check, told)).toMatchObject({ findings: [{ items: [{ kind: 'control', value: 'Verstanden' }, {}] }] });
});

it('leaves open whether a button that was not understood is a choice', () => {
  const controls = [control({ role: 'acknowledge', text: 'Passt' }), control({ role: 'other', text: 'Weg damit' })];
  const told = noticeOnly({
    ...traffic({ ...tracker, states: ['none'] }),
    banner: { banner: banner({ controls }), cmpName: null, cmpLoaded: null, payOrConsent: false },
  });
  expect(judge(check, told)).toMatchObject({ class: 'NoClassification', message: 'choiceUnread', params: { control: 'Weg damit' } });
});

it('counts all that is unknown', () => {
  const stored = {
    cookies: [
      unknownCookie({ party: 'third' }),
      unknownCookie({ id: 'cookie:trial', name: 'trial', kept: false }),
      unknownCookie({ id: 'cookie:own', name: 'own' }),
    ],
    storage: [unknownEntry()],
  };
  const verdict = judge(check, { ...traffic(stranger), ...stored });
  expect(verdict).toMatchObject({
    params: { entries: 3, names: 'xyz, own, abc', deletedCount: 1, deleted: 'trial', count: 1, hosts: 'w.fremd.test' },
    items: [{ ref: 'cookie:xyz' }, { ref: 'cookie:own' }, { ref: 'storage:abc' }, { ref: 'cookie:trial' }, { ref: 'r1' }],
  });
});

it('counts servers of fonts apart', () => {
  expect(judge(check, traffic(stranger, font))).toMatchObject({
    params: { count: 1, hosts: 'w.fremd.test', fontCount: 1, fontHosts: 'dateien.partner.test' },
    items: [{ ref: 'r1' }, { ref: 'r2' }],
  });
});

it.each(['de', 'en'] as const)('tells nobody to install a tool that is there: %s', (locale) => {
  const { fixes = {}, howToFix } = check.texts[locale];
  expect(fixes['bannerUnseen']).toBeDefined();
  expect(fixes['bannerUnseen']).not.toMatch(/Bauen Sie|install/);
  expect(howToFix).toMatch(/Bauen Sie|install|[Bb]uild/);
});
