import { expect, it } from 'vitest';
import { marksOf } from '#checks/step-marks.ts';
import { formFact, gathered, requestFact, siteUrl } from '../../../test/factories/facts.ts';
import type { JudgedCheck } from '../score/scoring.ts';
import { stepAwayFromForms } from './away-from-forms.ts';
import { isSaidBy } from './said-steps.ts';

const page = `${siteUrl}aufnahme`;
const results = (serviceIds: string[], resultClass = 'Risk') =>
  new Map([
    [
      'frm-sensitive-fields',
      {
        class: resultClass,
        findings: [{ message: 'tracked', cause: 'form-special:form:a', serviceIds, items: [] }],
      } as unknown as JudgedCheck['result'],
    ],
  ]);
const on = (...pages: string[]) =>
  gathered({
    forms: [formFact({ id: 'form:a', pageUrl: page })],
    requests: pages.map((pageUrl, index) => requestFact({ id: `r${index}`, serviceId: 'google-ads', pageUrl })),
  });

it('sends a service for good from the page whose form asks for protected data', () => {
  const step = stepAwayFromForms('google-ads', on(page, page), results(['google-ads']));
  expect(step?.de).toMatch(/^\{#gone\} Entfernen Sie Google Ads von \/aufnahme, auch für Besucher, die zustimmen/);
  expect(step?.en).toMatch(/^\{#gone\} Remove Google Ads from /);
});

it.each([
  ['one that runs on other pages, too', on(page, siteUrl), results(['google-ads'])],
  ['one that the check does not name', on(page), results(['meta-pixel'])],
  ['one of a mere warning', on(page), results(['google-ads'], 'Hint')],
  ['one that was not seen', on(), results(['google-ads'])],
])('leaves to other steps %s', (_, facts, judged) => {
  expect(stepAwayFromForms('google-ads', facts, judged)).toBeNull();
});

it('leaves what visitors come to see to a click', () => {
  const facts = gathered({
    forms: [formFact({ id: 'form:a', pageUrl: page })],
    requests: [requestFact({ id: 'r0', serviceId: 'vimeo', pageUrl: page })],
  });
  expect(stepAwayFromForms('vimeo', facts, results(['vimeo']))).toBeNull();
});

it.each([
  ['{#tie,later} Laden Sie die Dienste, die diese Cookies setzen, erst nach der Einwilligung.', true],
  ['{#tie} Ordnen Sie sie dazu im Einwilligungswerkzeug der passenden Kategorie zu.', true],
  [
    '{#call,template} Nehmen Sie den Aufruf des Dienstes, der ohne Bedingung lädt, aus der Vorlage, und laden Sie ihn erst nach der Einwilligung.',
    true,
  ],
  ['{#no-request} Laden Sie / in einem neuen Browserprofil, und prüfen Sie, dass keine Anfrage dieses Dienstes mehr erscheint.', false],
  ['Löschen Sie die Cookies im Browser, laden Sie die Seite neu und prüfen Sie, was gesetzt wird.', false],
])('beside that, “%s” says the same: %s', (step, said) => {
  expect(isSaidBy('away', 'loading')(marksOf(step))).toBe(said);
});
