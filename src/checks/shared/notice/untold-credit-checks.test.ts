import { expect, it } from 'vitest';
import { legalPage, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { untoldCreditCheck } from './untold-credit-checks.ts';

const ofPayPal = 'PayPal behält sich für die Zahlung per Rechnung eine Bonitätsauskunft vor.';

it.each([
  ['Hierzu holen wir eine Bonitätsauskunft bei der Creditreform ein.', ofPayPal, 'Creditreform'],
  ['Beim Kauf auf Rechnung behalten wir uns eine Bonitätsprüfung vor.', 'Wir beantworten Anfragen.', ''],
  ['Vor der Lieferung prüfen wir Ihre Bonität bei der SCHUFA.', 'Wir beantworten Anfragen.', 'SCHUFA'],
  ['We carry out a credit check before delivery.', 'We answer enquiries.', ''],
  ['Hierzu holen wir eine Bonitätsauskunft bei der Creditreform ein.', 'Empfänger ist die Creditreform Boniversum GmbH.', null],
  ['Beim Kauf auf Rechnung behalten wir uns eine Bonitätsprüfung vor.', 'Zur Bonitätsprüfung fragen wir eine Auskunftei.', null],
  ['Klarna prüft Ihre Bonität, wenn wir den Kauf auf Rechnung anbieten und Sie ihn wählen.', 'Wir beantworten Anfragen.', null],
  ['Mieter legen uns eine SCHUFA-Auskunft vor.', 'Wir beantworten Anfragen.', null],
  ['Wir prüfen Ihre Unterlagen und melden uns.', 'Wir beantworten Anfragen.', null],
])('%s / %s', (text, notice, agency) => {
  const pages = [pageFact({ url: `${siteUrl}zahlung`, kind: 'other', text: `Zahlung\n${text}` })];
  expect(untoldCreditCheck({ pages, privacy: legalPage({ kind: 'privacy', text: notice }) })?.agency ?? null).toBe(agency);
});
