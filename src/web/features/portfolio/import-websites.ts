import { type ImportReport, importSchema } from '#contract/api/portfolio.ts';
import { problemOf, problemsOfIssues, refusalOf, sameFields } from '../../components/form/form-problems.ts';
import type { Sent } from '../../components/form/use-form.ts';
import { callApi } from '../../lib/api.ts';

const fieldOf = sameFields('csv');

/** Adds the websites of a list; `onReport` hears what became of each line. */
export async function importWebsites(
  { csv }: { csv: string },
  signal: AbortSignal,
  onReport: (report: ImportReport) => void,
): Promise<Sent<'csv'>> {
  if (csv.trim() === '') return { ok: false, problems: { csv: problemOf('required') } };
  const checked = importSchema.safeParse({ csv });
  if (!checked.success) return { ok: false, problems: problemsOfIssues(checked.error.issues, fieldOf) };
  try {
    onReport(await callApi('importWebsites', { body: checked.data, signal }));
    return { ok: true };
  } catch (error) {
    return refusalOf(error, fieldOf);
  }
}
