import { expect, it } from 'vitest';
import { applicability, cookieFact, judge, legalPage, link, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import { oldDateIn } from '../shared/notice/outdated-terms.ts';
import check from './pp-outdated-terms.ts';

const url = `${siteUrl}datenschutz`;
const saying = (text: string) => ({ privacy: legalPage({ kind: 'privacy', text: `${privacyText}\n${text}` }) });
const filler = 'Wir beschreiben hier die Verarbeitung durch unsere Dienstleister im Einzelnen und in allgemeiner Form. '.repeat(3);

const english =
  'We process the data that you send us with this form in order to answer your enquiry. You have the right to access the data and to object to the processing.';
/** A site with a notice of a further language that a page in this language links. */
const withEnglish = (text: string, name = 'Privacy policy') => ({
  pages: [
    pageFact(),
    pageFact({ url: `${siteUrl}en`, kind: 'other', text: english, links: [link({ text: name, href: '/en/privacy-policy' })] }),
    pageFact({ url: `${siteUrl}en/privacy-policy`, kind: 'other', text: `${english} ${text}` }),
  ],
});

const withSeparate = (heading: string, text: string): Partial<Facts> => ({
  pages: [
    pageFact(),
    pageFact({ url, kind: 'privacy', text: privacyText }),
    pageFact({
      url: `${siteUrl}kunden`,
      kind: 'other',
      headings: [heading],
      text: `${heading}\nVerantwortlich ist die Muster GmbH. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, soweit wir Ihre Daten zur Durchführung des Vertrags verarbeiten. ${text}`,
    }),
  ],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['nothing outdated', {}, { class: 'Conform', message: 'none' }],
  [
    'Privacy Shield as the only guarantee',
    saying('Google ist unter dem EU-US-Privacy-Shield zertifiziert.'),
    { class: 'Risk', message: 'invalidGuarantee', cause: 'privacy-notice:invalid-guarantee', refs: [url] },
  ],
  ['Safe Harbor as the only guarantee', saying('Die Übermittlung beruht auf Safe Harbor.'), { class: 'Risk', message: 'invalidGuarantee' }],
  [
    'Privacy Shield beside standard contractual clauses',
    saying(`Google ist unter dem Privacy Shield zertifiziert. ${filler} Es gelten Standardvertragsklauseln.`),
    { class: 'Hint', message: 'outdatedFramework' },
  ],
  [
    'Privacy Shield beside the DPF',
    saying(`Wir nutzen das Privacy Shield. ${filler} Google ist nach dem Data Privacy Framework zertifiziert.`),
    { class: 'Hint', message: 'outdatedFramework' },
  ],
  [
    'text says it was declared invalid',
    saying('Der EuGH hat das Privacy Shield mit Urteil vom 16. Juli 2020 für ungültig erklärt.'),
    { class: 'Conform' },
  ],
  [
    'ten years for invoices',
    saying('Rechnungen und Buchungsbelege bewahren wir 10 Jahre auf, Handelsbriefe 6 Jahre.'),
    { class: 'Hint', message: 'oldRetention', cause: 'privacy-notice:old-retention' },
  ],
  [
    'ten years for invoices in brackets',
    saying('Es gelten gesetzliche Fristen (Rechnungen und Buchungsbelege 10 Jahre, Handelsbriefe 6 Jahre).'),
    { class: 'Hint', message: 'oldRetention' },
  ],
  [
    'ten years under Section 147 AO, with vouchers among what is kept',
    saying('Die Aufbewahrung erfolgt für zehn Jahre gemäß § 147 Abs. 1 AO (Bücher, Aufzeichnungen, Buchungsbelege).'),
    { class: 'Hint', message: 'oldRetention' },
  ],
  [
    'the company behind a network before it was merged',
    saying('Anbieter ist die Instagram Inc., 1601 Willow Road, Menlo Park.'),
    { class: 'Hint', message: 'outdated' },
  ],
  [
    'a network by its name',
    saying('Auf unser Profil bei Instagram (Meta Platforms Ireland Limited) verlinken wir.'),
    { class: 'Conform', message: 'none' },
  ],
  [
    'ten years for vouchers of a public body',
    {
      ...saying('Zahlungsbelege bewahren wir zehn Jahre auf.'),
      applicability: applicability({ settings: { ...applicability().settings, industry: 'public-body' } }),
    },
    { class: 'Conform' },
  ],
  ['ten years in English', saying('Invoices are kept for ten years.'), { class: 'Hint', message: 'oldRetention' }],
  [
    'eight years for vouchers and ten for books',
    saying('Buchungsbelege bewahren wir acht Jahre, Bücher und Jahresabschlüsse zehn Jahre auf.'),
    { class: 'Conform' },
  ],
  [
    'ten years for books',
    saying('Bücher und Jahresabschlüsse bewahren wir zehn Jahre auf. Rechnungen löschen wir danach.'),
    { class: 'Conform' },
  ],
  ['up to ten years', saying('Rechnungen bewahren wir je nach Art bis zu zehn Jahre auf.'), { class: 'Conform' }],
  ['ten years in Switzerland', saying('Rechnungen bewahren wir zehn Jahre auf (Art. 958f OR).'), { class: 'Conform' }],
  ['ten years of something else', saying('Patientenakten bewahren wir zehn Jahre auf.'), { class: 'Conform' }],
  ['a function of Universal Analytics', saying('Wir haben die Funktion „anonymizeIp“ aktiviert.'), { class: 'Hint', message: 'outdated' }],
  ['cookies of Universal Analytics', saying('Google setzt die Cookies _ga, _gid und _gat.'), { class: 'Hint', message: 'outdated' }],
  [
    'cookies of Universal Analytics that an old script still sets',
    { ...saying('Google setzt die Cookies _ga, _gid und _gat.'), cookies: [cookieFact({ name: '_gid' })] },
    { class: 'Conform' },
  ],
  [
    'the operator of a video platform before 2019',
    saying('Betreiber ist die YouTube, LLC, 901 Cherry Ave., San Bruno.'),
    { class: 'Hint', message: 'outdated' },
  ],
  ['that company as a subsidiary', saying('YouTube LLC ist eine Tochtergesellschaft der Google LLC.'), { class: 'Conform' }],
  ['a network before it was renamed', saying('Twitter International Company, Dublin'), { class: 'Hint', message: 'outdated' }],
  [
    'the USA as an unsafe country',
    saying('Wir weisen darauf hin, dass die USA kein sicherer Drittstaat im Sinne des EU-Datenschutzrechts sind.'),
    { class: 'Hint', message: 'outdated' },
  ],
  [
    'the USA beside the decision on adequacy',
    saying('Für nicht zertifizierte Unternehmen sind die USA kein sicherer Drittstaat; es gilt der Angemessenheitsbeschluss.'),
    { class: 'Conform' },
  ],
  [
    'old periods in the notice for customers',
    withSeparate('Datenschutzinformation für Kunden', 'Rechnungen bewahren wir zehn Jahre auf.'),
    { class: 'Hint', message: 'separateNotice', refs: [`${siteUrl}kunden`] },
  ],
  [
    'a notice for applicants that is up to date',
    withSeparate('Datenschutzhinweise für Bewerber', 'Unterlagen löschen wir nach sechs Monaten.'),
    { class: 'Conform' },
  ],
  [
    'an article on data protection',
    withSeparate('Datenschutz: Was war das TTDSG?', 'Rechtsgrundlage war das TTDSG.'),
    { class: 'Conform' },
  ],
  ['other cookies that begin alike', saying('Es werden die Cookies _ga und _gatsby gesetzt.'), { class: 'Conform' }],
  [
    'the notice in a further language',
    withEnglish('Google is certified under the Privacy Shield.'),
    { class: 'Hint', message: 'furtherNotice', cause: 'privacy-notice:further-language', refs: [`${siteUrl}en/privacy-policy`] },
  ],
  [
    'a date that explains it',
    saying('Die Übermittlung beruht auf Safe Harbor. Stand: 24. Mai 2018'),
    { class: 'Risk', message: 'invalidGuaranteeDated', refs: [url, url] },
  ],
  [
    'a date of then beside an invalid ground and other terms',
    saying('Die Übermittlung beruht auf dem Privacy Shield. Cookies nach § 25 Abs. 1 TTDSG. Stand: März 2022'),
    { class: 'Risk', messages: ['invalidWithOthersDated'] },
  ],
  [
    'a date of today beside an invalid ground',
    saying('Die Übermittlung beruht auf dem Privacy Shield. Stand: März 2026'),
    { class: 'Risk', messages: ['invalidGuarantee'] },
  ],
  ['a date of then', saying('nach § 25 Abs. 1 TTDSG. Stand: März 2023'), { class: 'Hint', message: 'outdatedDated' }],
  ['a date of today', saying('nach § 25 Abs. 1 TTDSG. Stand: November 2025'), { class: 'Hint', refs: [url] }],
  [
    'the date of a further notice',
    withEnglish('Google is certified under the Privacy Shield. Last updated: May 2018'),
    { class: 'Hint', message: 'furtherNotice', refs: [`${siteUrl}en/privacy-policy`, `${siteUrl}en/privacy-policy`] },
  ],
  ['a further notice that is up to date', withEnglish('Google is certified.'), { class: 'Conform', message: 'none' }],
  ['a page in a further language that is no notice', withEnglish('On Privacy Shield.', 'News'), { class: 'Conform', message: 'none' }],
  [
    'a framework that is rejected',
    saying('Auf Abkommen wie Safe Harbor oder Privacy Shield, die der EuGH verworfen hat, verlassen wir uns nicht.'),
    { class: 'Conform' },
  ],
  ['a framework up to a day', saying('Grundlage war bis Juli 2020 das Privacy Shield, seither sind es Verträge.'), { class: 'Conform' }],
  [
    'a framework beside what was collected before',
    saying('Zuvor erhobene Daten gehen in die USA, Google ist nach dem Privacy Shield zertifiziert.'),
    { class: 'Risk' },
  ],
  ['an act up to a day', saying('Das regelt § 25 TDDDG (bis 13. Mai 2024: TTDSG).'), { class: 'Conform' }],
  ['an act named otherwise before', saying('Das regelt das TDDDG (vor Mai 2024 TTDSG genannt).'), { class: 'Conform' }],
  ['address of the platform', saying('Streitbeilegung: https://ec.europa.eu/consumers/odr'), { class: 'Hint', message: 'platform' }],
  ['negation before the term', saying('Seit dem Urteil Schrems II besteht keine Grundlage mehr im Privacy Shield.'), { class: 'Conform' }],
  ['negation too far away', saying(`Grundlage ist das Privacy Shield. ${filler} Das gilt nicht mehr.`), { class: 'Risk' }],
  ['TTDSG', saying('nach § 25 Abs. 1 TTDSG'), { class: 'Hint', message: 'outdated', cause: 'privacy-notice:outdated-terms' }],
  ['TTDSG named as the former law', saying('nach § 25 TDDDG (früher TTDSG)'), { class: 'Conform' }],
  ['§ 15 TMG', saying('Rechtsgrundlage ist § 15 Abs. 3 TMG'), { class: 'Hint', messages: ['section15'] }],
  ['§ 15 of another act beside the TMG', saying('Nach § 15 UStG und dem TMG'), { class: 'Hint', messages: ['outdated'] }],
  [
    '§ 15 TMG beside other terms',
    saying('Nach § 15 TMG und § 13 Abs. 7 Telemediengesetz'),
    { class: 'Hint', messages: ['outdated', 'section15'] },
  ],
  ['old version of the BDSG', saying('gemäß § 4 BDSG a.F.'), { class: 'Hint' }],
  ['§ 4a BDSG', saying('Ihre Einwilligung nach § 4a BDSG'), { class: 'Hint' }],
  ['§ 4 BDSG on consent', saying('Die Erhebung ist nach § 4 Abs. 1 BDSG zulässig.'), { class: 'Hint' }],
  ['§ 4 BDSG of today on video surveillance', saying('Die Videoüberwachung erfolgt nach § 4 BDSG.'), { class: 'Conform' }],
  ['Sendinblue GmbH', saying('Dienstanbieter: Sendinblue GmbH, Köpenicker Str. 126, Berlin'), { class: 'Hint' }],
  ['Cybot A/S', saying('Anbieter ist die Cybot A/S, Havnegade 39, Kopenhagen'), { class: 'Hint' }],
  ['a former name', saying('Brevo GmbH (vormals Sendinblue GmbH), Berlin'), { class: 'Conform' }],
  ['Google Inc.', saying('Anbieter ist die Google Inc., USA'), { class: 'Hint' }],
  ['Facebook Ireland', saying('Anbieter ist Facebook Ireland Limited'), { class: 'Hint' }],
  ['Facebook Inc.', saying('Anbieter ist die Facebook Inc., 1 Hacker Way, USA'), { class: 'Hint', message: 'outdated' }],
  ['Meta, formerly Facebook Inc.', saying('Meta Platforms, Inc. (vormals Facebook, Inc.)'), { class: 'Conform' }],
  ['1&1 Internet SE', saying('Diese Website liegt bei der 1&1 Internet SE'), { class: 'Hint', message: 'outdated' }],
  ['1&1 IONOS SE', saying('Hoster ist die 1&1 IONOS SE, Elgendorfer Straße 57'), { class: 'Hint', message: 'outdated' }],
  ['1&1 for telephony', saying('Unser Telefonanschluss liegt bei der 1&1 Telecom GmbH'), { class: 'Conform' }],
  ...[
    'des Datenschutzgesetzes Nordrhein-Westfalen (DSG NRW) in der Fassung der Bekanntmachung vom 9. Juni 2000',
    'nach dem Landesdatenschutzgesetz vom 18. September 2000',
    'Es gilt das Hessische Datenschutzgesetz in der Fassung vom 7. Januar 1999',
  ].map((text): [string, Partial<Facts>, Outline] => [text, saying(text), { class: 'Hint', messages: ['outdated'] }]),
  ...[
    'nach dem Landesdatenschutzgesetz vom 12. Juni 2018',
    'nach dem DSG NRW vom 17. Mai 2018',
    'nach dem DSG-EKD vom 15. November 2017',
    'BDSG vom 30. Juni 2017',
  ].map((text): [string, Partial<Facts>, Outline] => [text, saying(text), { class: 'Conform' }]),
  ['Twitter Inc.', saying('Twitter, Inc., 1355 Market Street'), { class: 'Hint', message: 'outdated' }],
  ['a button beside it', saying('Jetzt anfragen. Anbieter ist die Google Inc., USA. Jetzt buchen'), { class: 'Hint' }],
  ['Meta, formerly Facebook Ireland', saying('Meta Platforms Ireland Limited (vormals Facebook Ireland Limited)'), { class: 'Conform' }],
  ['GDPR still to come', saying('Die Verordnung tritt am 25. Mai 2018 in Kraft.'), { class: 'Hint' }],
  [
    'ODR platform: one problem with shop-odr-link-gone',
    saying('Die EU stellt eine Plattform zur Online-Streitbeilegung bereit.'),
    { class: 'Hint', message: 'platform', cause: 'odr-platform' },
  ],
  ['ODR platform said to be closed', saying('Die OS-Plattform wurde am 20.7.2025 eingestellt.'), { class: 'Conform' }],
  ['several names are one finding', saying('TTDSG, TMG und Google Inc.'), { class: 'Hint', messages: ['outdated'], refs: [url, url, url] }],
  [
    'a risk does not show hints as risks',
    saying(`Grundlage ist das Privacy Shield. ${filler} Es gilt das TTDSG.`),
    { class: 'Risk', messages: ['invalidWithOthers'] },
  ],
  [
    'the mere use of the site as a consent',
    saying('Mit der Nutzung unserer Website erklären Sie sich mit der Verwendung von Cookies einverstanden.'),
    { class: 'Hint', message: 'impliedConsent', cause: 'privacy-notice:implied-consent', refs: [url] },
  ],
  [
    'the same beside a risk',
    saying(`Grundlage ist das Privacy Shield. ${filler} Wenn Sie weitersurfen, stimmen Sie der Nutzung von Cookies zu.`),
    { class: 'Risk', messages: ['invalidGuaranteeImplied'], refs: [url, url] },
  ],
  ['no notice', { privacy: noLegalPage('privacy') }, { class: 'NoClassification', message: 'noNotice' }],
  [
    'notice blocked',
    { privacy: legalPage({ kind: 'privacy', failure: 'timeout', status: null, text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'text incomplete',
    { pages: [pageFact({ url, kind: 'privacy', textComplete: false })] },
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['Stand: März 2023', 'Stand: März 2023'],
  [
    'Stand: März 2023 (Abschnitte 5 und 10 bis 13), im Übrigen Mai 2019. Mehr.',
    'Stand: März 2023 (Abschnitte 5 und 10 bis 13), im Übrigen Mai 2019',
  ],
  ['Stand: Mai 2018 (Abschnitt 3). Im Jahr 2019 zogen wir um.', 'Stand: Mai 2018 (Abschnitt 3)'],
  ['Stand: Mai 2018, zuletzt geändert im Oktober 2024', 'zuletzt geändert im Oktober 2024'],
  ['Stand: November 2025 (Abschnitt 3)', null],
])('the date of a text with its parts: %s', (text, date) => {
  expect(oldDateIn(text)).toBe(date);
});

it('tells what holds today of the period that is named beside an annulled framework', () => {
  const result = judge(
    check,
    saying('Google ist unter dem Privacy Shield zertifiziert. Rechnungen und Buchungsbelege bewahren wir 10 Jahre auf.'),
  );
  const [finding] = 'findings' in result ? result.findings : [];
  expect(finding?.params?.['others']).toMatch(/^Rechnungen und Buchungsbelege: 10 Jahre → acht Jahre \(seit 2025/);
});

it.each([
  ['Die Funktion „_gat._anonymizeIp“ ist aktiviert.', 'anonymizeIp (Universal Analytics)'],
  ['Google setzt die Cookies _ga und _gat_UA-1.', '_gat (Universal Analytics)'],
  ['Cookies: _ga, _gid, _gat. Code: „gat._anonymizeIp();“', 'anonymizeIp (Universal Analytics); _gid, _gat (Universal Analytics)'],
])('names of Universal Analytics what stands there: %s', (text, terms) => {
  expect(judge(check, saying(text))).toMatchObject({ findings: [{ params: { terms } }] });
});
