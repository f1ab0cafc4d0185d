import { expect, it } from 'vitest';
import { applicability, banner, cookieFact, judge, legalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './cmp-own-loading.ts';

const german: Partial<Facts['services'][number]> = { vendorCountry: 'DE', parentCountry: 'DE' };
const site = (call: Partial<Call> = {}, vendor = german, facts: Partial<Facts> = {}): Partial<Facts> => {
  const seen = traffic({ url: 'https://app.usercentrics.eu/loader.js', service: 'usercentrics', serverCountry: 'DE', ...call });
  return bannerSite({ ...seen, services: seen.services.map((use) => ({ ...use, ...vendor })), ...facts });
};
const ownId = cookieFact({ id: 'cookie:uc', name: 'uc_id', category: 'consent', serviceId: 'usercentrics', idLike: true });
const unknownTool = (call: Partial<Call>, cmpName: string | null = null): Partial<Facts> =>
  bannerSite({
    ...traffic({ url: 'https://cdn.fremd.test/a', ...call }),
    banner: { banner: banner(), cmpName, cmpLoaded: null, payOrConsent: false },
  });

const ownScript = 'https://www.muster.test/js/cookies.js';
const storedBy = (setBy: string): Partial<Facts> =>
  bannerSite({
    ...traffic({ url: 'https://cdn.fremd.test/a' }, { url: ownScript, party: 'first' }),
    banner: { banner: banner(), cmpName: null, cmpLoaded: null, payOrConsent: false },
    cookies: [cookieFact({ id: 'cookie:c', name: 'cookieconsent', category: 'consent', setBy, setVia: 'document.cookie' })],
  });

const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const framed = bannerSite({
  ...traffic({ url: 'https://consent.fremd.test/frame.html', type: 'document', servesBanner: true }),
  banner: {
    banner: banner({ host: 'frame', frameUrl: 'https://consent.fremd.test/frame.html' }),
    cmpName: null,
    cmpLoaded: null,
    payOrConsent: false,
  },
});

/** The consent tool of an advertising network comes along with its script, beside a banner of somebody else. */
const alongWith = (
  bringer: string,
  shown: { cmpName: string | null; servesBanner?: boolean } = { cmpName: 'Cookiebot' },
): Partial<Facts> => {
  const seen = traffic(
    { url: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js', service: bringer },
    {
      url: 'https://fundingchoicesmessages.google.com/i/ca',
      service: 'google-funding-choices',
      servesBanner: shown.servesBanner ?? false,
      embeddedBy: bringer,
    },
  );
  return bannerSite({ ...seen, banner: { banner: banner(), cmpName: shown.cmpName, cmpLoaded: null, payOrConsent: false } });
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['a tool that comes along with advertising, beside the banner of another', alongWith('google-adsense'), { class: 'Conform' }],
  ['the same with no tool known', alongWith('google-adsense', { cmpName: null }), { class: 'Conform' }],
  ['the same, whose banner is shown', alongWith('google-adsense', { cmpName: 'Google Funding Choices' }), { class: 'Hint' }],
  ['the same, that delivers the banner', alongWith('google-adsense', { cmpName: null, servesBanner: true }), { class: 'Hint' }],
  ['a tool that the loader of its suite brings', alongWith('hubspot-loader'), { class: 'Hint' }],
  ['a tool that a tag manager loads', alongWith('google-tag-manager'), { class: 'Hint' }],
  ['provider and server in the EU', site(), { class: 'Conform' }],
  ['no known tool, nothing foreign', { ...unknownTool({}), requests: [] }, { class: 'Conform', message: 'nothingForeign' }],
  ['no known tool, foreign pictures only', unknownTool({ type: 'image' }), { class: 'Conform', message: 'noForeignScript' }],
  ['no known tool, foreign scripts', unknownTool({}), { class: 'Conform', message: 'noKnownTool' }],
  [
    'no known tool, foreign scripts on another page alone',
    unknownTool({ pageUrl: 'https://www.muster.test/anfahrt' }),
    { class: 'Conform', message: 'noKnownToolOthers' },
  ],
  ['tool known by its looks', unknownTool({ type: 'image' }, 'Orejime'), { class: 'Conform', message: 'selfHosted' }],
  [
    'no known tool, scripts of services known for something else',
    unknownTool({ url: 'https://www.clarity.ms/tag/x', service: 'microsoft-clarity' }),
    { class: 'Conform', message: 'noKnownToolOthers' },
  ],
  [
    'tool known by its looks, scripts of services known for something else',
    unknownTool({ url: 'https://www.clarity.ms/tag/x', service: 'microsoft-clarity' }, 'Orejime'),
    { class: 'Conform', message: 'toolUnplacedOthers' },
  ],
  [
    'a delivery network may bring the banner',
    unknownTool({ url: 'https://cdn.jsdelivr.net/npm/x', service: 'jsdelivr' }),
    { class: 'Conform', message: 'noKnownTool' },
  ],
  [
    'choice stored under the key of the tool by a script of a delivery network',
    {
      ...unknownTool(
        { url: 'https://cdn.jsdelivr.net/npm/@finsweet/cookie-consent@1/fs-cc.js', service: 'jsdelivr' },
        'Finsweet Cookie Consent',
      ),
      cookies: [
        cookieFact({
          name: 'fs-cc',
          party: 'first',
          category: null,
          setVia: 'document.cookie',
          setBy: 'https://cdn.jsdelivr.net/npm/@finsweet/cookie-consent@1/fs-cc.js',
          states: ['accept'],
        }),
      ],
    },
    { class: 'Conform', message: 'toolUnplacedFrom' },
  ],
  [
    'a script in a frame of others is no source of the banner',
    unknownTool({ url: 'https://rechner.fremd.test/app.js', inOwnFrame: false }),
    { class: 'Conform', message: 'noKnownToolOthers' },
  ],
  [
    'a module of the shop that delivers its script from the own server',
    {
      ...unknownTool({}, 'EU Cookie Law (Línea Gráfica lgcookieslaw, PrestaShop)'),
      ...traffic(
        { url: 'https://cdn.fremd.test/a' },
        { url: 'https://www.muster.test/modules/lgcookieslaw/views/js/front.js?v=2', party: 'first' },
      ),
    },
    { class: 'Conform', message: 'selfHosted' },
  ],
  [
    'that module, its script not seen',
    unknownTool({}, 'EU Cookie Law (Línea Gráfica lgcookieslaw, PrestaShop)'),
    { class: 'Conform', message: 'toolUnplaced' },
  ],
  ['choice stored by a script of the site', storedBy(ownScript), { class: 'Conform', message: 'noKnownToolOwnScript' }],
  [
    'choice stored by a script of a delivery network',
    storedBy('https://cdn.fremd.test/a'),
    { class: 'Conform', message: 'noKnownToolFrom' },
  ],
  ['choice stored by an unknown script of a page', storedBy('https://www.muster.test/'), { class: 'Conform', message: 'noKnownTool' }],
  [
    'tool that belongs to the system of the website',
    { ...unknownTool({}, 'Wix Cookie-Banner'), applicability: applicability({ system: 'Wix' }) },
    { class: 'Conform', message: 'ofSystem' },
  ],
  [
    'tool that belongs to a system on the own server',
    { ...unknownTool({}, 'JTL-Shop Consent-Manager'), applicability: applicability({ system: 'JTL-Shop' }) },
    { class: 'Conform', message: 'ofSystem' },
  ],
  [
    'tool of another system',
    { ...unknownTool({}, 'Squarespace Cookie-Banner'), applicability: applicability({ system: 'Wix' }) },
    { class: 'Conform', message: 'toolUnplaced' },
  ],
  ['tool known by its looks, foreign scripts', unknownTool({}, 'Orejime'), { class: 'Conform', message: 'toolUnplaced' }],
  ['on the own host', site({ party: 'first' }), { class: 'Conform', message: 'selfHosted' }],
  [
    'parent in the USA',
    site({}, { vendorCountry: 'IE', parentCountry: 'US' }),
    { class: 'Hint', message: 'thirdCountryParent', cause: 'usercentrics', refs: ['r1'] },
  ],
  [
    'provider in the USA',
    site({}, { vendorCountry: 'US', parentCountry: null, dpf: 'unknown' }),
    { class: 'Hint', message: 'providerInUsa' },
  ],
  [
    'provider in the USA that is on the list',
    site({}, { vendorCountry: 'US', parentCountry: null, dpf: 'active' }),
    { class: 'Hint', message: 'providerInUsaListed' },
  ],
  [
    'an identifier comes before the transfer',
    site({ identifiers: ['controllerId'] }, { vendorCountry: 'US', parentCountry: null, dpf: 'unknown' }),
    { class: 'Hint', messages: ['identifierSent', 'providerInUsa'] },
  ],
  [
    'provider in a country with a decision of its own',
    site({}, { vendorCountry: 'GB', parentCountry: null }),
    { class: 'Hint', messages: ['adequateProvider'] },
  ],
  [
    'the same, told in the notice',
    {
      ...site({}, { vendorCountry: 'GB', parentCountry: null }),
      ...saying('Usercentrics sitzt in Großbritannien; dafür besteht ein Angemessenheitsbeschluss.'),
    },
    { class: 'Conform' },
  ],
  [
    'provider in a country without any decision',
    site({}, { vendorCountry: 'IN', parentCountry: null }),
    { class: 'Hint', message: 'thirdCountryProvider' },
  ],
  [
    'an address for delivery from the EU that seems to be elsewhere',
    site({ url: 'https://consent.cookiebot.eu/uc.js', host: 'consent.cookiebot.eu', serverCountry: 'US' }),
    { class: 'Conform', message: 'loadedEu' },
  ],
  [
    'the usual address beside it',
    site({ url: 'https://consent.cookiebot.com/uc.js', host: 'consent.cookiebot.com', serverCountry: 'US' }),
    { class: 'Hint', message: 'euProviderServerAbroad' },
  ],
  ['server in the USA is never more than a hint', site({ serverCountry: 'US' }), { class: 'Hint', message: 'euProviderServerAbroad' }],
  [
    'server in the USA, seat unknown',
    site({ serverCountry: 'US' }, { vendorCountry: null, parentCountry: null }),
    { class: 'Hint', message: 'serverInUsa' },
  ],
  ['country of the server unknown', site({ serverCountry: null }), { class: 'Conform' }],
  ['identifier sent', site({ identifiers: ['controllerId'] }), { class: 'Hint', message: 'identifierSent', refs: ['r1'] }],
  ['identifier stored', site({}, german, { cookies: [ownId] }), { class: 'Hint', message: 'identifierStored', refs: ['cookie:uc'] }],
  ['number of the account', site({ identifiers: ['dgi', 'sid', 'settingsId', 'requestUUID'] }), { class: 'Conform' }],
  [
    'value that is new in each request',
    bannerSite({
      ...traffic(
        ...['8f3a', '1c7d'].map((u) => ({
          url: `https://app.usercentrics.eu/settings?u=${u}`,
          service: 'usercentrics',
          serverCountry: 'DE',
          type: 'fetch' as const,
          identifiers: ['u'],
        })),
      ),
    }),
    { class: 'Conform' },
  ],
  [
    'value that stands in the address of the page’s own script',
    site({ url: 'https://app.usercentrics.eu/loader.js?u=4c1f9a7e2b', parentId: null, identifiers: ['u'] }),
    { class: 'Conform' },
  ],
  [
    'record of the choice',
    site({}, german, { cookies: [{ ...ownId, name: 'uc_settings' }] }),
    { class: 'Conform', message: 'loadedStoring' },
  ],
  [
    'record of the choice, on the own host',
    site({ party: 'first' }, german, { cookies: [{ ...ownId, name: 'uc_settings' }] }),
    { class: 'Conform', message: 'selfHostedStoring' },
  ],
  [
    'identifier stored with the choice only',
    site({}, german, { cookies: [{ ...ownId, states: ['reject', 'accept'] }] }),
    { class: 'Conform' },
  ],
  [
    'not named in the notice',
    site({}, german, { policyMatches: [{ serviceId: 'usercentrics', match: 'notFound', inBannerOnly: false }] }),
    { class: 'Hint', message: 'notNamed' },
  ],
  [
    'no rule to tell whether it is named',
    site({}, german, { policyMatches: [{ serviceId: 'usercentrics', match: 'noRule', inBannerOnly: false }] }),
    { class: 'Conform' },
  ],
  ['loaded after the choice only', site({ states: ['accept'], identifiers: ['id'] }), { class: 'Conform', message: 'selfHosted' }],
  ['in a frame of a host nobody knows', framed, { class: 'NoClassification', message: 'unknownOrigin' }],
  [
    'in a frame of a host that the notice names',
    { ...framed, ...saying('Das Banner liefert die Fremd GmbH, Hamburg (consent.fremd.test).') },
    { class: 'NoClassification', message: 'unknownOriginNamed' },
  ],
  [
    'in such a frame, with a number of the visitor',
    {
      ...framed,
      requests: framed.requests!.map((request) => ({ ...request, url: `${request.url}?cid=4c1f9a7e2b`, identifiers: ['cid'] })),
    },
    { class: 'NoClassification', message: 'unknownOriginSending' },
  ],
  [
    'in such a frame, which stores something',
    { ...framed, cookies: [cookieFact({ name: 'wall', domain: 'consent.fremd.test', party: 'third', category: null })] },
    { class: 'NoClassification', message: 'unknownOriginStoring' },
  ],
  [
    'in such a frame, while others store something',
    { ...framed, cookies: [cookieFact({ name: 'sitzung' })] },
    { class: 'NoClassification', message: 'unknownOrigin' },
  ],
  [
    'provider in the USA, named in the notice with country and basis',
    site({}, { vendorCountry: 'US', parentCountry: null, dpf: 'active' }, saying('Usercentrics, USA (Data Privacy Framework)')),
    { class: 'Hint', message: 'providerInUsaListedDisclosed' },
  ],
  [
    'server in the USA, provider named in the notice',
    site({ serverCountry: 'US' }, german, { policyMatches: [{ serviceId: 'usercentrics', match: 'found', inBannerOnly: false }] }),
    { class: 'Hint', message: 'euProviderServerAbroadDisclosed' },
  ],
  [
    'server in the USA, the notice tells of contract and servers in the EU',
    site({ serverCountry: 'US' }, german, {
      ...saying('Usercentrics ist unsere Auftragsverarbeiterin und betreibt ihre Server innerhalb der EU.'),
      policyMatches: [{ serviceId: 'usercentrics', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message: 'euProviderServerAbroadDisclosedContractServers' },
  ],
  ...(
    [
      [
        '5. Cookies und Einwilligung\nDas Banner liefert Usercentrics.\n6. Hosting\nMit Mittwald besteht ein Vertrag zur Auftragsverarbeitung.',
        '',
      ],
      ['Usercentrics stellt das Banner bereit. Mit Mittwald besteht ein Vertrag zur Auftragsverarbeitung (Art. 28 DSGVO).', ''],
      [
        'Usercentrics\nWir nutzen Usercentrics für das Banner.\nLiveChat Userlike\nMit Userlike besteht ein AV-Vertrag nach Art. 28 DSGVO.',
        '',
      ],
      ['Usercentrics\nWir nutzen das Werkzeug für das Banner. Mit dem Anbieter besteht ein Vertrag zur Auftragsverarbeitung.', 'Contract'],
      ['Usercentrics\nDer Anbieter verarbeitet Daten auf Servern in der EU. Ein Vertrag nach Art. 28 DSGVO liegt vor.', 'ContractServers'],
    ] as const
  ).map(([text, said]): [string, Partial<Facts>, Outline] => [
    `whose contract the notice means: ${text}`,
    site({ serverCountry: 'US' }, german, {
      ...saying(text),
      policyMatches: [{ serviceId: 'usercentrics', match: 'found', inBannerOnly: false }],
    }),
    { class: 'Hint', message: `euProviderServerAbroadDisclosed${said}` },
  ]),
  ...['4) Einwilligungen (Usercentrics)', '4. Einwilligungen', 'IV. Einwilligungen'].map((title): [string, Partial<Facts>, Outline] => [
    `what the notice says of other cookies above reasons nothing: ${title}`,
    site({ serverCountry: 'US' }, german, {
      ...saying(
        `3) Cookies des Shops\nsid ist unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).\n${title}\nUsercentrics speichert uc_settings.`,
      ),
      cookies: [{ ...ownId, name: 'uc_settings' }],
    }),
    { class: 'Hint', messages: ['euProviderServerAbroad', 'alsoStored'] },
  ]),
  [
    'what the tool writes is reasoned in the notice',
    site({ serverCountry: 'US' }, german, {
      ...saying('Usercentrics speichert uc_settings; das ist unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).'),
      cookies: [{ ...ownId, name: 'uc_settings' }],
    }),
    { class: 'Hint', messages: ['euProviderServerAbroad', 'alsoStoredReasoned'] },
  ],
  [
    'what else the tool writes is told beside a hint',
    site({ serverCountry: 'US' }, german, { cookies: [{ ...ownId, name: 'uc_settings' }] }),
    { class: 'Hint', messages: ['euProviderServerAbroad', 'alsoStored'] },
  ],
  ['no consent tool', {}, { class: 'NotApplicable', message: 'noCmp' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['Das Banner liefert consent.fremd.test.', 'consent.fremd.test'],
  ['Das Banner liefert fremd.test.', 'fremd.test'],
])('says how the notice names the host of the frame: %s', (sentence, named) => {
  const [frame] = framed.requests!;
  const requests = [{ ...frame!, id: 'loader', url: 'https://consent.fremd.test/lader.js', type: 'script' as const }, frame!];
  const verdict = judge(check, { ...framed, requests, ...saying(sentence) });
  expect(verdict).toMatchObject({ params: { named, paths: '/frame.html, /lader.js' }, items: [{ ref: frame!.id }, { ref: 'loader' }] });
});

it.each(['OneTrust', 'HubSpot-Cookie-Banner'])(
  'names the tool whose banner is shown, not one that a suite brings after the choice: %s',
  (cmpName) => {
    const facts = bannerSite({
      ...traffic({ url: 'https://js-eu1.hs-banner.com/1.js', service: 'hubspot-banner', states: ['accept'] }),
      banner: { banner: banner(), cmpName, cmpLoaded: null, payOrConsent: false },
    });
    expect(judge(check, facts)).toMatchObject({ class: 'Conform', params: { service: cmpName } });
  },
);
