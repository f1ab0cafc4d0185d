import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { comparedResult, findingItem, reportFinding } from '../../../test/factories/comparison.ts';
import { reportInput } from '../../../test/factories/report.ts';
import { buildScanResult } from '../build-scan-result.ts';
import { buildSarif } from './sarif.ts';

const message = z.strictObject({ text: z.string().min(1) });
const bag = z.record(z.string(), z.unknown());
const level = z.enum(['none', 'note', 'warning', 'error']);
/** The part of the schema of SARIF 2.1.0 that is used here; strict, because the standard allows no other properties. */
const log = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          version: z.string(),
          language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
          rules: z.array(
            z.strictObject({
              id: z.string().min(1),
              shortDescription: message,
              fullDescription: message,
              help: message,
              defaultConfiguration: z.strictObject({ level }),
              properties: bag.and(z.object({ tags: z.array(z.string()) })),
            }),
          ),
          properties: bag,
        }),
      }),
      automationDetails: z.strictObject({ id: z.string() }),
      invocations: z.array(
        z.strictObject({
          executionSuccessful: z.boolean(),
          startTimeUtc: z.iso.datetime(),
          endTimeUtc: z.iso.datetime().optional(),
          toolExecutionNotifications: z.array(z.strictObject({ descriptor: z.strictObject({ id: z.string().min(1) }), level, message })),
        }),
      ),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      language: z.string(),
      results: z.array(
        z
          .strictObject({
            ruleId: z.string(),
            ruleIndex: z.number().int().min(0),
            kind: z.enum(['notApplicable', 'pass', 'fail', 'review', 'open', 'informational']),
            level,
            message,
            locations: z
              .array(z.strictObject({ physicalLocation: z.strictObject({ artifactLocation: z.strictObject({ uri: z.url() }) }) }))
              .min(1),
            fingerprints: z.record(z.string(), z.string()),
            properties: bag,
          })
          // SARIF 2.1.0, 3.27.10: a level other than none only for what failed.
          .refine((result) => (result.kind === 'fail') === (result.level !== 'none')),
      ),
      properties: bag,
    }),
  ),
});

const whole = buildScanResult(reportInput());

describe('SARIF', () => {
  it.each([
    ['a whole scan', whole],
    [
      'a failed scan',
      {
        ...whole,
        report: {
          ...whole.report,
          scanState: 'failed' as const,
          finished: null,
          areas: [],
          errors: [{ code: 'unresolvable' as const, state: null, message: 'Nicht auflösbar.' }],
        },
      },
    ],
    ['a scan without findings', comparedResult()],
  ])('of %s has the structure of the standard, and rules for its results', (_, result) => {
    const sarif = buildSarif(result);
    expect(log.safeParse(JSON.parse(JSON.stringify(sarif))).error?.issues ?? []).toEqual([]);
    const [run] = sarif.runs;
    for (const { ruleId, ruleIndex } of run!.results) expect(run!.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(run!.results).toHaveLength(result.report.areas.flatMap(({ findings }) => findings).length);
  });

  it.each([
    ['Risk', 'fail', 'error'],
    ['Hint', 'fail', 'warning'],
    ['NoClassification', 'open', 'none'],
    ['Conform', 'pass', 'none'],
  ] as const)('calls %s %s with level %s', (resultClass, kind, expected) => {
    const finding = reportFinding({ class: resultClass, items: [findingItem({ page: 'https://www.muster.test/ä?a=[1]' })] });
    expect(buildSarif(comparedResult({ findings: [finding] })).runs[0]!.results).toMatchObject([
      {
        kind,
        level: expected,
        fingerprints: { 'findingId/v1': finding.id },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'https://www.muster.test/%C3%A4?a=[1]' } } }],
      },
    ]);
  });

  it('says what was not examined, and carries the seal', () => {
    const base = comparedResult({ missing: ['reject'], report: { evidenceSha256: 'ab'.repeat(32) } });
    const states = base.report.completeness.states.map((state) =>
      state.examined ? state : { ...state, reason: 'no-reject', message: 'Ablehnen ging nicht.' },
    );
    const result = { ...base, report: { ...base.report, completeness: { ...base.report.completeness, states } } };
    const [run] = buildSarif(result).runs;
    expect(run!.invocations[0]!.toolExecutionNotifications).toEqual([
      { descriptor: { id: 'no-reject' }, level: 'warning', message: { text: 'Ablehnen ging nicht.' } },
    ]);
    expect(run!.properties).toMatchObject({ evidenceSha256: 'ab'.repeat(32), complete: false });
  });
});
