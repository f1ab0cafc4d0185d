import type { ConsentMonitor } from '#contract/consent-monitor.ts';

export type TcAnswer = ConsentMonitor['tcf'][number];
type Content = NonNullable<TcAnswer['content']>;

/** The last answer of the platform in a state, before or after the choice. */
export interface TcMoment {
  id: string;
  answer: TcAnswer;
  /** How many answers there were; all but the last are left out. */
  answers: number;
}

/** One column for each state and moment, in report order. Of many answers the last one counts: it is where the platform ended. */
export function tcMoments(tcf: readonly TcAnswer[]): TcMoment[] {
  return (['none', 'reject', 'accept'] as const).flatMap((state) =>
    (['before-choice', 'after-choice'] as const).flatMap((moment) => {
      const answers = tcf.filter((answer) => answer.state === state && answer.moment === moment);
      const last = answers.findLast(({ tcString }) => tcString !== null) ?? answers.at(-1);
      return last ? [{ id: `${state} ${moment}`, answer: last, answers: answers.length }] : [];
    }),
  );
}

/** Whether a purpose is consented to, claimed as a legitimate interest, both or neither. */
export function purposeIn(
  { purposesConsent, purposesLegitimateInterest }: Content,
  purpose: number,
): 'both' | 'consent' | 'interest' | 'none' {
  const consent = purposesConsent.includes(purpose);
  const interest = purposesLegitimateInterest.includes(purpose);
  return consent && interest ? 'both' : consent ? 'consent' : interest ? 'interest' : 'none';
}

/** Purposes to list: those with a name, and any further number that a string sets. */
export function purposesIn(moments: readonly TcMoment[], named: number): number[] {
  const set = moments.flatMap(({ answer: { content } }) =>
    content ? [...content.purposesConsent, ...content.purposesLegitimateInterest] : [],
  );
  return [...new Set([...Array.from({ length: named }, (_, index) => index + 1), ...set])].sort((a, b) => a - b);
}

/** What a choice changed against the state before any choice. */
export interface TcDifference {
  state: 'reject' | 'accept';
  /** Purposes with consent that came and went. */
  came: number[];
  went: number[];
  /** Vendors with consent, before and after. */
  vendors: [before: number, after: number];
}

/** Compares the strings after each choice with the one before it. */
export function tcDifferences(moments: readonly TcMoment[]): TcDifference[] {
  const at = (state: TcAnswer['state'], moment: TcAnswer['moment']) =>
    moments.find(({ answer }) => answer.state === state && answer.moment === moment && answer.content !== null)?.answer;
  return (['reject', 'accept'] as const).flatMap((state) => {
    const before = at(state, 'before-choice') ?? at('none', 'before-choice');
    const after = at(state, 'after-choice');
    if (!before?.content || !after?.content) return [];
    const was = before.content.purposesConsent;
    const is = after.content.purposesConsent;
    return [
      {
        state,
        came: is.filter((purpose) => !was.includes(purpose)),
        went: was.filter((purpose) => !is.includes(purpose)),
        vendors: [before.vendorConsents, after.vendorConsents] as [number, number],
      },
    ];
  });
}
