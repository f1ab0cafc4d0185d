import { expect, it } from 'vitest';
import { field, formFact, judge, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import check from '../../frm/frm-data-minimisation.ts';

const email = field({ name: 'email', label: 'E-Mail', type: 'email', required: true });
const phone = (label = 'Telefon', required = true) => field({ name: 'tel', label, type: 'tel', required });
const click =
  'Mit Klick auf „Angebote anfordern“ willige ich ein, dass mich die Muster GmbH und bis zu drei Fachpartner per Telefon und E-Mail kontaktieren.';
const found = (text: string, fields = [email, phone()], page = '') => {
  const form = formFact({ kind: 'other', personalFields: ['email', 'phone'], text, submitText: 'Angebote anfordern', fields });
  return judge(check, { forms: [form], pages: [pageFact({ url: form.pageUrl, title: 'Rechner', headings: [], text: page })] });
};

it.each([
  ['sent with a click', click, [email, phone()]],
  ['to be asked back', click, [email, phone('Telefon (für Rückfragen)')]],
  ['in English', 'By clicking you agree that up to three partners may contact you by phone and e-mail.', [email, phone('Phone')]],
  [
    'agreed to with a box that has to be ticked',
    'Rechner',
    [email, phone(), field({ type: 'checkbox', required: true, label: 'Ich willige in Werbung per Telefon und E-Mail ein' })],
  ],
])('tells a number that is demanded for calls: %s', (_, text, fields) => {
  expect(found(text, fields)).toMatchObject({ class: 'Hint', findings: [{ message: 'advertisingCalls', params: { noOpen: 1 } }] });
});

it.each([
  ['the number as may be', click, [email, phone('Telefon', false)], ''],
  ['the number as the only way', click, [{ ...email, required: false }, phone()], ''],
  ['a number with its reason', click, [email, phone('Telefon (nur bei Lieferung)')], ''],
  ['partners who write', click.replace('Telefon und ', ''), [email, phone()], ''],
  ['no consent', 'Wir melden uns per Telefon.', [email, phone()], ''],
  [
    'a box that may stay empty',
    '',
    [email, phone(), field({ type: 'checkbox', required: false, label: 'Ich willige in Werbung per Telefon ein' })],
    '',
  ],
  ['a call that is asked for', `Rückruf gewünscht. ${click}`, [email, phone()], ''],
  ['advice by telephone', click, [email, phone()], 'Die Beratung findet telefonisch statt.'],
])('leaves open: %s', (_, text, fields, page) => {
  expect(found(text, fields, page)).toMatchObject({ class: 'NoClassification', message: 'unjudged' });
});

it('names beside a finding the forms it could not judge, once', () => {
  const other = formFact({ id: 'none-p1-f2', kind: 'other', personalFields: ['email'], submitText: 'Los', pageUrl: `${siteUrl}rechner` });
  const letter = (id: string) =>
    formFact({
      id,
      kind: 'newsletter',
      personalFields: ['email'],
      text: 'Newsletter abonnieren',
      submitText: 'Abonnieren',
      fields: [email, field({ name: 'name', label: 'Name', required: true })],
    });
  expect(judge(check, { forms: [letter('none-p1-f1'), letter('none-p1-f3'), other] })).toMatchObject({
    findings: [{ params: { noOpen: '', open: 'Los (/rechner)' } }, { params: { noOpen: 1, open: '' } }],
  });
});
