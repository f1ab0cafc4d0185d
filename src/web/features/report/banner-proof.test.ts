import { expect, it } from 'vitest';
import type { ConsentMonitor } from '#contract/consent-monitor.ts';
import type { ReportFinding } from '#contract/report.ts';
import { bannerProof } from './banner-proof.ts';

const shots: ConsentMonitor['screenshots'] = [
  { state: 'none', moment: 'page', file: 'page.jpg' },
  { state: 'accept', moment: 'banner', file: 'other.jpg' },
  { state: 'none', moment: 'banner', file: 'banner.jpg' },
];
const buttons = [
  ['Impressum', 1],
  ['Speichern', 2],
  ['Zustimmen', 1],
  ['Ablehnen', 1],
].map(([text, layer]) => ({ text, layer }));
const monitor = { banner: { buttons }, screenshots: shots } as unknown as ConsentMonitor;
const control = (value: string, layer: number | null) => ({ kind: 'control', value, detail: { layer } });
const finding = (...items: object[]) => ({ items }) as unknown as ReportFinding;

it.each([
  ['one control', finding(control('Zustimmen', 1)), { file: 'banner.jpg', numbers: [2] }],
  [
    'several, in the order of the picture',
    finding(control('Ablehnen', 1), control('Impressum', 1)),
    { file: 'banner.jpg', numbers: [1, 3] },
  ],
  ['one of the second layer', finding(control('Speichern', 2)), null],
  ['one that the picture does not show', finding(control('Mehr', 1)), null],
  ['no control', finding({ kind: 'request', value: 'Zustimmen', detail: { layer: 1 } }), null],
])('%s', (_, own, proof) => expect(bannerProof(monitor, own)).toEqual(proof));

it('is nothing without a picture', () => {
  expect(bannerProof({ ...monitor, screenshots: shots.slice(0, 2) }, finding(control('Zustimmen', 1)))).toBeNull();
});
