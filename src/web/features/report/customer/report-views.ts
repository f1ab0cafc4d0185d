/** Views of a report beside the report itself, as they stand in the address. */
export const reportViews = ['tags', 'cookies', 'consent'] as const;
export type ReportViewName = (typeof reportViews)[number];

/** View that an address asks for; null = the report. What is not known is the report. */
export function readReportView(search: string): ReportViewName | null {
  const asked = new URLSearchParams(search).get('view');
  return reportViews.find((view) => view === asked) ?? null;
}

/** What follows the question mark in the address of a view. */
export function viewSearch(view: ReportViewName | null): string {
  return view === null ? '' : `?view=${view}`;
}
