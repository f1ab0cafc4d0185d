import { expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { serviceAt as at, reportFinding } from '../../../test/factories/report-finding.ts';
import { chooseTopActions } from '../actions/top-actions.ts';
import { servicesKeptAway, withKeptAway } from './kept-away.ts';

const finding = (checkId: string, cause: string, howToFix: string, ...items: ReportFinding['items']) =>
  reportFinding(checkId, cause, howToFix, { items });
const later = '1. Laden Sie den Dienst erst nach der Einwilligung.';
const form = (names: string) =>
  finding(
    'frm-sensitive-fields',
    'form-special:x',
    `1. Laden Sie ${names} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner; was Besucher hier bedienen, erst nach einem Klick.\n2. Prüfen Sie, was übertragen wurde.`,
    at('/aufnahme'),
  );
const put = (...findings: ReportFinding[]) => withKeptAway([{ id: 'ck', findings } as never], 'de');
const fixes = (...findings: ReportFinding[]) => put(...findings)[0]!.findings.map(({ howToFix }) => howToFix);
const kept = '1. Laden Sie Google Ads auf /aufnahme nicht, auch nicht nach einer Zustimmung im Banner.';

it('says of a service that runs on such a page only that it does not belong there', () => {
  expect(fixes(form('Google Ads'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme')))[1]).toBe(kept);
  expect(fixes(form('Meta-Pixel und Google Ads'), finding('tc-before-consent', 'google-ads', later, at('/aufnahme')))[1]).toBe(kept);
});

it.each<[string, ReportFinding, ReportFinding]>([
  ['other pages', form('Google Ads'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme'), at('/'))],
  ['more pages than are named', form('Google Ads'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme', { pages: 4 }))],
  ['another service', form('Meta-Pixel'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme'))],
  ['the notice', form('Google Ads'), finding('tc-disclosed', 'google-ads', 'Nennen Sie das Land.', at('/aufnahme'))],
  ['no such form', finding('emb-maps', 'google-maps', later, at('/')), finding('trk-before-consent', 'google-ads', later, at('/aufnahme'))],
])('leaves the step as it is: %s', (_, about, own) => {
  expect(fixes(about, own)[1]).toBe(own.howToFix);
});

it('settles what the notice lacks with it, and has only what stays elsewhere declared', () => {
  const howToFix =
    '1. Entfernen Sie die Einbindung, oder laden Sie sie erst nach der Einwilligung.\n2. Soweit sie bleibt, beschreiben Sie sie.';
  const own = finding('pp-services-named', 'google-ads', howToFix, at('/aufnahme'));
  const site = finding('trk-before-consent', 'google-ads', later, at('/aufnahme'));
  expect(fixes(form('Google Ads'), site, own)[2]).toMatch(/^1\. Laden Sie Google Ads auf \/aufnahme nicht, [^\n]*\n2\. Nur soweit [^\n]*$/);
});

const away = kept.slice(3);
it.each<[string, string, string | null, string, string]>([
  [
    'of a list, the others',
    'cmp-first-layer-info',
    'banner-x',
    '1. Nennen Sie (Vimeo, Google Ads, Matomo).',
    `1. Nennen Sie (Vimeo, Matomo).\n2. ${away}`,
  ],
  ['at the end of a list', 'cmp-first-layer-info', 'banner-x', '1. Nennen Sie (Vimeo, Google Ads).', `1. Nennen Sie (Vimeo).\n2. ${away}`],
  ['told alone', 'cmp-first-layer-info', 'banner-x', '1. Nennen Sie Vimeo.\n2. Nennen Sie Google Ads.', `1. Nennen Sie Vimeo.\n2. ${away}`],
  ['of an open finding about it alone', 'ck-misclassified-necessary', null, '1. Sehen Sie nach: Google Ads.\n2. Ordnen Sie ihn zu.', kept],
  ['with another name', 'ck-misclassified-necessary', null, '1. Sehen Sie nach: Google AdSense.', '1. Sehen Sie nach: Google AdSense.'],
])('leaves it out of what is told of several: %s', (_, checkId, cause, howToFix, expected) => {
  const own: ReportFinding = { ...(finding(checkId, 'x', howToFix, at('/')) as ReportFinding), cause };
  expect(fixes(form('Google Ads'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme')), own)[2]).toBe(expected);
});

it('has what visitors come to see wait for their click, and the rest stay away', () => {
  const site = finding('emb-video', 'vimeo', later, at('/aufnahme'));
  const [both, after] = fixes(form('Google Ads und Vimeo'), site);
  expect(both).toMatch(/^1\. Laden Sie Google Ads auf dieser Seite nicht, .* statt Vimeo zunächst einen Platzhalter/);
  expect(after).toBe(later);
  expect(fixes(form('Vimeo'), site)[0]).toMatch(/^1\. Zeigen Sie statt Vimeo zunächst einen Platzhalter/);
});

it('makes one next step of them', () => {
  const areas = put(
    form('Google Ads'),
    finding('ck-before-consent', 'google-ads', later, at('/aufnahme')),
    finding('trk-before-consent', 'google-ads', later, at('/aufnahme')),
    finding('tc-disclosed', 'google-ads', 'Nennen Sie das Land.', at('/aufnahme')),
  );
  expect(chooseTopActions(areas, 'de')).toMatchObject([{ settles: 4, pages: 1, title: kept.slice(3) }]);
});

it.each([
  ['Laden Sie Google Analytics, Hotjar und Meta-Pixel auf dieser Seite nicht, auch nicht nach einer Zustimmung', 3],
  ['Laden Sie den Dienst erst nach der Einwilligung', 0],
])('reads the services: %s', (text, count) => expect(servicesKeptAway(text, 'de')).toHaveLength(count));

it('reads them in English', () => {
  expect(servicesKeptAway('Do not load Hotjar and Meta Pixel on this page, not even after acceptance in the banner', 'en')).toEqual([
    'Hotjar',
    'Meta Pixel',
  ]);
});
