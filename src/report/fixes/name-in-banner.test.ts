import { expect, it } from 'vitest';
import type { Facts } from '#checks/facts.ts';
import type { BannerEvidence } from '#evidence/banner.ts';
import { banner, control, requestFact, serviceUse } from '../../../test/factories/facts.ts';
import { evidence, fixedCheck, reportInput, trackedFacts } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { withNamingInBanner } from './name-in-banner.ts';

const shown = (text: string | null, parts: Partial<BannerEvidence> = {}): Partial<Facts> => ({
  banner: { banner: text === null ? null : banner({ text, ...parts }), cmpName: null, cmpLoaded: null, payOrConsent: false },
  services: [serviceUse()],
});
const other = 'Wir zählen Besuche mit Matomo.';
const fixOf = (checkId: string, text: string | null) => {
  const item = { kind: 'text', ref: '', value: '', states: ['none'] } as const;
  const check = fixedCheck(checkId, 'trk', { class: 'Risk', findings: [{ message: 'fine', cause: 'google-analytics', items: [item] }] });
  const input = reportInput({ checks: [check], facts: trackedFacts(shown(text)), evidence: evidence() });
  return buildScanResult(input).report.areas[0]!.findings[0]!.howToFix;
};

it.each([
  ['a banner that asks for something else', 'trk-before-consent', other, true],
  ['a banner that names the service', 'trk-before-consent', 'Wir zählen Besuche mit Google Analytics.', false],
  ['no banner', 'trk-before-consent', null, false],
  ['a fix that ties nothing', 'trk-google-analytics', other, false],
])('%s', (_, checkId, text, isAdded) => {
  const fix = fixOf(checkId, text);
  expect(fix.includes('Nennen Sie Google Analytics im Banner')).toBe(isAdded);
  if (isAdded) expect(fix.split('\n').map((line) => Number.parseInt(line, 10))).toEqual(fix.split('\n').map((__, index) => index + 1));
});

const lastStep = (howToFix: string, parts: Partial<BannerEvidence>, checkId = 'ck-before-consent', resultClass = 'Risk') => {
  const areas = [{ findings: [{ checkId, cause: 'google-analytics', class: resultClass, howToFix }] }] as never;
  const [area] = withNamingInBanner(areas, trackedFacts(shown(other, parts)), 'de');
  return area!.findings[0]!.howToFix.split('\n').at(-1)!;
};
const tied = '1. Binden Sie den Dienst an die Zustimmung.';
const twoButtons = [control(), control({ role: 'reject', text: 'Ablehnen' })];
const toggle = { label: 'Statistik', layer: 2, checked: false, disabled: false, legitimateInterest: false };

it.each<[string, Partial<BannerEvidence>, RegExp]>([
  ['one layer', { controls: twoButtons }, /^2\. Weder Text noch Schalter/],
  ['settings whose switches were read', { toggles: [toggle] }, /^2\. Weder Text noch Schalter/],
  [
    'a note that only takes notice, which may as well go',
    { controls: [control({ role: 'acknowledge', text: 'Verstanden' })] },
    /^2\. Soll das Banner die Einwilligung für Google Analytics einholen, .*die Wahl/,
  ],
  ['settings not read', {}, /^2\. .*falls das dort noch fehlt/],
  [
    'a button that was not understood',
    { controls: [...twoButtons, control({ role: 'other', text: 'Mehr' })] },
    /^2\. .*falls das dort noch fehlt/,
  ],
])('says that the service is missing only where the banner was read: %s', (_, parts, expected) =>
  expect(lastStep(tied, parts)).toMatch(expected),
);

it('comes first where a tag manager waits for what the banner lacks', () => {
  const url = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
  const given = {
    ...shown(other, { controls: twoButtons }),
    requests: [requestFact({ id: 'none-r2', url, type: 'script', serviceId: 'google-tag-manager' })],
    services: [serviceUse({ path: [url, 'https://www.google-analytics.com/g/collect'] })],
  };
  const howToFix = '1. Google Tag Manager: Verlangen Sie bei jedem Tag zusätzlich die Einwilligungsart.';
  const areas = [{ findings: [{ checkId: 'ck-before-consent', cause: 'google-analytics', class: 'Risk', howToFix }] }] as never;
  const [area] = withNamingInBanner(areas, trackedFacts(given), 'de');
  expect(area!.findings[0]!.howToFix).toMatch(/^1\. Weder Text noch Schalter .*\n2\. Google Tag Manager/);
});

it.each([
  ['a click instead', '1. Ersetzen Sie Google Maps durch ein Bild.', 'Risk', 'ck-before-consent'],
  ['a doubt', tied, 'Hint', 'ck-before-consent'],
  ['counting that may need no consent', tied, 'Hint', 'trk-before-consent'],
])('adds nothing to %s', (_, howToFix, resultClass, checkId) =>
  expect(lastStep(howToFix, { controls: twoButtons }, checkId, resultClass)).toBe(howToFix),
);

it('asks for the vendor where the framework prescribes what a banner says', () => {
  const tcf = [{ state: 'none', pageId: 'p', tcString: null }] as never;
  const areas = (howToFix: string) =>
    [{ findings: [{ checkId: 'ck-before-consent', cause: 'google-analytics', class: 'Risk', howToFix }] }] as never;
  const facts = trackedFacts({ ...shown(other, { controls: twoButtons }), tcf });
  const stepsOfFix = (howToFix: string) => withNamingInBanner(areas(howToFix), facts, 'de')[0]!.findings[0]!.howToFix;
  expect(stepsOfFix(tied)).toMatch(/\n2\. Wählen Sie Google Analytics .* unter den Anbietern \(TCF\)/);
  expect(stepsOfFix('1. {#remove} Löschen Sie das Skript.\n2. Laden Sie es sonst erst nach der Zustimmung.')).not.toMatch(/TCF/);
});

it('says only where the service stays what the banner lacks, where it is kept off a page', () => {
  const fix = '1. {#kept-off:google-analytics} Laden Sie Google Analytics auf /bewerben nicht, auch nicht nach der Zustimmung.';
  expect(lastStep(fix, { controls: twoButtons })).toMatch(/^2\. Soweit Google Analytics bleibt/);
});

it('says only where the service stays what the banner lacks, where the first step takes it away', () => {
  const fix = '1. {#remove} In Muster: Löschen Sie das Skript, oder laden Sie es erst nach der Zustimmung.';
  expect(lastStep(fix, { controls: twoButtons })).toMatch(/^2\. Soweit Google Analytics bleibt, nehmen Sie den Dienst/);
});

it.each([
  ['names another kind of service of the company', 'Statistik mit Google Analytics, Anbieterin ist Google.', true],
  ['names the company alone', 'Inhalte von Google laden nach Ihrer Zustimmung.', false],
  ['names the service', 'Videos von YouTube, Statistik mit Google Analytics von Google.', false],
])('takes the company of a video for its naming by what else the banner says: %s', (_, text, isAdded) => {
  const video = serviceUse({
    service: { id: 'youtube', name: 'YouTube', vendor: 'google', category: 'video', aliases: ['YouTube'] },
    vendorName: 'Google',
  });
  const analytics = serviceUse({ service: { vendor: 'google' } });
  const given = { ...shown(text, { controls: twoButtons }), services: [video, analytics] };
  const howToFix = '1. Laden Sie YouTube erst nach der Einwilligung.';
  const areas = [{ findings: [{ checkId: 'ck-before-consent', cause: 'youtube', class: 'Risk', howToFix }] }] as never;
  const [area] = withNamingInBanner(areas, trackedFacts(given), 'de');
  expect(area!.findings[0]!.howToFix.includes('Weder Text noch Schalter des Banners nennen YouTube')).toBe(isAdded);
});
