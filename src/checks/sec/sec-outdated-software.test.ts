import { expect, it } from 'vitest';
import { applicability, judge, requestFact, siteFact, siteUrl, softwareFact } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import type { SoftwareFact } from '../facts/site.ts';
import type { Facts } from '../facts.ts';
import check from './sec-outdated-software.ts';

const noInput = { applicability: applicability({ hasForms: false }) };
const shown = (id: string, name: string, version: string, where: SoftwareFact['evidence'][number]['where'] = 'header'): Partial<Facts> => ({
  software: [softwareFact({ id, name, version, evidence: [{ where, value: `${name}/${version}`, ref: siteUrl }] })],
});
const loaded = (...urls: string[]): Partial<Facts> => ({
  requests: urls.map((url, index) => requestFact({ id: `lib${index}`, url, type: 'script', inOwnFrame: true, embeddedBy: null })),
});
const both = (...parts: Partial<Facts>[]): Partial<Facts> => ({ software: parts.flatMap(({ software = [] }) => software) });

const cases: [string, Partial<Facts>, Outline][] = [
  ['library still cared for', {}, { class: 'Conform', message: 'kept' }],
  [
    'support that ends within weeks',
    { ...shown('drupal', 'Drupal', '10'), applicability: applicability({ system: 'Drupal' }) },
    { class: 'Conform', message: 'keptEnding' },
  ],
  [
    'support that ends next year',
    { ...shown('drupal', 'Drupal', '10'), site: siteFact({ createdAt: '2026-06-21T09:00:00.000Z' }) },
    { class: 'Conform', message: 'kept' },
  ],
  ['the branch after it', shown('drupal', 'Drupal', '11'), { class: 'Conform', message: 'kept' }],
  // Old is not vulnerable.
  ['library of a living branch', shown('jquery', 'jQuery', '3.6.0', 'address'), { class: 'Conform' }],
  [
    'older library of that branch, in which a known fault was mended since',
    shown('jquery', 'jQuery', '3.1.0', 'address'),
    { class: 'Hint', message: 'behindLibrary', cause: 'software:jquery', refs: [siteUrl] },
  ],
  [
    'library without support',
    shown('jquery', 'jQuery', '1.12.4', 'address'),
    { class: 'Hint', message: 'endedLibrary', cause: 'software:jquery', refs: [siteUrl] },
  ],
  [
    'library without support on a site with forms is no risk',
    { ...shown('bootstrap', 'Bootstrap', '3.3.7', 'address') },
    { class: 'Hint', message: 'endedLibrary' },
  ],
  [
    'grave vulnerability and forms',
    shown('wordpress', 'WordPress', '4.7.1', 'generator'),
    { class: 'Risk', message: 'exploited', cause: 'software:wordpress' },
  ],
  [
    'grave vulnerability, nothing to enter',
    { ...shown('wordpress', 'WordPress', '4.7.1', 'generator'), ...noInput },
    { class: 'Hint', message: 'exploitedNoInput' },
  ],
  [
    'grave vulnerability in a shop',
    { ...shown('wordpress', 'WordPress', '4.7', 'generator'), applicability: applicability({ hasForms: false, isShop: true }) },
    { class: 'Risk' },
  ],
  [
    'with a risk the rest stays out',
    both(shown('wordpress', 'WordPress', '4.7.1', 'generator'), shown('php', 'PHP', '7.4.33')),
    { class: 'Risk', messages: ['exploited'] },
  ],
  [
    'language without support may be repaired by a distribution',
    shown('php', 'PHP', '7.4.33'),
    { class: 'Hint', message: 'endedBackported' },
  ],
  ['security fixes missing', shown('wordpress', 'WordPress', '6.2.0', 'generator'), { class: 'Hint', message: 'behind' }],
  [
    'a shop whose provider keeps it',
    { software: [], applicability: applicability({ system: 'Shopify' }) },
    { class: 'NoClassification', message: 'noVersionHosted' },
  ],
  [
    'a builder whose provider keeps it',
    { software: [], applicability: applicability({ system: 'Jimdo' }) },
    { class: 'NoClassification', message: 'noVersionHosted' },
  ],
  [
    'version that the server of a builder shows',
    { ...shown('apache', 'Apache HTTP Server', '2.4.66'), applicability: applicability({ system: 'STRATO Homepage-Baukasten' }) },
    { class: 'Conform', message: 'kept' },
  ],
  ['version disclosed only', shown('php', 'PHP', '8.4.2'), { class: 'Hint', message: 'disclosedHeader', cause: 'software-disclosure' }],
  [
    'two versions disclosed: one finding',
    both(shown('php', 'PHP', '8.4.2'), shown('nginx', 'nginx', '1.30.0')),
    { class: 'Hint', messages: ['disclosedHeader'] },
  ],
  [
    'beside extensions that show their version in addresses',
    {
      ...shown('wordpress', 'WordPress', '6.8.12', 'generator'),
      ...loaded('https://www.muster.test/wp-content/plugins/embed-privacy/assets/style.css?ver=1.11.3'),
    },
    { class: 'Hint', messages: ['disclosedSourceBeside'] },
  ],
  [
    'beside the files of what names itself',
    {
      ...shown('woocommerce', 'WooCommerce', '10.3.5', 'generator'),
      ...loaded('https://www.muster.test/wp-content/plugins/woocommerce/assets/a.js?ver=10.3.5'),
    },
    { class: 'Hint', messages: ['disclosedSource'] },
  ],
  [
    'numbers of an extension that contradict each other, of WordPress itself and times of files',
    {
      ...shown('wordpress', 'WordPress', '6.8.12', 'generator'),
      ...loaded(
        'https://www.muster.test/wp-includes/js/a.js?ver=6.8.12',
        'https://www.muster.test/wp-content/plugins/pages/a.js?ver=3.25.1',
        'https://www.muster.test/wp-content/plugins/pages/lib/swiper.js?ver=8.4.5',
        'https://www.muster.test/wp-content/plugins/form/a.js?ver=6.8.12',
        'https://www.muster.test/wp-content/themes/own/style.css?ver=1732100000',
        'https://www.muster.test/wp-content/themes/hello-theme-child-master/style.css?ver=2.0.0',
        'https://www.muster.test/wp-content/themes/own-muster/style.css?ver=1.2',
      ),
    },
    { class: 'Hint', messages: ['disclosedSource'] },
  ],
  [
    'a library in a hosted system',
    {
      software: [],
      applicability: applicability({ system: 'Jimdo' }),
      ...loaded('https://use.fontawesome.com/releases/v5.15.4/css/all.css'),
    },
    { class: 'NoClassification', message: 'unknownSupportHosted' },
  ],
  ['in the source code only', shown('wordpress', 'WordPress', '6.8.12', 'generator'), { class: 'Hint', message: 'disclosedSource' }],
  [
    'in headers and in the source code',
    both(shown('php', 'PHP', '8.4.2'), shown('wordpress', 'WordPress', '6.8.12', 'generator')),
    { class: 'Hint', messages: ['disclosed'] },
  ],
  [
    'library without support where the provider runs the system',
    { ...shown('jquery', 'jQuery', '1.12.4', 'address'), applicability: applicability({ system: 'HubSpot CMS' }) },
    { class: 'Hint', message: 'endedLibraryHosted' },
  ],
  ['major number alone discloses little', shown('drupal', 'Drupal', '10', 'generator'), { class: 'Conform' }],
  ['version seen in an address only', shown('wordpress', 'WordPress', '6.8.12', 'address'), { class: 'Conform' }],
  ['still supported on the day of the scan', shown('drupal', 'Drupal', '10', 'generator'), { class: 'Conform' }],
  [
    'no longer supported on a later day',
    { ...shown('drupal', 'Drupal', '10', 'generator'), site: siteFact({ createdAt: '2027-02-01T00:00:00.000Z' }) },
    { class: 'Hint', message: 'ended' },
  ],
  ['software the catalogue lost', shown('gone', 'Gone', '1.0'), { class: 'NoClassification' }],
  [
    'a system whose generation its maker gave up, without a version',
    { software: [], applicability: applicability({ system: 'Shopware 5' }) },
    { class: 'Hint', message: 'endedGeneration', cause: 'software:shopware-5' },
  ],
  [
    'the same, told by an address too',
    { ...shown('shopware-5', 'Shopware', '5', 'address'), applicability: applicability({ system: 'Shopware 5' }) },
    { class: 'Hint', messages: ['endedGeneration'] },
  ],
  [
    'the generation after it',
    { software: [], applicability: applicability({ system: 'Shopware 6' }) },
    { class: 'NoClassification', message: 'noVersion' },
  ],
  ['no version recognisable', { software: [] }, { class: 'NoClassification', message: 'noVersion' }],
  [
    'libraries whose support nobody has looked up',
    {
      software: [],
      ...loaded(
        'https://cdn.jsdelivr.net/npm/fflate@0.8.3/umd/index.js',
        'https://unpkg.com/@scope/part@v2.1.0/dist/part.js',
        'https://cdnjs.cloudflare.com/ajax/libs/Chart.js/4.4.1/chart.umd.js',
      ),
    },
    { class: 'NoClassification', message: 'unknownSupport' },
  ],
  [
    'the same library twice, one that is looked up, and a range',
    {
      software: [],
      ...loaded(
        'https://cdn.jsdelivr.net/npm/fflate@0.8.3/a.js',
        'https://cdn.jsdelivr.net/npm/fflate@0.8.3/b.js',
        'https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js',
        'https://cdn.jsdelivr.net/npm/late@3/dist/late.js',
        `${siteUrl}js/app-1.2.3.js`,
      ),
    },
    { class: 'NoClassification', message: 'unknownSupport' },
  ],
  [
    'library still cared for beside one nobody has looked up',
    loaded('https://cdn.jsdelivr.net/npm/fflate@0.8.3/umd/index.js'),
    { class: 'Conform', message: 'keptBeside' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names each library whose support is unknown once, in the version its address shows', () => {
  const requests = loaded(
    'https://cdn.jsdelivr.net/npm/fflate@0.8.3/a.js',
    'https://cdn.jsdelivr.net/npm/fflate@0.8.3/b.js',
    'https://cdn.jsdelivr.net/combine/npm/@scope/part@v2.1.0/part.js,npm/late@3.2',
    'https://cdnjs.cloudflare.com/ajax/libs/Chart.js/4.4.1/chart.umd.js',
  );
  expect(judge(check, { software: [], ...requests })).toMatchObject({
    params: { count: 4, unknown: 'fflate 0.8.3, @scope/part 2.1.0, late 3.2, Chart.js 4.4.1' },
  });
});

it('reads the number of an extension behind the file that bears its name, where others bear the day they were built', () => {
  const plugin = `${siteUrl}wp-content/plugins/jetpack/`;
  const requests = loaded(`${plugin}css/jetpack.css?ver=15.1`, `${plugin}_inc/build/eu-cookie-law.min.js?ver=20180522`);
  expect(judge(check, { software: [], ...requests })).toMatchObject({ params: { count: 1, unknown: 'jetpack 15.1' } });
  const library = loaded(`${plugin}lib/slick.js?ver=1.8.1`, `${plugin}_inc/build/eu-cookie-law.min.js?ver=20180522`);
  expect(judge(check, { software: [], ...library })).toMatchObject({ message: 'noVersion' });
});

it('says which versions stand in headers and which in the generator', () => {
  const verdict = judge(check, both(shown('nginx', 'nginx', '1.99.0'), shown('wordpress', 'WordPress', '99.1', 'generator')));
  const [found] = 'findings' in verdict ? verdict.findings : [];
  expect(found).toMatchObject({ message: 'disclosed', params: { inHeaders: 'nginx 1.99.0', inSource: 'WordPress 99.1' } });
});
