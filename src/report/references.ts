import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fillText } from './fill-text.ts';
import { reportTexts } from './texts.ts';

/** A place in a text for a reference: `{see:check-id,check-id}`, the first of these checks that the report shows. */
export const reference = /\{see:([\w,-]+)\}/g;

/** Quotation marks of a title within those of the reference. */
const inner: Record<Locale, (title: string) => string> = {
  de: (title) => title.replace(/„/g, '‚').replace(/“/g, '‘'),
  en: (title) => title.replace(/“/g, '‘').replace(/”/g, '’'),
};

/** Fills references by the titles of the checks referred to; nothing refers to a check that this report does not show. */
export function withReferences(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const titles = new Map(areas.flatMap(({ findings }) => findings.map(({ checkId, title }) => [checkId, title] as const)));
  const fill = (text: string) =>
    text.replace(reference, (_, ids: string) => {
      const shown = ids.split(',').find((id) => titles.has(id));
      return shown === undefined ? '' : fillText(reportTexts[locale].see, { title: inner[locale](titles.get(shown)!) }, locale);
    });
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => ({ ...finding, statement: fill(finding.statement), howToFix: fill(finding.howToFix) })),
  }));
}
