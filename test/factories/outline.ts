import type { Check } from '#checks/define-check.ts';
import type { Facts } from '#checks/facts.ts';
import { judge } from './facts.ts';

/** What a table of cases asserts of a verdict: never its prose. `message`, `cause` and `refs` are those of the first finding. */
export interface Outline {
  class: string;
  message?: string;
  cause?: string;
  refs?: readonly string[];
  /** Messages of all findings. */
  messages?: readonly string[];
}

/** Runs a check on the clean site with `facts` in place and tells its verdict in outline; every message it names must exist. */
export function outline(check: Check, facts: Partial<Facts> = {}, missing: readonly (keyof Facts)[] = []): Outline {
  const result = judge(check, facts, missing);
  const findings = 'findings' in result ? result.findings : [];
  const own = 'message' in result ? result.message : undefined;
  const messages = findings.length > 0 ? findings.map(({ message }) => message) : own === undefined ? [] : [own];
  for (const message of messages) {
    if (!(message in check.texts.de.messages)) throw new Error(`${check.id} has no message '${message}'`);
  }
  return {
    class: result.class,
    message: messages[0],
    cause: findings[0]?.cause,
    refs: findings[0]?.items.map(({ ref }) => ref),
    messages,
  };
}
