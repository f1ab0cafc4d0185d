import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scanErrorCodeSchema, scanErrorText, scanErrorTexts } from './scan-error.ts';
import { scanResultSchema } from './scan-result.ts';
import { industries, legalForms, purposes, scanSettingsInputSchema } from './scan-settings.ts';

describe('scan errors', () => {
  it.each(scanErrorCodeSchema.options)('%s says in both languages what happened and what to do', (code) => {
    for (const locale of ['de', 'en'] as const) {
      const { happened, advice } = scanErrorTexts[code][locale];
      expect(scanErrorText(code, locale)).toBe(`${happened} ${advice}`);
      for (const sentence of [happened, advice]) expect(sentence).toMatch(/^[^!]+[^!]$/);
      expect(scanErrorTexts[code].de.happened).not.toBe(scanErrorTexts[code].en.happened);
    }
  });
});

describe('wire objects', () => {
  it('have the names that are fixed', () => {
    const { properties } = z.toJSONSchema(scanResultSchema) as { properties: Record<string, { properties: Record<string, unknown> }> };
    const names = Object.fromEntries(Object.entries(properties).map(([part, { properties: inner }]) => [part, Object.keys(inner ?? {})]));
    expect(names).toMatchObject({
      report: expect.arrayContaining([
        'identifier',
        'url',
        'finalUrl',
        'scanState',
        'created',
        'finished',
        'settings',
        'configurationCode',
        'ruleVersion',
        'browser',
        'completeness',
        'errors',
        'summary',
        'areas',
        'pages',
      ]),
      tagMonitor: ['rows', 'notice'],
      requestHierarchy: ['nodes'],
      cookieMonitor: ['entries'],
      consentMonitor: expect.arrayContaining(['cmp', 'banner', 'withdrawal', 'reject', 'accept', 'tcf', 'consentMode', 'screenshots']),
    });
  });
});

describe('scan settings', () => {
  it('names each value once and in both languages', () => {
    for (const choices of [industries, legalForms, purposes]) {
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      for (const { de, en } of choices) expect([de, en].every((name) => name.trim() !== '')).toBe(true);
    }
  });

  it.each([
    [{}, true],
    [{ websiteType: 'company', purposes: ['presentation'], urlImprint: 'https://x.test/impressum' }, true],
    [{ websiteType: 'charity' }, false],
    [{ purposes: ['nothing'] }, false],
    [{ urlImprint: 'javascript:alert(1)' }, false],
    [{ urlDPN: '/datenschutz' }, false],
  ])('%j: accepted %s', (settings, accepted) => expect(scanSettingsInputSchema.safeParse(settings).success).toBe(accepted));
});
