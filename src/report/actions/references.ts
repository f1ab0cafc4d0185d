import type { ReportArea, ReportFinding } from '#contract/report.ts';
import type { Locale } from '#contract/vocabulary.ts';
import { serviceOf } from '#knowledge/find-service.ts';
import { fillText } from '../statements/fill-text.ts';
import { reportTexts } from '../texts.ts';

/** A place in a text for a reference: `{see:check-id,check-id}`, the first of these checks that has more to say than that all is well. */
export const reference = /\{see:([\w,-]+)\}/g;

/** Quotation marks of a title within those of the reference. */
const inner: Record<Locale, (title: string) => string> = {
  de: (title) => title.replace(/„/g, '‚').replace(/“/g, '‘'),
  en: (title) => title.replace(/“/g, '‘').replace(/”/g, '’'),
};

/**
 * Fills references by the titles of the checks referred to; nothing refers to a check that this report does not show, or shows as passed.
 * A finding on a service refers to what is told of that service, else to where the same cookie is told of under the service that brings
 * it, not to a check that tells of other services only or that was left open.
 */
export function withReferences(areas: readonly ReportArea[], locale: Locale): ReportArea[] {
  const told = areas.flatMap(({ findings }) => findings.filter((finding) => finding.class !== 'Conform'));
  const titles = new Map(told.map(({ checkId, title }) => [checkId, title] as const));
  const causes = Map.groupBy(told, ({ checkId }) => checkId);
  const isService = (cause: string | null) => cause !== null && serviceOf(cause) !== null;
  const tellsOf = (id: string, cause: string | null) => causes.get(id)!.some((finding) => finding.cause === cause);
  const tellsOfOthersOnly = (id: string) => causes.get(id)!.every((finding) => isService(finding.cause));
  const wasLeftOpen = (id: string) => causes.get(id)!.every((finding) => finding.class === 'NoClassification');
  const cookiesOf = ({ items = [] }: Partial<Pick<ReportFinding, 'items'>>) =>
    items.flatMap(({ kind, ref, value }) => (kind === 'cookie' ? `${ref} ${value ?? ''}` : []));
  const tellsOfCookie = (id: string, own: ReportFinding) => {
    const cookies = new Set(cookiesOf(own));
    return causes.get(id)!.some((finding) => finding.class !== 'NoClassification' && cookiesOf(finding).some((one) => cookies.has(one)));
  };
  const fill = (text: string, own: ReportFinding) =>
    text.replace(reference, (_, ids: string) => {
      const { cause } = own;
      const known = ids.split(',').filter((id) => titles.has(id));
      const shown = isService(cause)
        ? (known.find((id) => tellsOf(id, cause)) ??
          known.find((id) => tellsOfCookie(id, own)) ??
          known.find((id) => !tellsOfOthersOnly(id) && !wasLeftOpen(id)))
        : known[0];
      return shown === undefined ? '' : fillText(reportTexts[locale].see, { title: inner[locale](titles.get(shown)!) }, locale);
    });
  return areas.map((area) => ({
    ...area,
    findings: area.findings.map((finding) => ({
      ...finding,
      statement: fill(finding.statement, finding),
      howToFix: fill(finding.howToFix, finding),
    })),
  }));
}
