import { expect, it } from 'vitest';
import { applicability, legalPage, noLegalPage, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { privacyText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { LegalPageFact, PageFact } from '../facts/pages.ts';
import type { Facts } from '../facts.ts';
import check from './pp-present.ts';

const url = `${siteUrl}datenschutz`;
const privacy = (part: Partial<LegalPageFact>) => ({ privacy: legalPage({ kind: 'privacy', ...part }) });
const start = (part: Partial<PageFact>) => ({ pages: [pageFact(part)] });
const missing = { privacy: noLegalPage('privacy') };
const terms = { terms: legalPage({ kind: 'terms', text: `Allgemeine Geschäftsbedingungen ${privacyText}` }) };
const empty = { contentKind: 'empty', text: '' } as const;

const beside = (part: Partial<NonNullable<LegalPageFact['elsewhere']>[number]>) =>
  privacy({ elsewhere: [{ url: `${siteUrl}datenschutz-laden`, label: 'Datenschutz', from: [`${siteUrl}laden`], read: true, ...part }] });
const whole = ['controller', 'purposes', 'legalBases', 'retentionCriterion', 'rightAccess', 'rightErasure', 'complaint'];

const cases: [string, Partial<Facts>, Outline][] = [
  ['a page leads to another notice, not read', beside({ read: false }), { class: 'NoClassification', message: 'elsewhereUnread' }],
  [
    'the same beside a short one',
    privacy({ ...beside({ read: false }).privacy, text: privacyText.slice(0, 300) }),
    { class: 'Hint', messages: ['short', 'elsewhereUnread'] },
  ],
  ['a page leads to another notice, whole', beside({ states: whole }), { class: 'Conform', message: 'elsewhereRead' }],
  ['a page leads to another notice, not understood', beside({}), { class: 'Conform', message: 'elsewhereRead' }],
  [
    'a page leads to another notice that leaves something out',
    beside({ states: whole.filter((kind) => kind !== 'complaint') }),
    { class: 'Hint', message: 'elsewhereLacks', cause: 'privacy-notice:elsewhere' },
  ],
  ['linked from every page', {}, { class: 'Conform' }],
  ['combined with the imprint', privacy({ contentKind: 'combined' }), { class: 'Conform' }],
  ['no link, no known address', missing, { class: 'Risk', message: 'missing', cause: 'privacy-notice', refs: [siteUrl] }],
  ['target empty', privacy(empty), { class: 'Risk', message: 'empty', refs: [url] }],
  ['placeholder', privacy({ contentKind: 'placeholder', text: 'Hier Text einfügen' }), { class: 'Risk', message: 'placeholder' }],
  ['target not found', privacy({ ...empty, status: 404, failure: 'http-error' }), { class: 'Risk', message: 'gone' }],
  [
    'link leads nowhere',
    { privacy: { ...noLegalPage('privacy'), deadLink: true, linkText: 'Datenschutz' } },
    { class: 'Risk', message: 'deadLink' },
  ],
  [
    'router shows the home page',
    privacy({ contentKind: 'other', text: 'Willkommen bei der Muster GmbH' }),
    { class: 'Risk', message: 'other' },
  ],
  [
    'two of five topics',
    privacy({ contentKind: 'other', text: 'Verantwortlicher ist die Muster GmbH. Sie haben ein Recht auf Auskunft.' }),
    { class: 'Hint', message: 'thin' },
  ],
  [
    'purely private page',
    { ...missing, applicability: applicability({ isBusiness: false, settings: { websiteType: 'privateer' } }) },
    { class: 'Hint', message: 'missing' },
  ],
  [
    'private person with advertising',
    { ...missing, applicability: applicability({ isBusiness: true, settings: { websiteType: 'privateer' } }) },
    { class: 'Risk' },
  ],
  [
    'link only in a menu that is closed',
    {
      ...privacy({ pagesWithoutLink: [siteUrl] }),
      ...start({ links: [{ text: 'Datenschutz', href: url, visible: false, area: 'header' }] }),
    },
    { class: 'Hint', message: 'onlyInMenu', refs: [siteUrl] },
  ],
  ['link missing on one page', privacy({ pagesWithoutLink: [siteUrl] }), { class: 'Hint', message: 'missingOnPages', refs: [siteUrl] }],
  [
    'linked nowhere',
    privacy({ foundBy: 'guess', linkText: null, pagesWithoutLink: [siteUrl, `${siteUrl}kontakt`, `${siteUrl}impressum`] }),
    { class: 'Hint', message: 'notLinked' },
  ],
  ['only inside the terms', { ...missing, ...terms }, { class: 'Hint', message: 'onlyInTerms' }],
  ['link Datenschutz leads to the terms', privacy({ contentKind: 'terms', text: privacyText }), { class: 'Hint', message: 'onlyInTerms' }],
  [
    'terms without privacy information',
    { ...missing, terms: legalPage({ kind: 'terms', text: 'Lieferung und Zahlung' }) },
    { class: 'Risk', message: 'missing' },
  ],
  ['only a PDF', privacy({ ...empty, isPdf: true }), { class: 'Hint', message: 'fileOnly' }],
  ['under 1,000 characters', privacy({ text: privacyText.slice(0, 900) }), { class: 'Hint', message: 'short' }],
  [
    'a place of a template that nobody filled in',
    privacy({ text: `${privacyText}\nUnsere Website hostet [Name des Hosters].` }),
    { class: 'Hint', message: 'unfilled', cause: 'privacy-notice:unfilled', refs: [url] },
  ],
  [
    'a short code',
    privacy({ text: `${privacyText}\nIhre Auswahl: [borlabs-cookie type="btn-cookie-preference"/]` }),
    { class: 'Hint', message: 'shortCode', cause: 'privacy-notice:unfilled' },
  ],
  [
    'a note to the operator that was published',
    privacy({ text: `${privacyText}\nHinweis für den Betreiber: Dieser Text ist eine Vorlage.` }),
    { class: 'Hint', message: 'templateNote', cause: 'privacy-notice:template-note', refs: [url] },
  ],
  [
    'several notes to the operator',
    privacy({
      text: `${privacyText}\nHoster: Bitte ergänzen: Name und Anschrift\nSpeicherdauer: vor Veröffentlichung klären und hier eintragen`,
    }),
    { class: 'Hint', message: 'templateNotes', cause: 'privacy-notice:template-note', refs: [url, url] },
  ],
  [
    'labels of suggested texts',
    privacy({ text: `${privacyText}\nVorgeschlagener Text: Wenn Besucher kommentieren, speichern wir das.` }),
    { class: 'Hint', message: 'suggestion', cause: 'privacy-notice:template-note' },
  ],
  ['target blocked', privacy({ ...empty, failure: 'blocked-by-site', status: 403 }), { class: 'NoClassification', message: 'notRead' }],
  [
    'text that another host may bring',
    privacy({ ...empty, textFrom: 'texte.janolaw.de' }),
    { class: 'NoClassification', message: 'embedded' },
  ],
  [
    'text of the target incomplete',
    { ...privacy({ contentKind: 'other', text: 'Datenschutz' }), pages: [pageFact({ url, textComplete: false })] },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'unsupported language',
    privacy({ contentKind: 'other', language: 'it', text: 'Informativa sulla privacy' }),
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'start page behind a login',
    { ...missing, ...start({ failure: 'auth-required', status: 401 }) },
    { class: 'NoClassification', message: 'loginRequired' },
  ],
  [
    'coming soon',
    { ...missing, ...start({ text: 'Under construction', links: [] }) },
    { class: 'NoClassification', message: 'underConstruction' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
