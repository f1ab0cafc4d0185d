import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gathered } from '../../test/factories/facts.ts';
import catalogue from './catalogue-facts.json' with { type: 'json' };
import type { Check, CheckTexts, Verdict } from './define-check.ts';
import { checks } from './index.ts';
import { runCheck } from './run-checks.ts';

const parameters = (text: string) => [...new Set([...text.matchAll(/\{(\w+)(?:\|[^|{}]*\|[^|{}]*)?\}/g)].map(([, name]) => name))].sort();
/** A step that the report writes out for the service of the finding, which every message with such a step names. */
const wholeStep = 'stopping';
/** The page on which a step is tested, given by `withPage` with each finding of the checks that use it. */
const testPage = 'page';
const allTexts = ({ title, explanation, confidenceReason, howToFix, fixes, messages }: CheckTexts) => [
  title,
  explanation,
  confidenceReason,
  howToFix,
  ...Object.values(fixes ?? {}),
  ...Object.values(messages),
];

it('every check file is in the catalogue under its file name and area', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.includes('/') && !/^(shared|facts)\//.test(file) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(0);
  const expected = checks.map(({ area, id }) => `${area}/${id}`);
  expect(files.map((file) => `${dirname(file)}/${basename(file, '.ts')}`).sort()).toEqual(expected.sort());
});

it('every check has a test beside it', () => {
  const files = new Set(readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }));
  expect(checks.filter(({ area, id }) => !files.has(`${area}/${id}.test.ts`)).map(({ id }) => id)).toEqual([]);
});

describe('the legal catalogue', () => {
  const byId = new Map(checks.map((check) => [check.id, check]));
  const ids = catalogue.checks.map(({ id }) => id);

  it('is implemented check by check', () => {
    expect(
      ids.filter((id) => !byId.has(id)),
      'missing checks',
    ).toEqual([]);
  });

  it('knows every check, in its order', () => {
    expect(checks.map(({ id }) => id)).toEqual(ids.filter((id) => byId.has(id)));
  });

  it.each(catalogue.checks.filter(({ id }) => byId.has(id)))('agrees on $id', ({ id, area, weight, confidence }) => {
    const check = byId.get(id)!;
    expect(check).toMatchObject({ area, weight, confidence: confidence ?? check.confidence });
  });
});

it('a low confidence never gives a risk', () => {
  const risk: Verdict = {
    class: 'Risk',
    findings: [{ message: 'm', items: [{ kind: 'page', ref: 'r', value: 'v', states: [] }], cause: 'c' }],
  };
  const low: Check = { ...checks[0]!, confidence: 'low', needs: [], run: () => risk };
  expect(runCheck(low, gathered()).class).toBe('Hint');
  expect(runCheck({ ...low, confidence: 'medium' }, gathered()).class).toBe('Risk');
});

it.each(['de', 'en'] as const)('each check has a reason of its own for its confidence (%s)', (locale) => {
  expect(new Set(checks.map(({ texts }) => texts[locale].confidenceReason)).size).toBe(checks.length);
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (_, check) => {
  it('without one of its facts there is no classification', () => {
    expect(check.needs.length).toBeGreaterThan(0);
    for (const need of check.needs) {
      expect(runCheck(check, gathered({}, [need]))).toMatchObject({ class: 'NoClassification', missing: need });
    }
  });

  it('finds neither risk nor hint on a plain clean site', () => {
    expect(['Conform', 'NotApplicable']).toContain(runCheck(check, gathered()).class);
  });

  it('says the same things in German and English', () => {
    const { de, en } = check.texts;
    for (const text of [...allTexts(de), ...allTexts(en)]) expect(text.trim()).not.toBe('');
    expect(Object.keys(en.messages).sort()).toEqual(Object.keys(de.messages).sort());
    for (const [name, message] of Object.entries(de.messages)) expect(parameters(en.messages[name]!), name).toEqual(parameters(message));
    expect(en.howToFix.split('\n').length).toBe(de.howToFix.split('\n').length);
  });

  it('has fixes for messages that exist, the same in both languages', () => {
    const { de, en } = check.texts;
    expect(Object.keys(en.fixes ?? {}).sort()).toEqual(Object.keys(de.fixes ?? {}).sort());
    for (const [name, fix] of Object.entries(de.fixes ?? {})) {
      expect(Object.keys(de.messages)).toContain(name);
      expect(en.fixes![name]!.split('\n').length).toBe(fix.split('\n').length);
      expect(parameters(en.fixes![name]!), name).toEqual(parameters(fix));
      // Whatever a finding of the message has to fill in, its fix may use, and nothing else but what the check declares.
      expect([...parameters(de.messages[name]!), ...(check.stepPlaces ?? []), wholeStep, testPage]).toEqual(
        expect.arrayContaining(parameters(fix)),
      );
    }
  });

  it('words it as the report does: numbered steps, no full stop after a statement, no alarm, no promise', () => {
    for (const texts of [check.texts.de, check.texts.en]) {
      for (const steps of [texts.howToFix, ...Object.values(texts.fixes ?? {})]) {
        steps.split('\n').forEach((step, index) => {
          expect(step.replace(`{${wholeStep}}`, 'Step.')).toMatch(new RegExp(`^${index + 1}\\. \\S.*\\.$`, 'u'));
        });
      }
      for (const text of allTexts(texts)) {
        expect(text).not.toMatch(
          /!|leider|rechtskonform|rechtssicher|abmahnsicher|bußgeld|geldbuße|unfortunately|legally compliant|(?<!\p{L})fines?(?!\p{L})/iu,
        );
        expect(text, 'no-break space after §').not.toMatch(/§ /);
      }
      for (const message of Object.values(texts.messages)) expect(message).not.toMatch(/\.$/);
    }
  });

  it('says on what its confidence rests in one short sentence, whatever it finds', () => {
    for (const { confidenceReason } of [check.texts.de, check.texts.en]) {
      expect(confidenceReason).toMatch(/^\p{Lu}[^.!?{}]*\.$/u);
      expect(confidenceReason.length).toBeLessThanOrEqual(160);
    }
  });

  it('names its bases in law with standing and date', () => {
    expect(check.legalBasis.length).toBeGreaterThan(0);
    for (const { text, status, checked } of check.legalBasis) {
      expect(text.de).not.toMatch(/§ /);
      expect(text.en).not.toBe('');
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // What is not settled says so in the text.
      if (status === 'disputed' || status === 'background') expect(text.de).toMatch(/\(.+\)$/);
    }
  });
});
