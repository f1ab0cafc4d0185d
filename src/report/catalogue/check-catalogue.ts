import type { Check, CheckTexts } from '#checks/define-check.ts';
import { checks } from '#checks/index.ts';
import { mostSevere } from '#checks/limit-verdict.ts';
import { unmarked } from '#checks/step-marks.ts';
import type { CatalogueArea, CatalogueCheck, CheckCatalogue } from '#contract/api/check-catalogue.ts';
import { areaIdSchema } from '#contract/vocabulary.ts';
import { reference } from '../actions/references.ts';
import { areaWeights, coreChecks } from '../score/scoring.ts';
import { place } from '../statements/fill-text.ts';
import { reportTexts } from '../texts.ts';
import { ruleVersionOf } from './rule-version.ts';

/** All checks as people and programs read about them: by area, in both languages, without the code. Pure. */
export function checkCatalogue(catalogue: readonly Check[] = checks): CheckCatalogue {
  const areas = areaIdSchema.options.flatMap((id): CatalogueArea[] => {
    const own = catalogue.filter(({ area }) => area === id);
    const title = { de: reportTexts.de.areas[id], en: reportTexts.en.areas[id] };
    return own.length === 0 ? [] : [{ id, title, weight: areaWeights[id], checks: own.map(describeCheck) }];
  });
  return { ruleVersion: ruleVersionOf(catalogue), total: catalogue.length, areas };
}

function describeCheck(check: Check): CatalogueCheck {
  const { id, version, weight, confidence, legalBasis, volatile, needs, texts } = check;
  const both = (pick: (texts: CheckTexts) => string) => ({ de: withGaps(pick(texts.de)), en: withGaps(pick(texts.en)) });
  return {
    id,
    version,
    weight,
    confidence,
    confidenceReason: both(({ confidenceReason }) => confidenceReason),
    mostSevere: mostSevere(check),
    limitsScore: coreChecks.has(id),
    title: both(({ title }) => title),
    explanation: both(({ explanation }) => explanation),
    legalBasis: legalBasis.map(({ text, status, checked }) => ({ text: { ...text }, status, checked })),
    volatile: volatile ? { ...volatile } : null,
    measuredBy: needs.map((fact) => ({ fact, de: reportTexts.de.facts[fact], en: reportTexts.en.facts[fact] })),
    statements: eachOnce(Object.keys(texts.de.messages).map((name) => both(({ messages }) => messages[name] ?? ''))),
    howToFix: { de: stepsOf(texts.de), en: stepsOf(texts.en) },
  };
}

/** Messages that differ in their steps alone read the same. */
function eachOnce(statements: readonly { de: string; en: string }[]): { de: string; en: string }[] {
  return [...new Map(statements.map((statement) => [`${statement.de}\n${statement.en}`, statement])).values()];
}

/** What a text names only when something was seen. */
function withGaps(text: string): string {
  // What a report refers to depends on what it shows.
  return text
    .replace(reference, '')
    .replace(place, (_, _name: string, _one?: string, other?: string) => (other === undefined ? '…' : `… ${other}`));
}

function stepsOf({ howToFix }: CheckTexts): string[] {
  return howToFix.split('\n').map((step) => withGaps(unmarked(step.replace(/^\s*\d+\.\s*/, ''))));
}
