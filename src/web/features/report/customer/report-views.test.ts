import { expect, test } from 'vitest';
import { readReportView, reportViews, viewSearch } from './report-views.ts';

test.each([
  ['', null],
  ['?view=tags', 'tags'],
  ['?view=consent&state=none', 'consent'],
  ['?view=', null],
  ['?view=toString', null],
  ['?view=<script>', null],
])('%s asks for %s', (search, view) => expect(readReportView(search)).toBe(view));

test('an address of a view is read back as that view', () => {
  for (const view of [null, ...reportViews]) expect(readReportView(viewSearch(view))).toBe(view);
});
