import { expect, it } from 'vitest';
import {
  banner,
  control,
  formFact,
  judge,
  legalPage,
  link,
  noLegalPage,
  noticeItem,
  noticeItems,
  outcome,
  pageFact,
  serviceUse,
} from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { catalogueUse } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './ppc-withdraw.ts';

const withoutConsent = { noticeItems: noticeItems({ without: ['withdrawal'], items: [noticeItem('legalBases', 'b,f')] }) };

const promised = (sentence: string, facts: Partial<Facts> = {}): Partial<Facts> => ({
  privacy: legalPage({ kind: 'privacy', text: `Datenschutzerklärung\nCookies und Ihre Auswahl\n${sentence}` }),
  withdrawal: [],
  accepted: outcome(),
  ...facts,
});
const footer = 'Sie können Ihre Einwilligung jederzeit widerrufen, indem Sie am Ende der Seite die Cookie-Einstellungen öffnen.';
const broken: Outline = { class: 'Hint', message: 'brokenWay', cause: 'privacy-notice:withdrawal' };

const manage = { text: 'Cookies verwalten', visible: true, area: 'banner' as const };
const icon = 'Sie können eine Einwilligung jederzeit über das Cookie-Symbol am unteren Rand unserer Website widerrufen.';
const withBanner = {
  banner: banner({ controls: [control({ role: 'settings', text: 'Cookies verwalten' })] }),
  cmpName: null,
  cmpLoaded: null,
  payOrConsent: false,
};

const cases: [string, Partial<Facts>, Outline][] = [
  ['with a way', {}, { class: 'Conform' }],
  ['a control at the end of the page that no page has', promised(footer), broken],
  [
    'a button at the bottom left that no page has',
    promised('Über die Schaltfläche „Datenschutz-Einstellungen“ unten links können Sie Ihre Auswahl jederzeit ändern.'),
    broken,
  ],
  [
    'a link in the footer that no page has, in English',
    promised('You may withdraw your consent at any time via “Cookie settings” in the footer.'),
    broken,
  ],
  ['no banner, and the control is promised all the same', promised(footer, { accepted: outcome({ method: 'no-banner' }) }), broken],
  [
    'the control was found',
    promised(footer, { withdrawal: [{ pageId: 'p1', kind: 'link', text: 'Cookies', reopensBanner: true }] }),
    { class: 'Conform' },
  ],
  [
    'a page has a link called alike',
    promised(footer, { pages: [pageFact({ links: [link({ text: 'Cookie-Einstellungen', href: '#' })] })] }),
    { class: 'Conform' },
  ],
  ...[
    'Sie können eine Einwilligung jederzeit über das Cookie-Symbol am unteren Rand unserer Website widerrufen.',
    'Ihre Einwilligung widerrufen Sie über das Fingerabdruck-Symbol unten links.',
    'Ihre Auswahl ändern Sie jederzeit mit dem runden Icon unten rechts.',
  ].map((text): [string, Partial<Facts>, Outline] => [text, promised(text), { class: 'Hint', message: 'missingIcon' }]),
  [
    'an icon, and a control was found',
    promised('Ihre Einwilligung widerrufen Sie über das Cookie-Symbol unten links.', {
      withdrawal: [{ pageId: 'p1', kind: 'link', text: 'Cookies', reopensBanner: true }],
    }),
    { class: 'Conform' },
  ],
  ['an icon of the browser', promised('Cookies löschen Sie über das Schild-Symbol am oberen Rand Ihres Browsers.'), { class: 'Conform' }],
  ...[icon, footer].map((text): [string, Partial<Facts>, Outline] => [
    `only the banner itself has such a button: ${text}`,
    promised(text, { pages: [pageFact({ buttons: [manage] })], banner: withBanner }),
    { class: 'Hint', message: text === icon ? 'missingIcon' : 'brokenWay' },
  ]),
  [
    'the banner has it, and the page another',
    promised(icon, { pages: [pageFact({ buttons: [manage, manage] })], banner: withBanner }),
    { class: 'Conform' },
  ],
  [
    'a page has it outside the banner',
    promised(icon, { pages: [pageFact({ buttons: [{ ...manage, area: 'footer' }] })], banner: withBanner }),
    { class: 'Conform' },
  ],
  ['accepting failed', promised(footer, { accepted: outcome({ performed: false, verified: false }) }), { class: 'Conform' }],
  ['a page not read completely', promised(footer, { pages: [pageFact({ textComplete: false })] }), { class: 'Conform' }],
  [
    'the settings of the browser',
    promised('Cookies können Sie in den Cookie-Einstellungen Ihres Browsers am Ende der Seite jederzeit ändern.'),
    { class: 'Conform' },
  ],
  [
    'without a way, with what has a way of its own',
    {
      noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }),
      services: [serviceUse()],
      forms: [formFact({ kind: 'newsletter', visible: true })],
    },
    { class: 'Hint', message: 'noWayNewsletterSettings' },
  ],
  [
    'without a way, and nothing seen rests on consent',
    { noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }) },
    { class: 'Conform' },
  ],
  [
    'without a way, with a service that may need consent',
    { noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }), services: [serviceUse()] },
    { class: 'Hint', message: 'noWaySettings', cause: 'privacy-notice:withdrawal' },
  ],
  [
    'without a way, with a newsletter',
    { noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }), forms: [formFact({ kind: 'newsletter', visible: true })] },
    { class: 'Hint', message: 'noWayNewsletter' },
  ],
  ...(
    [
      ['Die Abmeldung ist jederzeit über den Link am Ende jedes Newsletters möglich.', 'noWaySettings'],
      ['Über den Abmeldelink können Sie den Newsletter jederzeit abbestellen.', 'noWaySettings'],
      ['Den Newsletter versenden wir monatlich.', 'noWayNewsletterSettings'],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `the way out of the newsletter: ${text}`,
    {
      noticeItems: noticeItems({ items: [noticeItem('withdrawal', '')] }),
      privacy: legalPage({ kind: 'privacy', text }),
      services: [serviceUse()],
      forms: [formFact({ kind: 'newsletter', visible: true })],
    },
    { class: 'Hint', message },
  ]),
  ['consent is a legal basis', { noticeItems: noticeItems({ without: ['withdrawal'] }) }, { class: 'Risk', message: 'missing' }],
  [
    'a legal basis, and a service that needs it',
    { noticeItems: noticeItems({ without: ['withdrawal'] }), services: [serviceUse()] },
    { class: 'Risk', message: 'missing' },
  ],
  [
    'a service needs consent',
    { ...withoutConsent, services: [serviceUse()] },
    { class: 'Risk', message: 'serviceMissing', refs: ['google-analytics'] },
  ],
  [
    'what a widget fetches from a service is the widget’s',
    {
      ...withoutConsent,
      services: [
        serviceUse(),
        catalogueUse('instagram', undefined, { embeddedBy: 'elfsight', active: { none: false, reject: false, accept: false } }),
      ],
    },
    { class: 'Risk', message: 'serviceMissing', refs: ['google-analytics'] },
  ],
  [
    'a map needs consent, and nobody is asked',
    { ...withoutConsent, services: [catalogueUse('google-maps')] },
    { class: 'Hint', message: 'serviceUnasked', cause: 'google-maps' },
  ],
  [
    'a map needs consent, and a banner asks',
    {
      ...withoutConsent,
      services: [catalogueUse('google-maps')],
      banner: {
        banner: banner({ controls: [control({ role: 'settings', text: 'Cookies verwalten' })] }),
        cmpName: null,
        cmpLoaded: null,
        payOrConsent: false,
      },
    },
    { class: 'Risk', message: 'serviceMissing' },
  ],
  [
    'a newsletter needs consent',
    { ...withoutConsent, forms: [formFact({ kind: 'newsletter' })] },
    { class: 'Risk', message: 'newsletterMissing', refs: [formFact().id] },
  ],
  ['no consent anywhere', withoutConsent, { class: 'NotApplicable', message: 'noConsent' }],
  [
    'text not whole',
    { noticeItems: noticeItems({ without: ['withdrawal'], complete: false }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  ['no notice at all', { privacy: noLegalPage('privacy') }, { class: 'NotApplicable', message: 'noNotice' }],
  ['notice not readable', { noticeItems: { items: [], complete: false } }, { class: 'NoClassification', message: 'notRead' }],
];

it('quotes the passage that names consent, not the first that names any ground', () => {
  const quotesByGround = { f: 'Art. 6 Abs. 1 lit. f DSGVO (Betrieb)', a: 'Art. 6 Abs. 1 lit. a DSGVO (Statistik)' };
  const bases = { ...noticeItem('legalBases', 'a,f'), quote: quotesByGround.f, quotesByGround };
  const items = noticeItems({ without: ['withdrawal', 'legalBases'], items: [bases] });
  const result = judge(check, { noticeItems: items });
  expect('findings' in result && result.findings[0]?.items).toMatchObject([{ value: quotesByGround.a }]);
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
