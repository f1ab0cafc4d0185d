import { expect, it } from 'vitest';
import ckBeforeConsent from '#checks/ck/ck-before-consent.ts';
import cmpWithdrawalControl from '#checks/cmp/cmp-withdrawal-control.ts';
import type { Check } from '#checks/define-check.ts';
import frmPreticked from '#checks/frm/frm-preticked.ts';
import impPresent from '#checks/imp/imp-present.ts';
import impcLegalForm from '#checks/imp/impc-legal-form.ts';
import impcVat from '#checks/imp/impc-vat.ts';
import type { HomeLaw } from '#checks/shared/law/home-law.ts';
import shopPriceNotice from '#checks/shop/shop-price-notice.ts';
import shopVsbgNotice from '#checks/shop/shop-vsbg-notice.ts';
import shopWithdrawalPolicy from '#checks/shop/shop-withdrawal-policy.ts';
import { speakingTo } from './home-law.ts';

const passed = (check: Check) => ({ check, result: { checkId: check.id, ruleVersion: 1, class: 'Conform' as const } });
const noteOf = (check: Check, home: HomeLaw | null) =>
  speakingTo(home, passed(check)).texts.de.explanation.slice(check.texts.de.explanation.length).replaceAll('\u00a0', ' ');

it.each<[Check, HomeLaw, RegExp]>([
  [ckBeforeConsent, 'AT', /§ 165 Abs\. 3 TKG 2021/],
  [ckBeforeConsent, 'CH', /Art\. 45c FMG/],
  [impPresent, 'AT', /§ 5 ECG/],
  [impPresent, 'CH', /lit\. s/],
  [shopWithdrawalPolicy, 'AT', /FAGG/],
  [shopPriceNotice, 'AT', /PrAG/],
  [cmpWithdrawalControl, 'CH', /Art\. 3 Abs\. 2 DSGVO/],
])('names the counterpart: %o', (check, home, named) => expect(noteOf(check, home)).toMatch(named));

it('leaves German owners and what has no known counterpart alone', () => {
  expect(speakingTo(null, passed(ckBeforeConsent))).toBe(ckBeforeConsent);
  expect(speakingTo('CH', passed(shopVsbgNotice))).toBe(shopVsbgNotice);
});

it('asks in Austria for the provisions that apply there', () => {
  const { fixes = {}, messages } = speakingTo('AT', passed(shopPriceNotice)).texts.de;
  const said = [...Object.values(fixes), ...Object.values(messages)].join(' ');
  expect(said).toMatch(/§.6 Abs\. 1 Z 27 UStG/);
  expect(said).not.toMatch(/19.UStG/);
  expect(Object.values(shopPriceNotice.texts.de.fixes ?? {}).join(' ')).toMatch(/19.UStG/);
});

it('names in Austria the provisions on advertising and pictures in steps', () => {
  const { de, en } = speakingTo('AT', passed(frmPreticked)).texts;
  const steps = (fixes: Readonly<Record<string, string>> | undefined) =>
    Object.values(fixes ?? {})
      .join(' ')
      .replaceAll('\u00a0', ' ');
  for (const provision of ['174 Abs. 1', '174 Abs. 3', '174 Abs. 4']) expect(steps(de.fixes)).toContain(`§ ${provision} TKG 2021`);
  expect(steps(en.fixes)).toContain('Section 174(4) TKG 2021');
  expect(steps(de.fixes)).toContain('§ 78 UrhG');
  expect(steps(de.fixes) + steps(en.fixes)).not.toMatch(/UWG|KUG/);
});

it.each<[Check, 'seatInAustria' | 'seatInSwitzerland', RegExp]>([
  [impcVat, 'seatInAustria', /§ 5 Abs\. 1 Z 7 ECG/],
  [impcLegalForm, 'seatInAustria', /§§ 14, 19 UGB/],
  [impcLegalForm, 'seatInSwitzerland', /Art\. 954a OR$/],
  [impcVat, 'seatInSwitzerland', /lit\. s UWG$/],
  [shopVsbgNotice, 'seatInAustria', /§ 19 AStG$/],
  [shopVsbgNotice, 'seatInSwitzerland', /deutschem Recht$/],
  [shopWithdrawalPolicy, 'seatInSwitzerland', /Art\. 6 Rom-I-VO\)$/],
])('says why it is open: %o', (check, message, said) => {
  const result = { checkId: check.id, ruleVersion: 1, class: 'NoClassification' as const, message };
  const { texts } = speakingTo(null, { check, result });
  expect(texts.de.messages[message]!.replaceAll('\u00a0', ' ')).toMatch(said);
  expect(Object.keys(texts.en.fixes ?? {})).toContain(message);
});
