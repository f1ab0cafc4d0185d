import { describe, expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { LinkEvidence, PageSnapshot, PageVisit } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, link, missing, pageSnapshot, pageVisit, scanSettings } from '../../../test/factories/evidence.ts';
import { imprintText, privacyText } from '../../../test/factories/legal-texts.ts';
import { createContext } from './context.ts';
import type { LegalKind } from './legal-links.ts';
import { deriveLegalPages } from './legal-pages.ts';
import { derivePages } from './pages.ts';

const site = 'https://www.muster.test';
let number = 1;
const visit = (path: string, snapshot: Partial<PageSnapshot>, overrides: Partial<PageVisit> = {}) =>
  pageVisit({ id: `none-p${++number}`, kind: 'other', url: `${site}${path}`, snapshot: gathered(pageSnapshot(snapshot)), ...overrides });
const start = (links: LinkEvidence[], text = 'Willkommen.') => visit('/', { links, text }, { kind: 'start' });
const imprint = (overrides: Partial<PageVisit> = {}, snapshot: Partial<PageSnapshot> = {}) =>
  visit('/impressum', { text: imprintText, ...snapshot }, { kind: 'imprint', ...overrides });

function find(kind: LegalKind, pages: PageVisit[], settings: Partial<ReturnType<typeof scanSettings>> = {}): LegalPageFact {
  const context = createContext(evidence({ pages, settings }), testDeps);
  const fact = deriveLegalPages(derivePages(context), scanSettings(settings))[kind];
  if (!fact.ok) throw new Error(fact.message);
  return fact.data;
}

describe('a text that opens over the page', () => {
  const opens = (text: string, kind: 'imprint' | 'privacy' = 'imprint') => ({ legalOverlays: [{ kind, control: 'Impressum', text }] });
  const button = { text: 'Impressum', visible: true, area: 'footer' as const };
  const page = (path: string, buttons: PageSnapshot['buttons'], overrides: Partial<PageVisit> = {}) =>
    visit(path, { text: 'Willkommen.', buttons }, overrides);
  it.each<[string, PageVisit[], Partial<LegalPageFact>]>([
    [
      'is found, with the pages that lack its control',
      [page('/', [button], { kind: 'start', ...opens(imprintText) }), page('/karte', [button]), page('/jobs', [])],
      {
        url: `${site}/`,
        foundBy: 'link',
        linkText: 'Impressum',
        overlay: true,
        contentKind: 'imprint',
        pagesWithoutLink: [`${site}/jobs`],
      },
    ],
    [
      'is not taken where a page keeps the promise',
      [visit('/', { links: [link('Impressum', '/impressum')], text: '' }, { kind: 'start', ...opens(imprintText) }), imprint()],
      { url: `${site}/impressum` },
    ],
    ['is not taken where it is something else', [page('/', [button], { kind: 'start', ...opens('Bald mehr.') })], { url: null }],
    ['is of its kind alone', [page('/', [button], { kind: 'start', ...opens(privacyText, 'privacy') })], { url: null }],
  ])('%s', (_, pages, expected) => {
    expect(find('imprint', pages)).toMatchObject(expected);
  });
});

describe('deriveLegalPages', () => {
  it('finds a page by the text of its link', () => {
    expect(find('imprint', [start([link('Impressum', '/impressum')]), imprint()])).toMatchObject({
      url: `${site}/impressum`,
      foundBy: 'link',
      linkText: 'Impressum',
      status: 200,
      contentKind: 'imprint',
      deadLink: false,
      pagesWithoutLink: [],
    });
  });

  it.each<[string, PageVisit[], Partial<LegalPageFact>]>([
    ['by its address', [start([link('Info', '/impressum')]), imprint()], { foundBy: 'address', linkText: null, pagesWithoutLink: [] }],
    ['by a guess', [start([]), imprint()], { foundBy: 'guess', linkText: null, pagesWithoutLink: [`${site}/`] }],
    [
      'by its content',
      [start([]), visit('/ueber-uns', { text: imprintText, headings: ['Impressum'] })],
      { url: `${site}/ueber-uns`, foundBy: 'content' },
    ],
    [
      'after a redirect',
      [start([link('Impressum', '/imprint')]), imprint({ url: `${site}/imprint`, finalUrl: `${site}/de/impressum` })],
      { url: `${site}/de/impressum`, foundBy: 'link', pagesWithoutLink: [] },
    ],
    [
      'on another host',
      [
        start([link('Impressum', 'https://konzern.test/impressum')]),
        imprint({ url: 'https://konzern.test/impressum', finalUrl: 'https://konzern.test/impressum' }),
      ],
      { url: 'https://konzern.test/impressum', foundBy: 'link' },
    ],
    [
      'not at all',
      [start([link('Kontakt', '/kontakt')])],
      { url: null, foundBy: null, contentKind: 'empty', deadLink: false, pagesWithoutLink: [`${site}/`] },
    ],
    [
      'link to nowhere',
      [start([link('Impressum', '#')])],
      { url: null, foundBy: 'link', linkText: 'Impressum', deadLink: true, pagesWithoutLink: [`${site}/`] },
    ],
    [
      'link to the beginning of the page, the imprint found by a guess',
      [start([link('Impressum', '#top')]), imprint()],
      { url: `${site}/impressum`, foundBy: 'guess', pagesWithoutLink: [`${site}/`] },
    ],
    ['link by script', [start([link('Impressum', 'javascript:void(0)')])], { url: null, deadLink: true }],
    [
      'a living link beside a dead one',
      [start([link('Impressum', '#'), link('Impressum', '/impressum')]), imprint()],
      { deadLink: false, contentKind: 'imprint' },
    ],
    [
      'not found',
      [start([link('Impressum', '/impressum')]), imprint({ status: 404, failure: 'http-error', snapshot: missing })],
      { status: 404, failure: 'http-error', deadLink: true },
    ],
    [
      'linked, but never visited',
      [start([link('Impressum', '/anderswo')])],
      { url: `${site}/anderswo`, foundBy: 'link', failure: 'budget', status: null, deadLink: false },
    ],
    [
      'placeholder',
      [start([link('Impressum', '/impressum')]), imprint({}, { text: 'Impressum\nHier Text einfügen' })],
      { contentKind: 'placeholder' },
    ],
    [
      'PDF',
      [
        start([link('Impressum', '/impressum.pdf')]),
        imprint({
          url: `${site}/impressum.pdf`,
          finalUrl: `${site}/impressum.pdf`,
          mimeType: 'application/pdf',
          failure: 'not-html',
          snapshot: missing,
        }),
      ],
      { isPdf: true, failure: 'not-html' },
    ],
    [
      'part of the start page',
      [start([link('Impressum', '#impressum')], `Willkommen\n${imprintText}`)],
      { url: `${site}/`, foundBy: 'link', contentKind: 'imprint' },
    ],
    [
      'route of a single-page application',
      [start([link('Impressum', `${site}/#/impressum`)]), imprint({ url: `${site}/#/impressum`, finalUrl: `${site}/#/impressum` })],
      { url: `${site}/#/impressum`, foundBy: 'link', contentKind: 'imprint' },
    ],
  ])('imprint %s', (_name, pages, expected) => {
    expect(find('imprint', pages)).toMatchObject(expected);
  });

  it('takes the given address before all others', () => {
    const pages = [start([link('Impressum', '/impressum')]), imprint(), visit('/legal', { text: imprintText }, { kind: 'imprint' })];
    expect(find('imprint', pages, { urlImprint: `${site}/legal` })).toMatchObject({
      url: `${site}/legal`,
      foundBy: 'given',
      contentKind: 'imprint',
      linkText: null,
    });
  });

  it('lists pages that lack the link, hidden links not counted', () => {
    const pages = [
      start([link('Impressum', '/impressum')]),
      imprint(),
      visit('/a', {}),
      visit('/b', { links: [link('Impressum', '/impressum', { visible: false })] }),
      visit('/c', { links: [link('Anbieter', '/impressum')] }),
      visit('/d', {}, { failure: 'timeout', snapshot: missing }),
    ];
    expect(find('imprint', pages).pagesWithoutLink).toEqual([`${site}/a`, `${site}/b`]);
  });

  it('takes one page for both when it carries both', () => {
    const both = visit('/rechtliches', { text: `${imprintText}\n${privacyText}` }, { kind: 'imprint' });
    const pages = [start([link('Impressum & Datenschutz', '/rechtliches')]), both];
    expect(find('imprint', pages)).toMatchObject({ contentKind: 'combined', url: `${site}/rechtliches` });
    expect(find('privacy', pages)).toMatchObject({ contentKind: 'combined', url: `${site}/rechtliches`, foundBy: 'link' });
  });

  it('prefers the page that keeps the promise', () => {
    const pages = [
      start([link('Datenschutz', '/datenschutz-news'), link('Datenschutzerklärung', '/datenschutz')]),
      visit('/datenschutz-news', { text: `Datenschutz im Betrieb. ${'Wir schulen Ihr Team. '.repeat(20)}` }, { kind: 'privacy' }),
      visit('/datenschutz', { text: privacyText }),
    ];
    expect(find('privacy', pages)).toMatchObject({ url: `${site}/datenschutz`, contentKind: 'privacy' });
  });

  it('does not take a contact page or a footer for an imprint', () => {
    const footer = 'Muster GmbH\nMusterstraße 1\n12345 Musterstadt\ninfo@muster.test';
    const pages = [
      start([], `Willkommen\n${footer}`),
      visit('/kontakt', { text: `Kontakt\nSchreiben Sie uns! ${'Wir freuen uns auf Sie. '.repeat(10)}\n${footer}` }),
    ];
    expect(find('imprint', pages)).toMatchObject({ url: null, foundBy: null });
  });

  it('concludes nothing from a start page that opened but could not be read', () => {
    const pages = [visit('/', {}, { kind: 'start', snapshot: missing }), imprint()];
    const context = createContext(evidence({ pages }), testDeps);
    const found = deriveLegalPages(derivePages(context), scanSettings());
    expect(found.imprint).toMatchObject({ ok: true, data: { contentKind: 'imprint', pagesWithoutLink: [] } });
    expect(found.privacy).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it('says that nothing was examined when nothing was', () => {
    const context = createContext(evidence({ pages: [pageVisit({ failure: 'timeout', snapshot: missing })] }), testDeps);
    expect(deriveLegalPages(derivePages(context), scanSettings()).privacy).toMatchObject({ ok: false, reason: 'unreachable' });
  });
});
