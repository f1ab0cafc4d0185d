import { describe, expect, it } from 'vitest';
import { consentStates } from '#evidence/gathered.ts';
import { caseEvidence } from '../bench/accuracy/case-evidence.ts';
import { compareVerdicts } from '../bench/accuracy/compare-verdict.ts';
import { scoresOf } from '../bench/accuracy/score.ts';
import { readCase, type VerdictCase } from '../bench/accuracy/verdict-cases.ts';
import { documentRequest, evidence, inVisits, pageSnapshot, pageVisit } from './factories/evidence.ts';
import { siteUrl } from './factories/facts.ts';
import { reportFinding } from './factories/report-finding.ts';

const caseOf = (head: object, pages = '') =>
  readCase('batch/01-name', 'seen', `<!-- ${JSON.stringify({ title: '', ...head })} -->\n${pages}`);

describe('a labelled case', () => {
  it('is a head and pages, each with what every page has', () => {
    const read = caseOf(
      { expect: { 'frm-preticked': 'Risk' } },
      '<!-- page /kontakt -->\n<form></form>\n<!-- page /datenschutz -->\n<html><body>Text<footer>Ende</footer></body></html>',
    );
    expect(read).toMatchObject({ id: 'batch/01-name', part: 'seen', expect: { 'frm-preticked': 'Risk' } });
    expect(read.pages.map(({ path, kind }) => [path, kind])).toEqual([
      ['/kontakt', 'other'],
      ['/datenschutz', 'privacy'],
    ]);
    expect(read.pages[0]!.html).toMatch(/<title>.*<form><\/form>.*href="\/impressum"/s);
    expect(read.pages[1]!.html).not.toContain('href="/impressum"');
  });

  it('without a head is none', () => expect(() => readCase('batch/x', 'seen', '<p>Text</p>')).toThrow('batch/x'));

  it('takes the place of pages of the clean site, and adds what it has besides', () => {
    const clean = evidence({
      banner: null,
      pages: [
        ...inVisits(),
        ...consentStates.map((state) => pageVisit({ state, id: `${state}-p2`, kind: 'other', url: `${siteUrl}kontakt` })),
      ],
      requests: consentStates.map((state) => documentRequest({ state, pageId: `${state}-p2`, url: `${siteUrl}kontakt` })),
    });
    const labelled: VerdictCase = {
      ...caseOf({ expect: {} }, '<!-- page /kontakt -->a<!-- page /anmeldung -->b'),
      requests: [{ url: 'https://www.google-analytics.com/g/collect', states: ['accept'] }],
      cookies: [{ name: '_ga', days: 400, states: ['accept'] }],
    };
    const given = caseEvidence(
      clean,
      labelled,
      new Map([
        ['/kontakt', pageSnapshot({ title: 'neu' })],
        ['/anmeldung', pageSnapshot({ title: 'dazu' })],
      ]),
    );
    const titles = given.pages
      .filter(({ state }) => state === 'reject')
      .map(({ finalUrl, snapshot }) => [finalUrl, snapshot.ok && snapshot.data.title]);
    expect(titles).toEqual([
      [siteUrl, 'Muster GmbH'],
      [`${siteUrl}kontakt`, 'neu'],
      [`${siteUrl}anmeldung`, 'dazu'],
    ]);
    const asked = (state: 'none' | 'accept') => (given.requests[state].ok ? given.requests[state].data.map(({ url }) => url) : []);
    expect(asked('none')).toEqual([`${siteUrl}kontakt`, `${siteUrl}anmeldung`]);
    expect(asked('accept')).toContain('https://www.google-analytics.com/g/collect');
    expect(clean.pages[1]!.snapshot).not.toMatchObject({ data: { title: 'neu' } });
  });
});

describe('verdicts', () => {
  const labelled = caseOf({
    expect: { 'frm-preticked': 'Risk', 'pp-present': 'Conform|NoClassification', 'imp-present': 'NotApplicable' },
  });
  const finding = (checkId: string, part: object) => reportFinding(checkId, 'x', '', part);

  it('are right where the worst finding of the check has the class, or where there is none and none is expected', () => {
    const findings = [
      finding('frm-preticked', { class: 'Conform' }),
      finding('frm-preticked', {}),
      finding('pp-present', { class: 'NoClassification' }),
    ];
    const { verdicts, alarms } = compareVerdicts(labelled, findings);
    expect(verdicts.map(({ kind, right }) => [kind, right])).toEqual([
      ['frm', 1],
      ['pp', 1],
      ['imp', 1],
    ]);
    expect(scoresOf(alarms).at(-1)).toMatchObject({ expected: 1, found: 1, precision: 1, recall: 1 });
  });

  it('are wrong alarms and missed faults else', () => {
    const { verdicts, alarms } = compareVerdicts(labelled, [finding('imp-present', { class: 'Hint' })]);
    expect(verdicts.map(({ right }) => right)).toEqual([0, 0, 0]);
    expect(scoresOf(alarms).at(-1)).toMatchObject({ expected: 1, found: 1, precision: 0, recall: 0 });
    expect(alarms.flatMap(({ errors }) => errors)).toHaveLength(2);
  });

  it('have to say what they are expected to say', () => {
    const said = { ...labelled, expect: { 'frm-preticked': 'Risk' }, says: { 'frm-preticked': 'newsletter|Werbung' } };
    const right = (statement: string) =>
      compareVerdicts(said, [finding('frm-preticked', { statement })]).verdicts.map(({ right }) => right);
    expect([right('Der Newsletter ist angekreuzt'), right('Die Katalogpost')]).toEqual([[1], [0]]);
  });
});
