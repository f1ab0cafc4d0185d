import { expect, it } from 'vitest';
import { applicability, judge, legalPage, link, noLegalPage, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import type { ApplicabilityFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './imp-present.ts';

const url = `${siteUrl}impressum`;
const imprint = (part: Partial<LegalPageFact>) => ({ imprint: legalPage(part) });
const start = (part: Partial<PageFact>) => ({ pages: [pageFact(part)] });
const missing = { imprint: noLegalPage('imprint') };
const hobby: Partial<ApplicabilityFact['settings']> = { websiteType: 'privateer', purposes: ['private-hobby'] };
const site = (part: Partial<Omit<ApplicabilityFact, 'settings'>>, settings: Partial<ApplicabilityFact['settings']> = {}) => ({
  applicability: applicability({ ...part, settings }),
});
const labelled = (text: string) => ({ ...imprint({ linkText: text }), ...start({ links: [link({ text })] }) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['linked from every page', {}, { class: 'Conform' }],
  [
    'combined with the privacy notice',
    { ...imprint({ contentKind: 'combined', linkText: 'Impressum & Datenschutz' }) },
    { class: 'Conform' },
  ],
  ['anchor on a one-page site', imprint({ url: `${siteUrl}#impressum` }), { class: 'Conform' }],
  ['opens over the page', imprint({ url: siteUrl, overlay: true }), { class: 'Conform', message: 'overlay' }],
  ...[
    [false, { class: 'NoClassification', message: 'elsewhereUnread' }] as const,
    [true, { class: 'Conform', message: 'elsewhereRead' }] as const,
  ].map(([read, expected]): [string, Partial<Facts>, Outline] => [
    `a page leads to another imprint, read: ${read}`,
    imprint({ elsewhere: [{ url: `${siteUrl}impressum-laden`, label: 'Impressum', from: [`${siteUrl}laden`], read }] }),
    expected,
  ]),
  ['no link, no known address', missing, { class: 'Risk', message: 'missing', cause: 'imprint', refs: [siteUrl] }],
  [
    'guessed address not found',
    imprint({ foundBy: 'guess', linkText: null, status: 404, failure: 'http-error', contentKind: 'empty', text: '' }),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'guessed address answers 200 with the home page',
    imprint({ foundBy: 'guess', linkText: null, contentKind: 'other' }),
    { class: 'Risk', message: 'missing' },
  ],
  [
    'link leads nowhere',
    { imprint: { ...noLegalPage('imprint'), deadLink: true, foundBy: 'link', linkText: 'Impressum' } },
    { class: 'Risk', message: 'deadLink' },
  ],
  [
    'target not found',
    imprint({ status: 404, failure: 'http-error', deadLink: true, contentKind: 'empty', text: '' }),
    { class: 'Risk', message: 'gone', refs: [url] },
  ],
  ['target empty', imprint({ contentKind: 'empty', text: '' }), { class: 'Risk', message: 'empty' }],
  ['target is a placeholder', imprint({ contentKind: 'placeholder', text: 'Lorem ipsum' }), { class: 'Risk', message: 'placeholder' }],
  [
    'fields that nobody filled in',
    imprint({ text: 'Impressum\nSalon Welle\nVertreten durch: [Vor- und Nachname]\nSeestraße 4\n99999 Ort\nHRB XXXXX' }),
    { class: 'Hint', message: 'openFields', cause: 'imprint:fields', refs: [url, url] },
  ],
  [
    'a sentence that speaks to the owner',
    imprint({ text: 'Impressum\nSalon Welle\nSeestraße 4\n99999 Ort\nBitte ergänzen Sie die vollständigen Impressumsangaben.' }),
    { class: 'Hint', message: 'templateNote', cause: 'imprint:template-note', refs: [url] },
  ],
  [
    'several gaps that a template left',
    imprint({ text: 'Impressum\nSalon Welle\nSeestraße 4\n99999 Ort\nHandelsregister: Bitte ergänzen, falls vorhanden\nKammer: TBD' }),
    { class: 'Hint', message: 'templateNotes', cause: 'imprint:template-note', refs: [url, url] },
  ],
  [
    'a disclaimer of articles',
    imprint({ text: 'Impressum\nKanzlei Welle\nUnsere Texte sind Auskünfte allgemeiner Art.\nSie ersetzen keine Rechtsberatung.' }),
    { class: 'Conform' },
  ],
  [
    'JavaScript router answers 200 with another page',
    { ...imprint({ contentKind: 'other' }), imprintElements: { elements: [], complete: false } },
    { class: 'Risk', message: 'other' },
  ],
  [
    'a page with address and contact that is not recognised as an imprint',
    imprint({ contentKind: 'other' }),
    { class: 'Hint', message: 'thin' },
  ],
  [
    'only a picture',
    { ...imprint({ contentKind: 'empty', text: '' }), requests: [requestFact({ url: `${siteUrl}impressum.png`, pageUrl: url })] },
    { class: 'Hint', message: 'fileOnly' },
  ],
  [
    'empty page with the logo of all pages',
    { ...imprint({ contentKind: 'empty', text: '' }), requests: [requestFact(), requestFact({ pageUrl: url })] },
    { class: 'Risk', message: 'empty' },
  ],
  ['only a PDF', imprint({ isPdf: true, text: '', contentKind: 'empty' }), { class: 'Hint', message: 'fileOnly' }],
  [
    'link missing on one page',
    imprint({ pagesWithoutLink: [`${siteUrl}kontakt`] }),
    { class: 'Hint', message: 'missingOnPages', refs: [`${siteUrl}kontakt`] },
  ],
  [
    'found by its usual address, linked nowhere',
    imprint({ foundBy: 'guess', linkText: null, pagesWithoutLink: [siteUrl, `${siteUrl}kontakt`, `${siteUrl}datenschutz`] }),
    { class: 'Hint', message: 'notLinked' },
  ],
  [
    'found by its usual address, linked without a target',
    {
      ...imprint({ foundBy: 'guess', pagesWithoutLink: [siteUrl] }),
      ...start({ links: [link({ text: 'Impressum', href: '#' })] }),
    },
    { class: 'Hint', message: 'emptyLink', refs: [siteUrl] },
  ],
  [
    'linked by the beginning of the page alone',
    {
      ...imprint({ foundBy: 'guess', pagesWithoutLink: [siteUrl] }),
      ...start({ links: [link({ text: 'Impressum', href: '#top' })] }),
    },
    { class: 'Hint', message: 'emptyLink', refs: [siteUrl] },
  ],
  ['called Kontakt', labelled('Kontakt'), { class: 'Hint', message: 'unusualLabel', refs: [url] }],
  ['called Über uns', labelled('Über uns'), { class: 'Hint', message: 'unusualLabel' }],
  ['called Legal notice', labelled('Legal notice'), { class: 'Conform' }],
  [
    'link found by its address alone',
    { ...imprint({ foundBy: 'address', linkText: null }), ...start({ links: [link({ text: 'Info' })] }) },
    { class: 'Hint', message: 'unusualLabel' },
  ],
  ['purely private and personal', { ...missing, ...site({ isBusiness: false }, hobby) }, { class: 'Conform', message: 'notRequired' }],
  ['private person with advertising', { ...missing, ...site({ isBusiness: true }, hobby) }, { class: 'Risk', message: 'missing' }],
  [
    'private person, purpose not told',
    { ...missing, ...site({ isBusiness: false }, { websiteType: 'privateer' }) },
    { class: 'Hint', message: 'missing' },
  ],
  ['business unknown', { ...missing, ...site({ isBusiness: null }) }, { class: 'Risk' }],
  [
    'target blocked',
    imprint({ status: 403, failure: 'blocked-by-site', text: '', contentKind: 'empty' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'target answers 503',
    imprint({ status: 503, failure: 'http-error', text: '', contentKind: 'empty' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'target not visited',
    imprint({ status: null, failure: 'budget', text: '', contentKind: 'empty' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'text of the target incomplete',
    { ...imprint({ contentKind: 'other' }), pages: [pageFact({ url, textComplete: false })] },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'target in an unsupported language',
    imprint({ contentKind: 'other', language: 'pl', text: 'Informacje o firmie' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'behind a login',
    { ...missing, ...start({ failure: 'auth-required', status: 401 }) },
    { class: 'NoClassification', message: 'loginRequired' },
  ],
  [
    'coming soon',
    { ...missing, ...start({ text: 'Hier entsteht eine neue Website. Coming soon', links: [] }) },
    { class: 'NoClassification', message: 'underConstruction' },
  ],
  ['start page cut short', { ...missing, ...start({ textComplete: false }) }, { class: 'NoClassification', message: 'notExamined' }],
  [
    'start page in an unsupported language',
    { ...missing, ...start({ language: 'fr', text: 'Bienvenue sur notre site' }) },
    { class: 'NoClassification', message: 'language' },
  ],
];

it('names the pages with a link that leads nowhere, and what stands in it', () => {
  const dead = { links: [link({ href: '#' })] };
  const kontakt = `${siteUrl}kontakt`;
  const result = judge(check, {
    ...imprint({ foundBy: 'guess', pagesWithoutLink: [siteUrl, kontakt] }),
    pages: [
      pageFact(dead),
      pageFact({ url: kontakt, kind: 'other', links: [link({ href: '' })] }),
      pageFact({ url, kind: 'imprint', ...dead }),
    ],
  });
  expect('findings' in result && result.findings[0]?.params).toMatchObject({
    pages: 2,
    total: 2,
    paths: '/, /kontakt',
    target: 'href="#", href=""',
  });
});

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
