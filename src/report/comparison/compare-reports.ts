import type { Comparison, ComparedScan as ScanHead } from '#contract/comparison.ts';
import { compareKnowledge } from '../monitors/service-knowledge.ts';
import { compareCookies } from './compare-cookies.ts';
import { compareFindings } from './compare-findings.ts';
import { compareHosts } from './compare-hosts.ts';
import { type ComparedResult, prepareScan } from './compared-scan.ts';

/**
 * What came, went and changed between two scans of one website, the earlier one first. What only other rules, other knowledge or
 * another extent of a scan brought about is told apart from changes of the site. Pure.
 */
export function compareReports(host: string, before: ComparedResult, after: ComparedResult): Comparison {
  const [was, is] = [prepareScan(before), prepareScan(after)];
  const sameVersions = before.report.ruleVersion === after.report.ruleVersion && before.report.engineVersion === after.report.engineVersion;
  const knowledge = compareKnowledge(was, is, sameVersions);
  const { findings, unchanged } = compareFindings(was, is, knowledge);
  const hosts = compareHosts(was, is, sameVersions);
  return {
    host,
    before: describeScan(before),
    after: describeScan(after),
    // While software is developed, its knowledge may change without its version.
    sameRules: sameVersions && ![...findings, ...hosts].some(({ reason }) => reason === 'rules'),
    findings,
    unchangedFindings: unchanged,
    hosts,
    cookies: compareCookies(was, is),
  };
}

function describeScan({ report }: ComparedResult): ScanHead {
  const { identifier, url, created, summary, completeness, ruleVersion, engineVersion } = report;
  return {
    identifier,
    url,
    created,
    class: summary.class,
    score: summary.score,
    complete: completeness.complete,
    statesExamined: completeness.states.filter(({ examined }) => examined).map(({ state }) => state),
    ruleVersion,
    engineVersion,
  };
}
