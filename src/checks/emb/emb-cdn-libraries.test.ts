import { expect, it } from 'vitest';
import { embedFact, judge } from '../../../test/factories/facts.ts';
import { type Outline, outline } from '../../../test/factories/outline.ts';
import { bannerSite, type Call, traffic } from '../../../test/factories/traffic.ts';
import type { Facts } from '../facts.ts';
import check from './emb-cdn-libraries.ts';

const library: Call = { service: 'jquery-cdn', url: 'https://code.jquery.com/jquery-3.7.1.min.js', states: ['none'] };
const tag = (integrity: boolean) => ({ embeds: [embedFact({ kind: 'script', url: library.url, integrity })] });

const cases: [string, Partial<Facts>, Outline][] = [
  ['libraries from the own server', bannerSite(), { class: 'Conform' }],
  [
    'library without checksum',
    bannerSite({ ...traffic(library), ...tag(false) }),
    { class: 'Hint', message: 'withoutIntegrityFixed', cause: 'jquery-cdn', refs: ['r1'] },
  ],
  [
    'library of whatever version comes next',
    bannerSite(traffic({ service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/fflate@0.8/umd/index.js', states: ['none'] })),
    { class: 'Hint', message: 'withoutIntegrity' },
  ],
  [
    'images alone',
    bannerSite(traffic({ service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/flags@1.0.0/de.svg', type: 'image', states: ['none'] })),
    { class: 'Hint', message: 'filesOnly' },
  ],
  [
    'a connection opened ahead brings no files',
    bannerSite(traffic({ service: 'cdnjs', url: 'https://cdnjs.cloudflare.com/', type: 'preconnect', states: ['none'] })),
    { class: 'Hint', message: 'connectionOnly', cause: 'cdnjs' },
  ],
  ['library with checksum', bannerSite({ ...traffic(library), ...tag(true) }), { class: 'Hint', message: 'withIntegrity' }],
  ['after accepting', bannerSite(traffic({ ...library, states: ['accept'] })), { class: 'Conform' }],
  ['without a banner', traffic(library), { class: 'Hint' }],
  [
    'two hosts are two findings',
    bannerSite(traffic(library, { service: 'cdnjs', url: 'https://cdnjs.cloudflare.com/ajax/libs/a.js', states: ['none'] })),
    { class: 'Hint', messages: ['withoutIntegrityFixed', 'withoutIntegrity'] },
  ],
  [
    'files of the site on a delivery network',
    bannerSite(traffic({ service: 'cloudfront', url: 'https://d1.cloudfront.net/site.js', states: ['none'] })),
    { class: 'Conform' },
  ],
  [
    'library of an embed belongs to the embed',
    bannerSite(
      traffic(
        { service: 'vimeo', url: 'https://player.vimeo.com/video/1', type: 'frame', states: ['none'] },
        { ...library, parentId: 'r1', embeddedBy: 'vimeo' },
      ),
    ),
    { class: 'Conform' },
  ],
];

it.each(cases)('%s', (_, facts, expected) => {
  expect(outline(check, facts)).toMatchObject(expected);
});

it('names as without checksum only what could have one', () => {
  const folder = 'https://cdn.jsdelivr.net/npm/icons@1.2.3';
  const facts = bannerSite({
    ...traffic(
      { service: 'jsdelivr', url: `${folder}/icons.css`, type: 'stylesheet', states: ['none'] },
      { service: 'jsdelivr', url: `${folder}/icons.woff2`, type: 'font', states: ['none'] },
      { service: 'jsdelivr', url: 'https://cdn.jsdelivr.net/npm/fflate@0.8.2/index.js', states: ['none'] },
    ),
    embeds: [embedFact({ kind: 'stylesheet', url: `${folder}/icons.css`, integrity: true })],
  });
  expect(judge(check, facts)).toMatchObject({
    findings: [{ message: 'withoutIntegrityFixed', params: { files: 'fflate@0.8.2/index.js' } }],
  });
});
