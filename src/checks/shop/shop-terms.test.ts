import { expect, it } from 'vitest';
import { applicability, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './shop-terms.ts';

const shop: Partial<Facts> = { applicability: applicability({ isShop: true, isConsumerOffer: true }) };
const terms = (part: Partial<LegalPageFact> = {}) => ({
  ...shop,
  terms: legalPage({ kind: 'terms', text: 'Es gelten diese Bedingungen.', ...part }),
});
const course = (text: string): Partial<Facts> => ({
  ...shop,
  pages: [pageFact(), pageFact({ kind: 'other', url: `${siteUrl}kurs`, title: 'Onlinekurs Stimme', headings: ['Stimme'], text })],
});
const start = (part: Partial<PageFact>) => ({ ...shop, pages: [pageFact(part)] });
const linked = (text: string) => start({ links: [link({ text, href: `${siteUrl}bedingungen` })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['linked and readable', terms(), { class: 'Conform' }],
  ...(
    [
      ['Die Gewährleistung für Serienmöbel beträgt ein Jahr.', 'shortWarranty'],
      ['Mängelansprüche verjähren innerhalb von 12 Monaten ab Lieferung.', 'shortWarranty'],
      ['Jegliche Gewährleistung ist ausgeschlossen.', 'noWarranty'],
      ['Die Kündigung bedarf der Schriftform.', 'writtenNotice'],
      ['Es gilt das gesetzliche Mängelhaftungsrecht.', null],
      ['Gegenüber Unternehmern beträgt die Gewährleistung ein Jahr.', null],
      ['Kauf durch Unternehmer\nDie Gewährleistungsfrist beträgt ein Jahr.', null],
      ['Bei gebrauchten Maschinen verjähren Mängelansprüche in einem Jahr ab Lieferung.', null],
      ['Die Herstellergarantie beträgt ein Jahr; die Gewährleistung bleibt unberührt.', null],
      ['Für normalen Verschleiß ist die Gewährleistung ausgeschlossen.', null],
      ['Die Kündigung ist in Textform oder in Schriftform möglich.', null],
      ['Änderungen bedürfen der Schriftform.', null],
    ] as const
  ).map(([text, message]): [string, Partial<Facts>, Outline] => [
    `a clause: ${text}`,
    terms({ text }),
    message === null ? { class: 'Conform' } : { class: 'Hint', message, refs: [`${siteUrl}agb`] },
  ]),
  [
    'the same where only businesses buy',
    {
      ...terms({ text: 'Die Gewährleistung beträgt ein Jahr.' }),
      applicability: applicability({ isShop: true, isConsumerOffer: false }),
    },
    { class: 'Conform' },
  ],
  ['a PDF can be saved', terms({ isPdf: true, text: '', contentKind: 'empty' }), { class: 'Conform' }],
  [
    'terms that put the law on distance teaching aside for businesses',
    terms({
      text: 'Preise sind Endpreise. Das Fernunterrichtsschutzgesetz (FernUSG) findet keine Anwendung, da sich das Angebot an Unternehmer richtet. Weiter.',
    }),
    { class: 'Hint', message: 'teachingLaw', cause: 'distance-teaching', refs: [`${siteUrl}agb`] },
  ],
  [
    'the same for a course with a control',
    {
      ...course('Onlinekurs 397 €. Du bekommst eine persönliche Korrektur.'),
      ...terms({ text: 'Das Fernunterrichtsschutzgesetz (FernUSG) findet keine Anwendung, da sich das Angebot an Unternehmer richtet.' }),
    },
    { class: 'Hint', message: 'teachingLawCourse', refs: [`${siteUrl}agb`, `${siteUrl}kurs`] },
  ],
  [
    'a course with a control and no admission',
    { ...course('Onlinekurs 397 €. Einsendeaufgaben mit Rückmeldung.'), ...terms() },
    { class: 'Hint', message: 'courseAdmission', refs: [`${siteUrl}kurs`] },
  ],
  [
    'a course that is admitted',
    { ...course('Onlinekurs 397 €. Einsendeaufgaben mit Rückmeldung. ZFU-Zulassung Nr. 7123456'), ...terms() },
    { class: 'Conform' },
  ],
  ['a course of films alone', { ...course('Onlinekurs 397 €. 34 Filme.'), ...terms() }, { class: 'Conform' }],
  [
    'no distance teaching for another reason',
    terms({ text: 'Das FernUSG ist nicht anwendbar, weil eine Lernerfolgskontrolle nicht stattfindet.' }),
    { class: 'Conform' },
  ],
  ['nothing found', shop, { class: 'Hint', message: 'missing', cause: 'terms', refs: [siteUrl] }],
  ['dead link', terms({ url: null, deadLink: true, linkText: 'AGB' }), { class: 'Hint', message: 'deadLink' }],
  ['target not found', terms({ status: 404, failure: 'http-error', contentKind: 'empty' }), { class: 'Hint', message: 'gone' }],
  ['empty', terms({ contentKind: 'empty', text: '' }), { class: 'Hint', message: 'empty' }],
  ['placeholder', terms({ contentKind: 'placeholder' }), { class: 'Hint', message: 'placeholder' }],
  ['something else', terms({ contentKind: 'other' }), { class: 'Hint', message: 'other' }],
  ...(
    [
      [
        'Teilnahmebedingungen\n1. Vertragsschluss\nMit dem Absenden …\n2. Studiengebühren\n3. Kündigung\n4. Widerrufsbelehrung\n5. Haftung',
        'Conform',
      ],
      ['Geschäfts- und Besuchsbedingungen\n1. Kartenkauf\n2. Rückgabe\n3. Zustellung\n4. Abonnement\n5. Bild und Ton', 'Conform'],
      ['Teilnahmebedingungen\nMitmachen können alle ab 18 Jahren. Einsendeschluss ist der 1. Mai.', 'Hint'],
    ] as const
  ).map(([text, expected]): [string, Partial<Facts>, Outline] => [
    `terms by another name: ${text.slice(0, 30)}`,
    terms({ contentKind: 'other', text }),
    { class: expected },
  ]),
  ['terms of supply', linked('Stromlieferbedingungen'), { class: 'Conform', message: 'otherName' }],
  [
    'three short paragraphs under the right heading',
    terms({ contentKind: 'other', text: 'Allgemeine Geschäftsbedingungen\n§ 1 Geltung\n§ 2 Vertrag\n§ 3 Preise' }),
    { class: 'Hint', message: 'short', refs: [`${siteUrl}agb`] },
  ],
  ...(
    [
      ['§ 1 Geltung', '§ 2 Vertragsschluss', '§ 3 Preise', '§ 4 Laufzeit', '§ 5 Mängel'],
      ['1. Anbieter', '2. Vertragsschluss', '3. Preise', '4. Laufzeit', '5. Mängel'],
    ] as const
  ).map((sections): [string, Partial<Facts>, Outline] => [
    `short, but in sections: ${sections[0]}`,
    terms({ contentKind: 'other', text: ['Allgemeine Geschäftsbedingungen', ...sections].join('\n') }),
    { class: 'Conform', message: 'titled' },
  ]),
  [
    'the heading of the page says so',
    {
      ...terms({ contentKind: 'other', text: 'x'.repeat(300) }),
      pages: [pageFact(), pageFact({ url: `${siteUrl}agb`, kind: 'terms', headings: ['Unsere AGB'] })],
    },
    { class: 'Hint', message: 'short' },
  ],
  [
    'a menu with a link to the terms is no heading',
    {
      ...terms({ contentKind: 'other', text: 'AGB\nKontakt\nWillkommen in unserem Laden' }),
      pages: [pageFact({ text: 'AGB\nKontakt\nStartseite' })],
    },
    { class: 'Hint', message: 'other' },
  ],
  [
    'long and headed as terms',
    terms({ contentKind: 'other', text: `AGB ${'Wir liefern die bestellte Ware. '.repeat(80)}` }),
    { class: 'Conform', message: 'titled' },
  ],
  ['not read', terms({ failure: 'timeout', status: null }), { class: 'NoClassification', message: 'notRead' }],
  ['Mietbedingungen', linked('Mietbedingungen'), { class: 'Conform', message: 'otherName' }],
  ['Nutzungsbedingungen', linked('Nutzungsbedingungen'), { class: 'Conform', message: 'otherName' }],
  ['ATB', linked('ATB'), { class: 'Conform', message: 'otherName' }],
  ['text cut off', start({ textComplete: false }), { class: 'NoClassification', message: 'notExamined' }],
  ['login', start({ status: 401, failure: 'auth-required' }), { class: 'NoClassification', message: 'loginRequired' }],
  [
    'under construction',
    start({ text: 'Hier entsteht unser Shop', links: [] }),
    { class: 'NoClassification', message: 'underConstruction' },
  ],
  ['unsupported language', start({ language: 'pl', text: 'Witamy w sklepie' }), { class: 'NoClassification', message: 'language' }],
  [
    'business only, without terms',
    { applicability: applicability({ isShop: true, isConsumerOffer: false }) },
    { class: 'NoClassification', message: 'businessOnly' },
  ],
  [
    'consumers or not',
    { applicability: applicability({ isShop: null, isConsumerOffer: null }) },
    { class: 'NoClassification', message: 'b2cUnclear' },
  ],
  [
    'an intermediary on whose site nothing is ordered',
    {
      applicability: applicability({ isShop: false, isSubscription: null, isConsumerOffer: null }),
      imprint: legalPage({ text: 'Immobilienmakler mit Erlaubnis nach § 34c GewO' }),
    },
    { class: 'NotApplicable', message: 'noOffer' },
  ],
  ['no shop', {}, { class: 'NotApplicable', message: 'noOffer' }],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
