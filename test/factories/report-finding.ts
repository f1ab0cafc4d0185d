import type { ReportFinding } from '#contract/report.ts';

type Item = ReportFinding['items'][number];

/** Evidence for a service on a page of a.test, by its path, or by an address; null: on no page. */
export function serviceAt(page: string | null, detail: Item['detail'] = {}): Item {
  const address = page?.startsWith('/') ? `https://a.test${page}` : page;
  return { kind: 'service', ref: '', value: '', states: ['none'], page: address, path: [], detail } as Item;
}

/** A finding as the report holds it before its next steps are chosen: a risk of full weight. */
export function reportFinding(checkId: string, cause: string, howToFix: string, part: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id: `${checkId}:${cause}`,
    checkId,
    cause,
    class: 'Risk',
    weight: 5,
    confidence: 'high',
    howToFix,
    title: '',
    statement: '',
    items: [serviceAt('/')],
    ...part,
  } as ReportFinding;
}
