import { expect, it } from 'vitest';
import { captchaSteps } from '#checks/shared/services/captcha-steps.ts';
import { withinLater, withinSecondWay, withWayRoundCaptcha } from './one-of-ways.ts';

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

it('puts the step of a product into the way that waits, where others are as good', () => {
  const waits = '{#later} Laden Sie ihn erst nach der Einwilligung, oder rufen Sie ihn über den eigenen Server ab.';
  expect(withinLater(step, [waits, 'Klären Sie den Ort.'], 'de')).toEqual([
    `${waits} In TYPO3: Suchen Sie die Stelle.`,
    'Klären Sie den Ort.',
  ]);
  expect(withinLater(step, ['Legen Sie die Dateien auf den eigenen Server.'], 'de')).toBeNull();
});
