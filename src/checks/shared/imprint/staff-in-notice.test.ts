import { expect, it } from 'vitest';
import { pageFact, siteUrl } from '../../../../test/factories/facts.ts';
import { staffInNotice } from './staff-in-notice.ts';

it.each<[string, number | null]>([
  ['Einen Beauftragten müssen wir nicht benennen; in unserem Betrieb arbeiten sieben Personen.', 7],
  ['In unserer Praxis arbeiten derzeit 6 Personen.', 6],
  ['In our company work twelve people.', 12],
  ['In unserem Betrieb arbeiten mindestens 20 Personen ständig mit personenbezogenen Daten.', null],
  ['Zu benennen ist er, wenn in unserem Unternehmen 20 Personen arbeiten.', null],
  ['Wir verarbeiten Daten von 300 Personen.', null],
])('%s', (text, count) => {
  expect(staffInNotice([pageFact({ kind: 'privacy', url: `${siteUrl}datenschutz`, text })])?.count ?? null).toBe(count);
});
