import { describe, expect, it } from 'vitest';
import type { ReportArea, ReportFinding, TopAction } from '#contract/report.ts';
import { groupFindings, splitGroups } from './finding-groups.ts';

function finding(id: string, over: Partial<ReportFinding> = {}): ReportFinding {
  return {
    id,
    checkId: id.split(':')[0]!,
    ruleVersion: 1,
    class: 'Risk',
    confidence: 'high',
    weight: 3,
    title: '',
    statement: '',
    explanation: '',
    howToFix: '',
    legalBasis: [],
    volatile: null,
    cause: id.split(':')[1] ?? null,
    countedBy: null,
    items: [],
    ...over,
  };
}

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ page: `https://a.test/${index}`, detail: {} }) as ReportFinding['items'][number]);

function area(id: ReportArea['id'], ...findings: ReportFinding[]): ReportArea {
  const counts = { Conform: 0, Risk: 0, Hint: 0, NoClassification: 0 };
  return { id, title: id, class: 'Risk', applicable: 1, notApplicable: 0, coverage: 1, counts, findings };
}

function grouped(areas: ReportArea[], steps: string[] = []) {
  const topActions = steps.map((findingId) => ({ findingId }) as TopAction);
  return groupFindings({ areas, summary: { topActions } as never });
}

const orderOf = (areas: ReportArea[], steps?: string[]) => grouped(areas, steps).map(({ checkId }) => checkId);

describe('groups of findings', () => {
  it('has one for each check, its causes inside', () => {
    const groups = grouped([area('ck', finding('ck-a:google'), finding('ck-b:x'), finding('ck-a:meta'))]);
    expect(groups.map(({ checkId, findings }) => [checkId, findings.map(({ cause }) => cause)])).toEqual([
      ['ck-a', ['google', 'meta']],
      ['ck-b', ['x']],
    ]);
  });

  it('leaves out what passed or is open', () => {
    expect(orderOf([area('ck', finding('ck-ok', { class: 'Conform' }), finding('ck-open', { class: 'NoClassification' }))])).toEqual([]);
  });

  it.each<[string, ReportFinding[], string[], string[]]>([
    ['risks before warnings', [finding('a', { class: 'Hint', weight: 5 }), finding('b', { weight: 1 })], [], ['b', 'a']],
    ['heavier before lighter', [finding('a', { weight: 2 }), finding('b', { weight: 5 })], [], ['b', 'a']],
    ['surer before less sure', [finding('a', { confidence: 'medium' }), finding('b')], [], ['b', 'a']],
    ['on more pages before on fewer', [finding('a', { items: pages(1) }), finding('b', { items: pages(12) })], [], ['b', 'a']],
    [
      'on more pages than are named before on fewer',
      [finding('a', { items: pages(2) }), finding('b', { items: [{ ...pages(1)[0]!, detail: { pages: 12 } }] })],
      [],
      ['b', 'a'],
    ],
    [
      'a grave one before a small one on many pages',
      [finding('a', { weight: 1, items: pages(90) }), finding('b', { weight: 5 })],
      [],
      ['b', 'a'],
    ],
    ['next steps before everything', [finding('a', { weight: 5 }), finding('b:x', { class: 'Hint', weight: 1 })], ['b:x'], ['b', 'a']],
    ['next steps in their order', [finding('a:x'), finding('b:x')], ['b:x', 'a:x'], ['b', 'a']],
    [
      'own causes before those settled elsewhere',
      [finding('a:x', { countedBy: 'b', weight: 5 }), finding('b:x', { weight: 1 })],
      [],
      ['b', 'a'],
    ],
    ['equal ones as in the report', [finding('a'), finding('b'), finding('c')], [], ['a', 'b', 'c']],
  ])('shows %s', (_, findings, steps, order) => expect(orderOf([area('ck', ...findings)], steps)).toEqual(order));

  it('leads a group with the next step, then with what counts by itself', () => {
    const findings = [finding('a:one', { countedBy: 'b' }), finding('a:two'), finding('a:three'), finding('b:one')];
    const lead = (steps: string[]) => grouped([area('ck', ...findings)], steps).find(({ checkId }) => checkId === 'a')!.findings[0].cause;
    expect([lead([]), lead(['a:three'])]).toEqual(['two', 'three']);
  });

  it('says which other findings settle it, if they are shown and settle all of it', () => {
    const settled = finding('a:x', { countedBy: 'b' });
    const byAnother = finding('a:y', { countedBy: 'c' });
    const of = (...all: ReportFinding[]) => grouped([area('ck', ...all)]).find(({ checkId }) => checkId === 'a')!.settledBy;
    expect(of(settled, finding('b:x'))).toEqual(['b']);
    expect(of(settled)).toEqual([]);
    expect(of(settled, byAnother, finding('b:x'), finding('c:y'))).toEqual(['b', 'c']);
    expect(of(settled, finding('a:z'), finding('b:x'))).toEqual([]);
  });
});

describe('what is shown at once', () => {
  const areas = [area('ck', finding('ck-a'), finding('ck-b')), area('trk', finding('trk-a', { weight: 5 }), finding('trk-b'))];

  it('is the worst, the rest follows by area', () => {
    const { first, rest, restCount } = splitGroups(grouped(areas), areas, 1);
    expect(first.map(({ checkId }) => checkId)).toEqual(['trk-a']);
    expect(rest.map((own) => [own.area.id, own.groups.map(({ checkId }) => checkId)])).toEqual([
      ['ck', ['ck-a', 'ck-b']],
      ['trk', ['trk-b']],
    ]);
    expect(restCount).toBe(3);
  });

  it('is everything when there is little', () => expect(splitGroups(grouped(areas), areas, 9)).toMatchObject({ rest: [], restCount: 0 }));
});
