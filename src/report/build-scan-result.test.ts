import { describe, expect, it } from 'vitest';
import { scanResultSchema } from '#contract/scan-result.ts';
import type { ConsentState } from '#evidence/gathered.ts';
import { gathered, outcome } from '../../test/factories/facts.ts';
import { evidence, fixedCheck, pageVisit, reportInput, sampleChecks, trackedFacts } from '../../test/factories/report.ts';
import { buildScanResult } from './build-scan-result.ts';

describe('buildScanResult', () => {
  it.each(['de', 'en'] as const)('yields objects that the contract accepts (%s)', (locale) => {
    const result = buildScanResult(reportInput({ locale }));
    expect(scanResultSchema.parse(result)).toEqual(result);
    expect(Object.keys(result)).toEqual(['report', 'tagMonitor', 'requestHierarchy', 'cookieMonitor', 'consentMonitor']);
  });

  it('gives the same bytes for the same input', () => {
    expect(JSON.stringify(buildScanResult(reportInput()))).toBe(JSON.stringify(buildScanResult(reportInput())));
  });

  it('lists areas in the order of the catalogue and every applicable check in them', () => {
    const { areas } = buildScanResult(reportInput()).report;
    expect(areas.map(({ id }) => id)).toEqual(['sec', 'imp', 'pp', 'ck', 'trk', 'cmp', 'tc', 'emb', 'frm', 'shop', 'a11y']);
    const seen = areas.flatMap(({ findings }) => findings.map(({ checkId }) => checkId));
    expect(seen.sort()).toEqual(
      sampleChecks
        .map(({ id }) => id)
        .filter((id) => id !== 'shop-terms')
        .sort(),
    );
    expect(areas.find(({ id }) => id === 'shop')).toMatchObject({
      applicable: 0,
      notApplicable: 1,
      class: 'NoClassification',
      coverage: null,
      findings: [],
    });
  });

  it('fills the texts in the language of the report', () => {
    const statementOf = (locale: 'de' | 'en') =>
      buildScanResult(reportInput({ locale })).report.areas.find(({ id }) => id === 'trk')?.findings[0]?.statement;
    expect(statementOf('de')).toBe('DE: Google Analytics gesehen, 1.200 Mal.');
    expect(statementOf('en')).toBe('EN: Google Analytics gesehen, 1,200 Mal.');
  });

  it('counts one root cause once and says where', () => {
    const { areas, summary } = buildScanResult(reportInput()).report;
    const finding = (checkId: string) => areas.flatMap(({ findings }) => findings).find((entry) => entry.checkId === checkId);
    expect(finding('ck-before-consent')).toMatchObject({ id: 'ck-before-consent:google-analytics', countedBy: null });
    expect(finding('trk-before-consent')).toMatchObject({ cause: 'google-analytics', countedBy: 'ck-before-consent' });
    expect(summary.cap).toEqual({ limit: 69, checkIds: ['ck-before-consent', 'trk-before-consent'] });
    expect(summary.counts).toEqual({ Conform: 8, Risk: 2, Hint: 1, NoClassification: 1 });
  });

  it('shows the way from the page to the evidence, with personal data masked', () => {
    const { report } = buildScanResult(reportInput());
    expect(report.areas.find(({ id }) => id === 'trk')?.findings[0]?.items[0]).toMatchObject({
      page: 'https://www.muster.test/',
      path: [
        'https://www.muster.test/',
        'https://www.googletagmanager.com/gtag/js?id=G-1',
        'https://www.google-analytics.com/g/collect?cid=1&ep.mail=e***%40muster.test',
      ],
    });
  });

  it('makes one entry of several problems with the same cause', () => {
    const item = (value: string) => ({ kind: 'text', ref: 'none-r3', value, states: ['none'] }) as const;
    const check = fixedCheck('frm-salutation', 'frm', {
      class: 'Hint',
      findings: [
        { message: 'seen', params: { name: 'a', count: 1 }, cause: 'f1', items: [item('x')] },
        { message: 'seen', params: { name: 'b', count: 2 }, cause: 'f1', items: [item('x'), item('y')] },
        { message: 'seen', params: { name: 'c', count: 3 }, cause: 'f2', items: [item('z')] },
      ],
    });
    const { findings } = buildScanResult(reportInput({ checks: [check] })).report.areas[0]!;
    expect(findings.map(({ id, statement, items }) => [id, statement, items.map(({ value }) => value)])).toEqual([
      ['frm-salutation:f1', 'DE: a gesehen, 1 Mal. DE: b gesehen, 2 Mal.', ['x', 'y']],
      ['frm-salutation:f2', 'DE: c gesehen, 3 Mal.', ['z']],
    ]);
  });

  it('shows a warning beside a risk as a warning behind it, and what is open as open', () => {
    const item = (value: string) => ({ kind: 'text', ref: 'none-r3', value, states: ['none'] }) as const;
    const check = fixedCheck('frm-salutation', 'frm', {
      class: 'Risk',
      findings: [
        { message: 'seen', params: { name: 'a', count: 1 }, cause: 'f1', class: 'Hint', items: [item('x'), item('y')] },
        { message: 'seen', params: { name: 'b', count: 2 }, cause: 'f2', items: [item('z')] },
        { message: 'seen', params: { name: 'c', count: 3 }, cause: 'f3', class: 'NoClassification', items: [item('u'), item('v')] },
      ],
    });
    const { findings } = buildScanResult(reportInput({ checks: [check] })).report.areas[0]!;
    expect(findings.map(({ id, class: own }) => [id, own])).toEqual([
      ['frm-salutation:f2', 'Risk'],
      ['frm-salutation:f1', 'Hint'],
      ['frm-salutation:f3', 'NoClassification'],
    ]);
  });

  it('says why a check is open when its evidence is missing', () => {
    const check = fixedCheck('ck-after-reject', 'ck', { class: 'Conform' }, { needs: ['rejected'] });
    const { findings } = buildScanResult(reportInput({ checks: [check], facts: trackedFacts({}, ['rejected']) })).report.areas[0]!;
    expect(findings[0]).toMatchObject({
      class: 'NoClassification',
      statement: 'Nicht geprüft: der Zustand nach dem Ablehnen. Das Zeitlimit ist abgelaufen.',
    });
  });

  it('orders next steps by their effect and settles a cause only once', () => {
    const { topActions } = buildScanResult(reportInput()).report.summary;
    expect(topActions.map(({ checkId, settles }) => [checkId, settles])).toEqual([
      ['ck-before-consent', 2],
      ['cmp-granularity', 1],
    ]);
    expect(topActions[0]?.effect).toBe(
      'Einer von mehreren Schritten (alle stehen bei der Feststellung), mit denen sich 2 Einzelfeststellungen „Risiko“ aus derselben Ursache erledigen, auf einer Seite.',
    );
  });

  it('shows nobody the marks of steps', () => {
    const { report } = buildScanResult(reportInput());
    expect(report.areas.flatMap(({ findings }) => findings).find(({ checkId }) => checkId === 'cmp-granularity')?.howToFix).toMatch(
      /^Binden Sie cmp-granularity an die Einwilligung\./,
    );
    expect(JSON.stringify(report)).not.toContain('{#');
  });

  it('keeps fixes that name different services apart', () => {
    const finding = (name: string) => ({
      message: 'seen',
      params: { name, count: 1 },
      cause: name,
      items: [{ kind: 'text', ref: '', value: name, states: [] }] as const,
    });
    const named = fixedCheck('trk-session-replay', 'trk', { class: 'Risk', findings: [finding('A'), finding('B')] });
    named.texts.de.howToFix = '1. Entfernen Sie {name}.\n2. Prüfen Sie.';
    const same = fixedCheck('emb-payment-sdk', 'emb', { class: 'Risk', findings: [finding('C'), finding('D')] }, { weight: 4 });
    const { topActions } = buildScanResult(reportInput({ checks: [named, same] })).report.summary;
    expect(topActions.map(({ title, settles }) => [title, settles])).toEqual([
      ['Entfernen Sie A.', 1],
      ['Entfernen Sie B.', 1],
      ['Binden Sie emb-payment-sdk an die Einwilligung.', 2],
    ]);
  });

  it('proposes nothing that does not move the score', () => {
    const found = { message: 'seen', cause: 'x', items: [{ kind: 'text', ref: '', value: '', states: [] }] } as const;
    const shown = fixedCheck('a11y-banner-operable', 'a11y', { class: 'Hint', findings: [found] });
    const counted = fixedCheck('frm-salutation', 'frm', { class: 'Hint', findings: [{ ...found, cause: 'y' }] }, { weight: 1 });
    const { summary, areas } = buildScanResult(reportInput({ checks: [counted, shown] })).report;
    expect(areas.map(({ id, class: given }) => [id, given])).toEqual([
      ['frm', 'Hint'],
      ['a11y', 'Hint'],
    ]);
    expect(summary.topActions.map(({ checkId }) => checkId)).toEqual(['frm-salutation']);
    expect(summary.score).toBe(60);
  });

  it('leaves out a fix that would have gaps', () => {
    const check = fixedCheck('emb-maps', 'emb', { class: 'Conform' });
    check.texts.de.howToFix = 'Entfernen Sie {name}.';
    expect(buildScanResult(reportInput({ checks: [check] })).report.areas[0]?.findings[0]).toMatchObject({
      howToFix: '',
      explanation: 'DE-Erklärung emb-maps',
    });
  });

  it('says with each result, found or not, on what the confidence of its check rests', () => {
    for (const [locale, language] of [
      ['de', 'DE'],
      ['en', 'EN'],
    ] as const) {
      const findings = buildScanResult(reportInput({ locale })).report.areas.flatMap((area) => area.findings);
      expect(new Set(findings.map((finding) => finding.class)).size).toBe(4);
      for (const { checkId, confidenceReason } of findings) expect(confidenceReason).toBe(`${language}: worauf ${checkId} beruht.`);
    }
  });

  it('makes the fix of an open check a condition, unless it sets its own', () => {
    const fixOf = (howToFix: string) => {
      const check = fixedCheck('emb-maps', 'emb', { class: 'NoClassification', message: 'open' });
      check.texts.de.howToFix = howToFix;
      return buildScanResult(reportInput({ checks: [check] })).report.areas[0]?.findings[0]?.howToFix;
    };
    expect(fixOf('1. Entfernen Sie es.\n2. Scannen Sie.')).toBe('1. Falls zutreffend: Entfernen Sie es.\n2. Scannen Sie.');
    expect(fixOf('1. Falls Sie es nutzen: Entfernen Sie es.')).toBe('1. Falls Sie es nutzen: Entfernen Sie es.');
    expect(fixOf('')).toBe('');
  });

  it('does not rate what was not examined', () => {
    const check = fixedCheck('ck-after-reject', 'ck', { class: 'Conform' }, { needs: ['rejected'] });
    const reasonIn = (locale: 'de' | 'en') =>
      buildScanResult(reportInput({ checks: [check], facts: trackedFacts({}, ['rejected']), locale })).report.areas[0]?.findings[0]
        ?.confidenceReason;
    expect(reasonIn('de')).toBe('Nicht bewertet, weil nicht geprüft.');
    expect(reasonIn('en')).toBe('Not rated, because it was not examined.');
  });

  it('begins a sentence that begins with the moment with a capital letter', () => {
    const item = { kind: 'cookie', ref: 'none-c1', value: '_ga', states: ['none'] } as const;
    const params = { name: 'Matomo' };
    const check = fixedCheck('ck-before-consent', 'ck', {
      class: 'Risk',
      findings: [{ message: 'seen', params, cause: 'matomo', items: [item] }],
    });
    const de = { ...check.texts.de, messages: { seen: '{when} zählt {name} Besuche' } };
    const own = { ...check, texts: { ...check.texts, de } };
    expect(buildScanResult(reportInput({ checks: [own] })).report.areas[0]?.findings[0]?.statement).toMatch(/^Vor der Auswahl zählt/);
  });

  it('lists pages under the states that were examined only', () => {
    const statesWithout = (...missing: ('rejected' | 'accepted')[]) => {
      const { pages } = buildScanResult(reportInput({ facts: trackedFacts({}, missing) })).report;
      return new Set(pages.flatMap(({ states }) => states));
    };
    expect(statesWithout().has('reject')).toBe(true);
    expect(statesWithout('rejected').has('reject')).toBe(false);
    expect(statesWithout('rejected').has('none')).toBe(true);
  });

  it('has one step where the banner cannot be rejected', () => {
    const check = fixedCheck('ck-after-reject', 'ck', { class: 'Conform' }, { needs: ['rejected'] });
    const reject = outcome({ state: 'reject', method: 'pay-or-consent', performed: false, verified: false });
    const facts = gathered({ attempts: { reject, accept: null } }, ['rejected'], 'not-performed');
    expect(buildScanResult(reportInput({ checks: [check], facts })).report.areas[0]?.findings[0]?.howToFix).toMatch(
      /^1\. Prüfen Sie im bezahlten Zugang/,
    );
  });

  it('shows no personal data that requests carry', () => {
    expect(JSON.stringify(buildScanResult(reportInput()))).not.toContain('erika');
  });
});

describe('summary', () => {
  const passing = [
    fixedCheck('trk-before-consent', 'trk', { class: 'Conform' }),
    fixedCheck('cmp-granularity', 'cmp', { class: 'Conform' }),
  ];
  const clean = gathered();
  const noBanner = evidence({
    consent: {
      reject: { ok: true, data: outcome({ method: 'no-banner' }) },
      accept: { ok: true, data: outcome({ state: 'accept', method: 'no-banner' }) },
    },
  });

  it('is Conform when everything was examined and nothing was found', () => {
    const { summary, completeness } = buildScanResult(reportInput({ checks: passing, facts: clean, evidence: noBanner })).report;
    expect(summary).toMatchObject({ class: 'Conform', score: 100, provisional: false, coverage: 1, cap: null, topActions: [] });
    expect(summary.sentence).toBe('Auf den geprüften Seiten wurde keine Auffälligkeit festgestellt.');
    expect(summary.leadFindingId).toBeNull();
    expect(summary.explanation).toMatch(
      /^Die Ampel zeigt „OK“, weil kein Risiko .* Die Website zeigt kein Banner; geprüft wurde der Aufruf ohne Auswahl; das ist keine rechtliche Prüfung\.$/,
    );
    expect(summary.states.map(({ trackers, cookies }) => [trackers, cookies])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(completeness.states.map(({ examined, reason }) => [examined, reason])).toEqual([
      [true, null],
      [true, 'no-banner'],
      [true, 'no-banner'],
    ]);
  });

  it('says so when only light warnings remain', () => {
    const checks = [
      ...passing,
      fixedCheck(
        'cmp-unnecessary',
        'cmp',
        { class: 'Hint', findings: [{ message: 'seen', cause: 'x', items: [{ kind: 'text', ref: '', value: '', states: [] }] }] },
        { weight: 1 },
      ),
    ];
    const { summary } = buildScanResult(reportInput({ checks, facts: clean })).report;
    expect(summary).toMatchObject({
      class: 'Conform',
      sentence: expect.stringMatching(/kein Risiko festgestellt, aber eine Warnung: \S.+\.$/),
    });
  });

  const missing: [string, ConsentState, 'rejected' | 'accepted', Partial<ReturnType<typeof outcome>>, string, RegExp][] = [
    [
      'no control to reject',
      'reject',
      'rejected',
      { method: 'no-reject', performed: false, verified: false },
      'no-reject',
      /keine Schaltfläche/,
    ],
    [
      'reject only against payment',
      'reject',
      'rejected',
      { method: 'pay-or-consent', performed: false, verified: false },
      'pay-or-consent',
      /Bezahlung/,
    ],
    ['reject not read back', 'reject', 'rejected', { verified: false }, 'not-verified', /nicht auslesen/],
    ['accept failed', 'accept', 'accepted', { method: 'failed', performed: false, verified: false }, 'failed', /nicht gelungen/],
  ];
  it.each(missing)('is never Conform: %s', (_, state, fact, attempt, reason, message) => {
    const consent = { ...evidence().consent, [state]: { ok: true, data: outcome({ state: state as 'reject' | 'accept', ...attempt }) } };
    const { report } = buildScanResult(reportInput({ checks: passing, facts: trackedFacts({}, [fact]), evidence: evidence({ consent }) }));
    expect(report.completeness.complete).toBe(false);
    expect(report.completeness.states.find((entry) => entry.state === state)).toMatchObject({
      examined: false,
      reason,
      message: expect.stringMatching(message),
    });
    expect(report.summary.states.find((entry) => entry.state === state)).toMatchObject({
      examined: false,
      cookies: null,
      trackers: null,
      thirdPartyHosts: null,
    });
    expect(report.summary).toMatchObject({ class: 'NoClassification', provisional: true, sentence: expect.stringMatching(message) });
  });

  it('is a Risk even when a state is missing', () => {
    const { summary } = buildScanResult(reportInput({ facts: trackedFacts({}, ['rejected']) })).report;
    expect(summary).toMatchObject({ class: 'Risk', provisional: true, sentence: 'DE: Google Analytics gesehen, 1.200 Mal.' });
    expect(summary.leadFindingId).toBe(summary.topActions[0]!.findingId);
    expect(summary.explanation).toMatch(
      /in 2 von \d Bereichen, die zur Punktzahl zählen, .*begrenzt die Punktzahl auf 69; die Punktzahl ist vorläufig/,
    );
  });

  it('is open below 60 % coverage', () => {
    const open = fixedCheck('trk-after-reject', 'trk', { class: 'NoClassification', message: 'open' });
    const { summary } = buildScanResult(reportInput({ checks: [...passing.slice(0, 1), open], facts: clean })).report;
    expect(summary).toMatchObject({ class: 'NoClassification', provisional: true, coverage: 0.5 });
  });

  it('tells which pages were not reached', () => {
    const pages = [
      ...evidence().pages,
      pageVisit({ state: 'accept', kind: 'other', url: 'https://www.muster.test/blog', failure: 'timeout' }),
    ];
    const { completeness, pages: listed } = buildScanResult(reportInput({ evidence: evidence({ pages }) })).report;
    expect(completeness.pages).toEqual({
      planned: 4,
      reached: 3,
      failures: [
        {
          url: 'https://www.muster.test/blog',
          states: ['accept'],
          reason: 'timeout',
          message: 'Die Seite hat nicht rechtzeitig geantwortet.',
        },
      ],
    });
    expect(listed.at(-1)).toMatchObject({ url: 'https://www.muster.test/blog', failure: 'timeout', states: [] });
  });

  it('tells which pages were reached and could not be read', () => {
    const snapshot = { ok: false, reason: 'blocked', message: 'TypeError' } as const;
    const pages = [...evidence().pages, pageVisit({ state: 'none', kind: 'other', url: 'https://www.muster.test/produkt', snapshot })];
    const { completeness } = buildScanResult(reportInput({ evidence: evidence({ pages }) })).report;
    expect(completeness).toMatchObject({
      complete: false,
      pages: { planned: 4, reached: 3, failures: [{ states: ['none'], reason: 'unreadable' }] },
    });
  });
});

describe('a scan that failed', () => {
  const turnedAway = (locale: 'de' | 'en') => {
    const site = gathered().site;
    if (!site.ok) throw new Error('factory');
    const url = 'https://www.muster.test/';
    const facts = gathered(
      { site: { ...site.data, startPage: { url, status: 403, failure: 'blocked-by-site' } } },
      (Object.keys(gathered()) as (keyof ReturnType<typeof gathered>)[]).filter((fact) => fact !== 'site'),
      'blocked',
    );
    const failed = evidence({
      pages: [pageVisit({ failure: 'blocked-by-site', status: 403 })],
    });
    const check = fixedCheck('imp-present', 'imp', { class: 'Conform' }, { needs: ['imprint'] });
    return buildScanResult(reportInput({ evidence: failed, facts, checks: [check], locale })).report;
  };

  it('names what the start page answered and the exception to enter', () => {
    expect(turnedAway('de').summary.sentence).toBe(
      'Die Startseite https://www.muster.test/ antwortete mit Status 403. Lassen Sie in Ihrem Bot-Schutz vorübergehend die öffentliche IP-Adresse des Scanners zu (wer ihn betreibt, nennt sie Ihnen), und scannen Sie erneut. Die Browserkennung genügt nicht: Sie ist die eines gewöhnlichen Browsers.',
    );
    expect(turnedAway('en').summary.sentence).toMatch(
      /^The start page https:\S+ answered with status 403\. In your bot protection, temporarily admit/,
    );
  });

  it('says with each open check that the site turned the scan away', () => {
    expect(turnedAway('de').areas[0]?.findings[0]).toMatchObject({
      statement: 'Nicht geprüft: Die Website hat den Scan schon auf der Startseite abgewiesen (Bot-Schutz, Status 403).',
      howToFix: '1. Lassen Sie die öffentliche IP-Adresse des Scanners in Ihrem Bot-Schutz vorübergehend zu, und scannen Sie erneut.',
    });
  });

  it.each([
    ['with its error', [{ code: 'unresolvable', state: null, message: 'ENOTFOUND' }] as const, 'unresolvable'],
    ['without one: the start page tells it', [] as const, 'timeout'],
  ])('%s', (_, errors, code) => {
    const base = evidence();
    const failed = evidence({ run: { ...base.run, errors: [...errors] }, pages: [pageVisit({ failure: 'timeout', status: null })] });
    const all = Object.keys(gathered()) as (keyof ReturnType<typeof gathered>)[];
    const result = buildScanResult(reportInput({ evidence: failed, facts: gathered({}, all, 'unreachable') }));
    expect(scanResultSchema.safeParse(result).error).toBeUndefined();
    expect(result.report).toMatchObject({
      scanState: 'failed',
      errors: [{ code }],
      summary: { class: 'NoClassification', score: null, provisional: true },
    });
    expect(result.report.summary.sentence).toContain(result.report.errors[0]?.message);
    expect(result.report.completeness.states.every(({ examined }) => !examined)).toBe(true);
    expect(result.tagMonitor.rows).toEqual([]);
    expect(result.report.errors[0]?.message).not.toContain('ENOTFOUND');
  });
});
