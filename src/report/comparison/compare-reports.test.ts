import { describe, expect, it } from 'vitest';
import { comparisonSchema } from '#contract/comparison.ts';
import {
  type ComparedParts,
  comparedResult,
  cookieEntry,
  findingItem,
  reportFinding,
  tagRow,
  unknownRow,
} from '../../../test/factories/comparison.ts';
import { hostileTexts } from '../../../test/factories/hostile-texts.ts';
import { compareReports } from './compare-reports.ts';

const compare = (before: ComparedParts, after: ComparedParts) =>
  comparisonSchema.parse(compareReports('muster.test', comparedResult(before), comparedResult(after)));

const risk = reportFinding();
const passed = reportFinding({ cause: null, class: 'Conform' });
const open = reportFinding({ cause: null, class: 'NoClassification' });
const newRules: ComparedParts['report'] = { ruleVersion: '2027-01-01-ffff' };
const blog = 'https://www.muster.test/blog';
const start = 'https://www.muster.test/';
const blogPage = { url: blog, kind: 'other', status: 200, title: '', failure: null, states: ['none'], screenshots: [] } as const;
const startPage = { ...blogPage, url: start, kind: 'start' } as const;
const pages = (...visited: { url: string }[]) => ({ report: { pages: visited as never } });

describe('a finding', () => {
  const cases: [name: string, before: ComparedParts, after: ComparedParts, expected: string[]][] = [
    ['that both have is no change', { findings: [risk] }, { findings: [risk] }, []],
    ['came where nothing was before', { findings: [passed] }, { findings: [risk] }, ['new site Conform→Risk']],
    ['came with a check that did not apply before', {}, { findings: [risk] }, ['new site –→Risk']],
    ['went', { findings: [risk] }, { findings: [passed] }, ['gone site Risk→Conform']],
    [
      'went while another cause stays',
      { findings: [risk, reportFinding({ cause: 'pixel' })] },
      { findings: [reportFinding({ cause: 'pixel' })] },
      ['gone site Risk→Conform'],
    ],
    ['became worse', { findings: [reportFinding({ class: 'Hint' })] }, { findings: [risk] }, ['changed site Hint→Risk']],
    ['is not counted while it is passed or open', { findings: [passed] }, { findings: [open] }, []],

    [
      'came by a new version of its check',
      { findings: [{ ...passed, ruleVersion: 1 }] },
      { findings: [{ ...risk, ruleVersion: 2 }] },
      ['new rules Conform→Risk'],
    ],
    [
      'went by a new version of its check',
      { findings: [risk] },
      { findings: [{ ...passed, ruleVersion: 2 }] },
      ['gone rules Risk→Conform'],
    ],
    [
      'became worse by a new version',
      { findings: [reportFinding({ class: 'Hint' })] },
      { findings: [{ ...risk, ruleVersion: 2 }] },
      ['changed rules Hint→Risk'],
    ],
    [
      'of a new version whose check is open now',
      { findings: [risk] },
      { findings: [{ ...open, ruleVersion: 2 }] },
      ['gone rules Risk→NoClassification'],
    ],

    ['went because its check is open now', { findings: [risk] }, { findings: [open] }, ['gone extent Risk→NoClassification']],
    ['came because its check was open before', { findings: [open] }, { findings: [risk] }, ['new extent NoClassification→Risk']],
    [
      'went because its state was not examined',
      { findings: [reportFinding({ items: [findingItem({ states: ['reject'] })] })] },
      { missing: ['reject'] },
      ['gone extent Risk→–'],
    ],
    [
      'was in two states and one was not examined: nobody knows whether it is gone',
      { findings: [reportFinding({ items: [findingItem({ states: ['none', 'accept'] })] })] },
      { findings: [passed], missing: ['accept'] },
      ['gone extent Risk→Conform'],
    ],
    [
      'is in two states now and one was not examined before: it is new in the other',
      { findings: [passed], missing: ['accept'] },
      { findings: [reportFinding({ items: [findingItem({ states: ['none', 'accept'] })] })] },
      ['new site Conform→Risk'],
    ],
    [
      'of a check that did not apply while a state was not examined',
      { missing: ['accept'] },
      { findings: [reportFinding({ items: [findingItem({ states: ['none', 'accept'] })] })] },
      ['new extent –→Risk'],
    ],
    [
      'came because its state was not examined before',
      { missing: ['reject'] },
      { findings: [reportFinding({ items: [findingItem({ states: ['reject'] })] })] },
      ['new extent –→Risk'],
    ],
    [
      'went because its page was not visited',
      { findings: [reportFinding({ items: [findingItem({ page: blog })] })], ...pages(startPage, blogPage) },
      { findings: [passed], ...pages(startPage, { ...blogPage, states: [] } as never) },
      ['gone extent Risk→Conform'],
    ],
    [
      'went from a page that was visited',
      { findings: [reportFinding({ items: [findingItem({ page: `${blog}#top` })] })], ...pages(startPage, blogPage) },
      { findings: [passed], ...pages(startPage, blogPage) },
      ['gone site Risk→Conform'],
    ],
    [
      'went from a start page that leads elsewhere now',
      { findings: [reportFinding({ items: [findingItem({ page: 'http://muster.test' })] })], report: { finalUrl: 'http://muster.test/' } },
      { findings: [passed], report: { finalUrl: 'https://www.muster.test/de/' } },
      ['gone site Risk→Conform'],
    ],
    [
      'has evidence without place',
      { findings: [reportFinding({ items: [findingItem({ states: [], page: null })] })] },
      { findings: [passed] },
      ['gone site Risk→Conform'],
    ],
    [
      'changed its class because of a state that was not examined before',
      { findings: [reportFinding({ class: 'Hint' })], missing: ['reject'] },
      { findings: [reportFinding({ items: [findingItem({ states: ['none', 'reject'] })] })] },
      ['changed extent Hint→Risk'],
    ],

    [
      'names a service that only the later scan knew',
      { findings: [passed], rows: [unknownRow()] },
      { findings: [risk], rows: [tagRow()] },
      ['new rules Conform→Risk'],
    ],
    ['names a service that came', { findings: [passed] }, { findings: [risk], rows: [tagRow()] }, ['new site Conform→Risk']],
    [
      'names a service that was unknown and is contacted in more states now',
      { findings: [passed], rows: [unknownRow({ states: ['accept'] })] },
      { findings: [risk], rows: [tagRow()] },
      ['new site Conform→Risk'],
    ],
    [
      'names a service that is classified otherwise now',
      { findings: [passed], rows: [tagRow({ consent: 'no' })] },
      { findings: [risk], rows: [tagRow({ consent: 'yes' })] },
      ['new rules Conform→Risk'],
    ],
    [
      'names a service for which notices have a rule now',
      { findings: [passed], rows: [tagRow({ privacyPolicyMatch: 'noRule' }), tagRow({ host: 'x.test', serviceId: 'x' })] },
      { findings: [risk], rows: [tagRow({ privacyPolicyMatch: 'notFound' }), tagRow({ host: 'x.test', serviceId: 'x' })] },
      ['new rules Conform→Risk'],
    ],
    [
      'names a service whose notice could not be read before',
      { findings: [open], rows: [tagRow({ privacyPolicyMatch: 'noRule' })] },
      { findings: [risk], rows: [tagRow({ privacyPolicyMatch: 'notFound' })] },
      ['new extent NoClassification→Risk'],
    ],
    [
      'was about an unknown host that has a name now',
      { findings: [reportFinding({ cause: 'statistik.test' })], rows: [unknownRow()] },
      { findings: [risk], rows: [tagRow()] },
      ['new rules Conform→Risk', 'gone rules Risk→Conform'],
    ],
    [
      'is about a cookie that is classified otherwise now',
      { findings: [passed], cookies: [cookieEntry({ consent: 'no' })] },
      { findings: [reportFinding({ cause: '_st' })], cookies: [cookieEntry({ consent: 'yes' })] },
      ['new rules Conform→Risk'],
    ],
    [
      'names a further service of a host, by the same rules: the site really got it',
      { findings: [passed], rows: [tagRow({ serviceId: 'manager' }), unknownRow()] },
      { findings: [risk], rows: [tagRow({ serviceId: 'manager' }), unknownRow(), tagRow()] },
      ['new site Conform→Risk'],
    ],
    [
      'names a further service of a host with unknown requests, by newer rules',
      { findings: [passed], rows: [tagRow({ serviceId: 'manager' }), unknownRow()] },
      { findings: [risk], rows: [tagRow({ serviceId: 'manager' }), unknownRow(), tagRow()], report: newRules },
      ['new rules Conform→Risk'],
    ],
    [
      'names a further service of a host that was known through and through, by newer rules',
      { findings: [passed], rows: [tagRow({ serviceId: 'manager' })] },
      { findings: [risk], rows: [tagRow({ serviceId: 'manager' }), tagRow()], report: newRules },
      ['new site Conform→Risk'],
    ],
  ];
  it.each(cases)('%s', (_, before, after, expected) => {
    const { findings } = compare(before, after);
    expect(findings.map(({ kind, reason, before: was, after: is }) => `${kind} ${reason} ${was ?? '–'}→${is ?? '–'}`)).toEqual(expected);
  });

  it('of a check that is new in the catalogue came by the rules; one that only began to apply came by the site', () => {
    const area = comparedResult({ findings: [risk] }).report.areas[0]!;
    const later = (notApplicable: number) => ({ report: { ...newRules, areas: [{ ...area, notApplicable }] } });
    expect(compare({}, later(3)).findings.map(({ reason }) => reason)).toEqual(['rules']);
    expect(compare({}, later(2)).findings.map(({ reason }) => reason)).toEqual(['site']);
  });

  it('of an area that was not asked for says nothing about the site', () => {
    expect(compare({ findings: [risk] }, { report: { areas: [] } }).findings.map(({ reason }) => reason)).toEqual(['extent']);
  });

  it('is told in the words of the scan that has it, the heaviest first', () => {
    const hint = reportFinding({ class: 'Hint', cause: 'a', statement: 'Warnung.' });
    const { findings, unchangedFindings } = compare(
      { findings: [risk, reportFinding({ cause: 'weg', statement: 'Früher.' })] },
      { findings: [risk, hint, reportFinding({ cause: 'b', statement: 'Später.' })] },
    );
    expect(unchangedFindings).toBe(1);
    expect(findings.map(({ statement }) => statement)).toEqual(['Später.', 'Warnung.', 'Früher.']);
  });
});

describe('a host', () => {
  const cases: [name: string, before: ComparedParts, after: ComparedParts, expected: string[]][] = [
    ['that both contacted alike is no change', { rows: [tagRow()] }, { rows: [tagRow({ requests: 9, pages: [start, blog] })] }, []],
    ['came', {}, { rows: [tagRow()] }, ['new site cdn.statistik.test Statistik [] [none reject accept]']],
    ['went', { rows: [tagRow()] }, {}, ['gone site cdn.statistik.test Statistik [none reject accept] []']],
    [
      'is contacted in another state',
      { rows: [tagRow({ states: ['accept'] })] },
      { rows: [tagRow({ states: ['none', 'accept'] })] },
      ['changed site cdn.statistik.test Statistik [accept] [none accept]'],
    ],
    [
      'unknown is contacted in another state',
      { rows: [unknownRow({ states: ['accept'] })] },
      { rows: [unknownRow({ states: ['none'] })] },
      ['changed site cdn.statistik.test – [accept] [none]'],
    ],
    [
      'of several services tells each',
      {},
      { rows: [tagRow(), tagRow({ serviceId: 'b', service: 'B' }), unknownRow()] },
      ['new site cdn.statistik.test B [] [none reject accept]', 'new site cdn.statistik.test Statistik [] [none reject accept]'],
    ],
    [
      'got a name',
      { rows: [unknownRow()] },
      { rows: [tagRow()] },
      ['changed rules cdn.statistik.test Statistik [none reject accept] [none reject accept]'],
    ],
    [
      'got another name',
      { rows: [tagRow({ serviceId: 'alt', service: 'Alt' })] },
      { rows: [tagRow()] },
      ['changed rules cdn.statistik.test Statistik [none reject accept] [none reject accept]'],
    ],
    [
      'lost its name',
      { rows: [tagRow()] },
      { rows: [unknownRow()] },
      ['changed rules cdn.statistik.test – [none reject accept] [none reject accept]'],
    ],
    [
      'got a further service, by the same rules',
      { rows: [tagRow()] },
      { rows: [tagRow(), tagRow({ serviceId: 'b', service: 'B', states: ['accept'] })] },
      ['new site cdn.statistik.test B [] [accept]'],
    ],
    ['has further unknown requests', { rows: [tagRow()] }, { rows: [tagRow(), unknownRow()] }, []],
    [
      'in a state that was not examined later',
      { rows: [tagRow({ states: ['reject'] })] },
      { missing: ['reject'] },
      ['gone extent cdn.statistik.test Statistik [reject] []'],
    ],
    [
      'in a state that was not examined before',
      { missing: ['reject'] },
      { rows: [tagRow({ states: ['reject'] })] },
      ['new extent cdn.statistik.test Statistik [] [reject]'],
    ],
    [
      'less often only because a state is missing',
      { rows: [tagRow({ states: ['none', 'reject'] })] },
      { rows: [tagRow({ states: ['none'] })], missing: ['reject'] },
      ['changed extent cdn.statistik.test Statistik [none reject] [none]'],
    ],
    [
      'on a page that was not visited later',
      { rows: [tagRow({ pages: [blog] })], ...pages(startPage, blogPage) },
      pages(startPage),
      ['gone extent cdn.statistik.test Statistik [none reject accept] []'],
    ],
    [
      'on a page that was not visited before',
      pages(startPage),
      { rows: [tagRow({ pages: [blog] })], ...pages(startPage, blogPage) },
      ['new extent cdn.statistik.test Statistik [] [none reject accept]'],
    ],
  ];
  it.each(cases)('%s', (_, before, after, expected) => {
    const own = (host: string) => host !== 'www.muster.test';
    const told = compare(before, after).hosts.filter(({ host }) => own(host));
    expect(
      told.map(
        ({ kind, reason, host, service, before: was, after: is }) =>
          `${kind} ${reason} ${host} ${service ?? '–'} [${was.join(' ')}] [${is.join(' ')}]`,
      ),
    ).toEqual(expected);
  });
});

describe('a cookie', () => {
  const year = 31_536_000;
  const day = 86_400;
  const later = { report: { created: '2026-12-21T08:14:00.000Z' } };
  const of = (declaredLifetime: number | null) => ({ cookies: [cookieEntry({ declaredLifetime })] });
  const cases: [name: string, before: ComparedParts, after: ComparedParts, expected: string[]][] = [
    ['that both have is no change', of(year), of(year), []],
    ['came', {}, of(year), ['new site _st']],
    ['went', of(year), {}, ['gone site _st']],
    ['lives longer', of(year), of(2 * year), ['changed site _st']],
    ['became persistent', of(null), of(60), ['changed site _st']],
    ['became one of the session', of(60), of(null), ['changed site _st']],
    ['lives a second less', of(1800), of(1799), []],
    ['ends on the same day as before', of(200 * day), { ...of(170 * day), ...later }, []],
    [
      'is set in another state',
      { cookies: [cookieEntry({ states: ['accept'] })] },
      { cookies: [cookieEntry({ states: ['none'] })] },
      ['changed site _st'],
    ],
    ['of two paths is one', of(year), { cookies: [cookieEntry(), cookieEntry({ path: '/shop', declaredLifetime: 60 })] }, []],
    ['of another domain is another one', of(year), { cookies: [cookieEntry({ domain: 'x.test' })] }, ['new site _st', 'gone site _st']],
    [
      'named like an entry of storage is another one',
      of(year),
      { cookies: [cookieEntry({ type: 'localStorage' })] },
      ['new site _st', 'gone site _st'],
    ],
    ['in a state that was not examined', { cookies: [cookieEntry({ states: ['accept'] })] }, { missing: ['accept'] }, ['gone extent _st']],
    ['where cookies could not be read', of(year), { report: noCookies() }, ['gone extent _st']],
    [
      'less often only because a state is missing',
      of(year),
      { cookies: [cookieEntry({ states: ['none', 'reject'] })], missing: ['accept'] },
      ['changed extent _st'],
    ],
  ];
  it.each(cases)('%s', (_, before, after, expected) => {
    expect(compare(before, after).cookies.map(({ kind, reason, name }) => `${kind} ${reason} ${name}`)).toEqual(expected);
  });
});

function noCookies(): ComparedParts['report'] {
  const { summary } = comparedResult().report;
  return { summary: { ...summary, states: summary.states.map((figures) => ({ ...figures, cookies: null })) } };
}

describe('the comparison', () => {
  it('describes both scans and says whether the rules are the same', () => {
    const same = compare({}, { missing: ['reject'] });
    expect(same).toMatchObject({ host: 'muster.test', sameRules: true, before: { complete: true }, after: { complete: false } });
    expect(same.after.statesExamined).toEqual(['none', 'accept']);
    expect(compare({}, { report: newRules }).sameRules).toBe(false);
    expect(compare({}, { report: { engineVersion: '9.9.9' } }).sameRules).toBe(false);
    expect(compare({ rows: [unknownRow()] }, { rows: [tagRow()] }).sameRules).toBe(false);
  });

  it('of a scan with itself is empty', () => {
    const parts = { findings: [risk], rows: [tagRow(), unknownRow()], cookies: [cookieEntry()], missing: ['reject'] as const };
    expect(compare(parts, parts)).toMatchObject({ findings: [], hosts: [], cookies: [], unchangedFindings: 1, sameRules: true });
  });

  it('is the same in whatever order the monitors come', () => {
    const rows = Array.from({ length: 20 }, (_, index) => tagRow({ host: `h${index}.test`, serviceId: `s${index}`, service: `S${index}` }));
    const cookies = Array.from({ length: 20 }, (_, index) => cookieEntry({ name: `c${index}` }));
    const told = compare({}, { rows, cookies });
    expect(compare({}, { rows: rows.toReversed(), cookies: cookies.toReversed() })).toEqual(told);
    expect(told.hosts.map(({ host }) => host)).toEqual(rows.map(({ host }) => host).sort());
  });

  it('takes names as they are, also those that mean something elsewhere', () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      '',
      '=1+1',
      '<img src=x onerror=alert(1)>',
      'a\nb',
      ...hostileTexts(2_000).map(({ text }) => text),
    ];
    const after = {
      findings: names.map((cause) => reportFinding({ cause })),
      rows: names.map((host) => unknownRow({ host, serviceId: host || null, pages: [host] })),
      cookies: names.map((name) => cookieEntry({ name, domain: name, pages: [name] })),
    };
    const { findings, hosts, cookies } = compare({}, after);
    const distinct = new Set(names).size;
    expect([findings.length, hosts.length, cookies.length]).toEqual([distinct, distinct, distinct]);
    expect(compare(after, {}).cookies.every(({ kind }) => kind === 'gone')).toBe(true);
  });

  it('copes with very large scans', () => {
    const large = (from: number): ComparedParts => ({
      findings: Array.from({ length: 150 }, (_, index) => reportFinding({ cause: `s${from + index}` })),
      rows: Array.from({ length: 400 }, (_, index) =>
        tagRow({
          host: `h${from + index}.test`,
          serviceId: `s${from + index}`,
          pages: Array.from({ length: 100 }, (_, page) => `${start}${page}`),
        }),
      ),
      cookies: Array.from({ length: 10_000 }, (_, index) => cookieEntry({ name: `c${from + index}` })),
    });
    const { findings, hosts, cookies, unchangedFindings } = compare(large(0), large(100));
    expect([findings.length, hosts.length, cookies.length, unchangedFindings]).toEqual([200, 200, 200, 50]);
  });
});
