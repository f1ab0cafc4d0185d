import type { GatheredFacts } from '#checks/facts.ts';
import { checks } from '#checks/index.ts';
import { runChecks } from '#checks/run-checks.ts';
import type { ScanResult } from '#contract/scan-result.ts';
import type { Locale } from '#contract/vocabulary.ts';
import type { Evidence } from '#evidence/evidence.ts';
import { buildScanResult } from '#report/build-scan-result.ts';
import { catalogueDeps } from './derive/catalogue-deps.ts';
import { deriveFacts } from './derive/derive-facts.ts';

/** Facts of sealed evidence and the report they lead to. */
export interface Judgement {
  facts: GatheredFacts;
  result: ScanResult;
}

/** Derives and judges evidence: no browser, no clock, no network. The same evidence gives the same bytes. */
export function judge(evidence: Evidence, locale: Locale): Judgement {
  const facts = deriveFacts(evidence, catalogueDeps());
  const results = runChecks(checks, facts);
  return { facts, result: buildScanResult({ evidence, facts, results, checks, locale }) };
}

/** The report alone, for `judge ARCHIVE`. */
export function judgeEvidence(evidence: Evidence, locale: Locale): ScanResult {
  return judge(evidence, locale).result;
}
export { readArchive } from './seal/archive.ts';
