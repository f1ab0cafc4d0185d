import { describe, expect, it } from 'vitest';
import type { ConsentMarkFact } from '#checks/facts/pages.ts';
import type { FaultCase } from '#knowledge/find-fix.ts';
import { gathered, pageFact, requestFact } from '../../../test/factories/facts.ts';
import { stepInContentBlocker } from './unskipped-rule.ts';

const mark = (attributes: Record<string, string>, part: Partial<ConsentMarkFact> = {}): ConsentMarkFact => ({
  element: 'script',
  urls: [],
  code: 'var realCookieBanner = {}',
  type: null,
  attributes,
  serviceIds: [],
  states: ['none'],
  runsIn: ['none'],
  ...part,
});
const settings = mark({ 'consent-skip-blocker': '1' });
const step = (
  consentMarks: ConsentMarkFact[],
  { cmpId = 'real-cookie-banner', name = 'Elfsight' as string | null, embeddedBy = '' } = {},
) => {
  const fault: FaultCase = { form: 'script', hasBanner: true, serviceId: 'elfsight', scriptRule: '*elfsightcdn.com*' };
  const requests = [
    requestFact({ url: 'https://elfsightcdn.com/platform.js', type: 'script', serviceId: 'elfsight', embeddedBy: embeddedBy || null }),
  ];
  const facts = gathered({ requests, pages: [pageFact({ consentMarks })] });
  return stepInContentBlocker('elfsight', facts, { cmp: { id: cmpId, name: 'Real Cookie Banner' }, name, fault });
};

describe('a script that nothing in the markup exempts from Real Cookie Banner', () => {
  it('needs a rule that matches its address', () => {
    expect(step([settings])?.de).toMatch(/Ergänzen Sie seinen Content Blocker um die Regel \*elfsightcdn\.com\*; was dort steht/);
    expect(step([settings])?.en).toMatch(/add the rule \*elfsightcdn\.com\* to its Content Blocker/);
  });

  it.each<[string, ReturnType<typeof step>]>([
    ['the markup was not read', step([])],
    [
      'its own script is exempt',
      step([settings, mark({ 'consent-skip-blocker': '1' }, { serviceIds: ['elfsight'], urls: ['https://x.test/'] })]),
    ],
    ['exempt code does not say what it loads', step([settings, mark({ 'consent-skip-blocker': '1' }, { code: 'load(config.widgets)' })])],
    ['the banner does not name it', step([settings], { name: null })],
    ['another tool shows the banner', step([settings], { cmpId: 'borlabs-cookie' })],
    ['another service brings it along', step([settings], { embeddedBy: 'google-tag-manager' })],
  ])('is left to the general step where %s', (_, found) => {
    expect(found).toBeNull();
  });
});
