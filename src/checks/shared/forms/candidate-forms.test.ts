import { expect, it } from 'vitest';
import { formFact, pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { candidateOf } from './candidate-forms.ts';

const url = `${siteUrl}bewerbung`;
const candidate = (headings: string[], submitText = 'Bewerbung absenden') =>
  candidateOf(formFact({ kind: 'application', pageUrl: url, submitText }), [pageFact({ kind: 'other', url, title: '', headings })]);

it.each([
  [['Stipendium'], null],
  [['Förderpreis 2027'], null],
  [['Fotowettbewerb'], null],
  [['Apply for a scholarship'], null],
  [['Werde Erzieher/in (m/w/d)'], 'Applicant'],
  [['Stellenangebot: Referent/in Stipendien'], 'Applicant'],
  [['Initiativbewerbung'], 'Applicant'],
])('tells work from grants: %s', (headings, expected) => {
  expect(candidate(headings)).toBe(expected);
});
