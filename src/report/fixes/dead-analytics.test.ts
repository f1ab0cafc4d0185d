import { expect, it } from 'vitest';
import { gathered } from '../../../test/factories/facts.ts';
import { reportFinding } from '../../../test/factories/report-finding.ts';
import { traffic } from '../../../test/factories/traffic.ts';
import { withDeadAnalyticsGone } from './dead-analytics.ts';

const dead = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=UA-12345-1' } as const;
const alive = { service: 'google-analytics', url: 'https://www.googletagmanager.com/gtag/js?id=G-ABC' } as const;

it.each([
  ['ck-lifetime', 'google-analytics', [dead], true],
  ['pp-services-named', 'google-analytics', [dead], true],
  // Tells the steps in full.
  ['trk-before-consent', 'google-analytics', [dead], false],
  ['ck-lifetime', 'youtube', [dead], false],
  ['ck-lifetime', 'google-analytics', [dead, alive], false],
  ['ck-lifetime', 'google-analytics', [], false],
] as const)('%s of %s', (checkId, cause, calls, isGone) => {
  const facts = gathered(traffic(...calls));
  const told = (['de', 'en'] as const).map((locale) => {
    const finding = reportFinding(checkId, cause, '1. {#later} Laden Sie es später.\n2. Kürzen Sie die Frist.', { class: 'Hint' });
    return withDeadAnalyticsGone(finding, facts, locale)?.howToFix;
  });
  expect(told).toEqual(
    isGone
      ? [expect.stringMatching(/^1\. \{#remove\} Entfernen Sie[^\n]*$/), expect.stringMatching(/^1\. \{#remove\} Remove[^\n]*$/)]
      : [undefined, undefined],
  );
});
