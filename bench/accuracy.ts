import { compareWithTruth } from '#lab/compare-truth.ts';
import { scanLabSite } from '#lab/scan-lab-site.ts';
import { sites } from '#lab/site-registry.ts';
import { startLab } from '#lab/start-lab.ts';
import type { Lab, LabSite } from '#lab/types.ts';
import { round } from './round.ts';

/** Recall and precision of one site, or of all. `expected`, `found` and `matched` count things times states. */
export interface AccuracyRow {
  site: string;
  expected: number;
  found: number;
  matched: number;
  recall: number;
  precision: number;
  differences: string[];
  errors: string[];
}

/** How well scans agree with the truth, and with each other. */
export interface Accuracy {
  rows: AccuracyRow[];
  total: AccuracyRow;
  /** Two scans of one site, and the findings in which they differ. */
  repeat: { site: string; identical: boolean; differing: string[] };
}

const atOnce = 2;

function rowOf(site: string, counts: Pick<AccuracyRow, 'expected' | 'found' | 'matched' | 'differences' | 'errors'>): AccuracyRow {
  const share = (whole: number) => (whole === 0 ? 1 : round(counts.matched / whole, 4));
  return { site, ...counts, recall: share(counts.expected), precision: share(counts.found) };
}

async function compare(lab: Lab, site: LabSite): Promise<AccuracyRow> {
  const scan = await scanLabSite(lab, site);
  return rowOf(site.slug, { ...compareWithTruth(scan, site.truth!), errors: scan.result.report.errors.map((error) => error.code) });
}

async function repeatScan(lab: Lab, site: LabSite): Promise<Accuracy['repeat']> {
  const scans = await Promise.all([scanLabSite(lab, site), scanLabSite(lab, site)]);
  const [first, second] = scans.map(({ result }) => result.report.areas);
  // Which of many requests is shown as the example is chance, and so are their ids; what was found, where and how surely is not.
  const lines = (areas: typeof first) =>
    (areas ?? []).flatMap((area) => area.findings).map(({ items: _, ...finding }) => [finding.checkId, JSON.stringify(finding)] as const);
  const before = new Set(lines(first).map(([, text]) => text));
  const after = new Set(lines(second).map(([, text]) => text));
  const differing = [...lines(first).filter(([, text]) => !after.has(text)), ...lines(second).filter(([, text]) => !before.has(text))];
  return {
    site: site.slug,
    identical: JSON.stringify(lines(first)) === JSON.stringify(lines(second)),
    differing: [...new Set(differing.map(([checkId]) => checkId))],
  };
}

/** Scans every lab site that has a truth, two at a time, and one of them twice more. */
export async function measureAccuracy(): Promise<Accuracy> {
  const told = sites.filter((site) => site.truth !== null);
  const lab = await startLab();
  try {
    const rows: AccuracyRow[] = [];
    const queue = told.values();
    const work = async () => {
      for (const site of queue) rows.push(await compare(lab, site));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    rows.sort((a, b) => a.site.localeCompare(b.site));
    const sum = (key: 'expected' | 'found' | 'matched') => rows.reduce((all, row) => all + row[key], 0);
    const total = rowOf('total', {
      expected: sum('expected'),
      found: sum('found'),
      matched: sum('matched'),
      differences: rows.flatMap((row) => row.differences.map((line) => `${row.site}: ${line}`)),
      errors: rows.flatMap((row) => row.errors.map((code) => `${row.site}: ${code}`)),
    });
    const repeated = told.find((site) => site.slug === 'schnaeppchen-palast') ?? told[0]!;
    return { rows, total, repeat: await repeatScan(lab, repeated) };
  } finally {
    await lab.close();
  }
}
