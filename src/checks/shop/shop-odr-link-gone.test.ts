import { expect, it } from 'vitest';
import { applicability, legalPage, link, pageFact, siteUrl } from '../../../test/factories/facts.ts';
import { imprintText } from '../../../test/factories/legal-texts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { Facts } from '../facts.ts';
import check from './shop-odr-link-gone.ts';

const odr = 'https://ec.europa.eu/consumers/odr/';
const imprint = `${siteUrl}impressum`;
const saying = (text: string) => ({ imprint: legalPage({ text: `${imprintText}\n${text}` }) });
const linked = (part: Parameters<typeof link>[0], page: Parameters<typeof pageFact>[0] = {}) => ({
  pages: [pageFact({ ...page, links: [link({ text: 'OS-Plattform', href: odr, ...part })] })],
});

const cases: [string, Partial<Facts>, Outline][] = [
  ['no reference', {}, { class: 'Conform' }],
  [
    'address in the imprint',
    saying('Plattform: https://ec.europa.eu/consumers/odr/'),
    { class: 'Hint', message: 'found', cause: 'odr-platform', refs: [imprint] },
  ],
  ['older address', saying('https://webgate.ec.europa.eu/odr/main'), { class: 'Hint' }],
  ['OS-Plattform', saying('Die EU-Kommission stellt eine OS-Plattform bereit.'), { class: 'Hint' }],
  ...[
    'eine Beschwerde auf der Online-Streitbeilegungsplattform der EU einreichen',
    'Die EU hat eine Internetplattform zur Online-Beilegung von Streitigkeiten eingerichtet',
    'Plattform der Europäischen Kommission für die außergerichtliche Online-Streitbeilegung',
    'siehe http://ec.europa.eu/odr',
    'provides a platform for online dispute resolution (ODR)',
  ].map((text): [string, Partial<Facts>, Outline] => [text, saying(text), { class: 'Hint' }]),
  ['arbitration without the platform', saying('Wir nehmen an keinem Verfahren zur Streitbeilegung teil.'), { class: 'Conform' }],
  ['Plattform zur Online-Streitbeilegung', saying('eine Plattform zur Online-Streitbeilegung'), { class: 'Hint' }],
  [
    'beside a notice that stays',
    saying('OS-Plattform: https://ec.europa.eu/consumers/odr/. Wir nehmen an Verfahren nach dem VSBG nicht teil.'),
    { class: 'Hint', message: 'foundBesideNotice' },
  ],
  [
    'of a public body',
    { ...saying('OS-Plattform'), applicability: applicability({ settings: { industry: 'public-body' } }) },
    { class: 'Hint', message: 'foundPublic' },
  ],
  [
    'of a public body that sells',
    { ...saying('OS-Plattform'), applicability: applicability({ isShop: true, settings: { industry: 'public-body' } }) },
    { class: 'Hint', message: 'found' },
  ],
  [
    'in the terms',
    { terms: legalPage({ kind: 'terms', text: 'Die OS-Plattform finden Sie hier.' }) },
    { class: 'Hint', refs: [`${siteUrl}agb`] },
  ],
  ['link in a footer', linked({}), { class: 'Hint', refs: [siteUrl] }],
  ['link on the imprint page, anywhere', linked({ area: 'body' }, { url: imprint, kind: 'imprint' }), { class: 'Hint', refs: [imprint] }],
  [
    'several places are one finding',
    { ...saying('OS-Plattform'), ...linked({}) },
    { class: 'Hint', messages: ['found'], refs: [imprint, siteUrl] },
  ],
  [
    'blog post about the topic',
    linked({ area: 'body' }, { kind: 'other', text: 'Die OS-Plattform wurde geschlossen' }),
    { class: 'Conform' },
  ],
  ['imprint reports the closure', saying('Die OS-Plattform wurde zum 20.7.2025 eingestellt.'), { class: 'Conform' }],
  ['notice under the VSBG', saying('Wir nehmen nicht an Verfahren nach § 36 VSBG teil.'), { class: 'Conform' }],
  [
    'imprint not readable',
    { imprint: legalPage({ failure: 'blocked-by-site', status: 403, text: '', contentKind: 'empty' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
  [
    'terms are a PDF without text',
    { terms: legalPage({ kind: 'terms', isPdf: true, text: '' }) },
    { class: 'NoClassification', message: 'notRead' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});
