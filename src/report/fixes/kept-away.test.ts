import { expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { serviceAt as at, reportFinding } from '../../../test/factories/report-finding.ts';
import { chooseTopActions } from '../actions/top-actions.ts';
import { stepsOf } from '../statements/fill-text.ts';
import { isOffThisPage, withKeptAway } from './kept-away.ts';

const finding = (checkId: string, cause: string, howToFix: string, ...items: ReportFinding['items']) =>
  reportFinding(checkId, cause, howToFix, { items });
const later = '1. Laden Sie den Dienst erst nach der Einwilligung.';
const form = (names: string, ids = names.toLowerCase().replaceAll(' und ', ',').replaceAll(' ', '-')) =>
  finding(
    'frm-sensitive-fields',
    'form-special:x',
    `1. {#kept-off,this-page:${ids}} Laden Sie ${names} auf dieser Seite nicht, auch nicht nach einer Zustimmung im Banner; was Besucher hier bedienen, erst nach einem Klick.\n2. Prüfen Sie, was übertragen wurde.`,
    at('/aufnahme'),
  );
const put = (...findings: ReportFinding[]) => withKeptAway([{ id: 'ck', findings } as never], 'de');
const fixes = (...findings: ReportFinding[]) => put(...findings)[0]!.findings.map(({ howToFix }) => howToFix);
const kept = '1. {#kept-off:google-ads} Laden Sie Google Ads auf /aufnahme nicht, auch nicht nach einer Zustimmung im Banner.';

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
  expect(fixes(form('Google Ads'), site, own)[2]).toMatch(
    /^1\. \{#kept-off:google-ads\} Laden Sie Google Ads auf \/aufnahme nicht, [^\n]*\n2\. Nur soweit [^\n]*$/,
  );
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
  [
    'with its cookies, the others with theirs',
    'pp-services-named',
    'privacy-notice:consent-only',
    '1. Setzen Sie diese Cookies erst nach der Einwilligung (IDE, _gcl_au (Google Ads), vuid (Vimeo); /aufnahme, /film).',
    `1. Setzen Sie diese Cookies erst nach der Einwilligung (vuid (Vimeo); /aufnahme, /film).\n2. ${away}`,
  ],
  [
    'with its cookies at the end',
    'pp-services-named',
    'privacy-notice:consent-only',
    '1. Setzen Sie erst danach, was sie braucht: vuid (Vimeo), IDE, _gcl_au (Google Ads); der Satz bleibt.',
    `1. Setzen Sie erst danach, was sie braucht: vuid (Vimeo); der Satz bleibt.\n2. ${away}`,
  ],
  ['told alone', 'cmp-first-layer-info', 'banner-x', '1. Nennen Sie Vimeo.\n2. Nennen Sie Google Ads.', `1. Nennen Sie Vimeo.\n2. ${away}`],
  ['of an open finding about it alone', 'ck-misclassified-necessary', null, '1. Sehen Sie nach: Google Ads.\n2. Ordnen Sie ihn zu.', kept],
  ['with another name', 'ck-misclassified-necessary', null, '1. Sehen Sie nach: Google AdSense.', '1. Sehen Sie nach: Google AdSense.'],
])('leaves it out of what is told of several: %s', (_, checkId, cause, howToFix, expected) => {
  const own: ReportFinding = { ...(finding(checkId, 'x', howToFix, at('/')) as ReportFinding), cause };
  expect(fixes(form('Google Ads'), finding('trk-before-consent', 'google-ads', later, at('/aufnahme')), own)[2]).toBe(expected);
});

it('leaves the pages of the others only', () => {
  const steps =
    '1. Setzen Sie diese Cookies erst nach der Einwilligung (IDE (Google Ads), vuid (Vimeo); /aufnahme, /film); der Satz allein hilft nicht.';
  const own: ReportFinding = { ...finding('pp-services-named', 'x', steps, at('/')), cause: 'privacy-notice:consent-only' };
  const site = [finding('trk-before-consent', 'google-ads', later, at('/aufnahme')), finding('emb-video', 'vimeo', later, at('/film'))];
  expect(fixes(form('Google Ads'), ...site, own)[3]).toBe(
    `1. Setzen Sie diese Cookies erst nach der Einwilligung (vuid (Vimeo); /film); der Satz allein hilft nicht.\n2. ${away}`,
  );
});

it('makes one next step of them', () => {
  const areas = put(
    form('Google Ads'),
    finding('ck-before-consent', 'google-ads', later, at('/aufnahme')),
    finding('trk-before-consent', 'google-ads', later, at('/aufnahme')),
    finding('tc-disclosed', 'google-ads', 'Nennen Sie das Land.', at('/aufnahme')),
  );
  expect(chooseTopActions(areas, 'de')).toMatchObject([{ settles: 4, pages: 1, title: kept.slice(3).replace(/^\{[^}]*\} /, '') }]);
});

it.each<[string, string, readonly string[], boolean]>([
  [
    'of the page of a form',
    '1. {#kept-off,this-page:hotjar,meta-pixel} Laden Sie Hotjar und Meta-Pixel hier nicht.',
    ['hotjar', 'meta-pixel'],
    true,
  ],
  ['in another language, the same', '1. {#kept-off,this-page:hotjar} Do not load Hotjar here.', ['hotjar'], true],
  ['of pages that it names', '1. {#kept-off:hotjar} Laden Sie Hotjar auf /a nicht.', ['hotjar'], false],
  ['that has all wait for a click', '1. {#kept-off,this-page:} Laden Sie Vimeo erst nach einem Klick darauf.', [], false],
  ['of another kind', '1. {#later} Laden Sie Hotjar auf dieser Seite nicht, auch nicht nach einer Zustimmung.', [], false],
])('reads the services of a step by its marks: %s', (_, howToFix, services, isHere) => {
  const [step] = stepsOf(howToFix);
  expect(step?.keptOff).toEqual(services);
  expect(isOffThisPage(step!)).toBe(isHere);
  expect(step?.text).not.toContain('{#');
});
