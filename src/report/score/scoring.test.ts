import { describe, expect, it } from 'vitest';
import catalogue from '#checks/catalogue-facts.json' with { type: 'json' };
import type { AreaId } from '#checks/define-check.ts';
import { areaClass, areaWeights, coreChecks, coverageOf, type ScoredCheck, scoreScan } from './scoring.ts';

function judged(id: string, area: AreaId, weight: number, outcome: string): ScoredCheck {
  const [resultClass, causes] = outcome.split(':');
  return { id, area, weight, class: resultClass as ScoredCheck['class'], causes: causes?.split(',') ?? [] };
}

describe('scoreScan', () => {
  const cases: { name: string; checks: ScoredCheck[]; score: number | null; limit?: number; coverage: number }[] = [
    { name: 'nothing at all', checks: [], score: null, coverage: 0 },
    { name: 'everything passed', checks: [judged('a', 'trk', 5, 'Conform'), judged('b', 'pp', 2, 'Conform')], score: 100, coverage: 1 },
    {
      name: 'a light hint among many passes is no full score',
      checks: [judged('a', 'tc', 1, 'Hint:x'), ...many('cmp', 30), ...many('tc', 60)],
      score: 99,
      coverage: 1,
    },
    { name: 'a hint counts 0.6', checks: [judged('a', 'trk', 5, 'Hint:x')], score: 60, coverage: 1 },
    {
      name: 'areas by their weights: trk 15 at 0, tc 6 at 1',
      checks: [judged('a', 'trk', 4, 'Risk:x'), judged('b', 'tc', 3, 'Conform')],
      score: 29,
      coverage: 1,
    },
    { name: 'weights within an area', checks: [judged('a', 'trk', 1, 'Risk:x'), judged('b', 'trk', 4, 'Conform')], score: 80, coverage: 1 },
    {
      name: 'open checks leave the score but lower the coverage',
      checks: [judged('a', 'trk', 5, 'Conform'), judged('b', 'trk', 5, 'NoClassification')],
      score: 100,
      coverage: 0.5,
    },
    {
      name: 'checks that do not apply leave both',
      checks: [judged('a', 'trk', 5, 'Conform'), judged('b', 'trk', 5, 'NotApplicable')],
      score: 100,
      coverage: 1,
    },
    {
      name: 'accessibility is not scored',
      checks: [judged('a', 'trk', 5, 'Conform'), judged('b', 'a11y', 5, 'Risk:x')],
      score: 100,
      coverage: 1,
    },
    { name: 'everything open', checks: [judged('a', 'trk', 5, 'NoClassification')], score: null, coverage: 0 },
    {
      name: 'one core breach caps at 69',
      checks: [judged('trk-before-consent', 'trk', 5, 'Risk:ga'), ...many('cmp', 30), ...many('trk', 60)],
      score: 69,
      limit: 69,
      coverage: 1,
    },
    {
      name: 'the banner that is missing for a tracker is no second breach',
      checks: [
        judged('trk-before-consent', 'trk', 5, 'Risk:ga,pixel'),
        judged('cmp-required-present', 'cmp', 5, 'Risk:consent-banner'),
        ...many('pp', 90),
      ],
      score: 30,
      limit: 49,
      coverage: 1,
    },
    {
      name: 'a missing banner alone is one',
      checks: [judged('cmp-required-present', 'cmp', 5, 'Risk:consent-banner'), ...many('cmp', 90)],
      score: 69,
      limit: 69,
      coverage: 1,
    },
    {
      name: 'the same tracker in four checks is one breach, and the other three leave the score',
      checks: [
        judged('trk-before-consent', 'trk', 5, 'Risk:ga'),
        judged('trk-after-reject', 'trk', 5, 'Risk:ga'),
        judged('ck-before-consent', 'ck', 5, 'Risk:ga'),
        judged('trk-google-analytics', 'trk', 5, 'Risk:ga'),
        judged('b', 'trk', 5, 'Conform'),
      ],
      score: 50,
      limit: 69,
      coverage: 1,
    },
    {
      name: 'two root causes cap at 49',
      checks: [judged('trk-before-consent', 'trk', 5, 'Risk:ga,meta'), ...many('cmp', 30)],
      score: 49,
      limit: 49,
      coverage: 1,
    },
    {
      name: 'three and more at 29',
      checks: [judged('trk-before-consent', 'trk', 5, 'Risk:ga,meta,hotjar,tiktok'), ...many('cmp', 30)],
      score: 29,
      limit: 29,
      coverage: 1,
    },
    {
      name: 'a check with a cause of its own beside a shared one counts',
      checks: [
        judged('trk-before-consent', 'trk', 5, 'Risk:ga'),
        judged('pp-services-named', 'pp', 5, 'Risk:ga,maps'),
        judged('x', 'pp', 5, 'Conform'),
      ],
      score: 24,
      limit: 69,
      coverage: 1,
    },
    {
      name: 'a risk outweighs a hint of the same cause',
      checks: [judged('a', 'emb', 5, 'Hint:fonts'), judged('b', 'emb', 2, 'Risk:fonts')],
      score: 0,
      coverage: 1,
    },
    {
      name: 'technical headers count at most 5 %',
      checks: [judged('sec-headers', 'sec', 5, 'Risk:csp'), judged('a', 'trk', 1, 'Conform')],
      score: 95,
      coverage: 1,
    },
    {
      name: 'with a shop: trk 15 at 1, shop 12 at 0 of 27',
      checks: [judged('a', 'trk', 2, 'Conform'), judged('b', 'shop', 2, 'Risk:x')],
      score: 56,
      coverage: 1,
    },
    {
      name: 'without one its block leaves numerator and denominator',
      checks: [judged('a', 'trk', 2, 'Conform'), judged('b', 'shop', 2, 'NotApplicable')],
      score: 100,
      coverage: 1,
    },
    {
      name: 'content checks count within their area',
      checks: [judged('pp-present', 'pp', 5, 'Conform'), judged('ppc-rights', 'pp', 5, 'Hint:rights')],
      score: 80,
      coverage: 1,
    },
    {
      name: 'accessibility leaves the coverage too',
      checks: [judged('a', 'trk', 1, 'Conform'), judged('b', 'a11y', 5, 'NoClassification')],
      score: 100,
      coverage: 1,
    },
    {
      name: 'two core checks with causes of their own are two breaches',
      checks: [judged('imp-present', 'imp', 5, 'Risk:imprint'), judged('pp-present', 'pp', 5, 'Risk:notice'), ...many('cmp', 30)],
      score: 43,
      limit: 49,
      coverage: 1,
    },
    {
      name: 'a hint of a core check limits nothing',
      checks: [judged('trk-before-consent', 'trk', 5, 'Hint:ga'), ...many('cmp', 30)],
      score: 82,
      coverage: 1,
    },
    { name: 'technical headers alone give no score', checks: [judged('sec-hsts', 'sec', 3, 'Conform')], score: null, coverage: 1 },
    {
      name: 'results of no area are no ground for a cap',
      checks: [judged('sec-cookie-flags', 'sec', 3, 'Risk:sid'), judged('a', 'sec', 3, 'Conform')],
      score: 50,
      coverage: 1,
    },
  ];

  it.each(cases)('$name', ({ checks, score, limit, coverage }) => {
    const actual = scoreScan(checks);
    expect({ score: actual.score, limit: actual.cap?.limit, coverage: actual.coverage }).toEqual({ score, limit, coverage });
  });
});

describe('areaClass', () => {
  const cases: { name: string; checks: ScoredCheck[]; expected: string }[] = [
    { name: 'a risk of weight 4 is red', checks: [judged('a', 'trk', 4, 'Risk:x'), ...many('trk', 20)], expected: 'Risk' },
    { name: 'a lighter risk is amber', checks: [judged('a', 'trk', 3, 'Risk:x'), ...many('trk', 20)], expected: 'Hint' },
    {
      name: 'hints above a fifth of the weight are amber',
      checks: [judged('a', 'trk', 3, 'Hint:x'), judged('b', 'trk', 5, 'Conform')],
      expected: 'Hint',
    },
    {
      name: 'hints up to a fifth are green',
      checks: [judged('a', 'trk', 1, 'Hint:x'), judged('b', 'trk', 4, 'Conform')],
      expected: 'Conform',
    },
    {
      name: 'little coverage is open',
      checks: [judged('a', 'trk', 5, 'NoClassification'), judged('b', 'trk', 5, 'Conform')],
      expected: 'NoClassification',
    },
    { name: 'nothing that applies is open, never green', checks: [judged('a', 'trk', 5, 'NotApplicable')], expected: 'NoClassification' },
    { name: 'nothing at all is open', checks: [], expected: 'NoClassification' },
    { name: 'everything passed', checks: many('trk', 2), expected: 'Conform' },
  ];
  it.each(cases)('$name', ({ checks, expected }) => expect(areaClass(checks)).toBe(expected));
});

it('has the area weights and core checks of the legal catalogue', () => {
  const { shop, a11y, ...always } = areaWeights;
  expect(Object.values(always).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect([shop, a11y]).toEqual([12, 0]);
  const ids = new Set(catalogue.checks.filter(({ atMost }) => atMost === 'Risk').map(({ id }) => id));
  expect([...coreChecks].filter((id) => !ids.has(id))).toEqual([]);
});

it('coverage of nothing is unknown, not complete', () => {
  expect(coverageOf([])).toBeNull();
  expect(coverageOf([judged('a', 'trk', 2, 'Conform'), judged('b', 'trk', 1, 'NoClassification')])).toBe(0.667);
});

function many(area: AreaId, count: number): ScoredCheck[] {
  return Array.from({ length: count }, (_, index) => judged(`${area}-passed-${index}`, area, 1, 'Conform'));
}
