import { expect, it } from 'vitest';
import type { RequestFact } from '#checks/facts/requests.ts';
import { isPreviewAddress } from '#checks/shared/services/preview-address.ts';
import type { ReportArea } from '#contract/report.ts';
import { gathered, pageFact, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import { reportFinding } from '../../../test/factories/report-finding.ts';
import { stepForPreview, withPreviews } from './preview-picture.ts';

const preview = (page = '') =>
  requestFact({
    id: `preview${page}`,
    serviceId: 'youtube',
    type: 'image',
    url: 'https://i.ytimg.com/vi/a/hqdefault.jpg',
    host: 'i.ytimg.com',
    pageUrl: `${siteUrl}${page}`,
    states: ['none'],
  });
const player = (page: string) =>
  requestFact({
    id: 'player',
    serviceId: 'youtube',
    type: 'frame',
    url: 'https://www.youtube.com/embed/b',
    pageUrl: `${siteUrl}${page}`,
    states: ['none'],
  });
const rocket = requestFact({ id: 'rocket', url: `${siteUrl}wp-content/plugins/wp-rocket/assets/js/lazyload.min.js`, party: 'first' });
const facts = (...requests: RequestFact[]) =>
  gathered({ pages: [pageFact({ url: siteUrl }), pageFact({ url: `${siteUrl}haus` })], requests });
const fixOf = (howToFix: string, ...requests: RequestFact[]) =>
  withPreviews(
    [{ id: 'emb', findings: [reportFinding('emb-video', 'youtube', howToFix)] } as never as ReportArea],
    new Set(['emb-video']),
    facts(...requests),
    'de',
  )[0]!.findings[0]!.howToFix;

it('a preview picture alone goes to the own server', () => {
  expect(stepForPreview('youtube', facts(preview()))?.de).toBe(
    '{#own-files} Legen Sie das Vorschaubild des Videos (Startseite) auf den eigenen Server, statt es von i.ytimg.com zu laden: Der Player selbst wartet dort schon.',
  );
  expect(stepForPreview('youtube', facts(preview(), rocket))?.de).toContain('Setzt WP Rocket das Bild ein');
  const manager = requestFact({ id: 'manager', url: `${siteUrl}assets/iframemanager.js`, type: 'script', party: 'first' });
  expect(stepForPreview('youtube', facts(preview(), manager))?.de).toMatch(
    /wartet dort schon\. In iframemanager .* data-thumbnail .* thumbnailUrl/,
  );
});

it('where the player loads on another page, the step comes after those against the player', () => {
  const fix = fixOf('1. {#later} Laden Sie den Player erst dann.\n2. Prüfen Sie.', preview(), player('haus'));
  expect(fix.split('\n').map((line) => line.slice(0, 34))).toEqual([
    '1. {#later} Laden Sie den Player e',
    '2. {#own-files} Legen Sie das Vors',
    '3. Prüfen Sie.',
  ]);
  expect(stepForPreview('youtube', facts(preview(), player('haus')))).toBeNull();
});

it.each([
  ['loads on the same page', [preview('haus'), player('haus')]],
  ['waits, its picture too', [player('haus')]],
])('adds nothing where the player %s', (_, requests) => {
  expect(fixOf('1. {#later} Laden Sie ihn erst dann.', ...requests)).toBe('1. {#later} Laden Sie ihn erst dann.');
});

it.each([
  ['https://i.ytimg.com/vi/a/hqdefault.jpg', true],
  ['https://i3.ytimg.com/vi/a/0.jpg', true],
  ['https://i.vimeocdn.com/video/1.jpg', true],
  ['https://www.youtube.com/embed/a', false],
  ['_ga', false],
])('%s', (address, expected) => {
  expect(isPreviewAddress(address)).toBe(expected);
});
