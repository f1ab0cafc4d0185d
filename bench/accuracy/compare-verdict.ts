import type { ReportFinding } from '#contract/report.ts';
import type { Part } from './held-out.ts';
import type { Outcome } from './score.ts';
import type { CaseClass, VerdictCase } from './verdict-cases.ts';

/** What the labelled cases say about the judgement: whether each class is right, and whether alarms are. */
export interface VerdictOutcomes {
  verdicts: Outcome[];
  alarms: Outcome[];
}

const worstFirst: readonly CaseClass[] = ['Risk', 'Hint', 'NoClassification', 'Conform'];
const alarming: ReadonlySet<string> = new Set(['Risk', 'Hint']);

/** Compares the findings of a judged case with what its author expects. */
export function compareVerdicts(verdictCase: VerdictCase, findings: readonly ReportFinding[]): VerdictOutcomes {
  const outcomes: VerdictOutcomes = { verdicts: [], alarms: [] };
  const { id, part, expect, says = {} } = verdictCase;
  for (const [checkId, classes] of Object.entries(expect)) {
    const own = findings.filter((finding) => finding.checkId === checkId);
    const given = worstFirst.find((one) => own.some((finding) => finding.class === one)) ?? 'NotApplicable';
    const expected = classes.split('|');
    const told = own.map(({ statement }) => statement.toLowerCase());
    const isSaid = says[checkId]?.split('|').some((words) => told.some((statement) => statement.includes(words.toLowerCase()))) ?? true;
    const isRight = expected.includes(given) && isSaid;
    const error = `${id} ${checkId}: expected ${classes}, got ${given}${isSaid ? '' : `, which says nothing of „${says[checkId]}“`}: ${own.map(({ statement }) => statement).join(' / ')}`;
    outcomes.verdicts.push({ ...one(part, checkId.split('-')[0]!), met: +isRight, right: +isRight, errors: isRight ? [] : [error] });
    outcomes.alarms.push(alarmOf(part, expected, given, error));
  }
  return outcomes;
}

const one = (part: Part, kind: string) => ({ part, kind, expected: 1, found: 1 });

/** Whether a fault that is there was told, as a risk or as a warning, and whether what was told is one. */
function alarmOf(part: Part, expected: readonly string[], given: CaseClass, error: string): Outcome {
  const isFault = expected.every((name) => alarming.has(name));
  const mayBeFault = expected.some((name) => alarming.has(name));
  const isTold = alarming.has(given);
  return {
    part,
    kind: 'risk or warning',
    expected: +isFault,
    found: +isTold,
    met: +(isFault && isTold),
    right: +(isTold && mayBeFault),
    errors: (isFault && !isTold) || (isTold && !mayBeFault) ? [error] : [],
  };
}
