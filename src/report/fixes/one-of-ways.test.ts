import { expect, it } from 'vitest';
import type { Verdict } from '#checks/define-check.ts';
import { captchaSteps } from '#checks/shared/services/captcha-steps.ts';
import { applicability, requestFact } from '../../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { withinLater, withinSecondWay, withWayRoundCaptcha, withWayToBook } from './one-of-ways.ts';

const step = { de: 'In TYPO3: Suchen Sie die Stelle.', en: 'In TYPO3: Find the place.' };
const { replace, later } = captchaSteps.de;

it('says where in the product the second way is taken, and keeps the first', () => {
  expect(withinSecondWay(step, 'google-recaptcha', [replace, later, 'Beschreiben Sie ihn.'], 'de')).toEqual([
    replace,
    `${later} In TYPO3: Suchen Sie die Stelle.`,
    'Beschreiben Sie ihn.',
  ]);
  expect(withinSecondWay(step, 'hcaptcha', [captchaSteps.en.replace, captchaSteps.en.later], 'en')?.at(-1)).toMatch(
    /e-mail, telephone\)\. In TYPO3: Find the place\.$/,
  );
});

it.each<[string, string | null, string[]]>([
  ['another service', 'google-maps', [replace, later]],
  ['no service', null, [replace, later]],
  ['one way only: to wait', 'hcaptcha', [later]],
  ['one way only: to do without', 'hcaptcha', [replace]],
  ['a banner that offers it: to wait comes first', 'hcaptcha', ['{#tie,later} Laden Sie ihn später.', '{#replace} Oder ersetzen Sie ihn.']],
])('leaves the product in front for %s', (_, cause, steps) => {
  expect(withinSecondWay(step, cause, steps, 'de')).toBeNull();
});

it('says of a captcha alone what becomes of those who refuse, and of another protection once', () => {
  expect(withWayRoundCaptcha(step, 'hcaptcha').de).toMatch(
    /Stelle\. Wer ablehnt, .*E-Mail, Telefon\), oder stellen Sie .*verstecktes Feld/,
  );
  expect(withWayRoundCaptcha(step, 'hcaptcha').en).toMatch(/Whoever rejects cannot send a form that demands hCaptcha.*hidden field/);
  expect(withWayRoundCaptcha(step, 'hcaptcha', true).de).toMatch(/E-Mail, Telefon\)\.$/);
  expect(withWayRoundCaptcha(step, 'hcaptcha', true).en).toMatch(/e-mail, telephone\)\.$/);
  expect(withWayRoundCaptcha(step, 'google-ads')).toBe(step);
});

it('says of a booking widget alone that whoever refuses can book too, unless the step itself leads on', () => {
  expect(withWayToBook(step, 'feratel').de).toMatch(
    /Stelle\. Auch wer ablehnt, muss buchen können, etwa nach einem Klick .* Link zur Buchungsseite\.$/,
  );
  expect(withWayToBook(step, 'opentable').en).toMatch(/Whoever rejects has to be able to book too, for instance after a click/);
  const linked = { de: 'Ersetzen Sie es durch einen Link.', en: 'Replace it by a link.' };
  expect(withWayToBook(linked, 'opentable')).toBe(linked);
  for (const other of ['trustpilot', 'google-ads', null]) expect(withWayToBook(step, other)).toBe(step);
});

it('puts the step of a product into the way that waits, where others are as good', () => {
  const waits = '{#later} Laden Sie ihn erst nach der Einwilligung, oder rufen Sie ihn über den eigenen Server ab.';
  expect(withinLater(step, [waits, 'Klären Sie den Ort.'], 'de')).toEqual([
    `${waits} In TYPO3: Suchen Sie die Stelle.`,
    'Klären Sie den Ort.',
  ]);
  expect(withinLater(step, ['Legen Sie die Dateien auf den eigenen Server.'], 'de')).toBeNull();
});

const noBanner = { banner: null, cmpName: null, cmpLoaded: null, payOrConsent: false };

it.each<[string, string, string, string[], RegExp[]]>([
  ['a captcha', 'google-recaptcha', 'x', [replace, later], [/^1\. Ersetzen Sie/, /^2\. Oder laden Sie .*Telefon\)\. In TYPO3: Suchen Sie/]],
  [
    'a captcha of which one way is told',
    'google-recaptcha',
    'x',
    ['{#tie} Laden Sie es später.', 'Scannen Sie.'],
    [/^1\. In TYPO3: .*verstecktes Feld/, /^2\. Laden/, /^3\. Scannen/],
  ],
  [
    'a captcha whose other way comes after it',
    'google-recaptcha',
    'x',
    ['{#replace} Oder ersetzen Sie es.'],
    [/^1\. In TYPO3: .*Telefon\)\.$/, /^2\. (?:\{#replace\} )?Oder ersetzen Sie es/],
  ],
  [
    'a server far away',
    'mapbox',
    'serverInUsaScript',
    ['{#later} Laden Sie es später, oder holen Sie es selbst ab.', 'Klären Sie es.'],
    [/^1\. Laden Sie es später, .* In TYPO3: Suchen Sie/, /^2\. Klären/],
  ],
])('in the report: %s', (_, cause, message, steps, expected) => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const verdict: Verdict = { class: 'Risk', findings: [{ message, cause, items: [item] }] };
  const fixed = fixedCheck('tc-before-consent', 'tc', verdict);
  const { de } = fixed.texts;
  const howToFix = steps.map((text, index) => `${index + 1}. ${text}`).join('\n');
  const check = { ...fixed, texts: { ...fixed.texts, de: { ...de, howToFix, messages: { ...de.messages, [message]: 'Etwas lädt' } } } };
  const requests = [requestFact({ serviceId: cause, type: 'script' })];
  const facts = trackedFacts({ requests, applicability: applicability({ system: 'TYPO3' }), banner: noBanner });
  const told = buildScanResult(reportInput({ checks: [check], facts, evidence: evidence() })).report.areas[0]!.findings[0]!.howToFix;
  const lines = told.split('\n');
  expect(lines).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(lines[index]).toMatch(pattern);
});
