import type { ReportArea } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { fillText } from '../statements/fill-text.ts';
import { reportTexts } from '../texts.ts';

/** A place in a text for a reference: `{see:check-id,check-id}`, the first of these checks that has more to say than that all is well. */
export const reference = /\{see:([\w,-]+)\}/g;

/** Quotation marks of a title within those of the reference. */
const inner: Record<Locale, (title: string) => string> = {
  de: (title) => title.replace(/„/g, '‚').replace(/“/g, '‘'),
  en: (title) => title.replace(/“/g, '‘').replace(/”/g, '’'),
};

/** Fills references by the titles of the checks referred to; nothing refers to a check that this report does not show, or shows as passed. */
export function withReferences(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const told = areas.flatMap(({ findings }) => findings.filter((finding) => finding.class !== 'Conform'));
  const titles = new Map(told.map(({ checkId, title }) => [checkId, title] as const));
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
