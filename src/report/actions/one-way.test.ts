import { expect, it } from 'vitest';
import type { ReportFinding } from '#contract/report.ts';
import { reportFinding as finding } from '../../../test/factories/report-finding.ts';
import { chooseTopActions } from './top-actions.ts';

const told =
  '1. Google Tag Manager: Verlangen Sie beim Tag eine zusätzliche Einwilligung; das Banner muss die Auswahl an den Consent Mode melden.';
const reported = '1. Google Tag Manager: Verlangen Sie bei jedem Tag des Dienstes zusätzlich die Einwilligung „analytics_storage“.';
const through =
  '1. {#through-container} In Klaro, für den Container von Google Tag Manager: Binden Sie ihn ein. Damit wartet auch Google Analytics: Der Dienst lädt hier nur über Google Tag Manager.';
const container = finding('trk-gtm-before-consent', 'google-tag-manager', '1. Tragen Sie den Container im Einwilligungswerkzeug ein.', {
  weight: 4,
});
const manager = (loadsAll = true) => ({ id: 'google-tag-manager', loadsAll });
const both = new Map([
  ['google-analytics', manager()],
  ['google-ads', manager()],
]);
const tag = (howToFix: string, cause = 'google-analytics') => finding('trk-before-consent', cause, howToFix);
const ways = (managers: ReadonlyMap<string, ReturnType<typeof manager>>, ...findings: ReportFinding[]) =>
  chooseTopActions([{ id: 'trk', findings } as never], 'de', managers).map(({ checkId, settles }) => [checkId, settles]);

it.each<[string, ReportFinding[], ReadonlyMap<string, ReturnType<typeof manager>>, [string, number][]]>([
  ['holds back the container where the banner tells it nothing', [tag(told), container], both, [['trk-gtm-before-consent', 2]]],
  [
    'holds back the container where that is the step of its tags',
    [tag(through), tag(through, 'google-ads'), container],
    both,
    [['trk-gtm-before-consent', 3]],
  ],
  [
    'and settles the container with them where it is only a warning',
    [tag(through), tag(through, 'google-ads'), { ...container, class: 'Hint' }],
    both,
    [['trk-before-consent', 3]],
  ],
  ['lets the tags wait where the banner tells, and no container besides', [tag(reported), container], both, [['trk-before-consent', 1]]],
  [
    'lets the tags wait where the container itself is only a warning',
    [tag(told), { ...container, class: 'Hint' }],
    both,
    [['trk-before-consent', 1]],
  ],
  [
    'names the container where it starts more than what waits',
    [tag(reported), { ...container, weight: 3 }, { ...tag('1. Entfernen Sie den Dienst.', 'google-ads'), weight: 1 }],
    both,
    [
      ['trk-before-consent', 1],
      ['trk-gtm-before-consent', 2],
    ],
  ],
  [
    'keeps both where the tag comes another way, too',
    [tag('1. Entfernen Sie das Skript.'), container],
    new Map([['google-analytics', manager(false)]]),
    [
      ['trk-before-consent', 1],
      ['trk-gtm-before-consent', 1],
    ],
  ],
])('%s', (_, findings, managers, expected) => {
  expect(ways(managers, ...findings)).toEqual(expected);
});
