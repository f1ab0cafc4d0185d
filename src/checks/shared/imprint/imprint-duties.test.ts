import { describe, expect, it } from 'vitest';
import { legalForms } from '#contract/scan-settings.ts';
import { applicability, imprintElements } from '../../../../test/factories/facts.ts';
import type { ApplicabilityFact } from '../../facts/site.ts';
import { areKindred, imprintDuties, registersOf } from './imprint-duties.ts';
import { legalFormName } from './legal-form-names.ts';

const duties = (
  form: string | null,
  settings: Partial<ApplicabilityFact['settings']> = {},
  site: Partial<Omit<ApplicabilityFact, 'settings'>> = {},
) => imprintDuties(applicability({ ...site, settings }), imprintElements({ legalForm: form === null ? [] : [form] }));

it('knows every legal form of the settings', () => {
  for (const { id } of legalForms) {
    expect(registersOf(id), id).not.toBeNull();
    expect(legalFormName(id)).not.toBe(id);
  }
});

describe('matrix', () => {
  it.each([
    ['gmbh', ['required', 'required', 'required', 'required', 'required', 'ifAny'], ['HRB']],
    ['gmbh-co-kg', ['required', 'required', 'required', 'required', 'required', 'ifAny'], ['HRA', 'HRB']],
    ['ev', ['required', 'required', 'required', 'required', 'required', 'none'], ['VR']],
    ['gbr', ['required', 'advised', 'required', 'none', 'required', 'none'], []],
    ['foundation', ['required', 'required', 'required', 'ifAny', 'required', 'none'], []],
    ['sole-trader', ['required', 'none', 'none', 'none', 'required', 'none'], []],
  ])('%s', (form, expected, registers) => {
    const owed = duties(form);
    expect([
      owed.duty('name'),
      owed.duty('legalForm'),
      owed.duty('representative'),
      owed.duty('register'),
      owed.duty('email'),
      owed.duty('liquidation'),
    ]).toEqual(expected);
    expect(owed.registers).toEqual(registers);
  });
});

describe('settings and imprint', () => {
  it.each<[string, ReturnType<typeof duties>, { forms: string[]; contradicts: boolean; register: string; certain: boolean }]>([
    ['the imprint alone tells', duties('gmbh'), { forms: ['gmbh'], contradicts: false, register: 'required', certain: true }],
    [
      'the settings alone tell',
      duties(null, { legalForm: 'ev' }),
      { forms: ['ev'], contradicts: false, register: 'required', certain: true },
    ],
    [
      'they differ: the stricter set, in doubt',
      duties('gbr', { legalForm: 'gmbh' }),
      { forms: ['gmbh', 'gbr'], contradicts: true, register: 'required', certain: false },
    ],
    [
      'they differ, but both are registered',
      duties('gmbh', { legalForm: 'ag' }),
      { forms: ['ag', 'gmbh'], contradicts: true, register: 'required', certain: true },
    ],
    [
      'a private person with a company',
      duties('gmbh', { websiteType: 'privateer' }),
      { forms: ['natural-business', 'gmbh'], contradicts: true, register: 'required', certain: false },
    ],
    ['nobody tells', duties(null), { forms: [], contradicts: false, register: 'none', certain: false }],
  ])('%s', (_, owed, expected) => {
    expect({
      forms: owed.forms,
      contradicts: owed.contradicts,
      register: owed.duty('register'),
      certain: owed.isCertain('register'),
    }).toEqual(expected);
  });

  it('a private person who sells owes what a business owes, without a risk from it', () => {
    const owed = duties(null, { websiteType: 'privateer' }, { isBusiness: true, isShop: true });
    expect(owed.forms).toEqual(['natural-business']);
    expect(owed.duty('email')).toBe('required');
    expect(owed.isCertain('email')).toBe(false);
    expect(owed.isCertain('address')).toBe(true);
  });
});

it.each([
  ['gmbh', 'ggmbh', true],
  ['gmbh', 'ug', false],
  ['ev', 'political-party', true],
  ['freelancer', 'sole-trader', true],
  ['gbr', 'gmbh', false],
])('%s and %s', (one, other, expected) => {
  expect(areKindred(one, other)).toBe(expected);
});
