import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checks } from '#checks/index.ts';
import { checkCatalogueSchema } from '#contract/api/check-catalogue.ts';
import { fixedCheck } from '../../../test/factories/report.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkDocument, checkDocumentNames } from './check-document.ts';

describe.each(['de', 'en'] as const)('docs in %s', (locale) => {
  const document = checkDocument(checkCatalogue(), locale);

  it('are as the checks are: npm run docs:checks', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../docs', checkDocumentNames[locale]), 'utf8');
    // Line by line, so that a failure shows the check that changed and not the whole document.
    expect(written.split('\n')).toEqual(document.split('\n'));
  });

  it('keep elements and patterns that a text names', () => {
    const check = fixedCheck('emb-video', 'emb', { class: 'Conform' });
    check.texts[locale].howToFix = '1. Use <template> for a|b and _ga*.';
    expect(checkDocument(checkCatalogue([check]), locale)).toContain('1. Use \\<template> for a\\|b and _ga\\*.');
  });

  it('tell of every check what, why, on what ground and how to fix it', () => {
    for (const { id, texts } of checks) {
      expect(document).toContain(`### ${texts[locale].title}\n\n\`${id}\``.replace(/[<|*]/g, '\\$&'));
      expect(document).toContain(`(#${id})`);
    }
    expect(document).not.toMatch(/\{\w+\}|undefined|\[object/);
  });
});

describe('checkCatalogue', () => {
  it('is what the contract says, with every check once', () => {
    const catalogue = checkCatalogue();
    expect(checkCatalogueSchema.parse(catalogue)).toEqual(catalogue);
    expect(catalogue.areas.flatMap((area) => area.checks.map(({ id }) => id)).sort()).toEqual(checks.map(({ id }) => id).sort());
    expect(catalogue.total).toBe(checks.length);
  });

  it('shows what a check names only when it saw something as gaps', () => {
    const check = fixedCheck('trk-before-consent', 'trk', { class: 'Conform' }, { needs: ['services', 'requests'], weight: 4 });
    const [area] = checkCatalogue([check]).areas;
    expect(area).toMatchObject({ id: 'trk', title: { de: 'Tracking & Tags' }, weight: 15 });
    expect(area!.checks[0]).toMatchObject({
      mostSevere: 'Risk',
      limitsScore: true,
      measuredBy: [
        { fact: 'services', de: 'die eingebundenen Dienste', en: 'the embedded services' },
        { fact: 'requests', de: 'der Netzverkehr', en: 'the network traffic' },
      ],
      statements: [{ de: 'DE: … gesehen, … Mal' }, {}, {}],
      howToFix: { de: ['Binden Sie trk-before-consent an die Einwilligung.', 'Scannen Sie erneut.'] },
      volatile: null,
    });
  });
});
