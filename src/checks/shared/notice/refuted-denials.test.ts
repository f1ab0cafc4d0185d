import { expect, it } from 'vitest';
import { cookieFact, judge, legalPage } from '../../../../test/factories/facts.ts';
import { privacyText } from '../../../../test/factories/legal-texts.ts';
import { catalogueUse, traffic } from '../../../../test/factories/traffic.ts';
import type { Facts } from '../../facts.ts';
import check from '../../pp/pp-services-named.ts';

const ads = catalogueUse('google-ads');
const adTag = traffic({
  service: 'google-ads',
  url: 'https://googleads.g.doubleclick.net/x',
  type: 'fetch',
  states: ['none', 'reject', 'accept'],
});
const adCookie = cookieFact({
  id: 'c',
  name: '_gcl_au',
  category: 'marketing',
  needsConsent: 'yes',
  serviceId: 'google-ads',
  states: ['none'],
});
const frame = {
  requests: traffic({
    url: 'https://widget.kursrahmen.test/embed',
    domain: 'kursrahmen.test',
    type: 'frame',
    party: 'third',
    states: ['none', 'reject', 'accept'],
  }).requests,
};
const files = {
  requests: traffic({ url: 'https://static.muster-dateien.test/a.js', domain: 'muster-dateien.test', type: 'script', party: 'third' })
    .requests,
};

const told = (sentence: string, facts: Partial<Facts>, match: 'found' | 'notFound' = 'notFound') => {
  const services = facts.services ?? [];
  const verdict = judge(check, {
    privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nGrundsätze\n${sentence}` }),
    policyMatches: services.map(({ service }) => ({ serviceId: service.id, match, inBannerOnly: false })),
    ...facts,
    services,
  });
  return ('findings' in verdict ? (verdict.findings ?? []) : [])
    .filter(({ message = '' }) => /^(?:denied|untrueFiles|untrueLoading)/.test(message))
    .map(({ message, params }) => `${message}: ${params?.['seen']}`);
};

const withAds = { ...adTag, services: [ads], cookies: [adCookie] };
const withFrame = { services: [], ...frame };

it.each<[string, Partial<Facts>, 'found' | 'notFound', string[]]>([
  ['Wir verwenden keine Werbe-Cookies.', withAds, 'notFound', ['deniedCookies: _gcl_au']],
  ['Wir geben keine Nutzungsdaten an Werbenetzwerke weiter.', withAds, 'notFound', ['deniedServices: Google Ads']],
  ['Ohne Ihre Einwilligung werden keine Statistik- und Werbedienste geladen.', withAds, 'found', ['deniedServicesBefore: Google Ads']],
  ['Wir verwenden keine Werbe-Cookies, soweit im Folgenden nichts anderes gesagt ist.', withAds, 'found', []],
  ['Wir verwenden keine Werbe-Cookies, soweit im Folgenden nichts anderes gesagt ist.', withAds, 'notFound', ['deniedCookies: _gcl_au']],
  ['Wir verwenden keine Statistik-Cookies.', withAds, 'notFound', []],
  [
    'Ohne Ihre Einwilligung werden keine Werbedienste geladen.',
    {
      ...traffic({ service: 'google-ads', url: 'https://googleads.g.doubleclick.net/x', type: 'fetch', states: ['accept'] }),
      services: [ads],
    },
    'found',
    [],
  ],
  [
    'Weitere Dienste von Drittanbietern sind auf dieser Website nicht eingebunden.',
    withFrame,
    'found',
    ['deniedOthers: widget.kursrahmen.test'],
  ],
  ['Wir binden keine Inhalte Dritter ein.', withFrame, 'found', ['deniedOthers: widget.kursrahmen.test']],
  [
    'Wir binden keine Inhalte Dritter ein.',
    { ...withFrame, cookies: [cookieFact({ id: 'k', name: 'kurs_uid', domain: 'kursrahmen.test', party: 'third' })] },
    'found',
    ['deniedOthers: widget.kursrahmen.test (kurs_uid)'],
  ],
  ['Wir binden keine weiteren Inhalte Dritter ein, Kurse zeigt kursrahmen.test.', withFrame, 'found', []],
  ['Wir binden keine Inhalte Dritter ein.', { services: [], ...files }, 'found', []],
  ['Weitere Dienste Dritter setzen wir nicht ein.', { ...adTag, services: [ads] }, 'found', []],
  ['Weitere Dienste Dritter setzen wir nicht ein.', { ...adTag, services: [ads] }, 'notFound', ['deniedOthers: Google Ads']],
  ['Wir verwenden Werbe-Cookies.', withAds, 'found', []],
  [
    'Diese Website verwendet nur technisch notwendige Cookies.',
    { ...withAds, cookies: [{ ...adCookie, states: ['accept'] }] },
    'found',
    ['deniedCookiesAccepted: _gcl_au'],
  ],
  ['Diese Website verwendet nur technisch notwendige Cookies.', withAds, 'found', ['deniedCookies: _gcl_au']],
  ['Weitere Empfänger gibt es nur, soweit sie unten genannt sind.', withFrame, 'found', ['deniedOthers: widget.kursrahmen.test']],
])('%s', (sentence, facts, match, findings) => {
  expect(told(sentence, facts, match)).toEqual(findings);
});

const pinterest = catalogueUse('pinterest-tag');
const pinTag = traffic({
  service: 'pinterest-tag',
  url: 'https://ct.pinterest.com/v3/?event=init',
  type: 'fetch',
  states: ['reject', 'accept'],
});
/** One is set anew after the refusal, the other merely still lies there. */
const endingCookies: Partial<Facts> = {
  cookies: [
    { ...adCookie, states: ['none', 'reject'] },
    { ...adCookie, id: 'kampagne', name: 'kampagne', states: ['none', 'reject'], leftOverIn: ['reject'] },
  ],
  services: [ads],
};
const bothTags = { requests: [...adTag.requests, ...pinTag.requests], services: [ads, pinterest] };

it.each<[string, Partial<Facts>, string, string | undefined, string | undefined]>([
  [
    'Ohne Ihre Einwilligung werden keine Statistik- und Werbedienste geladen.',
    bothTags,
    'deniedServicesBeforeLater',
    'Google Ads',
    'Pinterest-Tag',
  ],
  ['Auf dieser Website setzen wir keine Werbedienste ein.', bothTags, 'deniedServicesLater', 'Google Ads', 'Pinterest-Tag'],
  [
    'Ohne Ihre Einwilligung werden keine Werbedienste geladen.',
    { requests: pinTag.requests, services: [pinterest] },
    'deniedServicesBefore',
    undefined,
    undefined,
  ],
  ['Marketing-Cookies setzen wir erst, wenn Sie zugestimmt haben.', endingCookies, 'deniedCookiesBeforePassed', 'kampagne', undefined],
  ['Diese Website setzt nur technisch notwendige Cookies.', endingCookies, 'deniedCookiesPassed', 'kampagne', undefined],
])('each service at its own moment: %s', (sentence, facts, message, early, late) => {
  const verdict = judge(check, {
    privacy: legalPage({ kind: 'privacy', text: `${privacyText}\nGrundsätze\n${sentence}` }),
    policyMatches: (facts.services ?? []).map(({ service }) => ({ serviceId: service.id, match: 'found', inBannerOnly: false })),
    ...facts,
  });
  const found = 'findings' in verdict ? verdict.findings : [];
  expect(found).toContainEqual(expect.objectContaining({ message }));
  const params = found?.find((finding) => finding.message === message)?.params;
  expect([params?.['early'], params?.['late']]).toEqual([early, late]);
});

const fonts = catalogueUse('google-fonts', ['none', 'reject'], { embeddedBy: 'google-adsense' });
const fontFile = traffic({
  service: 'google-fonts',
  url: 'https://fonts.gstatic.com/s/roboto.woff2',
  type: 'font',
  states: ['none', 'reject'],
  embeddedBy: 'google-adsense',
});
const localFonts = 'Schriften\nDie Schrift liegt auf unserem Server;';

it.each<[string, Partial<Facts>, string[]]>([
  [
    `${localFonts} beim Besuch unserer Seiten wird keine Verbindung zu Servern von Google Fonts aufgebaut.`,
    { ...fontFile, services: [fonts] },
    ['deniedConnection: fonts.gstatic.com'],
  ],
  // What the consent tool shows itself is told once, as brought along by it.
  [
    `${localFonts} beim Besuch unserer Seiten wird keine Verbindung zu Servern von Google Fonts aufgebaut.`,
    {
      requests: fontFile.requests.map((request) => ({ ...request, embeddedBy: 'google-funding-choices' })),
      services: [{ ...fonts, embeddedBy: 'google-funding-choices' }],
    },
    ['deniedConnection: fonts.gstatic.com'],
  ],
  // What the site does with its own fonts is true all the same.
  [`${localFonts} dabei wird keine Verbindung zu Google Fonts aufgebaut.`, { ...fontFile, services: [fonts] }, []],
  [`${localFonts} eine Verbindung zu Google Fonts gibt es ohne Ihre Einwilligung nicht.`, { ...fontFile, services: [fonts] }, []],
])('%s', (sentence, facts, findings) => {
  expect(told(sentence, facts, 'found')).toEqual(findings);
});
