import { expect, it } from 'vitest';
import { banner, toggle } from '../../../../test/factories/facts.ts';
import { catalogueUse } from '../../../../test/factories/traffic.ts';
import { switchMessages, switchOnly, switchSteps } from './switch-only.ts';

const shown = (group: string, id: string, label: string) =>
  switchOnly(
    catalogueUse(id),
    banner({
      toggles: ['Marketing', label].map((each) => toggle({ label: each })),
      deeperText: `Marketing\n${group}\n${label}\nSpeichern`,
    }),
  );

it.each([
  ['Google nutzt diese Daten für Werbung auf Websites.', 'google-ads', 'Google Ads', 'bannerGroup'],
  ['Damit zeigen wir Werbung auf anderen Websites.', 'youtube', 'YouTube', 'bannerGroupPurpose'],
  ['Google erhält von Ihnen dabei einige Daten.', 'youtube', 'YouTube', 'bannerGroupProvider'],
  ['Was wir hier sonst noch so einsetzen.', 'youtube', 'YouTube', 'bannerGroupVague'],
])('tells what the description of the group leaves out: %s', (quote, id, label, message) => {
  expect(shown(quote, id, label)).toEqual({ message, quote });
  for (const locale of ['de', 'en'] as const) {
    expect(switchMessages(locale)[message]).toContain('{quote}');
    expect(switchSteps(locale)[message]).toMatch(/^1\. .+\n2\. .+\.$/u);
  }
});

it('asks for no more than is missing', () => {
  const { bannerGroup, bannerGroupProvider, bannerGroupPurpose } = switchSteps('de');
  const second = (steps = '') => steps.split('\n')[1];
  expect(second(bannerGroup)).not.toMatch(/wozu|anbietet/);
  expect(second(bannerGroupProvider)).not.toMatch(/anbietet/);
  expect(second(bannerGroupPurpose)).not.toMatch(/wozu/);
});

it('knows a mere switch, and one of which the banner says more', () => {
  expect(shown('', 'youtube', 'YouTube')).toEqual({ message: 'bannerLabel', quote: '' });
  expect(shown('Dabei zeigt YouTube Ihnen Filme und erhält Ihre IP-Adresse.', 'youtube', 'YouTube')).toBeNull();
  expect(switchOnly(catalogueUse('youtube'), null)).toBeNull();
});
