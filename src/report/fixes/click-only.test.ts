import { expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { serviceAt as at, reportFinding } from '../../../test/factories/report-finding.ts';
import { withClickOnly } from './click-only.ts';

const finding = (checkId: string, cause: string, howToFix: string, ...items: ReportFinding['items']) =>
  reportFinding(checkId, cause, howToFix, { items });
const form = finding(
  'frm-sensitive-fields',
  'form-special:x',
  '1. {#kept-off,this-page:google-analytics} Laden Sie Google Analytics auf dieser Seite nicht – und Vimeo erst nach einem Klick darauf.',
  at('/sucht'),
);
const topic = finding(
  'trk-sensitive-context',
  'vimeo',
  '1. {#on-click} Laden Sie Vimeo auf /sucht erst auf einen Klick hin.\n2. Prüfen Sie das.',
  at('/sucht'),
);
const held = '1. {#held} In Cookie Guard: Entfernen Sie die Ausnahme; dann lädt er erst nach dem Zustimmen.\n2. Löschen Sie die Cookies.';
const fixes = (...findings: ReportFinding[]) =>
  withClickOnly([{ id: 'emb', findings } as never], 'de')[0]!.findings.map(({ howToFix }) => howToFix);
const click =
  /^1\. \{#held\} Laden Sie Vimeo auf \/sucht erst nach einem Klick darauf, [^\n]*nicht schon nach einer Zustimmung im Banner: /;

it.each([
  ['a form', form],
  ['the subject of the page', topic],
])('has the service wait for the click that %s asks for', (_, about) => {
  const [own, step] = fixes(about, finding('ck-before-consent', 'vimeo', held, at('/sucht')));
  expect(own).toBe(about.howToFix);
  expect(step).toMatch(click);
  expect(step).toMatch(/\n2\. Löschen Sie die Cookies\.$/);
});

it('says it once where two steps would wait for consent', () => {
  const both =
    '1. {#tie} Laden Sie den Player erst nach der Einwilligung.\n2. {#later} Oder laden Sie ihn erst nach der Zustimmung am Platzhalter.';
  expect(fixes(form, finding('emb-video', 'vimeo', both, at('/sucht')))[1]).toMatch(/^[^\n]*$/);
});

it('reaches what the service brings along', () => {
  const fonts = '1. Laden Sie Vimeo erst nach der Einwilligung; die Schriften kommen dann erst mit diesem Dienst.';
  expect(fixes(form, finding('emb-google-fonts', 'vimeo', fonts, at('/sucht')))[1]).toMatch(click);
});

it.each<[string, ReportFinding[]]>([
  ['that runs on other pages too', [finding('emb-video', 'vimeo', held, at('/sucht'), at('/'))]],
  ['that a step keeps away', [finding('trk-before-consent', 'google-analytics', held, at('/sucht'))]],
  ['of another name', [finding('emb-video', 'youtube', held, at('/sucht'))]],
  ['that is deleted', [finding('emb-video', 'vimeo', '1. {#held} In Wix: Löschen Sie den Rahmen.', at('/sucht'))]],
  [
    'that waits for a click alone',
    [finding('emb-video', 'vimeo', '1. {#held} In TYPO3: Nehmen Sie einen Platzhalter, der erst nach einem Klick lädt.', at('/sucht'))],
  ],
  [
    'whose notice has more to tell',
    [finding('pp-services-named', 'vimeo', '1. Beschreiben Sie ihn.\n2. {#later} Laden Sie ihn nach der Einwilligung.', at('/sucht'))],
  ],
  ['in order', [{ ...finding('emb-video', 'vimeo', held, at('/sucht')), class: 'Conform' }]],
])('leaves the steps of a service %s', (_, own) => {
  expect(fixes(form, ...own).slice(1)).toEqual(own.map(({ howToFix }) => howToFix));
});
