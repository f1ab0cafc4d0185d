import { expect, it } from 'vitest';
import { judge, legalPage } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, catalogueUse, noRejectSite, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './tc-no-adequacy.ts';

const notice = (text: string) => legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
const clauses = notice('Die Übermittlung stützt sich auf Standardvertragsklauseln nach Art. 46 DSGVO.');
const assessed = notice('Standardvertragsklauseln sind vereinbart, ein Transfer Impact Assessment liegt vor.');
/** One request to a recipient with this seat, parent and server. */
const site = (seat: string | null, parent: string | null, call: Partial<Call>, part: Partial<Facts> = {}): Partial<Facts> =>
  bannerSite({
    ...traffic({ service: 'hotjar', url: 'https://static.hotjar.com/a.js', ...call }),
    services: [catalogueUse('hotjar', call.states, { vendorCountry: seat, parentCountry: parent })],
    ...part,
  });
const before = { states: ['none'] } as const;
const after = { states: ['accept'] } as const;

const cases: [string, Partial<Facts>, Outline][] = [
  ['recipient in the EEA', site('DE', 'DE', before), { class: 'Conform' }],
  ['recipient in an adequate country', site('GB', 'GB', before), { class: 'Conform' }],
  [
    'recipient in the USA is another check',
    bannerSite({
      ...traffic({ service: 'hotjar', url: 'https://static.hotjar.com/a.js', ...before }),
      services: [catalogueUse('hotjar', before.states, { vendorCountry: 'US', parentCountry: 'US', dpf: 'active' })],
    }),
    { class: 'Conform', message: 'usSeparate' },
  ],
  [
    'participation of a recipient in the USA is not known, which that other check tells',
    bannerSite({
      ...traffic({ service: 'hotjar', url: 'https://static.hotjar.com/a.js', ...before }),
      services: [catalogueUse('hotjar', before.states, { vendorCountry: 'US', parentCountry: 'US', dpf: 'unknown' })],
    }),
    { class: 'Conform', message: 'usSeparate' },
  ],
  [
    'Russia before the choice, wherever the server is',
    site('RU', 'RU', { ...before, serverCountry: 'DE' }),
    { class: 'Risk', message: 'withoutConsent', cause: 'hotjar', refs: ['r1'] },
  ],
  ['Chinese parent after rejecting', site('IE', 'CN', { states: ['reject'] }), { class: 'Risk', message: 'withoutConsentGroup' }],
  [
    'Chinese parent, which the notice tells with its clauses',
    site('IE', 'CN', before, { privacy: notice('Hotjar übermittelt Daten nach China auf Grundlage von Standardvertragsklauseln.') }),
    { class: 'Risk', message: 'withoutConsentGroupToldUnassessed' },
  ],
  [
    'Chinese parent, clauses named for another service far away',
    site('IE', 'CN', before, {
      privacy: notice(`Hotjar misst Besuche.${' Weiter im Text.'.repeat(80)} Anderswo: China, Standardvertragsklauseln.`),
    }),
    { class: 'Risk', message: 'withoutConsentGroup' },
  ],
  [
    'Russia, told with clauses and assessment',
    site('RU', 'RU', before, {
      privacy: notice('Hotjar sitzt in Russland; Standardvertragsklauseln und ein Transfer Impact Assessment liegen vor.'),
    }),
    { class: 'Risk', message: 'withoutConsentTold' },
  ],
  ['Chinese parent after accepting', site('IE', 'CN', after), { class: 'Risk', message: 'barredCountryGroup' }],
  [
    'India before the choice, server there',
    site('IN', 'IN', { ...before, serverCountry: 'IN' }),
    { class: 'Risk', message: 'withoutConsent' },
  ],
  ['Australian seat, server in the EU', site('AU', 'AU', { ...before, serverCountry: 'DE' }), { class: 'Hint', message: 'seatOnly' }],
  ['Australian seat, server unknown', site('AU', 'AU', { ...before, serverCountry: null }), { class: 'Hint', message: 'seatOnly' }],
  [
    'Australian seat, which the notice itself names, without a guarantee',
    site('AU', 'AU', { ...before, serverCountry: 'DE' }, { privacy: notice('Anbieter ist die Hotjar Ltd, Level 2, Sydney, Australien.') }),
    { class: 'Hint', message: 'seatTold' },
  ],
  [
    'the same with clauses',
    site(
      'AU',
      'AU',
      { ...before, serverCountry: 'DE' },
      { privacy: notice('Anbieter ist die Hotjar Ltd, Level 2, Sydney, Australien. Mit Hotjar gelten Standardvertragsklauseln.') },
    ),
    { class: 'Hint', message: 'seatOnly' },
  ],
  [
    'Indian parent of a Dutch company, server in India',
    site('NL', 'IN', { ...before, serverCountry: 'IN' }),
    { class: 'Hint', message: 'seatOnly' },
  ],
  [
    'Chinese parent after accepting, clauses named for another service alone',
    site('IE', 'CN', after, {
      privacy: notice('Wir setzen Hotjar ein.\nVimeo\nVideos von Vimeo. Vimeo stützt Übermittlungen auf Standardvertragsklauseln.'),
      noticeServices: { used: [{ serviceId: 'vimeo', quote: 'Videos von Vimeo' }], notUsed: [], complete: true },
    }),
    { class: 'Risk', message: 'barredCountryGroup' },
  ],
  [
    'the same, and the notice does not name the service at all',
    site('IE', 'CN', after, {
      privacy: notice('Vimeo\nVideos von Vimeo. Vimeo stützt Übermittlungen auf Standardvertragsklauseln.'),
      noticeServices: { used: [{ serviceId: 'vimeo', quote: 'Videos von Vimeo' }], notUsed: [], complete: true },
      policyMatches: [{ serviceId: 'hotjar', match: 'notFound', inBannerOnly: false }],
    }),
    { class: 'Risk', message: 'undescribedGroup' },
  ],
  [
    'India after accepting, clauses named for another service alone',
    site('IN', 'IN', after, {
      privacy: notice('Wir setzen Hotjar ein.\nVimeo\nVideos von Vimeo. Vimeo stützt Übermittlungen auf Standardvertragsklauseln.'),
      noticeServices: { used: [{ serviceId: 'vimeo', quote: 'Videos von Vimeo' }], notUsed: [], complete: true },
    }),
    { class: 'Hint', message: 'withoutGuarantee' },
  ],
  [
    'another country in the address that the notice tells',
    site('AM', 'AM', { ...before, serverCountry: 'DE' }, { privacy: notice('Hotjar LLC, Andorra la Vella, Andorra, misst Besuche.') }),
    { class: 'Hint', message: 'seatStated' },
  ],
  ['Russia after accepting, nothing said', site('RU', 'RU', after), { class: 'Risk', message: 'barredCountry' }],
  [
    'Russia after accepting, clauses without assessment',
    site('RU', 'RU', after, { privacy: clauses }),
    { class: 'Risk', message: 'barredUnassessed' },
  ],
  [
    'Chinese parent after accepting, which the notice tells with its clauses',
    site('IE', 'CN', after, { privacy: notice('Hotjar übermittelt Daten nach China auf Grundlage von Standardvertragsklauseln.') }),
    { class: 'Risk', message: 'barredUnassessedGroupTold' },
  ],
  [
    'Russia after accepting, clauses and assessment',
    site('RU', 'RU', after, { privacy: assessed }),
    { class: 'Hint', message: 'withGuarantee' },
  ],
  [
    'Russia after accepting, notice not readable',
    site('RU', 'RU', after, { privacy: legalPage({ kind: 'privacy', failure: 'timeout', text: '' }) }),
    { class: 'NoClassification', message: 'noticeUnread' },
  ],
  ['India after accepting, clauses named', site('IN', 'IN', after, { privacy: clauses }), { class: 'Hint', message: 'withGuarantee' }],
  ['India after accepting, nothing said', site('IN', 'IN', after), { class: 'Hint', message: 'withoutGuarantee' }],
  ['Taiwan and Hong Kong are not China', site('TW', 'HK', after), { class: 'Hint', message: 'withoutGuarantee' }],
  [
    'unknown recipient with a server there',
    bannerSite(traffic({ url: 'https://a.partner.test/x.js', states: ['none'], serverCountry: 'RU' })),
    { class: 'Hint', message: 'unknownRecipient', cause: 'partner.test', refs: ['r1'] },
  ],
  ['seat unknown', site(null, null, before), { class: 'NoClassification', message: 'ownerUnknown' }],
  [
    'unknown recipient with a server in Germany',
    bannerSite(traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'DE' })),
    { class: 'NoClassification', message: 'hostUnknownPlaced' },
  ],
  [
    'unknown host that shows the banner',
    bannerSite(traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'EU', servesBanner: true })),
    { class: 'NoClassification', message: 'bannerHost' },
  ],
  [
    'banner from a server without adequacy',
    bannerSite(traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'RU', servesBanner: true })),
    { class: 'Hint', message: 'unknownBannerHost' },
  ],
  [
    'registry code names no country',
    bannerSite(traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'EU' })),
    { class: 'NoClassification', message: 'hostUnknown' },
  ],
  [
    'unknown recipients, of which the notice names one',
    bannerSite({
      ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'DE' }, { url: 'https://b.other.test/x.js', serverCountry: 'NL' }),
      privacy: notice('Partner GmbH, Bremen (partner.test)'),
    }),
    { class: 'NoClassification', message: 'hostUnknownPartlyNamed' },
  ],
  [
    'unknown recipients whose seat in the EEA the notice tells',
    bannerSite({
      ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'DE' }),
      privacy: notice('Partner GmbH, Sternstraße 5, 20357 Hamburg (partner.test)'),
    }),
    { class: 'NoClassification', message: 'hostUnknownSeatedPlaced' },
  ],
  [
    'unknown recipient whose seat abroad the notice tells',
    bannerSite({
      ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'EU' }),
      privacy: notice('Partner Inc., 5 Market Street, San Francisco, USA (partner.test)'),
    }),
    { class: 'NoClassification', message: 'hostUnknownSeatedAbroad' },
  ],
  [
    'unknown recipients, of which the notice tells one seat',
    bannerSite({
      ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'EU' }, { url: 'https://b.other.test/x.js', serverCountry: 'EU' }),
      privacy: notice('Partner GmbH, Sternstraße 5, 20357 Hamburg (partner.test)'),
    }),
    { class: 'NoClassification', message: 'hostUnknownPartlyNamed' },
  ],
  [
    'banner of an operator whose seat the notice tells',
    bannerSite({
      ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'DE', servesBanner: true }),
      privacy: notice('Partner GmbH mit Sitz in Deutschland (partner.test)'),
    }),
    { class: 'NoClassification', message: 'bannerHostSeatedPlaced' },
  ],
  [
    'where one address is not known, the others tell the country',
    bannerSite(
      traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'DE' }, { url: 'https://b.partner.test/x', serverCountry: null }),
    ),
    { class: 'NoClassification', message: 'hostUnknownPlaced' },
  ],
  ['own server', site('RU', 'RU', { ...before, url: 'https://www.muster.test/a.js', party: 'first' }), { class: 'Conform' }],
  ['reject not possible', noRejectSite(), { class: 'NoClassification', message: 'rejectNotExamined' }],
  ['no requests but the own ones', bannerSite(), { class: 'Conform', message: 'noneAbroad' }],
];

it('names the contract partner and the parent with their countries', () => {
  const facts = bannerSite(traffic({ service: 'tiktok-pixel', url: 'https://analytics.tiktok.com/i18n/pixel/events.js', ...before }));
  const params = { country: 'CN', entity: 'TikTok Technology Limited', seats: 'IE', parent: 'ByteDance Ltd.' };
  expect(judge(check, facts)).toMatchObject({ findings: [{ message: 'withoutConsentGroup', params }] });
});

it.each([
  // Address of the server that answers beside the group's own, then what is said.
  ['US', '9.9.9.9', { message: 'barredCountryGroupSeen', params: { place: 'US', hosts: 'a.tiktokw.us' } }],
  ['CN', '9.9.9.9', { message: 'barredCountryGroup' }],
  ['NL', '9.9.9.9', { message: 'barredCountryGroup' }],
  [null, '9.9.9.9', { message: 'barredCountryGroup' }],
])('tells a server in another third country: %s', (serverCountry, serverIp, expected) => {
  const call = { service: 'tiktok-pixel', ...after };
  const { requests, ...rest } = traffic(
    { ...call, url: 'https://analytics.tiktok.com/e.js', serverCountry: 'NL' },
    { ...call, url: 'https://a.tiktokw.us/x', serverCountry, serverIp },
  );
  expect(judge(check, bannerSite({ requests, ...rest, privacy: notice('Wir nutzen das TikTok Pixel.') }))).toMatchObject({
    findings: [expected],
  });
});

it('says by the seat what the notice says of it', () => {
  const facts = bannerSite({
    ...traffic({ url: 'https://a.partner.test/x.js', serverCountry: 'NL' }, { url: 'https://b.partner.test/x.js', serverCountry: 'NL' }),
    privacy: notice('Partner GmbH, Sternstraße 5, 20357 Hamburg (partner.test)'),
  });
  const params = { hosts: 'a.partner.test, b.partner.test', count: 2, seats: 'DE', place: 'NL' };
  expect(judge(check, facts)).toMatchObject({ message: 'hostUnknownSeatedPlaced', params });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('tells software on somebody’s server by that server, not by its maker', () => {
  const seen = traffic({ service: 'matomo', url: 'https://stats.agentur.test/matomo.php', ...before });
  const services = seen.services.map((use) => ({ ...use, vendorCountry: null, parentCountry: null, dpf: 'not-applicable' as const }));
  expect(judge(check, bannerSite({ ...seen, services }))).toMatchObject({
    class: 'NoClassification',
    message: 'ownerUnknown',
    params: { names: 'stats.agentur.test (Matomo)' },
  });
});

it.each<[string, string, string]>([
  ['with its place', 'Wir nutzen Matomo auf einem Server der Muster-Gruppe in Deutschland.', 'ownerStated'],
  ['in the EEA', 'Matomo läuft auf Servern unserer Agentur im EWR.', 'ownerStated'],
  ['without a place', 'Wir nutzen Matomo auf einem Server der Muster-Gruppe.', 'ownerUnknown'],
  ['outside', 'Matomo läuft auf Servern, die nicht in Deutschland stehen.', 'ownerUnknown'],
  ['of another service', 'Die Website liegt auf einem Server in Deutschland. Wir nutzen Matomo.', 'ownerUnknown'],
])('tells what the notice says of somebody’s server: %s', (_, text, message) => {
  const seen = traffic({ service: 'matomo', url: 'https://stats.gruppe.test/matomo.php', ...before });
  const services = seen.services.map((use) => ({ ...use, vendorCountry: null, parentCountry: null, dpf: 'not-applicable' as const }));
  const privacy = legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` });
  expect(judge(check, bannerSite({ ...seen, services, privacy }))).toMatchObject({ class: 'NoClassification', message });
});
