import { expect, it } from 'vitest';
import {
  applicability,
  field,
  formFact,
  judge,
  legalPage,
  link,
  noLegalPage,
  noticeItems,
  pageFact,
  siteUrl,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { traffic } from '../../../test/factories/traffic.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-applications.ts';

const jobs = { pages: [pageFact(), pageFact({ url: `${siteUrl}karriere`, kind: 'other', title: 'Karriere bei uns' })] };
const address = `${siteUrl}bewerber.pdf`;
const linking = (target?: Partial<PageFact>): Partial<Facts> => ({
  pages: [
    pageFact({
      url: `${siteUrl}karriere`,
      kind: 'other',
      title: 'Karriere bei uns',
      links: [{ text: 'Datenschutzhinweise für Bewerber (PDF)', href: address, visible: true, area: 'body' }],
    }),
    ...(target ? [pageFact({ url: address, kind: 'other', ...target })] : []),
  ],
});

const keptText = 'Lebenslauf. Wir bewahren Ihre Unterlagen für spätere Stellen zwei Jahre auf. Senden';
const poolBox = field({ name: 'pool', label: 'Bitte nehmen Sie meine Bewerbung in den Bewerberpool auf', type: 'checkbox' });
const said = (sentence: string): Partial<Facts> => ({
  ...jobs,
  privacy: legalPage({
    kind: 'privacy',
    text: `10. Kontakt\nAnfragen beantworten wir (Art. 6 Abs. 1 lit. b DSGVO).\n11. Bewerbungen\nSie können sich per E-Mail bewerben. ${sentence}\n12. Spenden\nDie Angaben bewahren wir auf (Art. 6 Abs. 1 lit. c DSGVO).`,
  }),
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['described', jobs, { class: 'Conform' }],
  ...(
    [
      ['Rechtsgrundlage ist § 26 Abs. 1 BDSG.', true],
      ['Rechtsgrundlage ist § 26 BDSG; in den Bewerberpool kommen Sie mit Einwilligung (Art. 6 Abs. 1 lit. a DSGVO).', true],
      ['Grundlage ist § 26 Abs. 1 Satz 1 des Bundesdatenschutzgesetzes.', true],
      ['Rechtsgrundlage sind § 26 Abs. 1 BDSG und Art. 6 Abs. 1 lit. b DSGVO.', false],
      ['Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b) DSGVO, § 26 BDSG.', false],
      ['Rechtsgrundlage ist Art. 6 Abs. 1 S. 1 lit. a, b und f DSGVO in Verbindung mit § 26 BDSG.', false],
      ['Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe b DSGVO, § 26 BDSG.', false],
      ['Rechtsgrundlage ist Art. 88 DSGVO in Verbindung mit § 26 BDSG.', false],
      ['Angaben zur Gesundheit verarbeiten wir nach § 26 Abs. 3 BDSG.', false],
      ['Die Unterlagen löschen wir nach sechs Monaten.', false],
    ] as const
  ).map(([sentence, isOnly]): [string, Partial<Facts>, Outline] => [
    `basis of applications: ${sentence}`,
    said(sentence),
    isOnly ? { class: 'Hint', message: 'onlyNational', cause: 'privacy-notice:applications-basis' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.', 'keptAgainst'],
      ['Wir löschen sie, wenn wir sie nicht mehr brauchen.', 'kept'],
      ['Für spätere Stellen bewahren wir sie zwei Jahre auf.', null],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `what the form says of all documents: ${sentence}`,
    { ...said(sentence), forms: [formFact({ kind: 'application', text: keptText })] },
    message ? { class: 'Hint', message, cause: 'privacy-notice:applications-pool' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.', 'poolAgainst'],
      ['Wir löschen sie, wenn wir sie nicht mehr brauchen.', 'pool'],
      ['Mit Ihrer Einwilligung bewahren wir sie 24 Monate auf.', null],
    ] as const
  ).map(([sentence, message]): [string, Partial<Facts>, Outline] => [
    `a pool that the form offers: ${sentence}`,
    { ...said(sentence), forms: [formFact({ kind: 'application', fields: [poolBox] })] },
    message ? { class: 'Hint', message, cause: 'privacy-notice:applications-pool' } : { class: 'Conform' },
  ]),
  ...(
    [
      ['Im Bewerberpool, wenn Sie zugestimmt haben, 24 Monate.', true],
      ['Sechs Monate nach der Absage.', false],
    ] as const
  ).map(([sentence, isTold]): [string, Partial<Facts>, Outline] => [
    `a pool, with a notice for applicants linked at the form: ${sentence}`,
    {
      ...said('Wir löschen sie, wenn wir sie nicht mehr brauchen.'),
      ...linking({ title: 'Datenschutzhinweise für Bewerber', text: sentence }),
      forms: [formFact({ kind: 'application', pageUrl: `${siteUrl}karriere`, fields: [poolBox] })],
    },
    isTold ? { class: 'Conform' } : { class: 'Hint', message: 'pool' },
  ]),
  [
    'an application without a pool',
    { ...said('Nach einer Absage löschen wir Ihre Unterlagen nach sechs Monaten.'), forms: [formFact({ kind: 'application' })] },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Busfahrer (m/w/d) gesucht. Bewerben geht ganz einfach: per Telefon.', true],
      ['Wir suchen Köche (w/m/d). Ihre vollständige Bewerbung senden Sie an den Chef.', true],
      ['Baker (m/f/d) wanted. Apply now!', true],
      ['Unsere Kollegin (m/w/d) berät Sie gern.', false],
      ['Bewerben Sie sich für den Fotowettbewerb.', false],
    ] as const
  ).map(([text, isOffered]): [string, Partial<Facts>, Outline] => [
    `a post offered in the text: ${text}`,
    {
      pages: [pageFact(), pageFact({ url: `${siteUrl}kontakt`, kind: 'other', title: 'Kontakt', text })],
      noticeItems: noticeItems({ without: ['applications'] }),
    },
    isOffered ? { class: 'Hint', message: 'missingOn', refs: [`${siteUrl}kontakt`] } : { class: 'NotApplicable', message: 'noJobs' },
  ]),
  ...(
    [
      ['https://jobs.ashbyhq.com/muster', 'Wir nutzen das Bewerbermanagement Personio.', 'portalInstead'],
      ['https://jobs.ashbyhq.com/muster', 'Wir verarbeiten Ihre Unterlagen für das Verfahren.', 'portal'],
      ['https://jobs.ashbyhq.com/muster', 'Bewerbungen nehmen wir über Ashby entgegen.', null],
      ['https://muster.jobs.personio.de', 'Wir nutzen das Bewerbermanagement Personio.', null],
      ['https://www.stepstone.de/muster', 'Wir verarbeiten Ihre Unterlagen für das Verfahren.', null],
    ] as const
  ).map(([href, text, message]): [string, Partial<Facts>, Outline] => [
    `posts that lead to ${href}: ${text}`,
    {
      pages: [pageFact({ links: [link({ text: 'Jetzt bewerben', href })] })],
      privacy: legalPage({ kind: 'privacy', text: `Bewerbungen\n${text}` }),
    },
    message === null ? { class: 'Conform' } : { class: 'Hint', message, cause: 'privacy-notice:applications-portal', refs: [href] },
  ]),
  [
    'page with jobs',
    { ...jobs, noticeItems: noticeItems({ without: ['applications'] }) },
    {
      class: 'Hint',
      message: 'missingOn',
      cause: 'privacy-notice:applications',
      refs: [`${siteUrl}karriere`],
    },
  ],
  [
    'form',
    { forms: [formFact({ kind: 'application' })], noticeItems: noticeItems({ without: ['applications'] }) },
    { class: 'Hint', message: 'missingOn', refs: ['none-p1-f1'] },
  ],
  [
    'only the settings say so',
    { noticeItems: noticeItems({ without: ['applications'] }), applicability: applicability({ settings: { purposes: ['recruiting'] } }) },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'a notice of its own is linked, and was not read',
    { ...linking(), noticeItems: noticeItems({ without: ['applications'] }) },
    { class: 'NoClassification', message: 'linked' },
  ],
  [
    'the link leads nowhere',
    { ...linking({ status: 404, text: '' }), noticeItems: noticeItems({ without: ['applications'] }) },
    { class: 'Hint', message: 'linkDead', cause: 'privacy-notice:applications' },
  ],
  [
    'the notice linked was read',
    { ...linking({ text: 'Datenschutz für Bewerberinnen und Bewerber' }), noticeItems: noticeItems({ without: ['applications'] }) },
    { class: 'Conform', message: 'linkedRead' },
  ],
  ['no jobs', { noticeItems: noticeItems({ without: ['applications'] }) }, { class: 'NotApplicable', message: 'noJobs' }],
  [
    'text not whole',
    { ...jobs, noticeItems: noticeItems({ without: ['applications'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { ...jobs, noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it.each([
  ['a known service', { service: 'personio', url: 'https://muster.jobs.personio.de/embed.js' }, 'Personio Karriereseite'],
  ['a host that says so', { url: 'https://jobs.portal.test/embed', type: 'frame' }, 'jobs.portal.test'],
  ['another service on the page', { service: 'youtube', url: 'https://www.youtube.com/embed/x', type: 'frame' }, ''],
  ['a picture of such a host', { url: 'https://jobs.portal.test/logo.png', type: 'image' }, ''],
] as const)('names an embedded list of vacancies: %s', (_, call, portals) => {
  const embedded = traffic({ pageUrl: `${siteUrl}karriere`, party: 'third', ...call });
  const verdict = judge(check, { ...jobs, ...embedded, noticeItems: noticeItems({ without: ['applications'] }) });
  const message = portals === '' ? 'missingOn' : 'missingPortal';
  expect(verdict).toMatchObject({ class: 'Hint', findings: [{ message, params: { pages: '/karriere', portals } }] });
});
