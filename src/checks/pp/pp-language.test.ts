import { expect, it } from 'vitest';
import { applicability, legalPage, link, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './pp-language.ts';

const url = `${siteUrl}datenschutz`;
const english =
  'We process the data that you send us with this form in order to answer your enquiry. You have the right to access the data and to object to the processing.';
const german =
  'Wir bauen Möbel nach Maß für Ihr Zuhause und beraten Sie gern bei der Auswahl von Holz und Beschlägen. Die Lieferung ist auf Wunsch auch am Abend möglich.';
const french =
  'Nous fabriquons des meubles sur mesure pour votre maison et nous vous conseillons dans le choix du bois. La livraison est possible le soir sur demande.';
const start = pageFact({ text: german });
const noticePage = (part: Partial<PageFact> = {}) =>
  pageFact({ url, kind: 'privacy', title: 'Privacy', links: [], text: english, ...part });
const notice = (text: string) => legalPage({ kind: 'privacy', text });
const inEnglish = { privacy: notice(english), pages: [start, noticePage()] };
const consumers = { applicability: applicability({ isConsumerOffer: true }) };
const page = (path: string, text: string) => pageFact({ url: `${siteUrl}${path}`, kind: 'other', text });

const cases: [string, Partial<Facts>, Outline][] = [
  ['same language', {}, { class: 'Conform' }],
  [
    'English names in a German notice',
    { privacy: notice(`${privacyText} Google Tag Manager, Facebook Custom Audiences, Microsoft Clarity`) },
    { class: 'Conform' },
  ],
  [
    'consumers, notice in English only',
    { ...inEnglish, ...consumers },
    { class: 'Risk', message: 'noGerman', cause: 'privacy-notice:language', refs: [url, siteUrl] },
  ],
  ['no consumers', inEnglish, { class: 'Hint', message: 'otherLanguage' }],
  [
    'German version is linked',
    { ...inEnglish, ...consumers, pages: [start, noticePage({ links: [link({ text: 'Deutsch', href: `${siteUrl}de/datenschutz` })] })] },
    { class: 'Hint', message: 'otherLanguage' },
  ],
  [
    'German notice was visited too',
    {
      ...inEnglish,
      ...consumers,
      pages: [start, noticePage(), pageFact({ url: `${siteUrl}de/datenschutz`, kind: 'other', title: 'Datenschutz', text: privacyText })],
    },
    { class: 'Conform' },
  ],
  [
    'template declares the wrong language',
    { privacy: { ...notice(privacyText), language: 'en' }, pages: [pageFact({ text: german, language: 'en' })] },
    { class: 'Conform' },
  ],
  ...(
    [
      ['Konferenzen und Firmenfeste: Wir planen für Sie und mit Ihnen, von der Idee bis zum Abbau, auch in der Region.'],
      ['Wir bringen Menschen zusammen'],
    ] as const
  ).map(([text]): [string, Partial<Facts>, Outline] => {
    const shared = 'By using this website you agree to the use of cookies that we and our partners set for you and your data.';
    return [
      `a banner in English on all pages, and: ${text}`,
      {
        pages: [pageFact({ text: `${text}\n${shared}`, language: 'de-de' }), page('team', `${german}\n${shared}`), noticePage()],
      },
      { class: 'Conform', message: 'german' },
    ];
  }),
  [
    'English version without a notice',
    { pages: [start, page('en/about', english)] },
    { class: 'Hint', message: 'versions', refs: [`${siteUrl}en/about`] },
  ],
  [
    'English version whose notice is linked and was not visited',
    {
      pages: [
        start,
        { ...page('en/about', english), links: [link({ text: 'Privacy policy', href: '/en/privacy-policy' })] },
        page('en/jobs', english),
      ],
    },
    { class: 'Conform', message: 'germanUnread' },
  ],
  [
    'English version whose notice was read',
    {
      pages: [
        start,
        { ...page('en/about', english), links: [link({ text: 'Privacy policy', href: '/en/privacy-policy' })] },
        { ...page('en/privacy-policy', english), title: 'Privacy policy' },
      ],
    },
    { class: 'Conform', message: 'germanRead' },
  ],
  [
    'English version that links the German notice',
    {
      pages: [
        start,
        page('datenschutz', privacyText),
        { ...page('en/about', english), links: [link({ text: 'Privacy', href: '/datenschutz' })] },
      ],
    },
    { class: 'Hint', message: 'versions' },
  ],
  [
    'start page in English, the rest in German',
    { pages: [pageFact({ text: english, language: 'de-de' }), page('team', german)], privacy: notice(privacyText) },
    { class: 'Hint', message: 'otherLanguage' },
  ],
  ['one text in French', { pages: [start, page('presse', french)] }, { class: 'Conform' }],
  ['several texts in French', { pages: [start, page('presse', french), page('maison', french)] }, { class: 'Hint', message: 'versions' }],
  ['start page without text', { pages: [pageFact({ text: '', language: '' })] }, { class: 'NoClassification', message: 'undetected' }],
  ['notice without text', { privacy: notice('Datenschutz') }, { class: 'NoClassification', message: 'undetected' }],
  ['no notice', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
