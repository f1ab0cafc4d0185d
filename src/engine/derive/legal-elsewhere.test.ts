import { expect, it } from 'vitest';
import type { LegalPageFact } from '#checks/facts/pages.ts';
import type { LinkEvidence, PageSnapshot, PageVisit } from '#evidence/pages.ts';
import { testDeps } from '../../../test/factories/catalogue.ts';
import { evidence, gathered, link, pageSnapshot, pageVisit, scanSettings } from '../../../test/factories/evidence.ts';
import { imprintText, privacyText } from '../../../test/factories/legal-texts.ts';
import { createContext } from './context.ts';
import { deriveLegalPages } from './legal-pages.ts';
import { derivePages } from './pages.ts';

const site = 'https://www.muster.test';
const german = 'Wir zeigen Ihnen hier, was wir für Sie und Ihre Familie in der Werkstatt bauen, und wie lange das dauert.';
let number = 1;
const visit = (path: string, snapshot: Partial<PageSnapshot>, overrides: Partial<PageVisit> = {}) =>
  pageVisit({ id: `none-p${++number}`, kind: 'other', url: `${site}${path}`, snapshot: gathered(pageSnapshot(snapshot)), ...overrides });
const main = [link('Impressum', '/impressum'), link('Datenschutz', '/datenschutz')];
const common = [
  visit('/', { links: main, text: german }, { kind: 'start' }),
  visit('/impressum', { text: imprintText, links: main }, { kind: 'imprint' }),
  visit('/datenschutz', { text: privacyText, links: main }, { kind: 'privacy' }),
];

function elsewhere(kind: 'imprint' | 'privacy', ...pages: PageVisit[]): NonNullable<LegalPageFact['elsewhere']> {
  const context = createContext(evidence({ pages: [...common, ...pages] }), testDeps);
  const fact = deriveLegalPages(derivePages(context), scanSettings({}))[kind];
  return fact.ok ? (fact.data.elsewhere ?? []) : [];
}
const landing = (links: LinkEvidence[], text = german) => visit('/kampagne', { links, text });
const other = link('Datenschutz', '/datenschutz-kampagne');

it('names a notice to which one page leads instead, not visited', () => {
  expect(elsewhere('privacy', landing([other]))).toEqual([
    { url: `${site}/datenschutz-kampagne`, label: 'Datenschutz', from: [`${site}/kampagne`], read: false },
  ]);
});

it('reads it where it was visited', () => {
  const [found] = elsewhere('privacy', landing([other]), visit('/datenschutz-kampagne', { text: privacyText }));
  expect(found).toMatchObject({ read: true });
  expect(found?.states).toContain('controller');
});

it('asks such a notice for no link to the other', () => {
  const context = createContext(
    evidence({ pages: [...common, landing([other]), visit('/datenschutz-kampagne', { text: privacyText })] }),
    testDeps,
  );
  const { privacy } = deriveLegalPages(derivePages(context), scanSettings({}));
  expect(privacy).toMatchObject({ ok: true, data: { url: `${site}/datenschutz`, pagesWithoutLink: [] } });
});

it('names an imprint too', () => {
  expect(elsewhere('imprint', landing([link('Impressum', '/impressum-kampagne')]))).toHaveLength(1);
});

it.each<[string, PageVisit[]]>([
  ['the page leads to both', [landing([other, ...main])]],
  ['the page leads to none', [landing([link('Start', '/')])]],
  ['the same page with a query', [landing([link('Datenschutz', '/datenschutz?popup=1')])]],
  ['a place on the page itself', [landing([link('Datenschutz', '#datenschutz')])]],
  ['the notice of somebody else', [landing([link('Datenschutz', 'https://www.andere.test/datenschutz')])]],
  ['a notice for applicants', [landing([link('Datenschutz für Bewerber', '/datenschutz-bewerbung')])]],
  ['settings of the banner', [landing([link('Datenschutzeinstellungen', '/datenschutz-einstellungen')])]],
  [
    'a page in another language',
    [
      landing(
        [link('Privacy', '/en/privacy')],
        'We build what you and your family need in our workshop, and we tell you how long it takes.',
      ),
    ],
  ],
])('says nothing: %s', (_, pages) => expect(elsewhere('privacy', ...pages)).toEqual([]));
